"""A Coach brings an evening of his own: made at an empty desk, begun, played, given away, and played at another home.

Once by pointer, once by keys and by what things are called, each on a real screen.
"""

import re
import sys
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.sessions.journal import Journal
from tests.end_to_end.at_the_desk import ByKeys, ByPointer, Writer
from tests.end_to_end.pointing import Pointing
from tests.end_to_end.reader import Reader
from tests.end_to_end.screen import Table, button, opened, virtual_screen
from tests.end_to_end.screen import missing as missing_here
from tests.end_to_end.whole_first_contact import coach_has_it, program

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing_here()), reason=f"not installed here: {', '.join(missing_here())}"),
]

WAYS: Final = {"by pointer": (ByPointer, Pointing), "by keys and names": (ByKeys, Reader)}


def written(writer: Writer) -> None:
    """Write an evening at an empty desk: one Threat, two Factions, a path of four steps and two Pilots."""
    writer.open("Packs", "New pack at the desk")
    writer.open("New pack at the desk", "What it is called")
    writer.write("What it is called", "Night Shift")
    writer.write("Who makes it", "Jo")
    writer.open("A pack of Gattaibushido:FUSION!", "New Threat")
    writer.new("New Threat", "The Night Clerk")
    writer.press("TR 2")
    writer.write("Wave", "+Trauma:Opponent(1)")
    for name in ("Bakers", "Tram Drivers"):
        writer.new("New Faction", name)
        writer.press("3")
    for number in range(4):
        writer.open("New step", f"Step {number + 1}: ")
    for name in ("Mo", "Kim"):
        writer.new("New Pilot", name)


def sat_down(table: Table) -> None:
    """Let those who are asked for sit down, and deal."""
    table.until(lambda look: button(look, "Sit down"), "it asks who plays")
    table.hands.key("ctrl+Return")
    table.until(lambda look: look["table"] and look["focus"].startswith("Deal the cards"), "the table is laid")


def conflicts(table: Table, reader: Reader) -> None:
    """Deal, play a Gambit to its end, and a Throwdown till a side has conceded."""
    reader.enter(lambda look: look["entry"] > 0 and coach_has_it(look))
    reader.press("g")
    table.hands.type("the last tram")
    reader.tab("Offer Mo a Gambit")
    reader.press("Return")
    reader.enter(lambda look: look["step"] == "story", {"Tell it": "Right"})
    reader.walk("Back to Coach")
    reader.enter(coach_has_it)
    reader.press("d")
    table.hands.type("the depot")
    reader.tab("Mo: ")
    reader.press("Return")
    reader.press("Return")
    reader.fight()


def given_away(writer: Writer, file: Path) -> None:
    """Open the pack at the desk again, and give it away as one file."""
    writer.open("Packs", "New pack at the desk")
    writer.open("Night Shift", "Open at the desk")
    writer.open("Open at the desk", "New Threat")
    writer.table.hands.key("ctrl+e")
    writer.path(str(file))


def brought_in(writer: Writer, file: Path) -> None:
    """Bring the file in where there is nothing of one's own yet, and begin its evening."""
    writer.open("Packs", "Bring in a pack")
    writer.press("Bring in a pack")
    writer.path(str(file))
    writer.open("Night Shift", "Play")
    writer.press("Play")


def told(folder: Path) -> str:
    """Return the only session of a home as a record, with what the table knows of the pack."""
    (session,) = (folder / "sessions").glob("*.gattai")
    with Journal.open(session) as journal:
        values = journal.state().values
    assert values["threat.the_night_clerk.name"] == "The Night Clerk"
    assert (values["faction.bakers.agency"], values["faction.tram_drivers.agency"]) == (3, 3)
    assert values["crisis.path"] == ("Story", "Wave", "Story", "Storm")
    return program("export", session, "--as", "record")


def was_played(record: str) -> None:
    """A Gambit was offered, answered and revealed; a Throwdown begun, fought and conceded; each by its own move."""
    moves = re.findall(r"^when +(.+)$", record, re.MULTILINE)
    assert 'Coach offers red a Gambit for "the last tram"' in moves
    assert "Coach reveals" in moves
    begun = next(number for number, move in enumerate(moves) if move.startswith("Coach challenges red with "))
    assert moves[begun].endswith('for "the depot"')
    fought = moves[begun:]
    assert any(move.startswith("Red accepts with") for move in fought)
    assert any(" counters " in move or " escalates " in move or " blocks " in move for move in fought)
    assert any(" concedes" in move for move in fought)


@pytest.mark.parametrize("way", WAYS)
def test_an_evening_of_ones_own_is_made_played_given_away_and_played_again(tmp_path: Path, way: str) -> None:
    kind, reading = WAYS[way]
    home, friend, file = tmp_path / "home", tmp_path / "friend", tmp_path / "night-shift.gattai-pack"
    home.mkdir()
    friend.mkdir()
    with virtual_screen() as display:
        with opened(None, home, display, {}) as table:
            written(kind(table))
            table.hands.key("F9")
            sat_down(table)
            conflicts(table, reading(table))
            table.end()
        was_played(told(home))
        with opened(None, home, display, {}) as table:
            given_away(kind(table), file)
            table.end()
        with opened(None, friend, display, {}) as table:
            brought_in(kind(table), file)
            sat_down(table)
            conflicts(table, reading(table))
            table.end()
        was_played(told(friend))
    assert (friend / "packs" / "gattai" / "night-shift").is_dir()
