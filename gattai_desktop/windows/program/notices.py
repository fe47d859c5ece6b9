"""Tells a person what to know about an open session, or about settings, as soon as the table asks nothing else.

Such a notice may come at any time: an earlier copy of the session is kept behind the table's first picture, and where
none can be kept that is known only a while later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from gattai_desktop.board.speech import called
from gattai_desktop.windows.settings.unreadable_settings import laid_aside, unusable_told

if TYPE_CHECKING:
    from pathlib import Path

    from gattai_desktop.sessions.journal import Journal
    from gattai_desktop.windows.program.laid_table import LaidTable
    from gattai_desktop.windows.shelf.shelf_window import ShelfWindow

_SOON: Final = 2_000
"""Milliseconds after which the copy begins even where the window system has shown no table yet."""


class Notices(QObject):
    """Keeps messages until the curtain is up, nothing else is asked, and no card is carried.

    What is still unread when the table is left is told on the shelf. There is one for a run of the program.
    """

    _came = Signal(object)

    def __init__(self, shelf: Callable[[], ShelfWindow], settings_file: Path, parent: QObject) -> None:
        """Begin a run of the program; settings that cannot be read are laid aside, which is told first.

        What of them cannot be used is told, too.
        """
        super().__init__(parent)
        self._shelf = shelf
        self._laid: LaidTable | None = None
        told = laid_aside(settings_file) or unusable_told(settings_file)
        self._untold = [told] if told else []
        if self._untold:
            QTimer.singleShot(0, self, self.tell)
        self._unseen: Journal | None = None
        # The signal comes from the thread that copies.
        self._came.connect(self.tell, Qt.ConnectionType.QueuedConnection)

    def sit_down(self, journal: Journal) -> None:
        """Tell what is known of a session, and make a copy of it once its table was shown."""
        self._untold += journal.notices
        self._unseen = journal
        QTimer.singleShot(_SOON, self, lambda: self._keep_copy(journal))
        self.tell()

    def follow(self, laid: LaidTable) -> None:
        """Tell at this table from now on: the first one of a session, or the same in another language."""
        self._laid, table = laid, laid.window
        table.installEventFilter(self)
        for free in (laid.model.curtainChanged, table.sheet.closed, table.carry.ended):
            # After an answer the next question may follow at once.
            free.connect(self.tell, Qt.ConnectionType.QueuedConnection)

    def leave(self) -> None:
        """Go on without a table, which was closed for the shelf."""
        self._laid = self._unseen = None
        self.tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            if self._unseen is not None:
                journal = self._unseen
                QTimer.singleShot(0, self, lambda: self._keep_copy(journal))
        return False

    def _keep_copy(self, journal: Journal) -> None:
        if journal is self._unseen:
            self._unseen = None
            journal.keep_copy(self._came.emit)

    def tell(self, notice: str = "") -> None:
        """Tell this too, and all that is still untold, as soon as it can be read; "" for nothing new."""
        if notice:
            self._untold.append(notice)
        if not self._untold or (self._laid is not None and not _is_free(self._laid)):
            return
        title, lines = self.tr("Please note"), [called(one) for one in self._untold]
        self._untold = []
        if self._laid is not None:
            self._laid.troubles.tell(title, *lines)
        else:
            self._shelf().files.say(title, *lines)


def _is_free(laid: LaidTable) -> bool:
    """Whether the seat at the computer is asked nothing and carries no card."""
    table = laid.window
    if not isValid(table) or laid.model.curtain_down or table.carry.carrying:
        return False
    return table.sheet.parentWidget() is table and not table.sheet.isVisible()
