"""Gives the table the keyboard that a desktop has given to the wall.

The wall asks for none. On Wayland a desktop gives it to each new window all the same, and may leave it there.
"""

import warnings
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_TYPED: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class KeysBack(QObject):
    """Watches a window that asks for no keyboard; what is typed while it has it all the same goes to the table."""

    def __init__(self, wall: QWidget, table: QWidget) -> None:
        super().__init__(wall)
        self._wall, self._table = wall, table
        wall.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.WindowActivate and self._asks_for_none():
            # Later: Qt is still telling both windows.
            QTimer.singleShot(0, self, self._give_back)
        elif kind in _TYPED and self._asks_for_none():
            QCoreApplication.sendEvent(self._keyboard(), event)
            return True
        return False

    def _keyboard(self) -> QWidget:
        """What has the keyboard at the table."""
        table = self._front()
        focused: QWidget | None = table.focusWidget()
        return focused if focused is not None else table

    def _front(self) -> QWidget:
        """The table's window, or what stands in its place while that is hidden, as a replay."""
        if self._table.isVisible():
            return self._table
        asks_for_none = Qt.WindowType.WindowDoesNotAcceptFocus
        others = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not self._wall)
        return next((one for one in others if not one.windowFlags() & asks_for_none), self._table)

    def _asks_for_none(self) -> bool:
        return bool(self._wall.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus)

    def _give_back(self) -> None:
        table = self._front()
        table.activateWindow()
        # A desktop listens only where somebody has pressed something; the keyboard is shown at the table all the same.
        with warnings.catch_warnings():
            # Qt wants `activateWindow` in its place, which is the asking that is not heard.
            warnings.simplefilter("ignore", DeprecationWarning)
            QApplication.setActiveWindow(table)
