"""Writes words in named styles on a part of a widget, in drawing pixels, or only measures them.

`board/drawing.py` adds all other drawing in `Drawing`, which widgets use.
"""

from collections.abc import Callable
from typing import Final, Literal, Self

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from gattai_desktop.board.block import block, paint_block
from gattai_desktop.board.fonts import caps_font, display_font, fitting, strong_font, text_font, width_in
from gattai_desktop.board.key_cap import cap_wide, paint_cap
from gattai_desktop.board.letters import Anchor, paint_cut, width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.words import DrawnWords, broken, paint_text, paint_words, strongly, words_width, wrapped
from gattai_desktop.cards.frozen import evolve, frozen

Ink = str | QColor
"""A colour by its token ("soft", "pilots"), or a QColor."""

BASE: Final = 0.36
"""Distance from the middle of a line down to its baseline, as a part of the words' size."""


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


class Writing:
    """A part of a widget that is written on; lengths are drawing pixels from its upper left corner."""

    larger = 1.0
    """How many times words are as large as drawn, where all else has no room to be enlarged with them."""

    def __init__(
        self, paint: Paint, box: QRectF, painter: QPainter | None = None, *, unit: float | None = None
    ) -> None:
        self.paint, self.box, self.painter = paint, box, painter
        self.unit = unit or paint.px(1.0)
        """Length of a drawing pixel in device-independent pixels: the window's own scale where none is given."""

    # ------------------------------------------------------------------ places and lengths
    @property
    def wide(self) -> float:
        """Its width, drawing pixels."""
        return self.box.width() / self.unit

    @property
    def high(self) -> float:
        """Its height, drawing pixels."""
        return self.box.height() / self.unit

    @property
    def middle(self) -> float:
        """Half of its height, drawing pixels."""
        return self.high / 2

    @property
    def pen(self) -> QPainter:
        """The painter, for what cannot be drawn otherwise. Raises ValueError where nothing is drawn."""
        if self.painter is None:
            raise ValueError("This drawing only measures.")
        return self.painter

    def at(self, full: float, small: float) -> float:
        """Return the length for a full table, or that for a small one."""
        return small if self.paint.scale.small else full

    @property
    def ruler(self) -> Self:
        """The same part, which only measures."""
        return self._part(self.box, None)

    def inset(self, across: float, down: float) -> Self:
        """Return the part without a margin of that many pixels of the screen."""
        box = self.box.adjusted(across, down, -across, -down)
        return self._part(box, self.painter)

    def least(self, length: float, pixels: float) -> float:
        """Return a length of at least that many pixels of the screen."""
        return max(length, pixels / self.unit)

    def within(self, x: float, y: float, wide: float | None = None, high: float | None = None) -> Self:
        """Return a part of it with its corner at x, y; it reaches to the edges where no size is given."""
        size = self.box.size()
        box = QRectF(self._x(x), self._y(y), size.width() - self._px(x), size.height() - self._px(y))
        if wide is not None:
            box.setWidth(self._px(wide))
        if high is not None:
            box.setHeight(self._px(high))
        return self._part(box, self.painter)

    def over(self, box: QRectF) -> Self:
        """Return the part over a place that is given in the widget's own pixels."""
        return self._part(box, self.painter)

    def _part(self, box: QRectF, painter: QPainter | None) -> Self:
        made = type(self)(self.paint, box, painter, unit=self.unit)
        made.larger = self.larger
        return made

    def rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """Return a place in the widget's own pixels."""
        return QRectF(self._x(x), self._y(y), self._px(wide), self._px(high))

    def ink(self, ink: Ink) -> QColor:
        return self.paint.theme.colour(ink) if isinstance(ink, str) else ink

    def _px(self, length: float) -> float:
        return length * self.unit

    def _x(self, x: float) -> float:
        return self.box.x() + x * self.unit

    def _y(self, y: float) -> float:
        return self.box.y() + y * self.unit

    # ------------------------------------------------------------------ words
    def pixels(self, style: Style) -> int:
        """Return the size of words of that style in the widget's own pixels, never below what can be read."""
        return round(self.paint.text(style.size * self.unit / self.paint.px(1.0)) * self.larger)

    def size(self, style: Style) -> float:
        """Return the size of words of that style in drawing pixels: on a small table words are larger than drawn."""
        return self.pixels(style) / self.unit

    def base(self, middle: float, style: Style) -> float:
        """Return the baseline of a line whose middle is there."""
        return middle + self.size(style) * BASE

    def width(self, words: DrawnWords | str, style: Style) -> float:
        size = self.pixels(style)
        if isinstance(words, str):
            return width_in(style.font(size), words.upper() if style.capitals else words) / self.unit
        return words_width(words, size) / self.unit

    def fitted(self, words: str, style: Style, room: float) -> Style:
        """Return the style, smaller where a longer word of another language wants it."""
        font = fitting(style.font, self.pixels(style), words, self._px(room))
        return evolve(style, size=font.pixelSize() / self.unit / self.larger)

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
        """Write words over as many lines as they need, a long word with a hyphen; return where the next would begin."""
        size, high = self.pixels(style), self.size(style)
        room = self.wide - x if room is None else room
        for line in broken(words if style.font is text_font else strongly(words), size, self._px(room), hyphens=True):
            self.text(x, top + high, line, style, ink, room=room)
            top += high * leading
        return top

    def wrapped(self, words: str, style: Style, room: float, most: int = 3) -> tuple[str, ...]:
        """Return plain words in at most that many lines; the last one ends in an ellipsis if it must."""
        return wrapped(words, style.font(self.pixels(style)), self._px(room), most)

    def paragraph(
        self,
        x: float,
        base: float,
        words: str,
        style: Style,
        ink: Ink = "text",
        *,
        room: float,
        most: int = 3,
        step: float | None = None,
    ) -> float:
        """Write plain words in at most that many lines, the first on its baseline; return the baseline below the last.

        step: from one line to the next, 1.2 times the size of the words where it is not given.
        """
        step = self.size(style) * 1.2 if step is None else step
        for line in self.wrapped(words, style, room, most):
            self.text(x, base, line, style, ink, room=room)
            base += step
        return base

    def block(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        words: str,
        style: Style,
        ink: Ink = "text",
        *,
        middle: bool = False,
    ) -> None:
        """Write a text into a place, from its top or in its middle, smaller where it does not fit."""
        if self.painter is not None:
            place = self.rect(x, y, wide, high)
            paint_block(self.painter, place, words, style.font, self.pixels(style), self.ink(ink), middle=middle)

    def holds(self, words: str, style: Style) -> bool:
        """Say whether a text has room here as a block, smaller where it is long."""
        size, room, high = self.pixels(style), round(self.box.width(), 1), round(self.box.height(), 1)
        return " ".join(block(style.font, size, words, room, high)[1]) == words

    def key(self, right: float, middle: float, key: str, ink: Ink = "soft", edge: Ink = "edge") -> float:
        """Draw the cap of a key that ends at `right`; return its width, 0 where there is no key."""
        if not key:
            return 0.0
        if self.painter is None:
            return cap_wide(self.paint, key) / self.unit
        place = self._x(right), self._y(middle)
        return paint_cap(self.painter, self.paint, *place, key, self.ink(ink), self.ink(edge)) / self.unit

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
        high, words = self._px(cap), words if isinstance(words, int) else str(words)
        if self.painter is None:
            return width_of(words, high) / self.unit
        place = self._x(x), self._y(top)
        return paint_cut(self.painter, *place, words, high, self.ink(ink), align, bar) / self.unit
