"""Shows the word REPLAY at the foot of the wall while the wall shows the past."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import display_font, width_in
from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.wall.wall_grid import BANNER, MARGIN, WallGrid


class WallReplay(PaintedWidget):
    """Covers the wall and marks it as a replay."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("REPLAY"))
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.paint.theme
        grid = WallGrid.of(self.size())
        with painting(self) as painter:
            painter.scale(grid.unit, grid.unit)
            painter.setPen(outline_pen(theme.price, 6.0, (18.0, 10.0)))
            painter.drawRect(QRectF(4, 4, grid.wide - 8, grid.high - 8))
            font = display_font(54)
            words = self.tr("REPLAY")
            wide = width_in(font, words) + 70
            box = QRectF(grid.wide - MARGIN - wide, grid.high - BANNER + 44, wide, 92)
            paint_plate(painter, box, fill=theme.price, cut=22)
            baseline = box.center().y() + font.pixelSize() * 0.36
            paint_text(painter, box.center().x(), baseline, words, font, theme.on("price"), "middle")
