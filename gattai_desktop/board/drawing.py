"""Draws a widget in drawing pixels: words in named styles, plates, signs and crests, by the names of their colours.

A drawing without a painter only measures. So a size hint and the picture it is for are one function.

    def draw(self, draw: Drawing) -> None:
        draw.plate(edge="pilots", cut=14, inset=1)
        used = draw.text(14, 24, act, caps(12), "pilots")
        y = draw.lines(14, 34, do, plain(14), room=draw.wide - 28, leading=1.42)

A painted widget with such a method is painted by it; `drawing(widget)` draws on any other.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypedDict, Unpack

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPaintEvent, QPen, QPolygonF

from gattai_desktop.board.bars import BalanceLook, paint_balance, paint_pips
from gattai_desktop.board.faces import card_width, paint_card, paint_deck, paint_well
from gattai_desktop.board.paint import Paint, Painted, painting
from gattai_desktop.board.plate import (
    paint_broken_crest,
    paint_crest,
    paint_hatching,
    paint_plate,
    paint_plate_shadow,
    paint_refused_plate,
    plate_path,
)
from gattai_desktop.board.signs import outline_pen, paint_building, paint_sign, paint_sign_outline
from gattai_desktop.board.words import paint_mini
from gattai_desktop.board.writing import Ink, Style, Writing, caps, plain, strong, title

__all__ = ["CardLook", "Drawing", "Ink", "Style", "caps", "drawing", "measuring", "plain", "strong", "title"]


class CardLook(TypedDict, total=False):
    """How a card lies: its shadow, its angle in degrees, and how much it fades into the ground, 0 to 1."""

    shadow: str | None
    angle: float
    veil: float


class Drawing(Writing):
    """A part of a widget that is drawn on."""

    def plate(  # noqa: PLR0913 (a drawing takes its place and its look)
        self,
        x: float = 0.0,
        y: float = 0.0,
        wide: float | None = None,
        high: float | None = None,
        *,
        fill: Ink | None = None,
        edge: Ink | None = None,
        line: float = 1.5,
        cut: float = 14.0,
        radius: float = 5.0,
        both: bool = True,
        inset: float = 0.0,
        dashes: tuple[float, ...] = (),
    ) -> None:
        """Draw a plate, over the whole part where no place is given.

        line, radius, inset and dashes are pixels of the screen: an edge is as thin on a large table.
        """
        if self.painter is None:
            return
        box = self.within(x, y, wide, high).box.adjusted(inset, inset, -inset, -inset)
        paint_plate(
            self.painter, box, fill=None if fill is None else self.ink(fill),
            edge=None if edge is None else self.ink(edge), width=line, cut=self._px(cut), radius=radius, both=both,
            dashes=dashes,
        )  # fmt: skip

    def refused(
        self,
        x: float = 0.0,
        y: float = 0.0,
        wide: float | None = None,
        high: float | None = None,
        *,
        cut: float = 14.0,
        inset: float = 0.0,
    ) -> None:
        """Draw the hatched plate of what is not possible now; `inset` is pixels of the screen."""
        if self.painter is not None:
            box = self.within(x, y, wide, high).box.adjusted(inset, inset, -inset, -inset)
            paint_refused_plate(self.painter, self.paint.theme, box, self._px(cut))

    def hatching(self, *, cut: float) -> None:
        """Hatch the whole part, as a plate with one corner cut: what it stands for does not happen."""
        if self.painter is not None:
            path = plate_path(self.box.width(), self.box.height(), self._px(cut), both=False)
            paint_hatching(self.painter, self.paint.theme, path.translated(self.box.topLeft()))

    def shadow(self, *, cut: float, inset: float) -> None:
        """Draw the shadow of a plate that floats above the table, over the whole part."""
        if self.painter is not None:
            box = self.box.adjusted(inset, inset, -inset, -inset)
            paint_plate_shadow(self.painter, self.paint.theme, box, self._px(cut))

    def ground(self, ink: Ink) -> None:
        """Fill the whole part with a colour."""
        if self.painter is not None:
            self.painter.fillRect(self.box, self.ink(ink))

    def fill(self, x: float, y: float, wide: float, high: float, ink: Ink) -> None:
        if self.painter is not None:
            self.painter.fillRect(self.rect(x, y, wide, high), self.ink(ink))

    def bar(self, x: float, y: float, wide: float, high: float, share: float, ink: Ink = "text") -> None:
        """Draw a bar that is filled to a share of its width; the rest is seen in every theme.

        Where lines are as bright as words, as in high contrast, the rest is an outline.
        """
        if self.ink("line") == self.ink("text"):
            self.plate(x, y, wide, high, edge="line", line=1.0, cut=0, radius=0, inset=0.5)
        else:
            self.fill(x, y, wide, high, "line")
        self.fill(x, y, wide * share, high, ink)

    def rule(self, y: float, ink: Ink = "line", *, x: float = 0.0, wide: float | None = None) -> None:
        """Draw a hairline at this height."""
        if self.painter is not None:
            right = self.wide if wide is None else x + wide
            self.painter.setPen(QPen(self.ink(ink), 1.0))
            self.painter.drawLine(QPointF(self._x(x), self._y(y)), QPointF(self._x(right), self._y(y)))

    def stroke(
        self, x: float, y: float, right: float, foot: float, ink: Ink, line: float, dashes: tuple[float, ...] = ()
    ) -> None:
        """Draw a straight line; its width and dashes are pixels of the screen."""
        if self.painter is not None:
            self.painter.setPen(outline_pen(self.ink(ink), line, dashes))
            self.painter.drawLine(QPointF(self._x(x), self._y(y)), QPointF(self._x(right), self._y(foot)))

    def shape(
        self,
        *corners: tuple[float, float],
        fill: Ink | None = None,
        edge: Ink | None = None,
        line: float = 1.5,
        dashes: tuple[float, ...] = (),
    ) -> None:
        """Draw a shape with straight sides; line and dashes are pixels of the screen."""
        if self.painter is None:
            return
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(self._x(x), self._y(y)) for x, y in corners]))
        path.closeSubpath()
        if fill is not None:
            self.painter.fillPath(path, self.ink(fill))
        if edge is not None:
            self.painter.strokePath(path, outline_pen(self.ink(edge), line, dashes))

    def sign(self, name: str, x: float, y: float, size: float, ink: Ink = "text") -> None:
        """Draw a sign into the square with its corner at x, y."""
        if self.painter is not None:
            paint_sign(self.painter, name, self._x(x), self._y(y), self._px(size), self.ink(ink))

    def outline(self, name: str, x: float, y: float, size: float, ink: Ink, line: float) -> None:
        """Draw a sign's outline into the square with its corner at x, y; its line is pixels of the screen."""
        if self.painter is not None:
            paint_sign_outline(self.painter, name, self._x(x), self._y(y), self._px(size), self.ink(ink), line)

    def pips(
        self, x: float, y: float, size: float, sign: str, counted: tuple[int, int, int], ink: str = "text"
    ) -> float:
        """Draw a row of signs and return its width.

        counted: how many are filled, how many dashed because they may come, and how many there are at most.
        """
        theme, at = self.paint.theme, (self._x(x), self._y(y), self._px(size))
        return paint_pips(self.pen, theme, *at, sign, counted, ink) / self.unit

    def balance(self, x: float, y: float, wide: float, high: float, look: BalanceLook, gap: float) -> None:
        """Draw the points of a Commitment; `gap` is pixels of the screen."""
        if self.painter is not None:
            paint_balance(self.painter, self.paint.theme, self.rect(x, y, wide, high), look, gap)

    def building(self, state: str, x: float, y: float, size: float, ink: Ink) -> None:
        """Draw a Location's two buildings: Standing, Damaged or Razed."""
        if self.painter is not None:
            paint_building(self.painter, state, self._x(x), self._y(y), self._px(size), self.ink(ink))

    def crest(
        self,
        seat: str,
        x: float,
        y: float,
        size: float,
        sign: str = "horns",
        *,
        broken: bool = False,
        bare: bool = False,
    ) -> None:
        """Draw a seat's crest, or its pieces; `sign` is drawn on the Coach's.

        bare: without the face of a machine where the program plays the seat, which would cover too much there.
        """
        if self.painter is not None and broken:
            paint_broken_crest(self.painter, self.paint.theme, seat, self._x(x), self._y(y), self._px(size))
        elif self.painter is not None:
            paint_crest(self.painter, self.paint.theme, seat, self._x(x), self._y(y), self._px(size), sign)
            if seat in self.paint.programs and sign == "horns" and not bare:
                self._face_of_program(x, y, size)

    def _face_of_program(self, x: float, y: float, size: float) -> None:
        """Draw the face of a machine at the lower right corner of a crest; a small crest is covered no further."""
        side = max(self.least(0.46 * size, 11), 0.42 * size)
        left, top = x + size - side * 0.66, y + size - side * 0.66
        self.plate(left, top, side, side, fill="rail", edge="edge", line=1.0, cut=side * 0.22, radius=2, both=False)
        self.sign("program", left + side * 0.18, top + side * 0.18, side * 0.64)

    def card(self, face: str, x: float, y: float, high: float, **look: Unpack[CardLook]) -> None:
        if self.painter is not None:
            at = self._x(x), self._y(y), self._px(high)
            paint_card(self.painter, self.paint.faces, self.paint.theme, face, *at, **look)

    def corner(
        self, face: str, x: float, y: float, wide: float, high: float, *, share: float, veil: float = 0.0
    ) -> None:
        """Draw the upper left corner of a card, that share of its height, where all that counts stands."""
        if self.painter is None:
            return
        self.painter.save()
        self.painter.setClipRect(self.within(x, y, wide, high).box)
        self.card(face, x, y, high / share, shadow=None, veil=veil)
        self.painter.restore()

    def deck(self, side: str, x: float, y: float, high: float, cards: int) -> None:
        """Draw a Deck, as thick as it has cards."""
        if self.painter is not None:
            at = self._x(x), self._y(y), self._px(high)
            paint_deck(self.painter, self.paint.faces, self.paint.theme, side, *at, cards)

    def well(self, x: float, y: float, high: float, sign: str = "", share: float = 0.26, line: float = 1.4) -> None:
        """Draw an empty place for a card, with a sign's outline in its middle that is a share of it high."""
        if self.painter is not None:
            paint_well(self.painter, self.paint.theme, self._x(x), self._y(y), self._px(high))
        if sign:
            size = high * share
            self.outline(sign, x + (card_width(high) - size) / 2, y + (high - size) / 2, size, "edge", line)

    def mini(self, face: str, x: float, y: float, high: float) -> float:
        """Draw a small card and return its width."""
        if self.painter is None:
            raise ValueError("A small card is drawn, not measured: its width stands in `words.mini_width`.")
        return paint_mini(self.painter, self.paint.theme, face, self._x(x), self._y(y), self._px(high)) / self.unit


@contextmanager
def drawing(widget: Painted, *, unit: float | None = None, larger: float = 1.0) -> Iterator[Drawing]:
    """Draw on a widget, with a drawing pixel of its own where one is given; what is begun is ended whatever happens.

    larger: see `Writing`.
    """
    with painting(widget) as painter:
        made = Drawing(widget.paint, QRectF(widget.rect()), painter, unit=unit)
        made.larger = larger
        yield made


def _paint_drawn(widget: Painted, _event: QPaintEvent) -> None:
    with drawing(widget) as draw:
        widget.draw(draw)


Painted.paint_drawn = _paint_drawn


def measuring(
    paint: Paint, wide: float, high: float = 0.0, *, unit: float | None = None, larger: float = 1.0
) -> Drawing:
    """Return a drawing that only measures, of that size in pixels of the screen. unit, larger: as in `drawing`."""
    made = Drawing(paint, QRectF(0.0, 0.0, wide, high), unit=unit)
    made.larger = larger
    return made
