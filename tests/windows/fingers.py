"""A finger on a touchscreen, for tests: it taps, drags and stays, through all that Qt makes of a touch."""

from functools import cache

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_STEPS = 10
_STEP = 8
"""Milliseconds between two places of a finger that moves: what it pushes is as fast as it."""


@cache
def _screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Finger:
    """One finger on the screen of a window. Places are those of the window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._handle = window.windowHandle()

    def place(self, widget: QWidget, at: QPointF | None = None) -> QPoint:
        """Return a place of a widget, its middle where none is given."""
        return widget.mapTo(self._window, at.toPoint() if at is not None else widget.rect().center())

    def middle(self, box: QRectF) -> QPoint:
        """Return the middle of a box of the screen."""
        return self._window.mapFromGlobal(box.center().toPoint())

    def down(self, at: QPoint) -> None:
        QTest.touchEvent(self._handle, _screen()).press(0, at, self._handle)
        QApplication.processEvents()

    def move(self, at: QPoint) -> None:
        QTest.touchEvent(self._handle, _screen()).move(0, at, self._handle)
        QApplication.processEvents()

    def up(self, at: QPoint) -> None:
        QTest.touchEvent(self._handle, _screen()).release(0, at, self._handle)
        QApplication.processEvents()

    def tap(self, at: QPoint, *, trembles: int = 0) -> None:
        """Tap on a place, and slip so many pixels while there."""
        self.down(at)
        if trembles:
            self.move(at + QPoint(trembles, 0))
        self.up(at + QPoint(trembles, 0))

    def drag(self, start: QPoint, goal: QPoint) -> None:
        self.down(start)
        for part in range(1, _STEPS + 1):
            QTest.qWait(_STEP)
            self.move(start + (goal - start) * part / _STEPS)
        self.up(goal)
