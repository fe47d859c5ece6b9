"""Veils the middle while a question is open; what is beneath can be seen, and pressed too unless a sheet asks."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedWidget, painting

SHARE: Final = 0.30


class Shade(PaintedWidget):
    """Paints the background's colour over what is beneath, usually with 30 percent. The pointer goes through it."""

    def __init__(self, paint: Paint, parent: QWidget, share: float = SHARE) -> None:
        super().__init__(paint, parent)
        self._share = share
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(self.paint.theme.table)
        veil.setAlphaF(self._share)
        with painting(self) as painter:
            painter.fillRect(self.rect(), veil)
