"""Keys that act only at some moments do in a real window what the list of keys says."""

import sys
from pathlib import Path

import pytest

from tests.end_to_end.reader import Reader
from tests.end_to_end.screen import Look, button, missing, playing
from tests.end_to_end.test_acts import ONE_HAND, sits

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]


def faces(look: Look) -> list[str]:
    return [one["face"] for one in look["hand"]]


def test_each_key_does_what_the_list_says(tmp_path: Path) -> None:
    with playing(None, tmp_path) as table:
        reader, hands, until = Reader(table), table.hands, table.until
        reader.tab("First Contact")
        reader.enter(lambda look: look.get("covered", False), sits(ONE_HAND))

        hands.key("h")
        shown = until(lambda look: not look["covered"], "H shows the covered hand")
        hands.key("z")
        until(lambda look: not button(look, "The hand is sorted by rank"), "Z sorts it by suit")
        hands.key("z")
        until(lambda look: faces(look) == faces(shown), "Z sorts it by rank again")
        hands.key("h")
        until(lambda look: look["covered"], "H covers it again")

        hands.key("F7")
        until(lambda look: not button(look, "Do it for me"), "F7 hides the guide")
        hands.key("F7")
        before = until(lambda look: button(look, "Do it for me"), "F7 shows it again")

        hands.key("F11")
        until(lambda look: look["at"] == [0, 0, 1400, 900], "F11 takes the whole screen")
        hands.key("F11")
        until(lambda look: look["at"][2:] == before["at"][2:], "F11 leaves it")

        hands("getactivewindow", "windowsize", 1000, 560)
        until(lambda look: not button(look, "Vass, "), "the rails are drawers")
        hands.key("bracketleft")
        until(lambda look: button(look, "Vass, "), "[ opens the left drawer")
        hands.key("bracketleft")
        until(lambda look: not button(look, "Vass, "), "[ closes it")
        hands.key("bracketright")
        until(lambda look: button(look, "The log shows"), "] opens the right drawer")
        hands.key("bracketright")
        until(lambda look: not button(look, "The log shows"), "] closes it")

        hands.key("ctrl+w")
        until(lambda look: not look["table"], "Ctrl+W goes back to the shelf")
        table.end()
