"""A Gambit and a Throwdown of a given session, played on a real screen: by dragging cards, and by keys alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from gattai_desktop.sessions.shelf import record_into
from tests.end_to_end.hands import Keys, Player, Pointer
from tests.end_to_end.screen import missing, playing

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

GIVEN = """given   name "An evening"
        pilot red "Ren"
        threat tide "The Tide" rating 2
        phase = "play"; hand_size.coach = 3
        Red: Strike 2; hand 8♥P 9♣P J♠P; Coach: hand K♠C 3♣C 7♦C 10♥C
"""


def evening(player: Player) -> None:
    """Play a Gambit to its end and a Throwdown to its Spoils."""
    player.seat("Coach", "coach")
    player.press("Gambit")
    player.write("Open the vault")
    player.move("Offer Ren a Gambit")
    player.move("Accept")
    player.play("3C", "gambit.threshold")
    player.seat("Ren", "red")
    player.play("8H", "gambit.pilot")
    player.move("Reveal")
    player.move("Charges")
    player.press("Back to Coach")
    player.seat("Coach", "coach")
    player.lay("7D", "seat.red")
    player.write("The gate")
    player.move("Challenge Ren")
    player.seat("Ren", "red")
    player.play("9C", "initiative.challenged")
    player.move("The Tide: Let it fight")
    player.move("Close the sides")
    player.press("For herself")
    player.move("Go on")
    player.move("Reveal")
    player.seat("Coach", "coach")
    player.play("TH", "pile")
    player.seat("Ren", "red")
    player.play("JS", "pile")
    player.seat("Coach", "coach")
    player.play("KS", "pile")
    player.seat("Ren", "red")
    player.play("AC", "pile")
    player.seat("Coach", "coach")
    player.press("Concede: ")
    player.move("Concede, at a price")
    player.take("Charges, all are full already")
    player.take("Rally")
    player.apply()


# Her Charges are full either way, so the last choice is made for her.
MOVES = """
Coach offers red a Gambit for "Open the vault"
Red accepts
Coach puts 3♣C down
Coach changes the seating to apart
Red plays 8♥P
Coach reveals
Coach makes it Chargeup
Coach challenges red with 7♦C for "The gate"
Red accepts with 9♣P
Coach brings in tide
Coach closes the sides
Coach breaks the tie for herself
Coach says coach started it
Coach reveals
Coach counters with 10♥C
Red counters with J♠P
Coach counters with K♠C
Red counters with A♣P
Coach concedes
Red takes chargeup for red
Red takes rally for red
Red takes no more Spoils
Red chooses "+Chargeup:Self(Full)"
"""


def exported(session: Path) -> list[str]:
    """Return the moves of the session's record, as the command line writes it."""
    command = [sys.executable, "-m", "gattai_desktop", "export", str(session), "--as", "record"]
    text = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout
    return [line.removeprefix("when").strip() for line in text.splitlines() if line.startswith("when")]


@pytest.mark.parametrize("way", [Pointer, Keys])
def test_an_evening_on_a_real_screen(way: type[Player], tmp_path: Path) -> None:
    record, session = tmp_path / "given.record", tmp_path / "given.gattai"
    record.write_text(GIVEN, encoding="utf-8")
    record_into(record, session)
    with playing(session, tmp_path) as table:
        evening(way(table))
        table.end()
    assert exported(session) == MOVES.strip().splitlines()
