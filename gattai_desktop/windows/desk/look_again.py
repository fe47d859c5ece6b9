"""Looks at the files of a pack or deck again when its window is come back to: they may be others meanwhile."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class LookAgain(QObject):
    """Lives as long as the room in which a draft is shown."""

    def __init__(self, room: QWidget, look: Callable[[], object]) -> None:
        """look: reads the files anew, and shows what is in them."""
        super().__init__(room)
        self._room, self._look = room, look
        room.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._room and event.type() is QEvent.Type.WindowActivate and self._room.isVisible():
            self._look()
        return False
