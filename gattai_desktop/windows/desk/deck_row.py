"""A card in a list of cards for a deck: its name, what it does, how many are in it, and a place to take one out."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize

from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.desk.deck_cards import EDGE, DeckCardButton
from gattai_desktop.windows.kit.deck_workshop import DeckCard

_HEAD_HIGH: Final = 0.36
"""The part of a card's height that its index plate takes; a row shows this part of the card."""
_HEAD_WIDE: Final = 0.74
"""The width of that part, by its height."""
_LEADING: Final = 1.1
"""From one line of a long name to the next, by its size."""
_MORE: Final = 0.7
"""How much higher a row is whose name takes two lines, by the size of its name."""
_NAME: Final = strong(15)
_LINE: Final = plain(12.5)
_RIGHT: Final = 12.0
"""Room right of the words, drawing pixels."""


def _left(draw: Drawing, card: DeckCard) -> float:
    """Return where the words of a row begin that is as high as usual: beside the picture of its card, if it has one."""
    return 7 + (draw.high - 8) * _HEAD_WIDE + 10 if card.face else 14.0


class DeckRow(DeckCardButton):
    """A card in the list of all cards: a press adds it, or says why not.

    right_kept: room at its right end for a subclass to draw in, drawing pixels; most_kept: the most that it ever is.
    """

    ring, right_kept, most_kept = (12.0, 1.0), 0.0, 0.0

    def card_box(self) -> QRectF:
        high = max(112.0, self.paint.px(196))
        return QRectF(0, self.height() / 2 - high / 2, card_width(high), high)

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(300)), max(48, round(self.paint.px(62))))

    def height_in(self, wide: int) -> int:
        """Return how high it is for that width: higher where its name takes two lines. Device-independent pixels."""
        usual = self.sizeHint().height()
        draw = measuring(self.paint, wide - 2 * EDGE, usual - 2 * EDGE)
        room = draw.wide - _RIGHT - self.most_kept - _left(draw, self.card)
        fitted = draw.fitted(self.card.name, _NAME, room)
        more = len(draw.wrapped(self.card.name, fitted, room, 2)) - 1
        return usual + round(more * _MORE * draw.pixels(fitted))

    def draw(self, whole: Drawing) -> None:
        draw = whole.inset(EDGE, EDGE)
        if self.full:
            draw.refused(cut=12)
        else:
            draw.plate(fill="panel" if self.underMouse() else "rail", edge="line", cut=12)
        usual = draw.over(QRectF(EDGE, EDGE, draw.wide, self.sizeHint().height() - 2 * EDGE))
        if self.card.face:
            high = usual.high - 8
            top, veil = draw.middle - high / 2, 0.4 if self.full else 0.0
            draw.corner(self.card.face, 7, top, high * _HEAD_WIDE, high, share=_HEAD_HIGH, veil=veil)
        left, right = _left(usual, self.card), draw.wide - _RIGHT - self.right_kept
        refused = self.full and self.underMouse() | self.hasFocus()
        base, right = self._draw_name(draw, left, right, refused=refused)
        if refused:
            draw.text(left, base, self.refusal(), _LINE, "refused", room=right - left)
        elif self.card.marks:
            self._draw_marks(draw, left, base, right)
        else:
            words = self.card.line
            if self.card.kind and draw.width(words, draw.fitted(words, _LINE, right - left)) > right - left:
                words = self.card.kind
            draw.text(left, base, words, _LINE, "soft", room=right - left, fit=True)

    def _draw_name(self, draw: Drawing, left: float, right: float, *, refused: bool) -> tuple[float, float]:
        """Write the name, and how many are in the deck; return where the line below stands, and how far it may reach.

        A name that needs its whole line leaves the number to the next, which has room for it unless it says why no more
        may be added.
        """
        name = self.card.name
        count = speak("desk", "{number} of {most}", number=self.copies, most=self.card.most) if self.copies else ""
        taken = draw.width(count, _NAME) + 8 if count else 0.0
        beside = right - left - taken
        alone = draw.width(name, draw.fitted(name, _NAME, beside)) > beside
        room = right - left if alone else beside
        fitted = draw.fitted(name, _NAME, room)
        step, lines = draw.size(fitted) * _LEADING, draw.wrapped(name, fitted, room, 2)
        first = draw.middle - 3 - step * (len(lines) - 1) * 0.6
        base = first + step + draw.size(_LINE) * 1.25 if len(lines) > 1 else first + draw.size(_LINE) * 1.4
        for row, part in enumerate(lines):
            draw.text(left, first + row * step, part, fitted, "soft" if self.full else "text", room=room)
        if count and not (refused and alone):
            ink = "refused" if self.full else "text"
            draw.text(right, base if alone else first, count, _NAME, ink, align="end")
        return base, right - taken if alone and not refused else right

    def _draw_marks(self, draw: Drawing, left: float, base: float, right: float) -> None:
        """Signs with their figures, as far as there is room."""
        style = plain(13)
        size, x = draw.size(style) * 1.1, left
        for sign, figure in self.card.marks:
            wide = size + (draw.width(figure, style) + 4 if figure else 0.0)
            if x + wide > right:
                return
            draw.sign(sign, x, base - size * 0.86, size, "soft")
            if figure:
                draw.text(x + size + 4, base, figure, style, "soft")
            x += wide + (10 if figure else 4)


LESS: Final = 34.0
"""Width of the place that takes one out, drawing pixels."""


class CountedRow(DeckRow):
    """A press adds one; at the right end, where a minus stands while there are some, it takes one out."""

    most_kept = LESS

    def set_copies(self, copies: int) -> None:
        self.right_kept = LESS if copies else 0.0
        super().set_copies(copies)

    def draw(self, whole: Drawing) -> None:
        super().draw(whole)
        if self.copies:
            left = whole.wide - LESS - 2
            whole.stroke(left, 10, left, whole.high - 10, "line", 1.0)
            style = strong(20)
            whole.text(left + LESS / 2, whole.base(whole.middle, style), "−", style, "text", align="middle")

    def press_at(self, at: QPointF) -> None:
        if self.copies and at.x() > self.width() - self.paint.px(LESS):
            self.takenOut.emit(self.card.key)
        else:
            super().press_at(at)
