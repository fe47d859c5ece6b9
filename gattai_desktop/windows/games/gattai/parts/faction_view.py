"""A Faction: its top card, backs under it to scale with its Favor, name, Favor and Offenses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bars import paint_pips
from gattai_desktop.board.block import block, paint_block
from gattai_desktop.board.card_widget import CardMark, CardWidget
from gattai_desktop.board.faces import card_width, paint_card, paint_well
from gattai_desktop.board.fonts import strong_font, text_font
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.signs import paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.board.words import card_name, paint_text
from gattai_desktop.cards.frozen import frozen

_LEAST_ROOM: Final = 60
"""Less room for words than that is none, drawing pixels."""


@frozen
class FactionLook:
    """What the table shows of a Faction. top: a face, None without Favor. most_offenses: pips that are drawn."""

    name: str
    favor: int
    agency: int
    top: str | None = None
    offenses: int = 0
    marks: tuple[CardMark, ...] = ()
    most_offenses: int = 2

    def offense_words(self) -> str:
        """Return the Offenses in words."""
        if self.offenses >= self.most_offenses:
            return speak("board", "one more is the last")
        if not self.offenses:
            return speak("board", "no Offense")
        return speak("board", "{count} Offense", count=self.offenses)

    def spoken(self) -> str:
        template = "{name}: Favor {favor} of {agency}, {card} on top, {offenses}"
        if not self.top:
            template = "{name}: Favor {favor} of {agency}, empty, {offenses}"
        card = card_name(self.top) if self.top else ""
        return speak(
            "board",
            template,
            name=self.name,
            favor=self.favor,
            agency=self.agency,
            card=card,
            offenses=self.offense_words(),
        )


class FactionView(CardSpread):
    """Shows a Faction and says what a person does with its top card. Cards may be dropped on it.

    Signals:
        cardChosen: the top card was clicked, or Enter.
        cardLifted: dragged off, with grip point and the pointer's global place.
    """

    cardChosen = Signal()
    cardLifted = Signal(QPointF, QPoint)

    def __init__(self, paint: Paint, look: FactionLook, parent: QWidget | None = None, *, card: float = 0.336) -> None:
        """card: height of the top card in cu; from 0.5 on the words stand in a column of their own."""
        super().__init__(paint, parent)
        self._look = look
        self._card_cu = card
        self._top: CardWidget | None = None
        self.set_look(look)

    def set_look(self, look: FactionLook) -> None:
        self._look = look
        if look.top is None:
            self._top = None
            self.hold([])
        else:
            if self._top is None:
                self._top = CardWidget(self.paint, look.top, self._height(), self)
                self._top.clicked.connect(self.cardChosen)
                self._top.lifted.connect(self.cardLifted)
            self._top.set_face(look.top)
            self._top.set_marks(look.marks)
            self._top.setAccessibleName(f"{look.name}: {card_name(look.top)}")
            self._top.setAccessibleDescription(
                speak(
                    "board",
                    "Favor {favor} of {agency}, {offenses}",
                    favor=look.favor,
                    agency=look.agency,
                    offenses=look.offense_words(),
                )
            )
            self.hold([self._top])
        self.setAccessibleName(look.spoken())
        self.rescale()
        self.update()

    def set_card(self, card: float) -> None:
        """Draw the top card that high, in cu."""
        if card != self._card_cu:
            self._card_cu = card
            self.rescale()
            self.updateGeometry()
            self.update()

    @property
    def top(self) -> CardWidget | None:
        """The widget of the top card."""
        return self._top

    def landing_rect(self) -> QRectF:
        """Return where a card would lie, in global coordinates."""
        rect = self._card_rect()
        return QRectF(QPointF(self.mapToGlobal(QPoint(0, 0))) + rect.topLeft(), rect.size())

    def rescale(self) -> None:
        if self._top is not None:
            rect = self._card_rect()
            self._top.put(rect.x(), rect.y(), height=rect.height())

    def sizeHint(self) -> QSize:
        high = self._height()
        return QSize(round(card_width(high) + self.paint.px(170)), round(high + 2 * self._pad()))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        box, wide = self._card_rect(), self._card_cu >= 0.5
        with painting(self) as painter:
            if look.top is None:
                paint_well(painter, theme, box.x(), box.y(), box.height())
                size = box.height() * 0.26
                corner = box.center() - QPointF(size / 2, size / 2)
                paint_sign_outline(painter, "hand", corner.x(), corner.y(), size, theme.edge, 1.4)
            else:
                for layer in range(min(5, look.favor - 1), 0, -1):
                    shift = layer * box.height() * (0.034 if wide else 0.042)
                    x, y = box.x() + shift, box.y() + shift * 0.7
                    paint_card(painter, self.paint.faces, theme, "back-pilots", x, y, box.height(), shadow=None)
            x = box.right() + px(26 if wide else 24)
            room = self.width() - x
            if room < px(_LEAST_ROOM):
                return  # a top card alone: its words are for screen readers
            if wide:
                y = self._paint_name(painter, x, box.y() + px(20), strong_font(text(16.5)), room)
                plain = text_font(text(14.5))
                paint_text(
                    painter,
                    x,
                    y + px(26),
                    speak("board", "Agency {number}", number=look.agency),
                    plain,
                    theme.soft,
                    room=room,
                )
                paint_text(
                    painter,
                    x,
                    y + px(49),
                    speak("board", "Favor {number}", number=look.favor),
                    plain,
                    theme.soft,
                    room=room,
                )
                pips, size, words = y + px(68), px(20), y + px(110)
                words_x = x
            else:
                y = self._paint_name(painter, x, box.y() + px(18), strong_font(text(15)), room)
                favor = speak("board", "Favor {favor} of {agency}", favor=look.favor, agency=look.agency)
                paint_text(painter, x, y + px(20), favor, text_font(text(13)), theme.soft, room=room)
                pips, size, words = y + px(32), px(15), y + px(44)
                words_x = x + px(50)
            most = max(look.most_offenses, look.offenses)
            paint_pips(painter, theme, x, pips, size, "jag", (look.offenses, 0, most), "refused")
            if not self.paint.scale.small:
                last = look.offenses >= look.most_offenses
                line = look.offense_words()
                if last and not wide:
                    line = speak("board", "{count} Offense", count=look.offenses)
                font = text_font(text(13.5 if wide else 13))
                ink = theme.refused if last and wide else theme.soft
                box = QRectF(words_x, words - font.pixelSize() * 0.86, self.width() - words_x, font.pixelSize() * 2.3)
                paint_block(painter, box, line, text_font, font.pixelSize(), ink)

    def _paint_name(self, painter: QPainter, x: float, baseline: float, font: QFont, room: float) -> float:
        """Write the name, a long one in two lines, and return the baseline of the last."""
        font, lines = block(strong_font, font.pixelSize(), self._look.name, room, font.pixelSize() * 2.3)
        step = font.pixelSize() * 1.25
        for row, line in enumerate(lines):
            paint_text(painter, x, baseline + row * step, line, font, self.paint.theme.text, room=room)
        return baseline + max(0, len(lines) - 1) * step

    def _height(self) -> float:
        return self.paint.scale.of(self._card_cu)

    def _pad(self) -> float:
        return self.paint.px(14)

    def _card_rect(self) -> QRectF:
        high = self._height()
        return QRectF(self.paint.px(4), self._pad(), card_width(high), high)
