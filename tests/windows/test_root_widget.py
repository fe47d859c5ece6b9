"""A click lends the keyboard to the window it is made in; nothing looks different for that."""

import sys
from pathlib import Path
from types import FrameType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.kit.root_widget import RootWidget
from tests.windows.surfaces import SURFACES
from tests.windows.tables import FIGHT, given
from tests.windows.test_hand_cover import table_of


class Counted(RootWidget):
    """Counts how often all of it is painted."""

    wholly = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.wholly += event.rect() == self.rect()


def shown(qtbot: QtBot) -> Counted:
    """Return a window with a button that has the keyboard, painted and at rest."""
    window = Counted()
    qtbot.addWidget(window)
    window.resize(400, 300)
    button = QPushButton("play", window)
    button.setGeometry(20, 20, 80, 32)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    QApplication.processEvents()
    window.wholly = 0
    return window


def test_a_window_is_not_painted_anew_because_it_has_the_keyboard(qtbot: QtBot) -> None:
    window = shown(qtbot)
    qtbot.mouseClick(window, Qt.MouseButton.LeftButton)
    window.setFocus(Qt.FocusReason.MouseFocusReason)
    assert window.hasFocus()
    QApplication.processEvents()
    window.clearFocus()
    QApplication.processEvents()
    assert window.wholly == 0


def test_screen_readers_call_it_a_window(qtbot: QtBot) -> None:
    assert QAccessible.queryAccessibleInterface(shown(qtbot)).role() == QAccessible.Role.Window


def test_no_ring_runs_round_the_window_itself(qtbot: QtBot) -> None:
    window = shown(qtbot)
    ring = FocusRing(make_paint(), window)
    assert ring.isVisible()
    window.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not ring.isVisible()
    assert isinstance(ring.parent(), QWidget)


@pytest.mark.parametrize("surface", ["throwdown, pilot", "replay"])
def test_table_and_replay_stand_on_it(qtbot: QtBot, tmp_path: Path, surface: str) -> None:
    """Given a window in which one clicks on nothing all evening, then it gets the keyboard and is not painted anew."""
    window = SURFACES[surface](qtbot, tmp_path)
    QApplication.processEvents()
    painted: list[QRect] = []
    window.paintEvent = lambda event: painted.append(event.rect())  # type: ignore[method-assign]
    window.setFocus(Qt.FocusReason.MouseFocusReason)
    assert window.hasFocus()
    QApplication.processEvents()
    window.clearFocus()
    QApplication.processEvents()
    assert window.rect() not in painted


def test_a_window_is_heard_without_a_look_at_everything_it_is_told(qtbot: QtBot) -> None:
    """Given a table with an open Hand, when a picture of it is painted, then nobody is asked about that first."""
    window = table_of(qtbot, given(FIGHT))
    asked: list[str] = []

    def look(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_name == "eventFilter":
            asked.append(frame.f_code.co_filename)

    sys.setprofile(look)
    try:
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
    finally:
        sys.setprofile(None)
    assert not asked


def test_whoever_lies_in_a_window_hears_of_its_size(qtbot: QtBot) -> None:
    window = RootWidget()
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.shown):
        window.show()
    with qtbot.waitSignal(window.resized):
        window.resize(1000, 600)
