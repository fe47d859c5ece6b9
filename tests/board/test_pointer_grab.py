"""A pointer that carries a card is heard by the card alone."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.board.conftest import Table

PLACE = QPoint(400, 300)


class Ear(QObject):
    """Counts the moves that come to a widget."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heard = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.heard += event.type() == QEvent.Type.MouseMove
        return False


def lift(table: Table, key: str) -> None:
    """Lift a card as the window system would."""
    window, at = table.windowHandle(), table.hand.mapTo(table, table.middle_of(key))
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(window, at + QPoint(9, 9))


def test_a_carried_card_follows_and_nothing_else_hears_of_it(qtbot: QtBot, table: Table) -> None:
    lift(table, "TC")
    assert table.layer.carrying
    ear = Ear(table)
    table.hand.installEventFilter(ear)
    before = table.layer.pose.corner
    QTest.mouseMove(table.windowHandle(), PLACE)
    QTest.mouseMove(table.windowHandle(), PLACE + QPoint(30, 20))
    assert (table.layer.pose.corner - before).manhattanLength() > 30
    assert not ear.heard


def test_the_table_hears_the_pointer_again_when_the_card_lies(qtbot: QtBot, table: Table) -> None:
    lift(table, "TC")
    with qtbot.waitSignal(table.layer.returned):
        QTest.mouseRelease(table.windowHandle(), Qt.MouseButton.LeftButton, pos=PLACE)
    ear = Ear(table)
    table.hand.installEventFilter(ear)
    QTest.mouseMove(table.windowHandle(), table.hand.mapTo(table, table.middle_of("8H")))
    assert ear.heard


def test_another_button_that_is_pressed_meanwhile_leaves_the_card_to_the_one_that_holds_it(
    qtbot: QtBot, table: Table
) -> None:
    """The hand took the release of the second button for that of the first, and the card stuck to the pointer."""
    lift(table, "TC")
    window = table.windowHandle()
    QTest.mouseMove(window, PLACE)
    QTest.mouseClick(window, Qt.MouseButton.RightButton, pos=PLACE)
    assert table.layer.carrying
    with qtbot.waitSignal(table.layer.returned):
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=PLACE)
    assert not table.layer.carrying


def test_a_second_button_ends_the_press_of_the_first(qtbot: QtBot, table: Table) -> None:
    """Given a card that is held down, when another button is pressed too, then it is up again, and was not clicked."""
    window, at = table.windowHandle(), table.hand.mapTo(table, table.middle_of("TC"))
    with qtbot.assertNotEmitted(table.hand.cardChosen):
        QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=at)
        assert table.card("TC").isDown()
        QTest.mouseClick(window, Qt.MouseButton.RightButton, pos=at)
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=at)
    assert not table.card("TC").isDown()
    with qtbot.waitSignal(table.hand.cardChosen):
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize("kind", [QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress])
def test_a_card_goes_home_whose_release_nobody_has_heard(qtbot: QtBot, table: Table, kind: QEvent.Type) -> None:
    """Given a desktop that kept the release to itself, then the card does not stick to a pointer that holds nothing."""
    lift(table, "TC")
    window, none, left = table.windowHandle(), Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    button = left if kind == QEvent.Type.MouseButtonPress else none
    at = QPointF(PLACE)
    event = QMouseEvent(kind, at, window.mapToGlobal(at), button, button, Qt.KeyboardModifier.NoModifier)
    with qtbot.waitSignal(table.layer.returned):
        QApplication.sendEvent(window, event)
    assert not table.layer.carrying
    QTest.mouseRelease(window, left, pos=PLACE)
    ear = Ear(table)
    table.hand.installEventFilter(ear)
    QTest.mouseMove(window, table.hand.mapTo(table, table.middle_of("8H")))
    assert ear.heard


def test_a_window_may_go_while_a_card_is_carried(qtbot: QtBot, table: Table) -> None:
    lift(table, "TC")
    table.close()
    table.layer._held_pointer.let_go()
    assert not table.isVisible()


class PressEar(QObject):
    """Counts the presses that come to a widget, and ends what would go round for ever."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heard = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.heard += event.type() == QEvent.Type.MouseButtonPress
        return self.heard > 3


def test_a_press_with_another_button_reaches_a_card_once(qtbot: QtBot, table: Table) -> None:
    """The card takes none; when its spread was asked once more, the press went round until the program ended."""
    card = table.hand.card("TC")
    assert card is not None
    ear = PressEar(table)
    card.installEventFilter(ear)
    at = table.hand.mapTo(table, table.middle_of("TC"))
    QTest.mouseClick(table.windowHandle(), Qt.MouseButton.RightButton, pos=at)
    assert ear.heard == 1


class WheelEar(QObject):
    """Counts the turns of the wheel that come to a window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heard = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.heard += event.type() == QEvent.Type.Wheel
        return False


def test_the_wheel_turns_nothing_below_a_carried_card(qtbot: QtBot, table: Table) -> None:
    ear, window = WheelEar(table), table.windowHandle()
    window.installEventFilter(ear)

    def turn() -> None:
        none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        at, by, left = QPointF(table.mapToGlobal(PLACE)), QPoint(0, 120), Qt.MouseButton.LeftButton
        QCoreApplication.sendEvent(window, QWheelEvent(QPointF(PLACE), at, QPoint(), by, left, none, phase, False))

    lift(table, "TC")
    turn()
    assert not ear.heard
    with qtbot.waitSignal(table.layer.returned):
        QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=PLACE)
    turn()
    assert ear.heard
