"""Says of a part of a window what no screen reader reads by itself as the keyboard goes into it."""

import sys
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from gattai_desktop.board.announcing import announce, sentences

READS_GROUPS: Final = sys.platform == "linux"
"""Whether a screen reader reads by itself what the keyboard goes into. Orca reads its name; others were not heard."""
AT_ONCE: Final = 300
"""Milliseconds for which a part has to be gone, so that a reader notices that the keyboard comes into it anew."""


class Noticed(QObject):
    """A part that comes, goes, and asks one thing after another, as a screen reader notices it.

    A reader reads the name of what the keyboard goes into, and reads it no more while the keyboard stays there.
    """

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part, self._came, self._gone = part, False, QElapsedTimer()
        part.installEventFilter(self)

    def unread(self) -> str:
        """Return what is to be said of it now: its other words, and its name where no reader has read that."""
        came, self._came = self._came, False
        keyboard = QApplication.focusWidget()
        # A reader takes the keyboard that comes into a field with its words for a caret that moved, and reads nothing.
        reads = keyboard is not None and self._part.isAncestorOf(keyboard) and not isinstance(keyboard, QLineEdit)
        read = READS_GROUPS and came and reads
        return sentences(("" if read else self._part.accessibleName(), self._part.accessibleDescription()))

    def tell(self) -> None:
        """Say it."""
        announce(self._part, self.unread())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._came = not self._gone.isValid() or self._gone.elapsed() > AT_ONCE
        elif event.type() == QEvent.Type.Hide:
            self._gone.start()
        return False
