"""Presses that nobody meant: the second of a double click, and one on what has just appeared."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import TOO_SOON, TOO_SOON_AGAIN
from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.overlays.curtain import Curtain
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given, laid
from tests.windows.tasuo.showdowns import model_at

TURN = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 7♠P 8♥P 10♣P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""

ASKED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister
        Blue: kio Glacier Monk; hand Shell Block; legend nothing
when    Red attacks Glacier Monk with Cinder Page
"""


def asked() -> GameModel:
    """A table at which somebody is asked, and may pass with the key P."""
    model = model_at(replay(read(ASKED)).state)
    model.pass_to("red")
    model.take_seat()
    return model


class Clock:
    """Stands still until it is moved on."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def timed(sitting: Sitting) -> Clock:
    """Give a table a clock that a test moves on."""
    presses = sitting.window.paint.presses
    clock = presses.now = Clock(presses.now())
    return clock


def at(widget: QWidget) -> QPoint:
    """The middle of a widget, in its window."""
    return widget.mapTo(widget.window(), widget.rect().center())


def plate(sitting: Sitting, name: str) -> QAbstractButton:
    """The visible button whose name begins so."""
    found = sitting.window.findChildren(QAbstractButton)
    return next(one for one in found if one.isVisible() and one.accessibleName().startswith(name))


def click(sitting: Sitting, place: QPoint) -> None:
    """Click as the system does: at a point of the window, whatever lies there."""
    handle = sitting.window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    sitting.settle()


def double_click(sitting: Sitting, place: QPoint) -> None:
    handle = sitting.window.windowHandle()
    QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    sitting.settle()


def test_what_has_just_appeared_takes_no_press(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    clock = timed(sitting)
    sitting.window.requests.open("pass")
    sitting.settle()
    back = plate(sitting, "Back")
    click(sitting, at(back))
    assert back.isVisible()
    clock.now += TOO_SOON - 1
    click(sitting, at(back))
    assert back.isVisible()
    clock.now += 1
    click(sitting, at(back))
    assert not back.isVisible()


def test_what_comes_where_a_press_has_just_been_takes_none_from_a_pointer_that_rests(qtbot: QtBot) -> None:
    """Given a plate that gives way to another, when the pointer presses again at leisure, then that was one press."""
    sitting = Sitting(qtbot, dealt())
    clock, pressed = timed(sitting), list[str]()
    first, second = (PlateButton(sitting.window.paint, PlateLook(one), sitting.window) for one in ("First", "Second"))
    for button in (first, second):
        button.setGeometry(300, 300, 200, 80)
        button.clicked.connect(lambda _=False, name=button.look.title: pressed.append(name))
    first.show()
    second.hide()
    first.clicked.connect(first.hide)
    first.clicked.connect(second.show)
    clock.now += TOO_SOON
    click(sitting, at(first))
    clock.now += TOO_SOON_AGAIN - 1
    click(sitting, at(second))
    assert pressed == ["First"]
    clock.now += TOO_SOON
    click(sitting, at(second) + QPoint(30, 0))
    assert pressed == ["First", "Second"]


@pytest.mark.parametrize("name", ["seating", "rulings", "words", "pilot.red"])
def test_a_button_beside_a_page_does_its_work_however_long_it_is_held(qtbot: QtBot, name: str) -> None:
    """Given a page over the table, when the header's menu is pressed and let go a while later, then it is pressed."""
    sitting = Sitting(qtbot, dealt())
    sitting.take("red")
    timed(sitting).now += TOO_SOON
    sitting.window.requests.open(name)
    sitting.settle()
    top = sitting.window.overlays.top()
    assert top is not None
    menu, pressed = sitting.window.header.menu, list[str]()
    menu.clicked.connect(lambda: pressed.append("menu"))
    handle, button = sitting.window.windowHandle(), Qt.MouseButton.LeftButton
    QTest.mousePress(handle, button, Qt.KeyboardModifier.NoModifier, at(menu))
    sitting.settle()
    QTest.mouseRelease(handle, button, Qt.KeyboardModifier.NoModifier, at(menu))
    sitting.settle()
    assert pressed == ["menu"]
    inside = [group.ground for group in top.focus_groups()]
    focused = QApplication.focusWidget()
    assert focused is not None
    assert any(ground is focused or ground.isAncestorOf(focused) for ground in inside), "the page has the keyboard"


def test_a_press_on_what_goes_away_leaves_the_keyboard_where_it_is(qtbot: QtBot) -> None:
    """A curtain that rises is still there for the second press of a double click on it."""
    sitting = Sitting(qtbot, dealt())
    clock = timed(sitting)
    sitting.window.hand.focus()
    held = sitting.window.focusWidget()
    rising = PlateButton(sitting.window.paint, PlateLook("Rising"), sitting.window)
    rising.setGeometry(300, 300, 200, 80)
    rising.show()
    rising.setEnabled(False)
    clock.now += TOO_SOON
    for press in (click, double_click):
        press(sitting, at(rising))
        assert sitting.window.focusWidget() is held


def test_the_second_press_does_not_take_back_the_keyboard_that_the_first_led_on(qtbot: QtBot) -> None:
    """Given a plate that stays, as "Go on" does, the next key is meant for what its press has led to."""
    sitting = Sitting(qtbot, dealt())
    clock = timed(sitting)
    going = PlateButton(sitting.window.paint, PlateLook("Going on"), sitting.window)
    going.setGeometry(300, 300, 200, 80)
    going.clicked.connect(sitting.window.hand.focus)
    going.show()
    clock.now += TOO_SOON
    double_click(sitting, at(going))
    sitting.settle()
    assert sitting.window.hand.isAncestorOf(sitting.window.focusWidget())
    assert sitting.window.focusWidget() is not going


def test_a_double_click_on_a_card_leaves_it_the_keyboard(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    timed(sitting)
    card = sitting.window.hand.cards()[0]
    rect = card.card_rect()
    place = card.mapTo(sitting.window, QPoint(round(rect.x() + rect.width() * 0.14), round(rect.y() + 20)))
    click(sitting, place)
    double_click(sitting, place)
    assert sitting.window.focusWidget() is card


def test_a_double_click_is_one_press(qtbot: QtBot) -> None:
    """The second press reaches neither the plate again nor what lies where the plate was."""
    sitting = Sitting(qtbot, dealt())
    clock = timed(sitting)
    pressed: list[str] = []
    under = PlateButton(sitting.window.paint, PlateLook("Under"), sitting.window)
    over = PlateButton(sitting.window.paint, PlateLook("Over"), sitting.window)
    for button in (under, over):
        button.setGeometry(300, 300, 200, 80)
        button.clicked.connect(lambda _=False, name=button.look.title: pressed.append(name))
        button.show()
    over.raise_()
    over.clicked.connect(over.hide)
    clock.now += TOO_SOON
    double_click(sitting, at(over))
    assert pressed == ["Over"]
    click(sitting, at(under))
    assert pressed == ["Over", "Under"]
    double_click(sitting, at(under))
    assert pressed == ["Over", "Under", "Under"]


ANSWER_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


@pytest.mark.parametrize("key", ANSWER_KEYS)
def test_a_key_does_not_answer_what_was_asked_a_moment_ago(qtbot: QtBot, key: Qt.Key) -> None:
    sitting = Sitting(qtbot, asked())
    clock = timed(sitting)
    sitting.window.answers.plate.hide()
    sitting.window.answers.show_view(sitting.window.requests.view, answered_elsewhere=False)
    for passed in (0, TOO_SOON - 1):
        clock.now += passed
        sitting.press(key)
        assert sitting.model.asks(), "nobody can have read it yet"
    clock.now += 1
    sitting.press(key)
    assert not sitting.model.asks()


def test_a_letter_does_not_answer_what_was_asked_a_moment_ago(qtbot: QtBot) -> None:
    """Given the keyboard lies on the table beside the question, then the key on the plate is as dead for a moment."""
    sitting = Sitting(qtbot, asked())
    clock = timed(sitting)
    sitting.window.answers.plate.hide()
    sitting.window.answers.show_view(sitting.window.requests.view, answered_elsewhere=False)
    for passed, answered in ((TOO_SOON - 1, False), (1, True)):
        clock.now += passed
        QTest.keyClick(sitting.window, Qt.Key.Key_Space)
        sitting.settle()
        assert (not sitting.model.asks()) == answered


def test_a_key_held_over_two_questions_answers_one(qtbot: QtBot) -> None:
    """Given a key that is still held when the next question comes, then its repeats answer nothing."""
    sitting = Sitting(qtbot, asked())
    timed(sitting).now += TOO_SOON
    for key in ANSWER_KEYS:
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(QApplication.focusWidget(), held)
        sitting.settle()
    assert sitting.model.asks()


def test_a_table_that_is_shown_anew_keeps_its_question_awake(qtbot: QtBot) -> None:
    """Given a question that stands for a while, when other colours are chosen, then keys answer it at once."""
    sitting = Sitting(qtbot, asked())
    clock = timed(sitting)
    clock.now += TOO_SOON
    sitting.window.set_paint(sitting.window.paint)
    sitting.press(Qt.Key.Key_Space)
    assert not sitting.model.asks()


@pytest.mark.parametrize("lifts", ["a card", "a plate"])
def test_a_slow_double_click_lifts_a_card_once(qtbot: QtBot, lifts: str) -> None:
    """Given a card that a click has lifted, when the pointer clicks there again too slowly for a double click, then it
    is carried still; a click later puts it down."""
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    clock = timed(sitting)
    clock.now += TOO_SOON
    card = sitting.hand_card("8♥P")
    on_card = sitting.window.hand.mapTo(
        sitting.window, card.pos() + card.card_rect().topLeft().toPoint() + QPoint(20, 90)
    )
    place = on_card if lifts == "a card" else at(plate(sitting, "Counter"))
    click(sitting, place)
    assert sitting.window.carry.carrying
    clock.now += TOO_SOON_AGAIN - 1
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    click(sitting, place)
    assert sitting.window.carry.carrying
    clock.now += TOO_SOON_AGAIN
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    click(sitting, on_card)
    assert not sitting.window.carry.carrying


def test_a_double_click_on_a_card_lifts_it(qtbot: QtBot) -> None:
    """The second press neither lays it nor puts it back."""
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("red")
    timed(sitting).now += TOO_SOON
    card = sitting.hand_card("8♥P")
    place = card.pos() + card.card_rect().topLeft().toPoint() + QPoint(20, 90)
    double_click(sitting, sitting.window.hand.mapTo(sitting.window, place))
    assert sitting.window.carry.carrying


@pytest.mark.parametrize("held", [True, False])
def test_an_enter_that_passes_the_table_shows_nobody_the_hand_of_the_next_seat(qtbot: QtBot, *, held: bool) -> None:
    """Given the key that passes the table is held, or pressed twice in a row, then the curtain stays down."""
    model = given(FIGHT)
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    clock = Clock(window.paint.presses.now())
    window.paint.presses.now = clock
    model.pass_to("red")
    clock.now += TOO_SOON
    press_return(window)
    assert not model.curtain_down, "who has seen the curtain sits down"
    assert model.attempt(Counter("red", card("9♣P")))
    QApplication.processEvents()
    clock.now += TOO_SOON
    press_return(window)
    assert (model.seat, model.curtain_down) == ("coach", True)
    clock.now += TOO_SOON if held else TOO_SOON - 1
    press_return(window, held=held)
    assert model.curtain_down
    clock.now += TOO_SOON
    press_return(window)
    assert not model.curtain_down


def press_return(window: QWidget, *, held: bool = False) -> None:
    """Press Enter where the keyboard is; held: it is the same press still."""
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", held)
    QApplication.sendEvent(QApplication.focusWidget() or window, key)
    QApplication.processEvents()


def test_an_enter_that_is_held_lifts_a_card_and_does_not_lay_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    before = sitting.model.entry
    sitting.hand_card("9♣P").setFocus()
    press_return(sitting.window)
    assert sitting.window.carry.carrying
    press_return(sitting.window, held=True)
    assert sitting.window.carry.carrying
    press_return(sitting.window)
    assert sitting.model.entry > before
