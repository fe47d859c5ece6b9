"""Shows a player of a bot battle in the left rail: crest, role, deck, discards, Contraptions, crystals."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookReading
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.reading import CAPITAL
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.games.rumblebots.values import CRYO, REACTOR, STORAGE
from gattai_desktop.windows.games.rumblebots.looks import CHALLENGER, CHAMPION, OUT, PLACES, WON, PlayerLook, role_words

ROW_HIGH: Final = 206.0
"""Height of a player's row as drawn, 264 wide."""
_LOWEST: Final = 184.0
"""Where its words end at most, below the crest."""
_SIGNS: Final = ("crystal", "bolt", "ts-ice")
"""What Storage, Reactor and Cryo-cell are known by where their names have no room."""


class PlayerRow(LookReading[PlayerLook]):
    """The row of one player; a press on the discards lists them, on a known deck what is left in it.

    A Contraption is read where one points at it.

    Signals:
        discardsAsked, deckAsked: they are to be listed. lookedAt(face): a Contraption is looked at, by its picture.
    """

    discardsAsked = Signal()
    deckAsked = Signal()
    lookedAt = Signal(str)

    def __init__(self, paint: Paint, look: PlayerLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self._pointed = ""
        self.setMouseTracking(True)

    @property
    def _u(self) -> float:
        return min(self.height() / ROW_HIGH, self.width() / 276)

    def place(self, what: str) -> QRectF:
        """Return the place of the deck or the discards, in global coordinates."""
        u = self._u
        x = {"deck": 10.0, "discard": 114.0}.get(what, 230.0) * u
        return self.globally(QRectF(x, 74 * u, card_width(68 * u), 68 * u))

    def _on_discards(self, at: QPointF) -> bool:
        u = self._u
        return bool(self.look.discards) and QRectF(114 * u, 74 * u, 84 * u, 68 * u).contains(at)

    def _on_deck(self, at: QPointF) -> bool:
        u = self._u
        return self.look.known and QRectF(10 * u, 74 * u, 84 * u, 68 * u).contains(at)

    def contraption_at(self, at: QPointF) -> int | None:
        """Return the number of the Contraption at a place of this widget; None for none."""
        u = self._u
        boxes = [QRectF(self.width() - (64 + place * 52) * u, 74 * u, 52 * u, 54 * u) for place in range(2)]
        there = range(min(len(boxes), len(self.look.contraptions)))
        return next((place for place in there if boxes[place].contains(at)), None)

    def _contraption_at(self, at: QPointF) -> str:
        """Return the picture of the Contraption at a place of this widget; "" for none."""
        place = self.contraption_at(at)
        return "" if place is None else self.look.contraptions[place][0]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        face = self._contraption_at(event.position())
        if face and face != self._pointed:
            self.lookedAt.emit(face)
        self._pointed = face
        pressed = self._on_discards(event.position()) or self._on_deck(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if pressed else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        face = self._contraption_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()  # the right one asks what can be done with a card
        elif face:
            self.lookedAt.emit(face)
        elif self._on_discards(event.position()):
            self.discardsAsked.emit()
        elif self._on_deck(event.position()):
            self.deckAsked.emit()
        else:
            event.ignore()

    def crystal(self, what: str) -> QRectF:
        """Return the place of the crystals of Storage, Reactor or Cryo-cell, in global coordinates."""
        u = self._u
        x = 10 + (STORAGE, REACTOR, CRYO).index(what) * 88
        return self.globally(QRectF(x * u, 156 * u, 15 * u, 15 * u))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, u = self.look, self._u
        with drawing(self, unit=u) as draw:
            if look.role in (CHALLENGER, WON):
                draw.plate(0, 0, draw.wide, ROW_HIGH - 8, fill="panel", edge="live", line=2, cut=14, inset=1)
            part = draw.within(10, 12)
            self._draw_head(part, look)
            self._draw_cards(part, look)
            self._draw_contraptions(part, look)
            self._draw_crystals(part, look)

    def _draw_head(self, draw: Drawing, look: PlayerLook) -> None:
        draw.crest(look.seat, 0, 0, 48)
        draw.text(62, 19, look.name, strong(17), room=150, fit=True)
        live = look.role in (CHAMPION, CHALLENGER, WON)
        draw.text(
            62, 41, role_words(look.role), plain(14), "refused" if look.role == OUT else "text" if live else "soft"
        )
        if look.role == CHAMPION:
            draw.sign("crown", draw.wide - 48, 4, 28, self._gold)
            if look.locked:
                draw.sign("lock", draw.wide - 30, 16, 22)
        if look.role == OUT:
            draw.stroke(-3, 52, 51, -4, "text", max(2.0, 4 * draw.unit))

    @property
    def _gold(self) -> QColor:
        theme = self.paint.theme
        return theme.price if theme.light else card_colour("omen_light")

    def _draw_cards(self, draw: Drawing, look: PlayerLook) -> None:
        if look.deck:
            draw.deck("bots", 0, 62, 68, look.deck)
        else:
            draw.well(0, 62, 68)
        if look.top:
            draw.card(look.top, 104, 62, 68, shadow=None, veil=0.35)
        else:
            draw.well(104, 62, 68)
        # "out" is a player who has surrendered: what was discarded has a word of its own.
        told = ((55, 42, look.deck, self.tr("deck")), (158, draw.wide - 168, look.discards, self.tr("discards")))
        below = max(128, 120 + CAPITAL * draw.size(plain(12.5)))  # what stands there: the Contraptions
        roomy = all(draw.width(word, plain(12.5)) <= room for _, room, _, word in told)
        for x, _, count, word in told:
            draw.letters(x, 68, count, 22)
            if roomy:
                draw.text(x, below, word, plain(12.5), "soft")

    def _draw_contraptions(self, draw: Drawing, look: PlayerLook) -> None:
        for place, (_, upright) in enumerate(look.contraptions[:2]):
            right = draw.wide - 10 - place * 52
            if upright:
                draw.plate(right - 40, 62, 40, 54, fill="rail", edge="text", line=2, cut=9)
                draw.sign("lever", right - 32, 76, 24)
            elif draw.painter is not None:
                draw.plate(right - 54, 70, 54, 38, edge="edge", cut=8, dashes=(5, 4))
                draw.painter.save()
                draw.painter.translate(draw.rect(right - 54, 70, 54, 38).center())
                draw.painter.rotate(90)
                Drawing(self.paint, QRectF(), draw.painter, unit=draw.unit).sign("lever", -11, -11, 22, "soft")
                draw.painter.restore()

    def _draw_crystals(self, draw: Drawing, look: PlayerLook) -> None:
        words, style = (called(PLACES[0]), called(PLACES[1]), self.tr("Cryo")), plain(12.5)
        # One word alone would seem to name all: they stand beside the numbers, below them, or not at all.
        widest, numbers = max(draw.width(word, style) for word in words), max(map(str, look.crystals), key=len)
        beside = widest <= 66 - draw.width(numbers, strong(14))
        below = 158 + draw.size(style)
        named = beside or (widest <= 84 and below + draw.size(style) * 0.25 <= _LOWEST)
        for place, (amount, word, sign) in enumerate(zip(look.crystals, words, _SIGNS, strict=True)):
            x = place * 88
            if amount or place:
                draw.sign(sign, x, 144, 15, self._gold if amount and place == 1 else "text" if amount else "edge")
            else:
                draw.outline(sign, x, 144, 15, "edge", 1.2)
            used = draw.text(x + 20, 157, str(amount), strong(14))
            if named:
                draw.text(x + 24 + used if beside else x, 157 if beside else below, word, style, "soft")

    def event(self, event: QEvent) -> bool:
        """Tell of the crystals where one points at them, and what a press on the discards or the deck does."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = told_crystals(self.look) if event.pos().y() >= 150 * self._u else ""
            if self._on_discards(event.pos().toPointF()):
                words = speak("bots", "Discards of {name}", name=self.look.name)
            elif self._on_deck(event.pos().toPointF()):
                words = speak("bots", "Left in the deck of {name}", name=self.look.name)
            self.setToolTip(words)
        return super().event(event)


def told_crystals(look: PlayerLook) -> str:
    """Return where a player's crystals lie, each place in a line, with what one does there."""
    does = ("", speak("bots", "charges the first Bot"), speak("bots", "cools down until its owner wins a battle"))
    lines = [
        f"{called(place)}: {amount}" + (f", {words}" if amount and words else "")
        for place, amount, words in zip(PLACES, look.crystals, does, strict=True)
    ]
    return "\n".join((*lines, speak("bots", "Each crystal counts, wherever it lies.")))
