"""What somebody does in First Contact, from one conflict to the next, and what has to be written when it is over."""

import re
import subprocess
import sys
from pathlib import Path

from gattai_desktop.games.gattai.story.first_contact_acts import CLOSE
from gattai_desktop.sessions.journal import Journal
from tests.end_to_end.reader import Reader
from tests.end_to_end.screen import Look

BOLD = ("Escalate", "Counter", "Block", "Concede")
"""The Drives of somebody who would rather open a new stage."""


def coach_has_it(look: Look) -> bool:
    """Whether the Coach sits at the table again, between two conflicts."""
    return look["step"] == "story" and look["seat"] == "coach" and not look["curtain"]


def the_team_can_be_made(look: Look) -> bool:
    """Whether the end can be read, and the Team may sit down for the next session."""
    return look["focus"].startswith("What is left. ")


def choose(reader: Reader, plate: str) -> None:
    """Go from the end, where Enter does nothing, to one of the plates for what may come next."""
    if the_team_can_be_made(reader.press("Down")):  # the Hand had covered itself, and the first key turns it up
        reader.press("Down")
    reader.walk(plate)


def gambit(reader: Reader, name: str) -> None:
    """Offer a Gambit for what its Pilot wants, and play it to its end."""
    reader.enter(lambda look: look["focus"].startswith("Gambit") and coach_has_it(look))
    reader.press("g")
    reader.walk(f"Offer {name} a Gambit")
    reader.press("Return")
    reader.enter(coach_has_it, {"Tell it": "Right"})


def challenge(reader: Reader, name: str) -> None:
    """Challenge somebody for what stands there, with the first card."""
    reader.enter(lambda look: look["focus"].startswith("Throwdown"))
    reader.press("d")
    reader.walk(f"{name}: ")
    reader.press("Return")
    reader.press("Return")


def program(*arguments: object) -> str:
    """Return what the command line prints; it has to be content."""
    command = [sys.executable, "-m", "gattai_desktop", *(str(one) for one in arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8").stdout


def it_was_played_to_its_end(session: Path) -> None:
    """First Contact was played by all who sit there, in all that its three acts ask for."""
    record = session.with_suffix(".record")
    record.write_text(program("export", session, "--as", "record"), encoding="utf-8")
    moves = re.findall(r"^when +(.+)$", record.read_text(encoding="utf-8"), re.MULTILINE)

    assert {move.split()[0] for move in moves} == {"Coach", "Red", "Orange", "Yellow"}
    assert sum(" offers " in move for move in moves) == 3
    assert sum(" invests " in move for move in moves) == 6
    between = [move.split()[0] for move in moves if " challenges " in move]
    assert between == ["Red", "Coach"]
    assert sum(move.endswith("concedes") for move in moves) == 2
    assert sum(" escalates " in move for move in moves) > 1
    assert sum(" counters " in move for move in moves) > 1
    assert "Yellow joins red" in moves
    with Journal.open(session) as journal:
        values = journal.state().values
    assert (values["step"], values["first_contact.act"]) == ("story", CLOSE)
    program("check", record)
