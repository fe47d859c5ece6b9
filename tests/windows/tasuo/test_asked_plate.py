"""The plate in the left rail that says when a player is asked has room for all that it says."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.tasuo.policies import POLICIES, UNTIL
from gattai_desktop.games.tasuo.values import PHASES
from gattai_desktop.windows.games.tasuo.showdown_left import ShowdownLeft
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at, recorded


@pytest.mark.parametrize("language", ["en", "de"])
def test_when_one_is_asked_stands_whole_on_its_plate_in_a_small_window(qtbot: QtBot, language: str) -> None:
    """Against the program it said "Gefragt: wenn es ge…"."""
    table = next(one for one in recorded("TS-EX1")[0] if one.text("step") in PHASES)
    ways = [{f"policy.{table.text('active')}": one} for one in POLICIES]
    ways += [{f"until.{table.text('active')}": one} for one in UNTIL]
    speak_language(language)
    try:
        for way in ways:
            foe = "red" if table.text("active") == "blue" else "blue"
            model = model_at(evolve(table, values={**table.values, f"program.{foe}": "steady", **way}))
            sitting = Sitting(qtbot, model, (1024, 580))
            (left,) = sitting.window.findChildren(ShowdownLeft)
            assert left.asked.isVisible()
            assert [one.words for one in read(left.asked) if one.words != one.whole] == []
    finally:
        speak_language("en")
