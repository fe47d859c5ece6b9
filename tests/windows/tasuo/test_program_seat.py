"""The program plays a seat of its own at the table: nobody is asked for it, and nobody sees what it sees."""

from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.seven_turns_script import SCRIPT, seven_turns
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.sitting import Sitting, without_equal_pause
from tests.windows.tasuo.showdown_surfaces import MANY_DEEDS
from tests.windows.tasuo.showdowns import BOX, model_at

MOST = 120
"""More acts than the lesson asks of its learner."""


def lesson(qtbot: QtBot) -> Sitting:
    state = BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"}))
    sitting = Sitting(qtbot, GameModel(BOX.game, MemoryJournal(state), seeded(1), clock=lambda: 0))
    sitting.window.program_seats.set_pause(0)
    without_equal_pause(sitting.window)
    return sitting


def test_the_lesson_is_won_by_one_person_against_the_program(qtbot: QtBot) -> None:
    sitting = lesson(qtbot)
    model, guide = sitting.model, sitting.window.scene.guide
    assert not model.curtain_down
    for _ in range(MOST):
        qtbot.waitUntil(lambda: not model.program_next)
        if model.sight().values["step"] == "over":
            break
        assert model.seat == "red"
        assert all(isinstance(one.card, Back) for one in model.sight().zones.get("hand.blue", ()))
        before = model.entry
        guide.do()
        assert model.entry > before, guide.card.accessibleName()
    assert model.sight().values["winner"] == "red"
    told = sitting.window.program_turn.plate.look
    assert spoken(told.line) == "The program has played Blue.", "and plays no more"
    assert told.pace == ""
    made = [one.words("red") for one in model.log()]
    scripted = [line.line for lines in SCRIPT.values() for line in lines if line.seat == "blue"]
    secret = ("Blue keeps the first hand", "Blue keeps the hand", "Blue sets Sudden Fog")
    assert [line for line in scripted if line not in (*made, *secret)] == []


def test_nobody_is_asked_or_passed_the_table_for_the_program(qtbot: QtBot) -> None:
    sitting = lesson(qtbot)
    model = sitting.model
    while model.sight().values.get("active") != "blue":
        qtbot.waitUntil(lambda: not model.program_next)
        sitting.window.scene.guide.do()
    sitting.window.program_seats.set_pause(60_000)
    assert model.program_next == "blue"
    assert model.asks() == ()
    assert model.options("blue") == ()
    assert model.next_seat() == "red"
    model.pass_to("blue")
    assert model.seat == "red"
    assert not sitting.window.answers.plate.isVisible()


def test_the_program_goes_on_as_learner_once_the_lesson_is_left(qtbot: QtBot) -> None:
    sitting = lesson(qtbot)
    model = sitting.model
    while (guide := BOX.guide(model.sight())) is not None and guide.key != "Red calls Ashen Duelist to kao":
        qtbot.waitUntil(lambda: not model.program_next)
        sitting.window.scene.guide.do()
    for line in ("Red ends play", "Red ends charge", "Red ends the turn"):
        assert model.attempt(BOX.game.phrases.read(line)), line
    qtbot.waitUntil(lambda: model.sight().values["active"] == "red" and not model.program_next, timeout=20_000)
    assert any(word in one.words("red") for one in model.log() for word in ("Blue calls", "Blue attacks"))


def test_back_to_the_lesson_takes_back_what_has_led_away_from_it(qtbot: QtBot) -> None:
    sitting = lesson(qtbot)
    model, guide = sitting.model, sitting.window.scene.guide
    goal = "Red calls Ashen Duelist to kao"
    while (now := BOX.guide(model.sight())) is not None and now.key != goal:
        qtbot.waitUntil(lambda: not model.program_next)
        guide.do()
    assert guide.card.back.isHidden()
    for line in ("Red calls Ashen Duelist to ka", "Red calls Cinder Page to kio"):
        assert model.attempt(BOX.game.phrases.read(line)), line
    qtbot.waitUntil(guide.card.back.isVisible)
    sitting.click(guide.card.back)
    qtbot.waitUntil(sitting.window.sheet.isVisible)
    sitting.window.sheet.choose("back")
    qtbot.waitUntil(guide.card.back.isHidden)
    left = BOX.guide(model.sight())
    assert left is not None
    assert left.key == goal


def test_taking_back_takes_what_the_program_did_since_along(qtbot: QtBot) -> None:
    sitting = lesson(qtbot)
    model = sitting.model
    while model.sight().values.get("active") != "blue":
        qtbot.waitUntil(lambda: not model.program_next)
        sitting.window.scene.guide.do()
    qtbot.waitUntil(lambda: not model.program_next)
    assert model.log(model.entry)[0].seat == "blue"
    sitting.window.log_answers.taking_back.last()
    qtbot.waitUntil(sitting.window.sheet.isVisible)
    sitting.window.sheet.choose("back")
    qtbot.waitUntil(lambda: model.sight().values["active"] == "red")
    assert not model.program_next


def test_the_guide_stands_above_the_hand_and_in_the_question(qtbot: QtBot) -> None:
    sitting = lesson(qtbot)
    guide, answers = sitting.window.scene.guide, sitting.window.answers
    qtbot.waitUntil(answers.plate.isVisible)
    assert "Go first." in spoken(answers.plate.look.why)
    assert not guide.card.isVisible()
    guide.do()
    qtbot.waitUntil(guide.card.isVisible)
    pane, grid = sitting.window.scene.pane, sitting.window.scene.grid
    assert pane is not None
    assert grid is not None
    assert guide.card.geometry().bottom() <= pane.hand_place(grid).top()
    assert guide.card.geometry().top() >= grid.middle.height() * 0.7


def test_why_something_is_refused_covers_nothing_of_what_the_program_says(qtbot: QtBot) -> None:
    """Given a strip at the foot that says what the program does, then a refusal and its field end above it."""
    table = replay(read(f"{MANY_DEEDS}        program.blue = steady\n")).state
    sitting = Sitting(qtbot, model_at(table), (1024, 600))
    window, strip = sitting.window, sitting.window.program_turn.plate
    assert strip.isVisible()
    for line in ("Red attacks Glacier Monk with Cinder Page", "Red calls Forge Sister to kao"):
        window.refusals.judge(BOX.game.phrases.read(line), QRect(400, 520, 100, 60))
        sitting.settle()
        card, why = window.refusals.card, window.refusals.why
        assert why.isVisible()
        top = strip.mapTo(window, QPoint(0, 0)).y()
        assert card.plate_box().bottom() < why.geometry().top()
        assert why.geometry().bottom() < top
