"""Shows a Faction: its top card, as many backs below it as it has Favor, name, Favor and Offenses."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import block
from gattai_desktop.board.card_widget import CardMark, CardWidget
from gattai_desktop.board.drawing import Drawing, Style, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import evolve, frozen

_LEAST_ROOM: Final = 60
"""Least room for words, drawing pixels; with less there are none."""
_JAG: Final = 15.0
"""Side of the sign of an Offense, drawing pixels."""
_WORDS_HIGH: Final = 44.0
"""What a name and the Favor below it take, drawing pixels."""

MOST_OFFENSES: Final = 2
"""Offenses that are drawn as signs; one more is the last."""


@frozen
class FactionLook:
    """What the table shows of a Faction. top: a face, None without Favor."""

    name: str
    favor: int
    agency: int
    top: str | None = None
    offenses: int = 0
    marks: tuple[CardMark, ...] = ()

    def offense_words(self) -> str:
        if self.offenses >= MOST_OFFENSES:
            return speak("board", "one more is the last")
        if not self.offenses:
            return speak("board", "no Offense")
        return speak("board", "{count} Offense", count=self.offenses)

    def spoken(self) -> str:
        template = "{name}: Favor {favor} of {agency}, {card} on top, {offenses}"
        if not self.top:
            template = "{name}: Favor {favor} of {agency}, empty, {offenses}"
        card, offenses = card_name(self.top) if self.top else "", self.offense_words()
        given = {"name": self.name, "favor": self.favor, "agency": self.agency, "card": card, "offenses": offenses}
        return speak("board", template, **given)


class FactionView(CardSpread):
    """A Faction; signals what a person does with its top card. Cards may be dropped on it.

    Signals:
        cardChosen: the top card was clicked, or Enter.
        cardLifted: dragged off, with grip point and the pointer's global place.
        cardLooked(bool): the keyboard or the pointer has come to the top card, or the pointer has left it.
    """

    cardChosen = Signal()
    cardLooked = Signal(bool)
    cardLifted = Signal(QPointF, QPoint)

    def __init__(self, paint: Paint, look: FactionLook, parent: QWidget | None = None, *, card: float = 0.336) -> None:
        """card: height of the top card in cu."""
        super().__init__(paint, parent)
        self.look = look
        self._card_cu = card
        self._share = 1.0
        self._above: float | None = None
        self.top: CardWidget | None = None
        """The widget of the top card."""
        self.set_look(look)

    @property
    def stop(self) -> QWidget | None:
        """Where the keyboard stops: the top card; None where there is none."""
        return self.top

    def set_look(self, look: FactionLook) -> None:
        self.look = look
        if look.top is None:
            self.top = None
            self.hold([])
        else:
            if self.top is None:
                self.top = CardWidget(self.paint, look.top, self._height(), self)
                self.top.clicked.connect(self.cardChosen)
                self.top.lifted.connect(self.cardLifted)
                self.top.focused.connect(lambda: self.cardLooked.emit(True))
                self.top.hoverChanged.connect(self.cardLooked)
            self.top.set_face(look.top)
            self.top.set_marks(look.marks)
            self.top.setAccessibleName(f"{look.name}: {card_name(look.top)}")
            given = {"favor": look.favor, "agency": look.agency, "offenses": look.offense_words()}
            self.top.setAccessibleDescription(speak("board", "Favor {favor} of {agency}, {offenses}", **given))
            self.hold([self.top])
        self.setAccessibleName(look.spoken())
        for part in (self, self.top):
            if part is not None:  # in a narrow column words are left out
                part.setToolTip(look.spoken())
        self.rescale()
        self.update()

    def set_share(self, share: float, *, above: float) -> None:
        """Draw the card at this share of its size, so many pixels below the edge; the words beside it keep theirs."""
        self._share, self._above = share, above
        self.rescale()
        self.update()

    def landing_rect(self) -> QRectF:
        """Return where a card would lie, in global coordinates."""
        return self.globally(self._card_rect())

    def rescale(self) -> None:
        if self.top is not None:
            rect = self._card_rect()
            self.top.put(rect.x(), rect.y(), height=rect.height())

    def draw(self, draw: Drawing) -> None:
        box = self._card_rect()
        self._draw_card(draw.over(box))
        # Beside a small card the words need more than its height.
        y = max(0.0, min(box.y() / draw.unit, (draw.high - _WORDS_HIGH) / 2))
        words = draw.within(box.right() / draw.unit + 24, y)
        if words.wide >= _LEAST_ROOM:  # without words they are for screen readers alone
            self._draw_words(words)

    def _draw_card(self, draw: Drawing, layers: float = 0.042) -> None:
        """Draw the backs below the top card, which is a widget, or an empty place; layers: the step of the backs."""
        if self.look.top is None:
            draw.well(0, 0, draw.high, "hand")
            return
        for layer in range(min(5, self.look.favor - 1), 0, -1):
            shift = layer * draw.high * layers
            draw.card("back-pilots", shift, shift * 0.7, draw.high, shadow=None)

    def _draw_words(self, draw: Drawing) -> None:
        """Write the words that have room beside a small card: the name, then Favor, then Offenses."""
        look = self.look
        y = self._draw_name(draw, max(18, draw.size(strong(15))), strong(15))
        favor = speak("board", "Favor {favor} of {agency}", favor=look.favor, agency=look.agency)
        step = max(20, draw.size(plain(13)) * 1.2)
        if y + step > draw.high or draw.width(favor, plain(13)) > draw.wide:
            return
        used = draw.text(0, y + step, favor, plain(13), "soft", room=draw.wide) + 12
        below = y + 2 * step + 4
        if below + 3 > draw.high:  # beside the Favor, where that leaves them room
            if used + _JAG * 1.3 * max(MOST_OFFENSES, look.offenses) <= draw.wide:
                self._draw_offenses(draw.within(used, 0), y + step - 12, _JAG)
            return
        self._draw_offenses(draw, below - 12, _JAG)
        if not self.paint.scale.small:
            last = look.offenses >= MOST_OFFENSES
            words = speak("board", "{count} Offense", count=look.offenses) if last else look.offense_words()
            if max(draw.width(word, plain(13)) for word in words.split()) <= draw.wide - 50:  # else the signs say it
                self._draw_block(draw, 50, below, words, plain(13), "soft")

    def _draw_offenses(self, draw: Drawing, y: float, size: float) -> None:
        look = self.look
        counted = (look.offenses, 0, max(MOST_OFFENSES, look.offenses))
        draw.pips(0, y, size, "jag", counted, "refused")

    def _draw_block(self, draw: Drawing, x: float, base: float, words: str, style: Style, ink: str) -> None:
        size = draw.size(style)
        draw.block(x, base - size * 0.86, draw.wide - x, size * 2.3, words, style, ink)

    def _draw_name(self, draw: Drawing, base: float, style: Style) -> float:
        """Write the name, a long one in two lines, or in three, and return the baseline of the last."""
        size, high = draw.pixels(style), (draw.high - base + draw.size(style) * 0.8) * draw.unit
        font, lines = block(style.font, size, self.look.name, draw.box.width(), min(size * 2.3, high))
        if lines and lines[-1].endswith("…"):
            font, lines = block(style.font, size, self.look.name, draw.box.width(), min(size * 3.5, high))
        style = evolve(style, size=font.pixelSize() / draw.unit)
        for line in lines:
            draw.text(0, base, line, style, room=draw.wide)
            base += draw.size(style) * 1.25
        return base - draw.size(style) * 1.25 if lines else base

    def _height(self) -> float:
        return self.paint.scale.of(self._card_cu) * self._share

    def _pad(self) -> float:
        return self.paint.px(14) if self._above is None else self._above

    def _card_rect(self) -> QRectF:
        high = self._height()
        return QRectF(self.paint.px(4), self._pad(), card_width(high), high)
