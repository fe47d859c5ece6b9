"""A card begins what is done with it, by a real pointer, however people sit: a Gambit at its place, a challenge."""

import sys
from pathlib import Path

import pytest

from gattai_desktop.sessions.shelf import record_into
from tests.end_to_end.hands import Pointer
from tests.end_to_end.screen import missing, playing

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

GIVEN = """given   name "By the card"
        pilot red "Ren"
        threat tide "The Tide" rating 2
        phase = "play"; hand_size.coach = 3; seating = "{seating}"
        Red: Strike 2; hand 8♥P 9♣P J♠P; Coach: hand K♠C 3♣C 7♦C 10♥C
"""


def sit(player: Pointer, name: str, seat: str) -> None:
    """Let somebody else sit down, and show her hand where one hand on the mouse keeps it covered."""
    player.seat(name, seat)
    if player.table.look()["covered"]:
        player.press("The hand lies covered")


@pytest.mark.parametrize("seating", ["apart", "sides", "one_hand"])
def test_a_gambit_and_a_throwdown_begin_by_dragging_a_card(tmp_path: Path, seating: str) -> None:
    """Onto Gambit and its places, and onto a Pilot's row."""
    record, session = tmp_path / "given.record", tmp_path / "given.gattai"
    record.write_text(GIVEN.format(seating=seating), encoding="utf-8")
    record_into(record, session)
    with playing(session, tmp_path) as table:
        player = Pointer(table)
        sit(player, "Coach", "coach")
        player.lay("3C", "begin.gambit")
        player.write("Open the vault")
        player.move("Offer Ren a Gambit")
        player.move("Accept")
        sit(player, "Ren", "red")
        player.play("8H", "gambit.pilot")
        player.move("Reveal")
        player.move("Charges")
        player.press("Back to Coach")
        sit(player, "Coach", "coach")
        player.lay("7D", "seat.red")
        player.write("The gate")
        player.move("Challenge Ren")
        sit(player, "Ren", "red")
        player.play("9C", "initiative.challenged")
        assert table.look()["step"] == "throwdown.sides"
        table.end()


TURN = """given   name "On the Pile"
        pilot red "Ren"; seating = "{seating}"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 8♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""


@pytest.mark.parametrize("seating", ["apart", "sides", "one_hand"])
def test_a_card_is_dragged_onto_the_pile(tmp_path: Path, seating: str) -> None:
    record, session = tmp_path / "given.record", tmp_path / "given.gattai"
    record.write_text(TURN.format(seating=seating), encoding="utf-8")
    record_into(record, session)
    with playing(session, tmp_path) as table:
        player = Pointer(table)
        sit(player, "Ren", "red")
        player.play("9C", "pile")
        table.end()
