"""A boss with a hand of its own: what others may know of it before its card has a turn (RULES VM-H53)."""

import pytest

from gattai_desktop.cards.facts import Announced
from gattai_desktop.games.virtual_machine.turns import EndTurn
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

ENDS = """game    virtual-machine
given   scenario f5; player sable; player teo; ruling boss_hand = {hand}; C4 sable b1; C6 m02.1; C1 teo
        cpu = ["b1", "m02.1"]; {own}CPU: hand Q♥ 4♥; CPU: play area 9♠; process.m02.1.turns = 1
        Sable has the turn with 5S; count 5
then    count 5
"""


@pytest.mark.parametrize("seat", ["sable", "cpu"])
@pytest.mark.parametrize(("hand", "own"), [("own", 'secret.cpu.own = ["9SC"]; '), ("cpus", "")])
def test_a_preview_ends_no_round_in_which_the_boss_still_acts(seat: str, hand: str, own: str) -> None:
    """Whose card lies there is the CPU's secret: others do not know yet that the boss can take it."""
    played = replay(read(ENDS.format(hand=hand, own=own)))
    preview = played.record.box.game.preview(played.state, EndTurn("sable"), seat)
    said = [fact.words for _, fact in preview.facts if isinstance(fact, Announced)]
    assert "round_ends" not in said
    assert preview.complete == (hand == "cpus" or seat == "cpu")
