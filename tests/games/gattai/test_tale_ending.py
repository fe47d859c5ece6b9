"""What a tale says of the fights of an evening, and its last sentence: how the scenario ended, where it did."""

import pytest

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.gattai.telling.gattai_tale import five_sentences
from gattai_desktop.games.tale_words import EveningCourse, TurningPoint
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


@pytest.mark.parametrize(
    ("winner", "loser", "fights", "told"),
    [
        ("Pilots", "Coach", 1, "The Pilots won the Throwdown of the evening against Coach, 1 to 0."),
        ("Coach", "Pilots", 1, "Coach won the Throwdown of the evening against Pilots, 1 to 0."),
        ("Pilots", "Coach", 3, "3 Throwdowns were fought; the Pilots won the last one against Coach, 1 to 0."),
        ("Coach", "Pilots", 3, "3 Throwdowns were fought; Coach won the last one against Pilots, 1 to 0."),
    ],
)
def test_a_tale_tells_who_won_the_last_fight(winner: str, loser: str, fights: int, told: str) -> None:
    table = begin(Setup(pilots=(PilotSetup("red", "Ren"),)))
    title, text = say("{side} win", side=winner), say("against {side}", side=loser)
    fight = TurningPoint(kind="outcome", weight=80, title=title, text=text, figures=(("live", 1), ("coach", 0)))
    evening = EveningCourse(name="Neon Harbour", begin=table, end=table, ended=Words(""), points=(fight,) * fights)
    assert told in [plain(one) for one in five_sentences(evening)]


@pytest.mark.parametrize(
    ("deeds", "told"),
    [
        ({("red", "won"): 2}, "Not one of 2 Gambits was lost; Ren won them all."),
        ({("red", "won"): 2, ("pink", "won"): 1}, "Not one of 3 Gambits was lost; Ren won most of them."),
        ({("red", "won"): 1, ("pink", "won"): 1}, "Not one of 2 Gambits was lost."),
        ({("red", "won"): 2, ("pink", "lost"): 1}, "Of 3 Gambits 2 were won, most of them by Ren."),
        ({("red", "lost"): 2}, "Not one of 2 Gambits was won."),
    ],
)
def test_a_tale_tells_of_gambits_without_saying_a_number_twice(deeds: dict[tuple[str, str], int], told: str) -> None:
    table = begin(Setup(pilots=(PilotSetup("red", "Ren"), PilotSetup("pink", "Momo"))))
    evening = EveningCourse(name="Neon Harbour", begin=table, end=table, ended=Words(""), deeds=deeds)
    assert told in [plain(one) for one in five_sentences(evening)]
