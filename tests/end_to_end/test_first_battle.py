"""The guided first battle by pointer alone: from an empty shelf, against the program, to its end."""

import sys
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.sessions.journal import Journal
from tests.end_to_end.screen import Look, missing, playing, until
from tests.end_to_end.tally import Tally

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

MOST: Final = 25
ANSWERS: Final = ("Use it", "Thicket", "Cinder")
"""What the guide proposes where it asks."""
BEATEN: Final = ("You have won.", "has won.")


def meant(look: Look) -> str:
    """Return what is to be clicked on now; "" while the program plays."""
    guide, names = look.get("guide", ""), [one["name"] for one in look["buttons"]]
    asked = next((one for one in names if one.startswith(ANSWERS)), "")
    if asked:
        return asked
    if any(over in guide for over in BEATEN):
        return "over"
    return "Reveal one" if "eveal" in guide and "The program plays" not in guide else ""


def test_the_guide_leads_through_the_first_battle_alone_by_pointer(tmp_path: Path) -> None:
    with playing(None, tmp_path) as table:
        tally = Tally(table)
        with tally.counting("to the table"):
            for name in ("New session", "Bot battle", "Alone", "Sit down"):
                tally.click(name)
        with tally.counting("the whole battle"):
            for _ in range(MOST):
                name = until(lambda: meant(tally.look()), "there is something to do", tally.look)
                if name == "over":
                    break
                tally.click(name)
        table.end()
    sys.stdout.write(f"{tally.table_of_counts()}\n")
    whole = tally.parts["the whole battle"]
    # Two Bots, a faction, two Bots, the Contraption, a faction: the program does the rest.
    assert whole.acts <= 8
    assert whole.curtains == 0
    (session,) = (tmp_path / "sessions").glob("*.gattai")
    with Journal.open(session) as journal:
        assert journal.state().values["winner"] == "red"
