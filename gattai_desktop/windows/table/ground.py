"""The ground of a window, on which everything else lies."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class Ground(QWidget):
    """Has the keyboard after a click on nothing, and on the way of a click to something. It looks the same then.

    To Qt a widget looks different with the keyboard, so that each click would paint the whole window twice.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""
