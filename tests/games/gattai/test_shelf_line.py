"""What the shelf says of a session: where play stopped, or how the scenario ended."""

import pytest

from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.gattai.telling.landmarks import shelf_line
from gattai_desktop.games.told import plain


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("won", "Mission won: score 40, grade B"),
        ("failed", "Mission failed: score 40, grade B"),
        ("", "Session 1, Scene 3"),
    ],
)
def test_the_shelf_says_how_a_scenario_ended_in_place_of_where_it_stood(result: str, told: str) -> None:
    ended = {"scenario.result": result, "scenario.score": 40, "scenario.grade": "B"} if result else {}
    values = {"phase": "debriefing", "session": 1, "scene": 3, **ended}
    assert plain(shelf_line(begin(Setup(pilots=(PilotSetup("red", "Ren"),), values=values))).line) == told
