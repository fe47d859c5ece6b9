"""Makes a window larger or smaller with Ctrl and the wheel, as the keys with Ctrl do."""

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

NOTCH: Final = 120
"""One notch of a wheel, in eighths of a degree. A touchpad tells of small parts of it, also where two fingers pinch."""
_CTRL: Final = Qt.KeyboardModifier.ControlModifier


class WheelSize(QObject):
    """Takes the wheel of a window while Ctrl is held, and presses Ctrl and + or - for each notch of it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._turned = 0

    def watch(self) -> None:
        """Filter what the system sends to the window, now that it is shown."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QWheelEvent) or not event.modifiers() & _CTRL:
            return False
        self._turned += event.angleDelta().y()
        notches = int(self._turned / NOTCH)
        self._turned -= notches * NOTCH
        key = Qt.Key.Key_Plus if notches > 0 else Qt.Key.Key_Minus
        for _ in range(abs(notches)):
            focused = cast("QWidget | None", self._window.focusWidget())
            QCoreApplication.sendEvent(focused or self._window, QKeyEvent(QEvent.Type.KeyPress, key, _CTRL))
        return True
