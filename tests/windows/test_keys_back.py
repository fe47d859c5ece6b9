"""A desktop that gives the wall the keyboard (Wayland does): what is typed goes to the table all the same."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.wall.keys_back import KeysBack
from gattai_desktop.windows.wall.screens import fill_without_focus


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """A window with a line to type into, which has the keyboard."""
    table = QWidget()
    qtbot.addWidget(table)
    line = QLineEdit(table)
    QVBoxLayout(table).addWidget(line)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    return table


def line_of(table: QWidget) -> QLineEdit:
    line = table.findChild(QLineEdit)
    assert line is not None
    return line


def wall_of(qtbot: QtBot, table: QWidget) -> QWidget:
    wall = QWidget()
    qtbot.addWidget(wall)
    KeysBack(wall, table)
    return wall


def test_what_is_typed_over_the_wall_goes_to_the_table(qtbot: QtBot, table: QWidget) -> None:
    wall = wall_of(qtbot, table)
    fill_without_focus(wall, QGuiApplication.primaryScreen())
    QTest.keyClicks(wall, "Ren")
    assert line_of(table).text() == "Ren"


@pytest.mark.filterwarnings("ignore:Function. 'QApplication.setActiveWindow:DeprecationWarning")
def test_a_wall_that_got_the_keyboard_gives_it_back(qtbot: QtBot, table: QWidget) -> None:
    wall = wall_of(qtbot, table)
    fill_without_focus(wall, QGuiApplication.primaryScreen())
    QApplication.setActiveWindow(wall)  # as a desktop does it that knows no windows without a keyboard
    assert not line_of(table).hasFocus()
    qtbot.waitUntil(line_of(table).hasFocus)
    assert table.isActiveWindow()


@pytest.mark.filterwarnings("ignore:Function. 'QApplication.setActiveWindow:DeprecationWarning")
def test_what_stands_in_place_of_the_table_has_its_keyboard(qtbot: QtBot, table: QWidget) -> None:
    """Given a replay in place of the table, then what is typed goes there, and not to the table that nobody sees."""
    wall = wall_of(qtbot, table)
    replay = QWidget()
    qtbot.addWidget(replay)
    QVBoxLayout(replay).addWidget(QLineEdit(replay))
    with qtbot.waitExposed(replay):
        replay.show()
    line_of(replay).setFocus()
    replay.activateWindow()
    qtbot.waitUntil(line_of(replay).hasFocus)
    table.hide()
    fill_without_focus(wall, QGuiApplication.primaryScreen())
    QTest.keyClicks(wall, "Ren")
    assert line_of(replay).text() == "Ren"
    assert not line_of(table).text()
    QApplication.setActiveWindow(wall)
    qtbot.waitUntil(line_of(replay).hasFocus)
    assert replay.isActiveWindow()


def test_a_wall_that_is_an_ordinary_window_keeps_what_a_person_gave_it(qtbot: QtBot, table: QWidget) -> None:
    wall = wall_of(qtbot, table)
    with qtbot.waitExposed(wall):
        wall.show()
    wall.activateWindow()
    qtbot.waitUntil(wall.isActiveWindow)
    QTest.keyClick(wall, Qt.Key.Key_A)
    QApplication.processEvents()
    assert wall.isActiveWindow()
    assert not line_of(table).text()
