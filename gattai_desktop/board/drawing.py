"""Draws a widget in drawing pixels: words in named styles, plates, signs and crests, by the names of their colours.

A drawing without a painter only measures. So a size hint and the picture it is for are one function.

    with drawing(self) as draw:
        draw.plate(edge="pilots", cut=14, inset=1)
        used = draw.text(14, 24, act, caps(12), "pilots")
        y = draw.lines(14, 34, do, plain(14), room=draw.wide - 28, leading=1.42)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal, Self, TypedDict, Unpack

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gattai_desktop.board.bars import paint_pips
from gattai_desktop.board.block import paint_block
from gattai_desktop.board.faces import paint_card, paint_deck, paint_well
from gattai_desktop.board.fonts import caps_font, display_font, fitting, strong_font, text_font, width_in
from gattai_desktop.board.letters import Anchor, paint_cut, width_of
from gattai_desktop.board.paint import Paint, Painted, painting
from gattai_desktop.board.plate import paint_crest, paint_plate
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.words import DrawnWords, broken, paint_mini, paint_text, paint_words, words_width
from gattai_desktop.cards.frozen import evolve, frozen

Ink = str | QColor
"""A colour by its token ("soft", "pilots"), or one that was worked out."""

BASE: Final = 0.36
"""How far the baseline of words lies below the middle of their line, as a part of their size."""


@frozen(eq=False)
class Style:
    """How words are set: their font and their size in drawing pixels. Capitals are made where they are drawn."""

    font: Callable[[int], QFont]
    size: float
    capitals: bool = False


def plain(size: float) -> Style:
    """Return the style of plain words."""
    return Style(text_font, size)


def strong(size: float) -> Style:
    """Return the style of names and figures."""
    return Style(strong_font, size)


def title(size: float) -> Style:
    """Return the style of titles."""
    return Style(display_font, size)


def caps(size: float) -> Style:
    """Return the style of headings: the few words that are set in capitals."""
    return Style(caps_font, size, capitals=True)


class CardLook(TypedDict, total=False):
    """How a card lies: its shadow, its angle in degrees, and how much it fades into the ground, 0 to 1."""

    shadow: str | None
    angle: float
    veil: float


class Drawing:
    """A part of a widget that is drawn on; lengths are drawing pixels from its upper left corner."""

    def __init__(
        self, paint: Paint, box: QRectF, painter: QPainter | None = None, *, unit: float | None = None
    ) -> None:
        self.paint, self.box, self.painter = paint, box, painter
        self.unit = unit or paint.px(1.0)
        """How long a drawing pixel is in the widget's own: as its window is scaled, where nothing else is given."""

    # ------------------------------------------------------------------ places and lengths
    @property
    def wide(self) -> float:
        """How wide it is, drawing pixels."""
        return self.box.width() / self.unit

    @property
    def high(self) -> float:
        """How high it is, drawing pixels."""
        return self.box.height() / self.unit

    @property
    def middle(self) -> float:
        """Half of its height, drawing pixels."""
        return self.high / 2

    @property
    def pen(self) -> QPainter:
        """The painter itself, for what has no word here. Raises ValueError where nothing is drawn."""
        if self.painter is None:
            raise ValueError("This drawing only measures.")
        return self.painter

    def at(self, full: float, small: float) -> float:
        """Return the length for a full table, or that for a small one."""
        return small if self.paint.scale.small else full

    def within(self, x: float, y: float, wide: float | None = None, high: float | None = None) -> Self:
        """Return a part of it with its corner at x, y; it reaches to the edges where no size is given."""
        size = self.box.size()
        box = QRectF(self._x(x), self._y(y), size.width() - self._px(x), size.height() - self._px(y))
        if wide is not None:
            box.setWidth(self._px(wide))
        if high is not None:
            box.setHeight(self._px(high))
        return type(self)(self.paint, box, self.painter, unit=self.unit)

    def rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """Return a place in the widget's own pixels."""
        return QRectF(self._x(x), self._y(y), self._px(wide), self._px(high))

    def ink(self, ink: Ink) -> QColor:
        """Return the colour of a token."""
        return self.paint.theme.colour(ink) if isinstance(ink, str) else ink

    def _px(self, length: float) -> float:
        return length * self.unit

    def _x(self, x: float) -> float:
        return self.box.x() + x * self.unit

    def _y(self, y: float) -> float:
        return self.box.y() + y * self.unit

    # ------------------------------------------------------------------ words
    def pixels(self, style: Style) -> int:
        """Return how large words of that style are, in the widget's own pixels: never below what can be read."""
        return self.paint.text(style.size * self.unit / self.paint.px(1.0))

    def size(self, style: Style) -> float:
        """Return the same in drawing pixels: on a small table words are larger than they were drawn."""
        return self.pixels(style) / self.unit

    def base(self, middle: float, style: Style) -> float:
        """Return the baseline of words whose line has its middle there."""
        return middle + self.size(style) * BASE

    def width(self, words: DrawnWords | str, style: Style) -> float:
        """Return how wide the words are in one line."""
        size = self.pixels(style)
        if isinstance(words, str):
            return width_in(style.font(size), words.upper() if style.capitals else words) / self.unit
        return words_width(words, size) / self.unit

    def fitted(self, words: str, style: Style, room: float) -> Style:
        """Return the style, smaller where a longer word of another language wants it."""
        font = fitting(style.font, self.pixels(style), words, self._px(room))
        return evolve(style, size=font.pixelSize() / self.unit)

    def text(
        self,
        x: float,
        base: float,
        words: DrawnWords | str,
        style: Style,
        ink: Ink = "text",
        *,
        align: Anchor = "start",
        room: float | None = None,
        fit: bool = False,
    ) -> float:
        """Write one line on its baseline; return its width.

        What is longer than `room` ends in an ellipsis, or with `fit` is first set smaller.
        """
        size = self.pixels(style)
        within = None if room is None else self._px(room)
        if not isinstance(words, str):
            if self.painter is None:
                return self.width(words, style)
            place = self._x(x), self._y(base)
            weight: Literal["text", "strong"] = "text" if style.font is text_font else "strong"
            return paint_words(
                self.painter, self.paint.theme, *place, words, size, self.ink(ink), room=within, anchor=align,
                weight=weight,
            ) / self.unit  # fmt: skip
        words = words.upper() if style.capitals else words
        if fit and room is not None:
            size = self.pixels(self.fitted(words, style, room))
        font = style.font(size)
        if self.painter is None:
            return width_in(font, words) / self.unit
        place = self._x(x), self._y(base)
        return paint_text(self.painter, *place, words, font, self.ink(ink), align, within) / self.unit

    def lines(
        self,
        x: float,
        top: float,
        words: DrawnWords | str,
        style: Style,
        ink: Ink = "text",
        *,
        room: float | None = None,
        leading: float = 1.45,
    ) -> float:
        """Write words over as many lines as they need; return where the next line would begin."""
        size, high = self.pixels(style), self.size(style)
        room = self.wide - x if room is None else room
        for line in broken(words, size, self._px(room)):
            self.text(x, top + high, line, style, ink, room=room)
            top += high * leading
        return top

    def block(self, x: float, y: float, wide: float, high: float, words: str, style: Style, ink: Ink = "text") -> None:
        """Write a text into a place, smaller where it is long."""
        if self.painter is not None:
            place = self.rect(x, y, wide, high)
            paint_block(self.painter, place, words, style.font, self.pixels(style), self.ink(ink))

    def letters(
        self,
        x: float,
        top: float,
        words: object,
        cap: float,
        ink: Ink = "text",
        *,
        align: Anchor = "start",
        bar: float | None = None,
    ) -> float:
        """Write a figure or a word in the cut letters of the table, `cap` high; return its width."""
        high = self._px(cap)
        if self.painter is None:
            return width_of(str(words), high) / self.unit
        place = self._x(x), self._y(top)
        return paint_cut(self.painter, *place, str(words), high, self.ink(ink), align, bar) / self.unit

    # ------------------------------------------------------------------ shapes
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

    def fill(self, x: float, y: float, wide: float, high: float, ink: Ink) -> None:
        """Fill a place with a colour."""
        if self.painter is not None:
            self.painter.fillRect(self.rect(x, y, wide, high), self.ink(ink))

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

    def sign(self, name: str, x: float, y: float, size: float, ink: Ink = "text") -> None:
        """Draw a sign into the square with its corner at x, y."""
        if self.painter is not None:
            paint_sign(self.painter, name, self._x(x), self._y(y), self._px(size), self.ink(ink))

    def outline(self, name: str, x: float, y: float, size: float, ink: Ink, line: float) -> None:
        """Draw a sign's outline into the square with its corner at x, y; its line is pixels of the screen."""
        if self.painter is not None:
            paint_sign_outline(self.painter, name, self._x(x), self._y(y), self._px(size), self.ink(ink), line)

    def pips(self, x: float, y: float, size: float, sign: str, counted: tuple[int, int, int]) -> float:
        """Draw a row of signs and return its width.

        counted: how many are filled, how many dashed because they may come, and how many there are at most.
        """
        theme, at = self.paint.theme, (self._x(x), self._y(y), self._px(size))
        return paint_pips(self.pen, theme, *at, sign, counted) / self.unit

    def crest(self, seat: str, x: float, y: float, size: float, sign: str = "horns") -> None:
        """Draw a seat's crest; `sign` stands on the Coach's."""
        if self.painter is not None:
            paint_crest(self.painter, self.paint.theme, seat, self._x(x), self._y(y), self._px(size), sign)

    def card(self, face: str, x: float, y: float, high: float, **look: Unpack[CardLook]) -> None:
        """Draw a card with its corner at x, y."""
        if self.painter is not None:
            at = self._x(x), self._y(y), self._px(high)
            paint_card(self.painter, self.paint.faces, self.paint.theme, face, *at, **look)

    def deck(self, side: str, x: float, y: float, high: float, cards: int) -> None:
        """Draw a Deck, as thick as it has cards."""
        if self.painter is not None:
            at = self._x(x), self._y(y), self._px(high)
            paint_deck(self.painter, self.paint.faces, self.paint.theme, side, *at, cards)

    def well(self, x: float, y: float, high: float) -> None:
        """Draw an empty place for a card."""
        if self.painter is not None:
            paint_well(self.painter, self.paint.theme, self._x(x), self._y(y), self._px(high))

    def mini(self, face: str, x: float, y: float, high: float) -> float:
        """Draw a small card and return its width."""
        if self.painter is None:
            raise ValueError("A small card is drawn, not measured: its width stands in `words.mini_width`.")
        return paint_mini(self.painter, self.paint.theme, face, self._x(x), self._y(y), self._px(high)) / self.unit


@contextmanager
def drawing(widget: Painted, *, unit: float | None = None) -> Iterator[Drawing]:
    """Draw on a widget, with a drawing pixel of its own where one is given; what is begun is ended whatever happens."""
    with painting(widget) as painter:
        yield Drawing(widget.paint, QRectF(widget.rect()), painter, unit=unit)


def measuring(paint: Paint, wide: float) -> Drawing:
    """Return a drawing that only measures, of that width in pixels of the screen."""
    return Drawing(paint, QRectF(0.0, 0.0, wide, 0.0))
