"""The widget that fills a window and is the parent of all others in it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget


class RootWidget(QWidget):
    """Takes the focus after a click on the background. It looks the same with the focus as without.

    To Qt a widget looks different with the keyboard, so that each click would paint the whole window twice.

    Signals:
        shown: it has come onto the screen. resized: it has another size.
            Whoever lies in it hears of both here: a filter would look at everything that Qt tells a window, and each
            picture that is painted is told to it.
    """

    shown = Signal()
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""
