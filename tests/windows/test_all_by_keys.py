"""Whatever can be pressed at a table is reached by Tab and the arrow keys, also what lies round the pane."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.model.game_model import GameModel
from tests.windows.fights import led
from tests.windows.sitting import Sitting
from tests.windows.surfaces import GAMBIT
from tests.windows.tables import FIGHT, dealt, given

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
TABLES: dict[str, Callable[[], GameModel]] = {
    "First Contact": lambda: dealt("first-contact"),
    "Neon Harbour": dealt,
    "a Gambit": lambda: sat(given(GAMBIT), "red"),
    "a Throwdown": lambda: sat(given(FIGHT), "red"),
    "Virtual Machine": lambda: led(9),
}


def sat(model: GameModel, seat: str) -> GameModel:
    """Let a seat have the computer."""
    model.pass_to(seat)
    model.take_seat()
    return model


def by_arrows(start: QWidget) -> set[QWidget]:
    """Return what the arrows lead to from a widget, with itself."""
    found, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for key in ARROWS:
            here.setFocus()
            QTest.keyClick(here, key)
            led = QApplication.focusWidget()
            if led is not None and led not in found:
                found.add(led)
                ahead.append(led)
    return found


def by_keys(window: QWidget) -> set[QWidget]:
    """Return what Tab and the arrows lead to, once round."""
    found: set[QWidget] = set()
    stops: list[QWidget] = []
    while True:
        QTest.keyClick(window, Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        assert stop is not None
        if stop in stops:
            return found
        stops.append(stop)
        found |= by_arrows(stop)
        stop.setFocus()


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 640)])
@pytest.mark.parametrize("table", TABLES)
def test_tab_and_arrows_reach_whatever_can_be_pressed_round_the_pane(
    qtbot: QtBot, table: str, size: tuple[int, int]
) -> None:
    window = Sitting(qtbot, TABLES[table](), size).window
    scene = window.scene
    parts = (scene.left, scene.right, scene.guide.card, window.header)
    pressed = [one for part in parts if part is not None for one in part.findChildren(QAbstractButton)]
    shown = [one for one in pressed if one.isVisible() and one.isEnabled()]
    assert shown
    reached = by_keys(window)
    assert [one.accessibleName() for one in shown if one not in reached] == []
