"""Holds the wall's measures, and draws cards on it at full sharpness.

Lengths are drawing pixels of a picture 1080 high. A wall of another shape keeps these lengths: its left part stands
at the left edge, its right part at the right, the middle in between.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Unpack

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QTransform

from gattai_desktop.board.drawing import CardLook, Drawing, Style
from gattai_desktop.board.faces import paint_card, paint_deck
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.board.scale import Scale
from gattai_desktop.cards.frozen import evolve, frozen

BANNER: Final = 180.0
"""Height of the banner at the foot."""
MARGIN: Final = 64.0
"""Margin of words at the left and right edge."""
LEAST: Final = 28.0
"""Height of the smallest words that the wall writes."""


@frozen
class WallGrid:
    """One drawn pixel in device-independent pixels, and the wall's size in drawn pixels."""

    unit: float
    wide: float
    high: float

    @classmethod
    def of(cls, size: QSize) -> WallGrid:
        unit = max(0.01, min(size.width() / 1920, size.height() / 1080))
        return cls(unit, size.width() / unit, size.height() / unit)

    @property
    def scale(self) -> Scale:
        """The scale of the widgets that are on this wall."""
        return Scale.for_wall(1080 * self.unit)

    @property
    def field(self) -> QRectF:
        """The part between score and banner, in drawn pixels: where the Pile and the posters are."""
        return QRectF(0, 0, self.wide, self.high - BANNER)


@contextmanager
def unscaled(painter: QPainter) -> Iterator[tuple[QTransform, float]]:
    """Reset the painter's transform, and yield it and its scale: enlarged pictures of cards would be blurred."""
    there = painter.transform()
    painter.save()
    painter.resetTransform()
    try:
        yield there, there.m11()
    finally:
        painter.restore()


class WallDrawing(Drawing):
    """A Drawing of the whole wall, in drawing pixels; words are as large as the farthest seat needs."""

    def __init__(self, paint: Paint, box: QRectF, painter: QPainter | None = None, *, unit: float | None = 1.0) -> None:
        super().__init__(paint, box, painter, unit=unit)

    @classmethod
    def of(cls, paint: Paint, grid: WallGrid, painter: QPainter) -> WallDrawing:
        """Return a drawing of a wall; the painter is scaled to drawing pixels."""
        return cls(paint, QRectF(0, 0, grid.wide, grid.high), painter)

    @classmethod
    def on_ground(cls, paint: Paint, size: QSize, painter: QPainter) -> WallDrawing:
        """Paint the ground of a wall with the light in its middle, scale the painter, and return a drawing on it."""
        grid = WallGrid.of(size)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), paint.theme.table)
        k = grid.unit
        paint_glow(painter, paint.theme, QRectF((grid.wide / 2 - 880) * k, 90 * k, 1760 * k, 940 * k))
        painter.scale(k, k)
        return cls.of(paint, grid, painter)

    def pixels(self, style: Style) -> int:
        return self.paint.words(round(style.size))

    def fitted(self, words: str, style: Style, room: float) -> Style:
        """Return the style, smaller where a longer sentence of another language wants it, never below `LEAST`."""
        while style.size > LEAST and self.width(words, style) > room:
            style = evolve(style, size=style.size - 1)
        return style

    def in_lines(self, words: str, style: Style, room: float, most: int) -> tuple[Style, tuple[str, ...]]:
        """Return words in at most that many lines, and their style: smaller for many words, never below `LEAST`."""
        whole = " ".join(words.split())
        while " ".join(lines := self.wrapped(whole, style, room, most)) != whole and style.size > LEAST:
            style = evolve(style, size=style.size - 1)
        return style, lines

    def card(self, face: str, x: float, y: float, high: float, **look: Unpack[CardLook]) -> None:
        if self.painter is not None:
            with unscaled(self.painter) as (there, k):
                at = there.map(QPointF(self._x(x), self._y(y)))
                paint_card(self.painter, self.paint.faces, self.paint.theme, face, at.x(), at.y(), high * k, **look)

    def deck(self, side: str, x: float, y: float, high: float, cards: int) -> None:
        if self.painter is not None:
            with unscaled(self.painter) as (there, k):
                at = there.map(QPointF(self._x(x), self._y(y)))
                paint_deck(self.painter, self.paint.faces, self.paint.theme, side, at.x(), at.y(), high * k, cards)
