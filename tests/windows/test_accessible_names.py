"""Whoever hears the table instead of seeing it: everything that can have the keyboard says what it is."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.curtain import Curtain
from gattai_desktop.windows.settings import Settings
from gattai_desktop.windows.shelf_window import ShelfWindow
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given
from tests.windows.test_shelf_window import lay


def within(thing: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Everything that a screen reader finds below something, itself first."""
    children = [thing.child(number) for number in range(thing.childCount())]
    return [thing, *(deeper for child in children for deeper in within(child))]


def nameless(window: QWidget) -> list[str]:
    """What is shown and can have the keyboard, but has no name to say."""
    top = QAccessible.queryAccessibleInterface(window)
    assert top is not None
    found = []
    for thing in within(top):
        widget = thing.object()
        if not isinstance(widget, QWidget) or not widget.isVisible() or widget is window:
            continue
        focusable = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        if focusable and not thing.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} {widget.geometry()}")
    return found


def focusable(window: QWidget) -> int:
    return sum(one.isVisible() and one.focusPolicy() != Qt.FocusPolicy.NoFocus for one in window.findChildren(QWidget))


@pytest.mark.parametrize("key", ["first-contact", "neon-harbour"])
@pytest.mark.parametrize("seat", ["coach", "red"])
def test_everything_at_a_table_in_story_has_a_name(qtbot: QtBot, key: str, seat: str) -> None:
    sitting = Sitting(qtbot, dealt(key))
    sitting.take(seat)
    assert focusable(sitting.window) > 8
    assert nameless(sitting.window) == []


def test_everything_at_a_fight_has_a_name(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert focusable(sitting.window) > 12
    assert nameless(sitting.window) == []


@pytest.mark.parametrize("letter", [Qt.Key.Key_G, Qt.Key.Key_Plus, Qt.Key.Key_Question, Qt.Key.Key_P])
def test_everything_on_a_sheet_has_a_name(qtbot: QtBot, letter: Qt.Key) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    QTest.keyClick(sitting.window, letter)
    sitting.settle()
    assert sitting.window.sheet.isVisible()
    assert nameless(sitting.window) == []


def test_the_curtain_has_names(qtbot: QtBot) -> None:
    model = dealt()
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    Curtain(model, make_paint(speed=0), window)
    with qtbot.waitExposed(window):
        window.show()
    model.pass_to("red")
    assert focusable(window) > 1
    assert nameless(window) == []


@pytest.mark.parametrize("sessions", [0, 1])
def test_shelf_and_first_screen_have_names(qtbot: QtBot, tmp_path: Path, sessions: int) -> None:
    shelf = Shelf(tmp_path / "sessions")
    for _ in range(sessions):
        lay(shelf)
    window = ShelfWindow(make_paint(speed=0), shelf, Settings())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    assert focusable(window) > 3
    assert nameless(window) == []
