"""Looks at the files of a pack again when its window is come back to: they may have been mended by hand meanwhile."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from gattai_desktop.content.draft import PackDraft


class LookAgain(QObject):
    """Lives as long as the room in which a draft is shown."""

    def __init__(self, room: QWidget, draft: PackDraft) -> None:
        super().__init__(room)
        self._room, self._draft = room, draft
        room.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._room and event.type() is QEvent.Type.WindowActivate and self._room.isVisible():
            self._draft.look_again()
        return False
