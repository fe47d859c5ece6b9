"""What is reckoned of a whole scenario: its code, its passing score, grades, and what Pilots know of Threats."""

import pytest

from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story import score

GAME = Gattai()


def test_w_20_and_threat_9_the_code_of_a_scenario() -> None:
    """W-20, THREAT-9: seven Threats of mean TR 3 with one BGM are 7/3/1; a mean is rounded up."""
    ratings = (3, 3, 3, 3, 3, 3, 3)
    threats = tuple(ThreatSetup(f"t{n}", f"T{n}", tr, bgm=n == 0) for n, tr in enumerate(ratings))
    assert score.scenario_code(begin(Setup(pilots=(PilotSetup("red"),), threats=threats))) == "7/3/1"
    two = (ThreatSetup("a", "A", 2), ThreatSetup("b", "B", 3))
    assert score.scenario_code(begin(Setup(pilots=(PilotSetup("red"),), threats=two))) == "2/3/0"


def test_crisis_10_the_passing_score_of_a_path() -> None:
    assert [score.of_steps(steps) for steps in (0, 1, 7, 10, 11, 13)] == [0, 10, 70, 100, 120, 160]


@pytest.mark.parametrize(
    ("points", "letter"),
    [(480, "S"), (479, "A"), (320, "A"), (319, "B"), (240, "B"), (239, "C"), (160, "C"), (159, "F"), (80, "F")],
)
def test_score_3_grades_by_the_passing_score(points: int, letter: str) -> None:
    assert score.grade(points, 160) == letter


def test_score_3_below_half_is_a_reprimand() -> None:
    assert score.grade(79, 160) == "R"
    assert score.grade(-300, 160) == "R"


def test_score_3_and_r_123_what_a_failed_mission_keeps() -> None:
    """`failed_equal_score = keep`, `failed_equal_score = cut_too`."""
    assert score.cut(159, 160, equal=True) == 159
    assert score.cut(160, 160, equal=True) == 159
    assert score.cut(160, 160, equal=False) == 160
    assert score.cut(161, 160, equal=False) == 159


@pytest.mark.parametrize(
    ("option", "rating", "wave"), [("hidden", False, False), ("colour_only", True, False), ("open", True, True)]
)
def test_r_83_what_pilots_see_of_a_threat(option: str, rating: bool, wave: bool) -> None:
    """INFO-7: `threat_info = hidden`, `threat_info = colour_only`, `threat_info = open`."""
    gull = ThreatSetup("gull", "The Gull", 4, wave="+Trauma:Each(1)")
    table = begin(Setup(pilots=(PilotSetup("red"),), threats=(gull,), rulings={"threat_info": option}))
    seen = GAME.sight(table, "red").values
    assert ("threat.gull.tr" in seen) is rating
    assert ("threat.gull.wave" in seen) is wave
    assert "threat.gull.wave" in GAME.sight(table, "coach").values
