"""Shows on the wall what a person sends there to talk about: the preview of a play, or a sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.drawing import plain, title
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.words import as_words
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.wall.wall_grid import BANNER, WallDrawing, WallGrid

_LINE = 38
_MOST = 4

Pushed = BubbleLook | WallPart
"""What can be sent to the wall."""


class PushedView(PaintedReading):
    """Shows a preview or a sheet above the wall's banner until it is removed."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look: Pushed | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_look(self, look: Pushed | None) -> None:
        self.look = look
        self.setVisible(look is not None)
        if look is not None:
            self.setAccessibleName(look.spoken())
            self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        if look is None:
            return
        if isinstance(look, WallPart):
            with painting(self) as painter:
                look.paint_over(painter, self.paint, self.size())
            return
        grid = WallGrid.of(self.size())
        lines = (*look.lines, *((look.note,) if look.note else ()))[:_MOST]
        with painting(self) as painter:
            painter.scale(grid.unit, grid.unit)
            wide, high = min(1160.0, grid.wide - 128), 154 + len(lines) * 56
            wall = WallDrawing.of(self.paint, grid, painter)
            draw = wall.within((grid.wide - wide) / 2, grid.high - BANNER - high - 24, wide, high)
            draw.plate(fill="panel", edge=look.token, line=5, cut=36)
            draw.sign(look.sign, 44, 40, 60, look.token)
            draw.text(130, 92, look.title, title(64), look.token, room=wide - 170)
            for row, line in enumerate(lines):
                draw.text(46, 166 + row * 56, as_words(line), plain(_LINE), room=wide - 90)
