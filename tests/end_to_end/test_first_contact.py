"""FC-4 for somebody new: from the first screen to the first card, by nothing but the plates that are lit."""

import sys
from pathlib import Path

import pytest

from tests.end_to_end.hands import APART
from tests.end_to_end.screen import missing, playing

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]


def test_from_the_first_screen_to_the_first_card(tmp_path: Path) -> None:
    with playing(None, tmp_path) as table:
        assert table.look()["focus"].startswith("First Contact")
        table.hands.key("Return")
        table.until(lambda look: look["focus"] == "Sit down", "it asks who plays, and Enter begins")
        table.hands.key("Return")
        table.until(lambda look: look["focus"].startswith("Go on"), "the cards are dealt, and the scene can be read")
        table.hands.key("Return")
        table.until(lambda look: look["focus"] == APART, "before the first pass it asks how people sit")
        table.hands.key("Return")
        table.until(lambda look: look["focus"] == "It's me, Vass", "the curtain of Vass")
        table.hands.key("Return")
        table.until(lambda look: not look["curtain_shown"], "the curtain is up")
        table.until(lambda look: " of " in look["focus"], "her hand is there to choose from")
        table.hands.key("Return")
        table.until(lambda look: look["carrying"] and look["over"], "her card is lifted and has a place")
        table.hands.key("Return")
        table.until(lambda look: look["lying"] == 1, "it lies on a Faction")
        table.until(lambda look: look["focus"] == "It's me, Oyelaran", "the table is passed to who invests next")
        table.end()
