"""What a tooltip tells a pointer that rests on a thing, it tells whoever came there by keys, too."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from gattai_desktop.app import Program
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import outcome_plate
from gattai_desktop.board.plates import PlateButton, PlateLook
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.left_out import REST, LeftOutTip, in_lines, left_out
from gattai_desktop.windows.kit.root_widget import RootWidget

LONG = "What stands here in many words has no room on a plate that is as narrow as this one"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[RootWidget]:
    """A window with a button that has no tooltip, one that has, and a plate too narrow for its words."""
    made = RootWidget()
    qtbot.addWidget(made)
    made.resize(300, 400)
    for at, told in enumerate(("", "The second")):
        button = QPushButton(str(at), made)
        button.setGeometry(0, 60 * at, 100, 40)
        button.setToolTip(told)
    plate = PlateButton(make_paint(speed=0), PlateLook("Give", LONG, short="few"), made)
    LeftOutTip(plate)
    plate.setGeometry(0, 120, 100, 50)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.findChildren(QPushButton)[0].setFocus()
    yield made
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def tab(window: RootWidget, times: int = 1) -> None:
    """Press Tab as the system does: the window hears of it before the widgets in it."""
    for _ in range(times):
        QTest.keyClick(handle(window), Qt.Key.Key_Tab)


def handle(window: RootWidget) -> QWindow:
    return window.windowHandle()


def test_who_comes_to_a_thing_by_keys_reads_its_tooltip_after_a_moment(window: RootWidget, qtbot: QtBot) -> None:
    tab(window)
    assert not QToolTip.isVisible()
    qtbot.waitUntil(lambda: QToolTip.isVisible() and QToolTip.text() == "The second")


def test_so_does_who_comes_to_a_plate_that_has_no_room_for_its_words(window: RootWidget, qtbot: QtBot) -> None:
    tab(window, 2)
    qtbot.waitUntil(lambda: QToolTip.isVisible() and QToolTip.text() == in_lines(LONG))


def test_many_words_stand_on_lines_that_are_read_at_a_glance() -> None:
    """Qt would let them run on one line across the window."""
    lines = in_lines(f"{LONG}\nAnd this.").split("\n")
    assert " ".join(lines) == f"{LONG} And this."
    assert lines[-1] == "And this."
    assert max(map(len, lines)) <= 64


def test_the_next_key_hides_it(window: RootWidget, qtbot: QtBot) -> None:
    tab(window)
    qtbot.waitUntil(QToolTip.isVisible)
    QTest.keyClick(handle(window), Qt.Key.Key_Shift)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_nothing_is_told_that_is_not_told_a_pointer_nor_where_a_press_came(window: RootWidget, qtbot: QtBot) -> None:
    tab(window, 3)  # round to the first, without a tooltip
    qtbot.wait(REST + 200)
    assert not QToolTip.isVisible()
    QTest.mouseClick(handle(window), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(50, 80))
    assert window.focusWidget() is window.findChildren(QPushButton)[1]
    qtbot.wait(REST + 200)
    assert not QToolTip.isVisible()


def test_nothing_is_told_where_the_keyboard_was_put_after_a_move(window: RootWidget, qtbot: QtBot) -> None:
    """After Enter the next card had the keyboard, and its words lay over the guide that one was reading."""
    first, second, *_ = window.findChildren(QPushButton)
    QTest.keyClick(handle(window), Qt.Key.Key_Return)
    second.setFocus()
    qtbot.wait(REST + 200)
    assert not QToolTip.isVisible()
    first.setFocus()
    tab(window)
    qtbot.waitUntil(QToolTip.isVisible)


def test_at_the_foot_of_the_screen_it_stands_above_the_thing_it_speaks_of(window: RootWidget, qtbot: QtBot) -> None:
    """It was pushed up over the very plate, whose sign nobody saw then."""
    second = window.findChildren(QPushButton)[1]
    room = window.screen().geometry()
    second.resize(100, 20)
    window.move(room.left() + 20, room.bottom() - second.geometry().bottom() - 2)
    qtbot.wait(10)
    tab(window)
    qtbot.waitUntil(QToolTip.isVisible)
    (tip,) = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window)
    assert not tip.geometry().intersects(QRect(second.mapToGlobal(QPoint(0, 0)), second.size()))


def test_an_outcome_with_room_for_all_of_its_words_tells_none_of_them_again(qtbot: QtBot) -> None:
    look = outcome_plate("Yes, but", "at a cost: a Wave, or damage", "Ren picks", ())
    plate = PlateButton(make_paint(speed=0), look)
    qtbot.addWidget(plate)
    plate.resize(180, 75)
    assert len(plate.outcome_words()) == 2
    assert left_out(plate) == ""
    plate.resize(80, 40)
    assert left_out(plate) == "at a cost: a Wave, or damage"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_written_in_the_colours_of_the_theme(
    program: Program, window: RootWidget, qtbot: QtBot, theme: str
) -> None:
    program.choose(evolve(program.settings, theme=theme))
    QToolTip.showText(window.mapToGlobal(QPoint(20, 20)), "The ground of this", window)
    qtbot.waitUntil(QToolTip.isVisible)
    (tip,) = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window)
    shown = tip.grab().toImage()
    colours = {shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height())}
    assert {program.paint.theme.panel.name(), program.paint.theme.text.name()} <= colours
