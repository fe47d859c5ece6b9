"""The debriefing at the table: the score sheet, how the scenario ended, and what follows (RULES SESSION-2, SCORE-1)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.windows.games.gattai.flows.score_flow import TALE, score_lines, score_plates
from gattai_desktop.windows.games.gattai.looks.story import drag_hints, start_plates, story_look
from gattai_desktop.windows.games.gattai.looks.where import where_words
from gattai_desktop.windows.games.gattai.wall.wall_looks import StoryPoster, wall_look
from gattai_desktop.windows.kit.plate_row import PlateRow
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given

DEBRIEFING = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 5; threat gull "The Gull" rating 4
        phase = debriefing; crisis.tier = 3
"""


def _lines(sitting: Sitting) -> str:
    return "\n".join(spoken(line) for line in score_lines(sitting.window.requests.view))


def test_there_is_no_score_before_the_debriefing(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    assert score_plates(sitting.window.requests.view) == ()


def test_the_coach_sees_the_score_as_it_stands_and_ends_the_scenario(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DEBRIEFING))
    sitting.take("coach")
    assert "If it ended now" in _lines(sitting)
    assert "+30 Crisis steps" in _lines(sitting)
    sitting.press("S")
    look = sitting.window.sheet.look
    titles = [one.look.title for one in look.choices]
    assert "The mission was won" in titles
    sitting.window.sheet.choose(titles.index("The mission was won"))
    sitting.settle()
    assert sitting.model.sight().values["scenario.result"] == "won"
    assert _lines(sitting).startswith("The mission was won\nFinal score")
    assert "Won, and yet not passed: the grade is of the points alone." in _lines(sitting)
    assert sitting.window.sheet.isVisible(), "the vote follows, and the score is read first"
    assert sitting.window.sheet.look.choices[0].look.title == "Open the vote on Lessons"


def test_the_plate_of_the_score_says_how_it_stands_to_whom_knows(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DEBRIEFING))
    sitting.take("coach")
    assert score_plates(sitting.window.requests.view)[0].look.sub == "Now 47, grade R"
    sitting.take("red")
    assert score_plates(sitting.window.requests.view)[0].look.sub == "Coach ends the scenario"


def test_what_was_learned_is_the_bright_plate_once_the_vote_is_over(qtbot: QtBot) -> None:
    """Given all is settled, then Enter opens what was learned: the score was bright, and led nowhere new."""
    sitting = Sitting(qtbot, given(DEBRIEFING))
    sitting.take("coach")
    for move in ("Coach ends the scenario as won", "Coach opens the vote on Lessons"):
        assert start_plates(sitting.window.requests.view)[0].key == "score"
        assert sitting.model.attempt(GATTAI.game.phrases.read(move)), move
        sitting.settle()
    while (ask := sitting.window.requests.view.ask) is not None:
        assert sitting.model.attempt(ask.options[0])  # no bonus Lesson, and Ren is MVP
        sitting.settle()
    for seat, first in (("coach", "learn"), ("red", "learn"), ("green", "score")):
        sitting.take(seat)
        plates = start_plates(sitting.window.requests.view)
        assert plates[0].key == first, seat
        assert [plate.key for plate in plates if plate.look.fill == "live"] == [first]


def test_what_the_debriefing_still_has_to_settle_stands_first(qtbot: QtBot) -> None:
    """Given the score was counted, then the vote on Lessons comes first, and after it what was learned."""
    sitting = Sitting(qtbot, given(DEBRIEFING))
    sitting.take("coach")
    for first in ("The mission was won", "Open the vote on Lessons", "Grant Ren a bonus Lesson"):
        if first.startswith("Grant"):
            why = spoken(sitting.window.answers.plate.look.why)
            assert why.startswith("A bonus Lesson is one Evolution."), "the plates offer Lessons and count Evolutions"
            sitting.press("2", "1")
            break
        sitting.press("S")
        assert QApplication.focusWidget().accessibleName().startswith(first)
        sitting.press(Qt.Key.Key_Return)
    for seat in ("red", "green"):
        sitting.take(seat)
        sitting.press("1")
    sitting.take("coach")
    sitting.press("S")
    assert QApplication.focusWidget().accessibleName().startswith("What was learned")


def test_pilots_see_the_sheet_once_it_is_counted(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DEBRIEFING))
    sitting.take("red")
    assert "when Coach ends" in _lines(sitting)
    sitting.take("coach")
    assert sitting.model.attempt(EndScenario("coach", "failed"))
    sitting.take("red")
    assert "Final score" in _lines(sitting)
    assert _lines(sitting).endswith("Grades, the best first: S, A, B, C, F, R. C and better pass.")
    assert "Harmony" in _lines(sitting)


def test_in_a_conflict_the_key_of_the_score_tells_how_it_stands(qtbot: QtBot) -> None:
    """Given a Throwdown, when S is pressed, then the Coach sees the score so far, and Pilots when it is counted."""
    sitting = Sitting(qtbot, given(FIGHT))
    for seat, words in (("coach", "If it ended now"), ("red", "when Coach ends")):
        sitting.take(seat)
        sitting.press("S")
        assert sitting.window.sheet.isVisible()
        assert sitting.window.sheet.look.about == "score"
        assert words in sitting.window.sheet.accessibleDescription()
        assert [one.key for one in sitting.window.sheet.look.choices] == []
        sitting.window.sheet.dismiss()


def test_in_first_contact_the_key_of_the_score_says_that_there_is_none(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("first-contact"))
    sitting.press("S")
    assert sitting.window.sheet.accessibleDescription() == "First Contact has no score."


def test_who_asks_for_the_score_in_the_midst_of_play_is_offered_no_step_of_the_session(qtbot: QtBot) -> None:
    """Given Story, in which the Coach may move on to the debriefing, when S is pressed, then it only tells."""
    sitting = Sitting(qtbot, given(DEBRIEFING.replace("debriefing", "play")))
    sitting.take("coach")
    assert any(isinstance(move, MoveOn) for move in sitting.window.requests.view.options)
    sitting.press("S")
    assert [one.key for one in sitting.window.sheet.look.choices] == []


@pytest.mark.parametrize("phase", ["debriefing", "breakdown"])
@pytest.mark.parametrize("seat", ["coach", "red"])
def test_every_evening_can_be_told_at_its_end(qtbot: QtBot, phase: str, seat: str) -> None:
    """Given the play of a session is over, when its plate is pressed, then the tale is asked for, by any seat.

    The plate stands on the score sheet; where nothing is counted any more, among the acts.
    """
    sitting = Sitting(qtbot, given(DEBRIEFING.replace("debriefing", phase)))
    sitting.take(seat)
    asked: list[bool] = []
    sitting.window.taleAsked.connect(lambda: asked.append(True))
    if phase == "debriefing":
        sitting.press("S")
        sitting.press("T")
    else:
        rows = [one for one in sitting.window.findChildren(PlateRow) if one.isVisible()]
        plate = next(button for one in rows if (button := one.button(TALE)) is not None)
        QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert asked


def test_in_the_midst_of_play_no_plate_tells_the_evening(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DEBRIEFING.replace("debriefing", "play")))
    sitting.take("coach")
    assert TALE not in [one.key for one in start_plates(sitting.window.requests.view)]


ENDED = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 5; threat gull "The Gull" rating 4
        phase = breakdown; scenario.result = won; scenario.score = 40; scenario.grade = B
        begun.won = 2; begun.lost = 1; threat.gull.status = beaten; scene.title = "The tide comes in"
"""


def test_once_the_scenario_is_over_table_and_wall_say_who_won_and_why(qtbot: QtBot) -> None:
    """Given the breakdown, then the title of the last scene gives way to how the scenario ended."""
    sitting = Sitting(qtbot, given(ENDED))
    sitting.take("red")
    look = story_look(sitting.window.requests.view)
    why = "Throwdowns against Coach: 2 won, 1 lost. Beaten: The Gull. Final score 40, grade B."
    assert (look.title, look.text, look.scene) == ("The mission was won", why, "")
    poster = wall_look(sitting.model).poster
    assert isinstance(poster, StoryPoster)
    assert (poster.over, poster.title, poster.line) == ("A new table", look.title, why)


@pytest.mark.parametrize(
    ("result", "grade", "both"),
    [
        ("won", "R", "Won, and yet not passed: the grade is of the points alone."),
        ("failed", "C", "Failed, and yet passed: the grade is of the points alone."),
        ("failed", "R", ""),
        ("won", "C", ""),
    ],
)
def test_a_result_that_its_grade_seems_to_deny_is_explained(qtbot: QtBot, result: str, grade: str, both: str) -> None:
    """Given a mission that was won with grade R, then the table says how both can hold."""
    changed = ENDED.replace("result = won", f"result = {result}").replace("grade = B", f"grade = {grade}")
    sitting = Sitting(qtbot, given(changed))
    sitting.take("red")
    assert story_look(sitting.window.requests.view).text.endswith(both or f"grade {grade}.")


FOUGHT = """
given   pilot red "Ren"; phase = play
        throwdown Coach against Red; Coach on turn
        Red: hand 8♥P 9♣P 10♦P; Coach: Strike 3; hand K♠C; Pile 7♦C 9♦P
when    Coach concedes
        Red takes no more Spoils
        Coach returns to the story
"""


def test_a_fight_counts_at_the_end_though_no_seat_was_the_programs_yet(qtbot: QtBot) -> None:
    """Given people alone at the table, when they have fought the Coach, then the end of the scenario counts it."""
    model = given(FOUGHT)
    assert model.sight("coach").values["begun.won"] == 1


def test_a_session_that_ends_no_scenario_is_over_all_the_same(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DEBRIEFING.replace("debriefing", "breakdown")))
    look = story_look(sitting.window.requests.view)
    assert (look.title, look.text) == ("The session is over", "Not beaten: The Gull.")


@pytest.mark.parametrize("seat", ["coach", "red"])
def test_at_the_end_the_keyboard_begins_at_the_score(qtbot: QtBot, seat: str) -> None:
    """Given somebody at another plate, when the play is over, then the keyboard stands on the score to the end."""
    model = given(DEBRIEFING.replace("debriefing", "play"))
    sitting = Sitting(qtbot, model)
    sitting.take(seat)
    for phase in ("debriefing", "breakdown"):
        assert model.attempt(MoveOn("coach", phase))
        if phase == "debriefing":
            assert model.attempt(EndScenario("coach", "won"))
        sitting.settle()
        assert QApplication.focusWidget().accessibleName().startswith("Score")


@pytest.mark.parametrize("seat", ["coach", "red"])
def test_once_the_play_is_over_only_what_serves_then_stands_on_plates(qtbot: QtBot, seat: str) -> None:
    """Given the breakdown, then score, learning and next evening are offered, and what the rules allow under More."""
    model = given(
        ENDED.replace("phase", 'Red: hand 8♥P\n        faction crows "The Crows"; pilot.red.evolutions = 1; phase')
    )
    sitting = Sitting(qtbot, model)
    sitting.take(seat)
    view = sitting.window.requests.view
    titles = [one.look.title for one in start_plates(view)]
    assert titles == ["What was learned", "Score", "Next evening", "More"]
    assert where_words(view) == "Session 1 · Breakdown"
    assert drag_hints(view, seats=True) == ()
    sitting.window.requests.open("more")
    listed = [one.look.title for one in sitting.window.sheet.look.choices]
    offered = ["Gambit", "Make happen"] if seat == "coach" else ["Throwdown", "Invest"]
    assert set(offered) <= set(listed), "the rules still allow it"
    sitting.window.sheet.choose(listed.index(offered[0]))
    sitting.settle()
    assert sitting.window.sheet.isVisible(), "and it is asked for as ever"


def test_in_the_midst_of_play_more_lists_nothing_that_has_a_plate(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(DEBRIEFING.replace("debriefing", "play")))
    sitting.take("coach")
    assert "Gambit" in [one.look.title for one in start_plates(sitting.window.requests.view)]
    sitting.window.requests.open("more")
    assert "Gambit" not in [one.look.title for one in sitting.window.sheet.look.choices]


def test_each_act_of_the_debriefing_says_what_it_comes_to(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(ENDED.replace("phase = breakdown", "phase = debriefing")))
    sitting.take("coach")
    sitting.window.requests.open("score")
    sitting.settle()
    told = {one.look.title: one.look.sub for one in sitting.window.sheet.look.choices}
    assert told["Move on to breakdown"] == "Time to pack up"
    assert told["Count the final score"] == "Once more, after a change by hand"
