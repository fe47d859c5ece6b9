"""What lies over the picture on the wall: what a person sends there, such as a picture of her own, and REPLAY."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.drawing import Drawing, plain, title
from gattai_desktop.board.paint import Paint, PaintedOver, PaintedReading, painting
from gattai_desktop.board.speech import content, fill, speak
from gattai_desktop.board.words import as_words
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.session_pictures import session_pictures
from gattai_desktop.windows.kit.own_pictures import paint_own
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


class WallReplay(PaintedOver):
    """Covers the wall and marks it as a replay."""

    def __init__(self, paint: Paint, wall: WallPicture, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._band = wall.replay_band
        self.setAccessibleName(self.tr("REPLAY"))

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


@frozen
class PictureOnWall(WallPart):
    """An image file, and the name of what it is the picture of, as it is shown."""

    file: str
    name: str

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return fill(speak("wall", "The picture of {name}"), name=self.name)

    def paint_over(self, painter: QPainter, paint: Paint, size: QSize, free: QRectF) -> None:
        """Cover the whole wall: nobody reads a map beside gauges."""
        draw = Drawing(paint, QRectF(0, 0, size.width(), size.height()), painter, unit=1.0)
        draw.ground("well")
        paint_own(draw, self.file, whole=True)


def pictures_on_wall(setup: Any, packs: Path, known: Mapping[str, str]) -> dict[str, PictureOnWall]:  # noqa: ANN401 - each game has its own
    """Return those that are image files, by the word and the key of each. known: what everybody may see, with names."""
    found = session_pictures(setup, packs, known)
    return {thing: PictureOnWall(one.picture, content(one.name)) for thing, one in found.items() if one.own}
