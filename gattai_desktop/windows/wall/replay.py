"""Shows the word REPLAY at the foot of the wall while the wall shows the past."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import title
from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.windows.wall.wall_grid import BANNER, MARGIN, WallDrawing, WallGrid


class WallReplay(PaintedWidget):
    """Covers the wall and marks it as a replay."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("REPLAY"))
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        grid, words = WallGrid.of(self.size()), self.tr("REPLAY")
        with painting(self) as painter:
            painter.scale(grid.unit, grid.unit)
            draw = WallDrawing.of(self.paint, grid, painter)
            right, foot = draw.wide - 4, draw.high - 4
            draw.shape((4, 4), (right, 4), (right, foot), (4, foot), edge="price", line=6, dashes=(18, 10))
            wide = draw.width(words, title(54)) + 70
            plate = draw.within(draw.wide - MARGIN - wide, draw.high - BANNER + 44, wide, 92)
            plate.plate(fill="price", cut=22)
            base, ink = plate.base(plate.middle, title(54)), self.paint.theme.on("price")
            plate.text(wide / 2, base, words, title(54), ink, align="middle")
