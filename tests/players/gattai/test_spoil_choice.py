"""Which Spoils a steady player takes: what brings something here, and nothing that would bring nothing."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.outcome.spoils import TakeSpoil
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
WON = """
given   pilot red "Ren"; pilot green "Tam"; threat gull "The Gull" rating 3
        throwdown Red, Green against Coach with gull; Coach on turn; Pile 7♣P; Coach: hand 4♦C
        Red: Charges 6/6; Buffers 1/1; Green: Charges {charges}/6; Buffers 1/1
        Red: Solo {solo}; pilot.red.base.solo = 3
when    Coach concedes
"""
WASTED = {"chargeup", "chargeup-team", "fortify", "fortify-team", "recover", "recover-all"}


@pytest.mark.parametrize(("charges", "solo", "useful"), [(6, 2, "recover"), (0, 3, "chargeup"), (6, 3, "")])
def test_what_is_missing_is_taken_and_nothing_else(charges: int, solo: int, useful: str) -> None:
    """Given winners who lack one thing or none, when steady chooses, then it takes that, and none that is full."""
    table = replay(read(WON.format(charges=charges, solo=solo), "won.record")).state
    taken = set[str]()
    while isinstance(
        move := seated("red", STEADY).choose(GAME.sight(table, "red"), GAME.options(table, "red")), TakeSpoil
    ):
        taken.add(move.spoil)
        table, _ = GAME.play(table, move, seeded(1))
    assert taken & WASTED == ({useful} if useful else set())


def test_what_is_taken_for_all_is_not_taken_again_for_one() -> None:
    """Given many Charges that are missing, when steady takes them all at once, then its other Spoil is another one."""
    charged = WON.format(charges=0, solo=3).replace("Charges 6/6", "Charges 0/9")
    charged = charged.replace("Red: Solo", "Fan Club 9; Armory 9; Pit Crew 9; Red: Solo")
    table = replay(read(charged, "won.record")).state
    taken = list[str]()
    while isinstance(
        move := seated("red", STEADY).choose(GAME.sight(table, "red"), GAME.options(table, "red")), TakeSpoil
    ):
        taken.append(move.spoil)
        table, _ = GAME.play(table, move, seeded(1))
    assert taken[0] == "chargeup-team"
    assert "chargeup" not in taken
