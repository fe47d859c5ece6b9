"""How a window comes to its place: at its usual size, or over all of a screen that has less, or much more (LOOK 4)."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.settings.window_place import (
    USUAL_SIZE,
    come_in_front,
    fit,
    move_to,
    side_by_side,
    stand_beside,
    stand_for,
)

FULL = Qt.WindowState.WindowFullScreen


class _Moved(QWidget):
    """Writes down where it is moved to; the screen of the tests has no room there."""

    def __init__(self) -> None:
        super().__init__()
        self.placed: list[QRect] = []

    def setGeometry(self, place: QRect) -> None:  # type: ignore[override]
        assert not self.windowState() & (Qt.WindowState.WindowMaximized | FULL)
        self.placed.append(place)


class _Screen:
    def __init__(self, wide: int, high: int, x: int = 0) -> None:
        self._room = QRect(x, 0, wide, high)

    def availableGeometry(self) -> QRect:
        return self._room


@pytest.mark.parametrize(
    ("wide", "high", "fills"),
    [
        (1024, 600, True),
        (1366, 768, True),
        (1440, 900, False),
        (1599, 900, False),
        (1600, 900, True),
        (3840, 2160, True),
    ],
)
def test_a_window_fills_a_small_and_a_large_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wide: int, high: int, *, fills: bool
) -> None:
    """Its frame would push its foot off a small screen, and on a large one a small window cannot be read."""
    window = QWidget()
    qtbot.addWidget(window)
    monkeypatch.setattr(window, "screen", lambda: _Screen(wide, high))
    fit(window)
    assert window.isMaximized() == fills
    if not fills:
        assert window.size() == USUAL_SIZE


@pytest.mark.parametrize(("wide", "high"), [(1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_wall_stands_beside_the_table_on_one_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wide: int, high: int
) -> None:
    table, wall = QWidget(), QWidget()
    for one in (table, wall):
        qtbot.addWidget(one)
        monkeypatch.setattr(one, "screen", lambda: _Screen(wide, high))
    table.showMaximized()
    wall.show()
    stand_beside(wall, table, 1024)
    assert not table.isMaximized()
    assert not table.frameGeometry().intersects(wall.frameGeometry())
    assert table.frameGeometry().width() >= 1024
    assert QRect(0, 0, wide, high).contains(table.frameGeometry().united(wall.frameGeometry()))


@pytest.mark.parametrize("moved", [False, True])
def test_the_table_fills_the_screen_again_once_the_wall_beside_it_is_closed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, moved: bool
) -> None:
    """Given the table was as large as the screen, then it is so again, unless somebody moved its edge meanwhile."""
    table, wall = QWidget(), QWidget()
    for one in (table, wall):
        qtbot.addWidget(one)
        monkeypatch.setattr(one, "screen", lambda: _Screen(1920, 1080))
    table.showMaximized()
    wall.show()
    stand_beside(wall, table, 1024)
    if moved:
        table.resize(1100, 900)
    wall.close()
    assert table.isMaximized() != moved
    table.showNormal()
    wall.show()
    wall.close()
    assert not table.isMaximized(), "it gives back only what it took"


class _Framed(QWidget):
    """A window that gets its frame from a window system."""

    title = 0
    """How high the frame is above the window."""

    def frameGeometry(self) -> QRect:
        return self.geometry().adjusted(0, -self.title, 0, 0)


def test_a_frame_that_comes_late_pushes_no_title_off_the_screen(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy computer the wall's title bar was above the screen, so that it could not be moved or closed."""
    table, wall = _Framed(), _Framed()
    for one in (table, wall):
        qtbot.addWidget(one)
        monkeypatch.setattr(one, "screen", lambda: _Screen(1920, 1080))
        one.show()
    stand_beside(wall, table, 1024)
    QTest.qWait(600)
    assert wall.geometry().top() == 0
    wall.title = 20
    qtbot.waitUntil(lambda: wall.frameGeometry().top() == 0)
    assert wall.geometry().top() == 20
    wall.move(1400, 300)  # a person moves it
    QTest.qWait(600)
    assert wall.pos() == QPoint(1400, 300)


def test_a_screen_without_room_for_both_keeps_the_table_as_it_is() -> None:
    assert side_by_side(QRect(0, 0, 1024, 600), 1024) is None


@pytest.mark.parametrize("filled", [Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized, FULL])
def test_a_window_goes_to_another_screen_and_fills_that_if_it_filled_this(qtbot: QtBot, filled: Qt.WindowState) -> None:
    """One that fills its screen cannot be dragged: it is moved while it fills none."""
    window = _Moved()
    qtbot.addWidget(window)
    window.setWindowState(filled)
    window.show()
    move_to(window, cast("QScreen", _Screen(1024, 600, x=1920)))
    qtbot.waitUntil(lambda: bool(window.placed))
    assert all(QRect(1920, 0, 1024, 600).contains(one) for one in window.placed), window.placed
    qtbot.waitUntil(lambda: window.windowState() & (Qt.WindowState.WindowMaximized | FULL) == filled)


@pytest.mark.parametrize("ask", [come_in_front, lambda window: stand_for(window, None)], ids=["again", "first"])
def test_a_window_that_is_asked_for_comes_before_all_others(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ask: Callable[[QWidget], None]
) -> None:
    """Given a window in the task bar, when it is asked for, then it is in front and as large as it was."""
    window = QWidget()
    qtbot.addWidget(window)
    window.showMaximized()
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    raised = list[QWidget]()
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "cocoa")
    monkeypatch.setattr(window, "raise_", lambda: raised.append(window))
    ask(window)
    assert raised == [window]
    assert not window.isMinimized()
    qtbot.waitUntil(window.isActiveWindow)
