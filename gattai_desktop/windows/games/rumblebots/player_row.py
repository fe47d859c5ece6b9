"""One player of a bot battle, in the left rail: crest, role, deck and discards, Contraptions, crystals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card, paint_deck, paint_well
from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_crest, paint_plate
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.speech import called
from gattai_desktop.board.theme import card_colour
from gattai_desktop.board.words import paint_text
from gattai_desktop.games.rumblebots.battle_values import CRYO, REACTOR, STORAGE
from gattai_desktop.windows.games.rumblebots.looks import (
    CHALLENGER,
    CHAMPION,
    OUT,
    PLACES,
    PlayerLook,
    role_words,
)

ROW_HIGH: Final = 206.0
"""Height of a player's row as drawn, 264 wide."""


class PlayerRow(PaintedReading):
    """One player: crest, role, deck and discards, Contraptions, crystals."""

    def __init__(self, paint: Paint, look: PlayerLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.set_look(look)

    def set_look(self, look: PlayerLook) -> None:
        """Show this player."""
        self._look = look
        self.setAccessibleName(look.spoken())
        self.update()

    @property
    def _u(self) -> float:
        return min(self.height() / ROW_HIGH, self.width() / 276)

    def place(self, what: str) -> QRectF:
        """Where the deck or the discards lie, in global coordinates."""
        u = self._u
        x = {"deck": 10.0, "discard": 114.0}.get(what, 230.0) * u
        corner = self.mapToGlobal(self.rect().topLeft())
        return QRectF(corner.x() + x, corner.y() + 74 * u, card_width(68 * u), 68 * u)

    def crystal(self, what: str) -> QRectF:
        """Where the crystals of Storage, Reactor or Cryo-cell lie, in global coordinates."""
        u = self._u
        corner = self.mapToGlobal(self.rect().topLeft())
        x = 10 + (STORAGE, REACTOR, CRYO).index(what) * 88
        return QRectF(corner.x() + x * u, corner.y() + 156 * u, 15 * u, 15 * u)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, u = self._look, self.paint.theme, self._u
        with painting(self) as painter:
            if look.role == CHALLENGER:
                box = QRectF(1, 1, self.width() - 2, ROW_HIGH * u - 14 * u)
                paint_plate(painter, box, fill=theme.panel, edge=theme.live, width=2, cut=14 * u)
            painter.translate(10 * u, 12 * u)
            self._paint_head(painter, look, u)
            self._paint_cards(painter, look, u)
            self._paint_contraptions(painter, look, u)
            self._paint_crystals(painter, look, u)

    def _paint_head(self, painter: QPainter, look: PlayerLook, u: float) -> None:
        theme = self.paint.theme
        side = 48 * u
        paint_crest(painter, theme, look.seat, 0, 0, side)
        paint_text(painter, 62 * u, 19 * u, look.name, strong_font(_size(17, u)), theme.text, room=150 * u)
        live = look.role in (CHAMPION, CHALLENGER)
        ink = theme.refused if look.role == OUT else theme.text if live else theme.soft
        paint_text(painter, 62 * u, 41 * u, role_words(look.role), text_font(_size(14, u)), ink)
        if look.role == CHAMPION:
            gold = theme.price if theme.light else card_colour("omen_light")
            paint_sign(painter, "crown", self.width() - 58 * u, 4 * u, 28 * u, gold)
            if look.locked:
                paint_sign(painter, "lock", self.width() - 40 * u, 16 * u, 22 * u, theme.text)
        if look.role == OUT:
            stroke = QPainterPath(QPointF(-3 * u, side + 4 * u))
            stroke.lineTo(side + 3 * u, -4 * u)
            painter.strokePath(stroke, outline_pen(theme.text, max(2.0, 4 * u)))

    def _paint_cards(self, painter: QPainter, look: PlayerLook, u: float) -> None:
        theme, faces, high = self.paint.theme, self.paint.faces, 68 * u
        y = 62 * u
        if look.deck:
            paint_deck(painter, faces, theme, "bots", 0, y, high, look.deck)
        else:
            paint_well(painter, theme, 0, y, high)
        if look.top:
            paint_card(painter, faces, theme, look.top, 104 * u, y, high, shadow=None, veil=0.35)
        else:
            paint_well(painter, theme, 104 * u, y, high)
        plain = text_font(_size(12.5, u))
        roomy = width_in(plain, self.tr("deck")) <= 42 * u
        for x, count, word in ((60, look.deck, self.tr("deck")), (164, look.discards, self.tr("out"))):
            paint_cut(painter, x * u, y + 6 * u, count, 22 * u, theme.text)
            if roomy:
                paint_text(painter, x * u, y + 48 * u, word, plain, theme.soft)

    def _paint_contraptions(self, painter: QPainter, look: PlayerLook, u: float) -> None:
        theme = self.paint.theme
        for place, (_, upright) in enumerate(look.contraptions[:2]):
            right = self.width() - 20 * u - place * 52 * u
            if upright:
                box = QRectF(right - 40 * u, 62 * u, 40 * u, 54 * u)
                paint_plate(painter, box, fill=theme.rail, edge=theme.text, width=2, cut=9 * u)
                paint_sign(painter, "lever", box.x() + 8 * u, box.y() + 14 * u, 24 * u, theme.text)
            else:
                box = QRectF(right - 54 * u, 70 * u, 54 * u, 38 * u)
                paint_plate(painter, box, edge=theme.edge, cut=8 * u, dashes=(5, 4))
                painter.save()
                painter.translate(box.center())
                painter.rotate(90)
                paint_sign(painter, "lever", -11 * u, -11 * u, 22 * u, theme.soft)
                painter.restore()

    def _paint_crystals(self, painter: QPainter, look: PlayerLook, u: float) -> None:
        theme = self.paint.theme
        gold = theme.price if theme.light else card_colour("omen_light")
        words = (called(PLACES[0]), called(PLACES[1]), self.tr("Cryo"))
        for place, (amount, word) in enumerate(zip(look.crystals, words, strict=True)):
            x, y = place * 88 * u, 144 * u
            if amount:
                paint_sign(painter, "crystal", x, y, 15 * u, gold if place == 1 else theme.text)
            else:
                paint_sign_outline(painter, "crystal", x, y, 15 * u, theme.edge, 1.2)
            used = paint_text(painter, x + 20 * u, y + 13 * u, str(amount), strong_font(_size(14, u)), theme.text)
            font = text_font(_size(12.5, u))
            if width_in(font, word) <= 66 * u - used:
                paint_text(painter, x + 24 * u + used, y + 13 * u, word, font, theme.soft)


def _size(drawn: float, u: float) -> int:
    return max(12, round(drawn * u))
