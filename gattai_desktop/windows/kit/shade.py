"""Veils the middle while a question is open; what is beneath can be seen, and pressed too unless a sheet asks."""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedOver, painting
from gattai_desktop.windows.kit.table_root import TableRoot

SHARE: Final = 0.30


class Shade(PaintedOver):
    """Paints the background's colour over what is beneath, usually with 30 percent. The pointer goes through it."""

    def __init__(self, paint: Paint, parent: QWidget, share: float = SHARE) -> None:
        super().__init__(paint, parent)
        self._share = share

    def cover(self, box: QRect) -> None:
        """Veil a part of its window; of what lies below the whole table there all of it, never a half of a plate."""
        window = self.parentWidget()
        foot = window.foot_box() if isinstance(window, TableRoot) else QRect()
        whole = box.united(foot) if foot.intersects(box) else box
        self.setGeometry(whole)
        if whole == box:
            self.clearMask()
        else:
            self.setMask(QRegion(box).united(foot).translated(-whole.topLeft()))

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(self.paint.theme.table)
        veil.setAlphaF(self._share)
        with painting(self) as painter:
            painter.fillRect(self.rect(), veil)
