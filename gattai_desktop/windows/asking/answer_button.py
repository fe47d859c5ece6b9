"""One answer on the plate that asks: its title, what it spends and what it leads to, as pips and as figures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bars import paint_schism
from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.fonts import strong_font
from gattai_desktop.board.key_cap import cap_wide, paint_cap
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import paint_plate, paint_refused_plate, ring_path
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import paint_text, paint_words, words_width
from gattai_desktop.windows.kit.ask_look import AnswerLook, Spending

_SEEN: Final = 0.42
"""Share of a lying card that is seen of one that is covered."""


class AnswerButton(PaintedButton):
    """A plate that answers.

    Signals: clicked, Qt's own.
    """

    def __init__(self, paint: Paint, look: AnswerLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self._agreed = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(look.spoken())
        key = self.key_shown(look.key)
        self.setAccessibleDescription(speak("board", "Key {key}", key=key) if key else "")
        self.setEnabled(not look.refused)

    def set_look(self, look: AnswerLook) -> None:
        """Say something else."""
        self.look = look
        self.setAccessibleName(look.spoken())
        self.setEnabled(not look.refused)
        self.update()

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(14), 4.0)

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(260)), round(self.paint.px(80)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        with painting(self) as painter:
            box = self._box()
            if look.refused:
                paint_refused_plate(painter, theme, box, px(14))
            else:
                ground = theme.well if self.underMouse() else theme.panel
                edge = theme.live if look.chosen else theme.edge
                paint_plate(painter, box, fill=ground, edge=edge, width=2.6 if look.chosen else 1.5, cut=px(14))
            self._paint_title(painter, box, flat=self._flat(box))
            if look.lying:
                self._paint_lying(painter, box)
            if look.spending or look.schism:
                self._paint_costs(painter, box)

    def title_size(self) -> int:
        """Return how large its title can be, in device-independent pixels: a longer one is smaller, never cut."""
        box = self._box()
        flat = self._flat(box)
        size = self.paint.text(16 if flat else 17)
        room = self._title_room(box, size)
        wide = words_width(self.look.title, size) * 1.08  # in the strong font
        return max(self.paint.text(13), int(size * room / wide)) if 0 < room < wide else size

    def agree(self, size: int) -> None:
        """Write the title in this size, as all the answers of the question do."""
        if size != self._agreed:
            self._agreed = size
            self.update()

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)

    def _flat(self, box: QRectF) -> bool:
        """Whether everything stands on one line."""
        return box.height() < self.paint.px(62) and not (self.look.spending or self.look.schism)

    def _title_x(self, box: QRectF, size: int) -> float:
        px = self.paint.px
        return box.x() + px(18) + (size * 1.15 + px(12) if self.look.sign else 0.0)

    def _title_room(self, box: QRectF, size: int) -> float:
        px, x = self.paint.px, self._title_x(box, size)
        if self.look.spending or self.look.schism:
            return self._costs_x(box) - x - px(10)
        return box.right() - x - self._key_width() - px(26)

    def _paint_title(self, painter: QPainter, box: QRectF, *, flat: bool) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        drawn = self.paint.text(16 if flat else 17)
        costs = bool(look.spending or look.schism)
        cap, edge = self._key_width(), self._edge(box)
        line = box.center().y() + drawn * 0.36 if flat else box.y() + edge + drawn * 0.7
        if look.sign:
            paint_sign(painter, look.sign, box.x() + px(18), line - drawn * 0.95, drawn * 1.15, theme.text)
        x, room = self._title_x(box, drawn), self._title_room(box, drawn)
        size = min(self.title_size(), self._agreed or drawn)
        ink = theme.soft if look.refused else theme.text
        paint_words(painter, theme, x, line, look.title, size, ink, room=room, weight="strong")
        if self.key_shown(look.key):
            low = costs and not flat
            middle = box.bottom() - edge - px(8) if low else line - drawn * 0.36
            right = x + cap if low else box.right() - px(18)
            paint_cap(painter, self.paint, right, middle, self.key_shown(look.key), theme.soft, theme.edge)
        if look.detail and not flat:
            plain = self.paint.text(14)
            y = box.bottom() - px(17) if not look.lying else line + px(26)
            room = box.width() - px(36) if not costs else room
            paint_words(painter, theme, box.x() + px(18), y, look.detail, plain, theme.soft, room=room)
        elif look.detail:
            plain = self.paint.text(14)
            used = words_width(look.title, size) + px(20)
            room = box.right() - x - used - cap - px(30)
            if room > px(40):
                paint_words(painter, theme, x + used, line, look.detail, plain, theme.soft, room=room)

    def _paint_lying(self, painter: QPainter, box: QRectF) -> None:
        """Who stays lies at the left; who goes is veiled, behind an arrow that points down to the discards."""
        theme, px = self.paint.theme, self.paint.px
        stay = [face for face, stays in self.look.lying if stays]
        go = [face for face, stays in self.look.lying if not stays]
        heaps = 2 if go else 1
        arrow = px(28) if go else 0.0
        room = box.width() - px(30) - arrow
        # Each covered card shows the corner that counts while it lies.
        wide = min(px(84), room / (heaps + _SEEN * (len(stay) + len(go) - heaps)))
        high, step = card_width(wide), wide * _SEEN
        x, y = box.x() + px(16), box.bottom() - px(10) - high
        for face in stay:
            self._lay(painter, face, x, y, wide, 0.0)
            x += step
        x += wide - step
        if go:
            paint_sign(painter, "down", x + px(5), y + high / 2 - px(9), px(18), theme.soft)
            x += arrow
        for face in go:
            self._lay(painter, face, x, y, wide, 0.5)
            x += step

    def _lay(self, painter: QPainter, face: str, x: float, y: float, tall: float, veil: float) -> None:
        """Draw a card that lies on its right side, with the box in which it then lies at x, y."""
        # A card turns about the middle of its lower edge.
        left, top = x - card_width(tall) / 2, y + card_width(tall) / 2 - tall
        faces = self.paint.faces
        paint_card(painter, faces, self.paint.theme, face, left, top, tall, angle=90.0, shadow=None, veil=veil)

    def _edge(self, box: QRectF) -> float:
        """How much is left free above the first line and below the last: less on a low plate."""
        return min(self.paint.px(20), box.height() * 0.19)

    def _costs_x(self, box: QRectF) -> float:
        return box.x() + min(self.paint.px(152), box.width() * 0.42)

    def _paint_costs(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        font = strong_font(self.paint.text(14))
        x = self._costs_x(box)
        edge = self._edge(box)
        top, low = box.y() + edge, box.bottom() - edge - px(14)
        if look.spending:
            self._paint_spending(painter, x, top, look.spending)
            right = box.right() - px(18)
            paint_text(painter, right, top + px(14), look.spending.words, font, theme.text, "end")
        if look.schism:
            now, added = look.schism
            words = f"{now} → {now + added}" if added else self.tr("stays {number}").replace("{number}", str(now))
            ink = theme.price if added else theme.text
            number = paint_text(painter, box.right() - px(18), low + px(14), words, font, ink, "end")
            wide = min(px(150), box.right() - px(18) - number - px(10) - x)
            if wide > px(40):
                paint_schism(painter, theme, QRectF(x, low + px(1), wide, px(13)), now, added, px(4))

    def _paint_spending(self, painter: QPainter, x: float, y: float, spending: Spending) -> None:
        theme, px = self.paint.theme, self.paint.px
        size, step = px(17), px(24)
        for place in range(min(8, spending.most)):
            at = x + place * step
            left = place >= spending.have - spending.spent
            if place < spending.have and not left:
                paint_sign(painter, spending.sign, at, y, size, theme.text)
            elif place < spending.have:
                paint_sign_outline(painter, spending.sign, at, y, size, theme.price, 1.8)
                painter.setPen(outline_pen(theme.price, 2.4))
                painter.drawLine(QPointF(at - 2, y + size + 2), QPointF(at + size + 2, y - 2))
            else:
                paint_sign_outline(painter, spending.sign, at, y, size, theme.edge, 1.4)

    def _key_width(self) -> float:
        key = self.key_shown(self.look.key)
        return cap_wide(self.paint, key) if key else 0.0
