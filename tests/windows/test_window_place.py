"""How a window comes to its place: at its usual size, or over all of a screen that has less, or much more (LOOK 4)."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.settings.window_place import USUAL_SIZE, fit, side_by_side, stand_beside


class _Screen:
    def __init__(self, wide: int, high: int) -> None:
        self._room = QRect(0, 0, wide, high)

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


def test_a_screen_without_room_for_both_keeps_the_table_as_it_is() -> None:
    assert side_by_side(QRect(0, 0, 1024, 600), 1024) is None
