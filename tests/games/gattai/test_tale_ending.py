"""The last sentence of a tale: how the scenario ended, where it did."""

import pytest

from gattai_desktop.cards.words import Words
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.gattai.telling.gattai_tale import five_sentences
from gattai_desktop.games.tale_words import EveningCourse
from gattai_desktop.games.told import plain


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("won", "In the end the mission was won: final score 40, grade B."),
        ("failed", "In the end the mission failed: final score 40, grade B."),
        ("", "The Team's Harmony rose from Green to Blue."),
    ],
)
def test_a_tale_ends_with_how_the_mission_did_and_else_with_harmony(result: str, told: str) -> None:
    ended = {"scenario.result": result, "scenario.score": 40, "scenario.grade": "B"} if result else {}
    table = begin(Setup(pilots=(PilotSetup("red", "Ren"),), values={"phase": "debriefing", **ended}))
    evening = EveningCourse(name="Neon Harbour", begin=table, end=table, ended=Words(""), course=(4, 5))
    assert plain(five_sentences(evening)[-1]) == told
