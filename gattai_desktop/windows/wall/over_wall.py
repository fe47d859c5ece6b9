"""What lies over the picture on the wall: what a person sends there to talk about, and the word REPLAY."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.drawing import plain, title
from gattai_desktop.board.paint import Paint, PaintedReading, PaintedWidget, painting
from gattai_desktop.board.words import as_words
from gattai_desktop.windows.kit.wall_picture import WallPart, WallPicture
from gattai_desktop.windows.wall.wall_grid import BANNER, MARGIN, WallDrawing, WallGrid

_LINE = 38
_MOST = 4

Pushed = BubbleLook | WallPart
"""What can be sent to the wall."""


class PushedView(PaintedReading):
    """Shows a preview or a sheet over the picture on the wall, above its banner, until it is removed."""

    def __init__(self, paint: Paint, wall: WallPicture, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._wall = wall
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
                look.paint_over(painter, self.paint, self.size(), self._wall.free())
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


class WallReplay(PaintedWidget):
    """Covers the wall and marks it as a replay."""

    def __init__(self, paint: Paint, wall: WallPicture, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._band = wall.replay_band
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
            above, high = self._band
            style = title(high * 0.58)
            wide = draw.width(words, style) + high * 0.76
            plate = draw.within(draw.wide - MARGIN - wide, draw.high - above, wide, high)
            plate.plate(fill="price", cut=high * 0.24)
            ink = self.paint.theme.on("price")
            plate.text(wide / 2, plate.base(plate.middle, style), words, style, ink, align="middle")
