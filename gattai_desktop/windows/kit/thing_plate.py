"""The plate of a Tech, a piece of Gear or a Robo's way in: what it does, its price, and whether it can be used now."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import display_font, strong_font, text_font, width_in
from gattai_desktop.board.key_cap import paint_cap
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_plate, paint_refused_plate, ring_path
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, paint_text, paint_words, spoken, wrapped
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move

_SIGNS: Final = {"legal": ("tick", "legal"), "always": ("equal", "soft"), "refused": ("cross", "refused")}
MOST_RANK: Final = 3


ThingState = Literal["", "legal", "always", "refused"]


@frozen
class Thing:
    """A Tech, a piece of Gear, a Robo's way in: something with a plate that may be usable now."""

    title: str
    line: DrawnWords | str = ""
    when: DrawnWords | str = ""
    rank: int = 0
    price: tuple[str, str] = ("", "")
    """A sign and what it costs."""
    state: ThingState = ""
    move: Move | None = None
    empty: bool = False
    key: str = ""
    sign: str = ""
    lit: bool = False
    """It is the chosen one of several."""


class ThingPlate(PaintedButton):
    """Shows one thing; pressed, it is used, where it can be.

    Signals:
        used(Move): use it.
    """

    used = Signal(object)

    def __init__(self, paint: Paint, look: Thing, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(". ".join(part for part in (look.title, spoken(look.line), spoken(look.when)) if part))
        self._say_key()
        if look.move is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._use)

    def _say_key(self) -> None:
        key = self.key_shown(self.look.key) if len(self.look.key) == 1 else ""
        self.setAccessibleDescription(speak("board", "Key {key}", key=key) if key else "")

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        self._say_key()

    def _use(self) -> None:
        if self.look.move is not None:
            self.used.emit(self.look.move)

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(400)), self.needed(round(self.paint.px(400))))

    def needed(self, wide: int) -> int:
        """How high it must be, so wide, for all of its words."""
        rows = 1 + len(self._said(wide)) + (1 if self.look.when else 0)
        return max(50, round(rows * max(19.0, self.paint.px(23)) + self.paint.px(16)))

    def _said(self, wide: int) -> tuple[DrawnWords | str, ...]:
        """What it does, in as many lines as that takes."""
        line, px = self.look.line, self.paint.px
        if not line or not isinstance(line, str):
            return (line,) if line else ()
        room = wide - px(30 + (40 if self.look.sign else 0))
        return wrapped(line, text_font(self.paint.text(14)), room, 4)

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(12), 3.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        box = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
        with painting(self) as painter:
            if look.state == "refused":
                paint_refused_plate(painter, theme, box, px(12))
            elif look.lit:
                paint_plate(painter, box, fill=theme.live, cut=px(12))
            elif look.empty:
                paint_plate(painter, box, fill=theme.well, edge=theme.edge, cut=px(12), dashes=(7, 6))
            else:
                fill = theme.well if look.move is not None and self.underMouse() else theme.rail
                edge = theme.edge if look.move is not None or look.state == "always" else theme.line
                paint_plate(painter, box, fill=fill, edge=edge, cut=px(12))
            self._paint_words(painter, box)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px, text = self.look, self.paint.theme, self.paint.px, self.paint.text
        quiet = look.state == "refused" or look.empty
        ink = theme.table if look.lit else theme.soft if quiet else theme.text
        said = self._said(self.width())
        rows = 1 + len(said) + (1 if look.when else 0)
        x, right = box.x() + px(16), box.right() - px(14)
        step = (box.height() - px(14)) / rows
        line = box.y() + px(5) + step * 0.74
        sign, token = _SIGNS.get(look.state, ("", ""))
        if look.sign:
            size = px(24)
            if look.empty:
                paint_sign_outline(painter, look.sign, x, box.center().y() - size / 2, size, theme.edge, 1.6)
            else:
                paint_sign(painter, look.sign, x, box.center().y() - size / 2, size, ink)
            x += px(40)
        start = x
        if sign:
            paint_sign(painter, sign, x, line - px(13), px(14), theme.table if look.lit else theme.colour(token))
            start += px(24)
        right -= self._paint_price(painter, right, line, ink)
        if len(look.key) == 1:
            key, ink_of_cap = self.key_shown(look.key), theme.table if look.lit else theme.soft
            edge = theme.table if look.lit else theme.edge
            right -= paint_cap(painter, self.paint, right + px(4), line - px(6), key, ink_of_cap, edge) + px(4)
        title = display_font(text(17))
        cells = MOST_RANK * px(13) + px(10) if look.rank else 0.0
        wide = paint_text(painter, start, line, look.title, title, ink, room=max(px(20), right - start - cells))
        if look.rank:
            _paint_rank(painter, start + wide + px(10), line - px(11), px(11), look.rank, ink)
        below = start if look.sign else x
        room = box.right() - px(12) - below
        why = look.state == "refused" and not look.when
        for row, words in enumerate(said):
            size, colour = (text(13.5), theme.refused) if why else (text(14), ink)
            paint_words(painter, theme, below, line + (1 + row) * step, words, size, colour, room=room)
        if look.when:
            colour = {"legal": theme.legal, "refused": theme.refused}.get(look.state, theme.soft)
            paint_words(painter, theme, below, line + (rows - 1) * step, look.when, text(13.5), colour, room=room)

    def _paint_price(self, painter: QPainter, right: float, line: float, ink: QColor) -> float:
        sign, words = self.look.price
        if not words:
            return 0.0
        font, px = strong_font(self.paint.text(15)), self.paint.px
        paint_text(painter, right, line, words, font, ink, "end")
        wide = width_in(font, words)
        if sign:
            paint_sign(painter, sign, right - wide - px(22), line - px(13), px(16), ink)
            wide += px(24)
        return wide + px(10)


def _paint_rank(painter: QPainter, x: float, y: float, size: float, rank: int, ink: QColor) -> None:
    for place in range(MOST_RANK):
        cell = QRectF(x + place * size * 1.18, y, size, size)
        if place < rank:
            painter.fillRect(cell, ink)
        else:
            path = QPainterPath()
            path.addRect(cell.adjusted(0.8, 0.8, -0.8, -0.8))
            painter.strokePath(path, outline_pen(ink, 1.4))
