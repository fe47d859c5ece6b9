"""A veil over the middle while a question is open; everything beneath stays in sight and in reach."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedWidget, painting

SHARE: Final = 0.30


class Dim(PaintedWidget):
    """Lays 30 percent of the ground over what lies beneath. Takes no input."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(self.paint.theme.table)
        veil.setAlphaF(SHARE)
        with painting(self) as painter:
            painter.fillRect(event.rect(), veil)
