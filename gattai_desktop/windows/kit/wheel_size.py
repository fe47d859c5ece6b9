"""Makes a window larger or smaller with Ctrl and the wheel, as the keys with Ctrl do."""

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.system_filter import SystemFilter

_NOTCH: Final = 120
"""One notch of a wheel, in eighths of a degree."""
_CTRL: Final = Qt.KeyboardModifier.ControlModifier


class Notches:
    """Adds up how far a wheel is turned: a touchpad tells of small parts of a notch, also where two fingers pinch."""

    def __init__(self) -> None:
        self._turned = 0

    def turned(self, event: QWheelEvent) -> int:
        """Return how many whole notches further the wheel has been turned by now; above 0 is away from the person."""
        self._turned += event.angleDelta().y()
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        return notches


class WheelSize(SystemFilter):
    """Takes the wheel of a window while Ctrl is held, and presses Ctrl and + or - for each notch of it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._notches = Notches()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QWheelEvent) or not event.modifiers() & _CTRL:
            return False
        notches = self._notches.turned(event)
        key = Qt.Key.Key_Plus if notches > 0 else Qt.Key.Key_Minus
        for _ in range(abs(notches)):
            focused = cast("QWidget | None", self._window.focusWidget())
            QCoreApplication.sendEvent(focused or self._window, QKeyEvent(QEvent.Type.KeyPress, key, _CTRL))
        return True
