"""Shows on the wall what a person sends there to talk about: the preview of a play, or a sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.fonts import display_font
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text, paint_words
from gattai_desktop.windows.kit.wall_picture import WallPart
from gattai_desktop.windows.wall.wall_grid import BANNER, WallGrid

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
        """Show this look, or nothing."""
        self.look = look
        self.setVisible(look is not None)
        if look is not None:
            self.setAccessibleName(look.spoken())
            self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self.look, self.paint.theme
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
            wide, high = min(1160.0, grid.wide - 128), 130 + len(lines) * 56 + 24
            box = QRectF((grid.wide - wide) / 2, grid.high - BANNER - high - 24, wide, high)
            colour = theme.colour(look.token)
            paint_plate(painter, box, fill=theme.panel, edge=colour, width=5, cut=36)
            paint_sign(painter, look.sign, box.x() + 44, box.y() + 40, 60, colour)
            title = display_font(64)
            paint_text(painter, box.x() + 130, box.y() + 92, look.title, title, colour, room=wide - 170)
            for row, line in enumerate(lines):
                y = box.y() + 166 + row * 56
                paint_words(painter, theme, box.x() + 46, y, line, self.paint.words(_LINE), theme.text, room=wide - 90)
