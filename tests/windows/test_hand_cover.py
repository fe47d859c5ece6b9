"""INFO-2: a Hand that nobody holds any more lies with its backs up, until whoever has the seat takes it up again."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.flight import Flight
from gattai_desktop.board.keys import Keys
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.cards.card import Back
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.settings.key_sheets import rows_of
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.tables import FIGHT, dealt, given, laid, the_rulings
from tests.windows.test_no_surface_tells import named_in, spoken_by

HERS = {"8H", "9C"}


def table_of(qtbot: QtBot, model: GameModel, seat: str = "red") -> TableWindow:
    """A table at which a seat has said who it is; nobody has moved yet."""
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    model.pass_to(seat)
    model.take_seat()
    window.cover.switch(on=True)
    settle()
    return window


@pytest.fixture
def window(qtbot: QtBot) -> TableWindow:
    return table_of(qtbot, given(FIGHT))


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def faces(window: TableWindow) -> set[str]:
    return {card.face for card in window.hand.cards()}


def said(window: TableWindow) -> set[str]:
    return {face for text in spoken_by(window) for face in named_in(text)}


def lose_focus(state: Qt.ApplicationState = Qt.ApplicationState.ApplicationInactive) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(state)
    settle()


def test_after_twenty_seconds_in_which_nobody_moved_it_shows_backs(qtbot: QtBot, window: TableWindow) -> None:
    assert faces(window) == HERS
    assert window.cover.longest == 20_000
    window.cover.longest = 1
    window.cover.timer.start(1)
    qtbot.waitUntil(lambda: window.model.covered)
    settle()
    assert faces(window) == {"back-pilots"}
    assert not said(window) & HERS
    assert all(isinstance(one.card, Back) for one in window.model.hand("red"))
    assert window.model.options() == ()
    assert (window.model.seat, window.model.curtain_down) == ("red", False), "the seat keeps its place"
    assert not window.cover.waiting, "nothing is waited for any more"


def test_a_plate_on_it_says_how_to_take_it_up(window: TableWindow) -> None:
    window.cover.fall()
    plate = window.cover.layer.plate
    assert plate.isVisible()
    assert window.hand.geometry().contains(plate.mapTo(window, plate.rect().center()))
    assert QApplication.focusWidget() is plate
    assert "take up" in plate.accessibleName()
    assert "H" in plate.accessibleDescription()


@pytest.mark.parametrize("key", ["h", Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_one_key_takes_it_up(window: TableWindow, key: str | Qt.Key) -> None:
    window.cover.fall()
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()
    assert not window.model.covered
    assert faces(window) == HERS
    assert not window.cover.layer.isVisible()
    assert window.hand.isEnabled()


def test_one_click_on_it_takes_it_up(window: TableWindow) -> None:
    window.cover.fall()
    card = window.hand.cards()[0]
    under = window.childAt(card.mapTo(window, card.rect().center()))
    assert under is not None
    QTest.mouseClick(under, Qt.MouseButton.LeftButton)
    settle()
    assert faces(window) == HERS


def test_nothing_else_can_be_done_meanwhile(window: TableWindow) -> None:
    entry = window.model.entry
    window.cover.fall()
    for key in "28cbexzvwp?":
        QTest.keyClick(QApplication.focusWidget(), key)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Menu, Qt.Key.Key_F8):
        QTest.keyClick(QApplication.focusWidget(), key)
    settle()
    assert window.model.covered
    assert window.model.entry == entry
    assert not window.sheet.isVisible()
    assert not window.carry.carrying
    assert window.cover.layer.isAncestorOf(QApplication.focusWidget())
    assert window.scene.pane is not None
    assert not any(part.isVisible() for part in window.scene.pane.playables())
    for card in window.hand.cards():
        QTest.mouseClick(card, Qt.MouseButton.MiddleButton)
        assert not card.raised
    assert not window.hand.zoomed


def test_what_may_be_done_is_there_again(window: TableWindow) -> None:
    middle = window.scene.pane
    assert middle is not None
    before = [part.isVisible() for part in middle.playables()]
    assert any(before)
    window.cover.fall()
    window.cover.take_up()
    assert [part.isVisible() for part in middle.playables()] == before


def test_it_falls_when_another_program_has_the_keyboard(window: TableWindow) -> None:
    lose_focus()
    assert window.model.covered


def test_a_window_of_the_program_itself_is_no_other_program(qtbot: QtBot, window: TableWindow) -> None:
    own = QWidget()
    qtbot.addWidget(own)
    with qtbot.waitExposed(own):
        own.show()
    own.activateWindow()
    qtbot.waitUntil(own.isActiveWindow)
    settle()
    assert not window.model.covered


def test_it_can_be_switched_off(window: TableWindow) -> None:
    window.cover.switch(on=False)
    lose_focus()
    window.cover.fall()
    assert not window.model.covered
    assert not window.cover.waiting


def test_at_a_table_of_open_cards_it_never_falls(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gattai, "needs_curtain", lambda *_: False)
    lose_focus()
    assert not window.model.covered


def test_behind_the_curtain_there_is_nothing_to_cover(window: TableWindow) -> None:
    window.model.pass_to("green")
    lose_focus()
    assert not window.model.covered
    assert not window.cover.waiting
    window.model.take_seat()
    assert window.cover.waiting


def test_the_curtain_goes_before_the_cover(window: TableWindow) -> None:
    window.cover.fall()
    window.model.pass_to("green")
    settle()
    assert (window.model.covered, window.model.curtain_down) == (False, True)
    assert not window.cover.layer.isVisible()
    assert not window.hand.isEnabled()
    window.model.take_seat()
    settle()
    assert faces(window) == {"4S"}
    assert window.hand.isEnabled()


def test_a_card_that_is_dragged_is_dropped_first(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    card = window.hand.cards()[0]
    start = card.rect().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(card, start - QPoint(40, 40))
    assert window.carry.carrying
    lose_focus()
    assert not window.model.covered
    assert window.carry.carrying
    monkeypatch.setattr(window.cover, "_away", lambda: True)
    QTest.mouseMove(card, start)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=start)
    settle()
    assert not window.carry.carrying
    assert window.model.covered


def test_somebody_who_is_there_again_when_it_is_dropped_keeps_the_hand_open(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given another program took the keyboard during a drag, when she is back and drops the card, nothing falls."""
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    card = window.hand.cards()[0]
    start = card.rect().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(card, start - QPoint(40, 40))
    lose_focus()
    QTest.mouseMove(card, start)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=start)
    settle()
    assert not window.carry.carrying
    assert not window.model.covered


def test_no_card_flies_on_over_a_covered_hand(window: TableWindow) -> None:
    """Given a card is on its way to the Hand, its face up, when the Hand is covered, then it is not seen any more."""
    window.flights.set_paint(make_paint(speed=1))
    there = QRectF(0, 0, 50, 70)
    window.flights.layer.fly([Flight("8H", there, there.translated(200, 300))])
    assert window.flights.layer.flying
    window.cover.fall()
    assert not window.flights.layer.flying


def test_a_card_that_was_lifted_and_left_goes_home_first(window: TableWindow) -> None:
    window.hand.cards()[0].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.carry.carrying
    window.cover.fall()
    settle()
    assert not window.carry.carrying
    assert window.model.covered
    assert faces(window) == {"back-pilots"}


def test_what_somebody_was_writing_is_there_again(window: TableWindow) -> None:
    answers: list[tuple[object, dict[str, str]]] = []
    look = SheetLook(
        "With the Eight of Hearts",
        fields=(SheetField("how", "How"),),
        choices=(SheetChoice("on", outline_plate("Lay the Eight of Hearts")),),
    )
    window.sheet.ask(look, lambda key, texts: answers.append((key, texts)), window.sheet_room())
    QTest.keyClicks(QApplication.focusWidget(), "Ren leaps")
    window.cover.fall()
    settle()
    assert not window.sheet.isVisible()
    assert not said(window) & HERS
    assert not any("leaps" in text for text in spoken_by(window))
    QTest.keyClick(QApplication.focusWidget(), "h")
    settle()
    assert window.sheet.isVisible()
    QTest.keyClicks(QApplication.focusWidget(), "!")
    window.sheet.choose("on")
    assert answers == [("on", {"how": "Ren leaps!"})]


def test_what_everybody_may_read_stays_to_be_read(window: TableWindow) -> None:
    QTest.keyClicks(QApplication.focusWidget(), "?")
    settle()
    before = QApplication.focusWidget()
    assert window.sheet.isAncestorOf(before)
    window.cover.fall()
    assert window.sheet.isVisible()
    assert not window.sheet.isEnabled()
    assert window.cover.layer.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), "h")
    settle()
    assert window.sheet.isVisible()
    assert window.sheet.isEnabled()
    assert QApplication.focusWidget() is before


def test_a_key_that_was_waited_for_is_waited_for_again(window: TableWindow) -> None:
    """Given the list of keys waits for the key of the log, when the Hand is covered and taken up, it still does."""
    row = next(row for row in rows_of("table") if row.usual == "L")
    QTest.keyClicks(QApplication.focusWidget(), "?")
    window.sheet.choose(row)
    window.cover.fall()
    settle()
    QTest.keyClick(QApplication.focusWidget(), "h")
    settle()
    assert not window.model.covered, "the key that takes the Hand up is not taken for the log"
    kept: list[Keys] = []
    window.keysChosen.connect(kept.append)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F2)
    assert [keys.for_row(row) for keys in kept] == ["F2"]


def test_what_was_written_is_nobody_elses(window: TableWindow) -> None:
    window.sheet.ask(SheetLook("With the Eight of Hearts"), lambda *_: None, window.sheet_room())
    window.cover.fall()
    window.model.pass_to("green")
    window.model.take_seat()
    settle()
    assert not window.sheet.isVisible()
    assert not said(window) & HERS


def test_a_refusal_is_there_again(window: TableWindow) -> None:
    from gattai_desktop.games.gattai.throwdown.drives import Block

    move = Block("red", window.model.hand("red")[0].card)
    window.refusals.judge(move, window.sheet_room())
    assert window.refusals.shown
    window.refusals.why.setText("because")
    window.cover.fall()
    assert not window.refusals.shown
    assert not said(window) & HERS
    window.cover.take_up()
    assert window.refusals.shown
    assert window.refusals.why.text() == "because"


def test_the_room_that_hides_the_hand_needs_no_cover(qtbot: QtBot) -> None:
    window = table_of(qtbot, dealt(), "coach")
    window.requests.open("rulings")
    lose_focus()
    assert not window.model.covered
    assert the_rulings(window).shown


def test_pointer_keys_and_screen_readers_all_count_as_moving(qtbot: QtBot, window: TableWindow) -> None:
    cover = window.cover
    handle = window.windowHandle()

    def moved() -> bool:
        fresh, cover.touched = cover.touched, False
        return fresh

    moved()
    QTest.mouseMove(handle, QPoint(300, 300))
    assert moved()
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    assert moved()
    card = QAccessible.queryAccessibleInterface(window.hand.cards()[0])
    card.actionInterface().doAction(QAccessibleActionInterface.setFocusAction())
    settle()
    moved()
    card.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: window.carry.carrying)
    assert moved()


def test_it_waits_without_looking_again_and_again(window: TableWindow) -> None:
    timer = window.cover.timer
    assert timer.isSingleShot()
    assert timer.isActive()
    window.cover.fall()
    assert not timer.isActive()
    window.cover.take_up()
    assert timer.isActive()
