"""The cards of a deck as they are shown and pressed, and carried between the list of all cards and the deck."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CarriedCard
from gattai_desktop.board.drag import DragLayer
from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.faces import card_width, is_back
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import card_colour
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.deck_workshop import DeckCard

_ADDS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus)
_TAKES_OUT: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus)
EDGE: Final = 4.0
"""Margin for the focus ring, pixels of the screen."""
_MOST_EDGES: Final = 3
_FAN: Final = 12.0
"""Room below a card for the edges of its copies, pixels of the screen."""
_DECK, _LIST = Place(spot="deck"), Place(spot="list")


class DeckCardButton(Liftable):
    """A card that can be put into a deck and taken out.

    Signals, each with the card's key:
        added: one copy more. takenOut: one copy less. lookedAt: shown large.
    """

    added = Signal(str)
    takenOut = Signal(str)
    lookedAt = Signal(str)

    def __init__(self, paint: Paint, card: DeckCard, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.card = card
        self.copies = 0
        self._at: QPointF | None = None  # where the pointer let it go
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._chosen)
        self.set_copies(0)

    def carried_look(self) -> CarriedCard:
        return CarriedCard(self.card.face, self.card_box().height())

    def card_box(self) -> QRectF:
        """Return where a whole card lies in it, or would lie that is lifted off it; pixels of the screen."""
        raise NotImplementedError

    def global_rect(self) -> QRectF:
        box = self.card_box()
        return QRectF(QPointF(self.mapToGlobal(box.topLeft().toPoint())), box.size())

    def grip(self, place: QPointF) -> QPointF:
        """Return the place in the card by which it is held, inside of it."""
        box = self.card_box()
        at = place - box.topLeft()
        return QPointF(min(max(at.x(), 4.0), box.width() - 4.0), min(max(at.y(), 4.0), box.height() - 4.0))

    @property
    def full(self) -> bool:
        """Whether the deck has as many copies as it may."""
        return self.copies >= self.card.most

    def set_copies(self, copies: int) -> None:
        self.copies = copies
        words = speak("desk", "{number} in the deck", number=copies)
        self.setAccessibleName(f"{self.card.name}, {words}")
        full = f" {self.refusal()}" if self.full else ""
        self.setAccessibleDescription(self.card.spoken + full)
        self.update()

    def refusal(self) -> str:
        """Say why no more copies may be added."""
        return speak("desk", "No more than {most}.", most=self.card.most)

    def _chosen(self) -> None:
        if self._at is None:
            self.added.emit(self.card.key)
        else:
            self.press_at(self._at)

    def press_at(self, at: QPointF) -> None:
        """Do what a press of the pointer does there: add one, unless a subclass has other places."""
        self.added.emit(self.card.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ADDS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.added.emit(self.card.key)
        elif event.key() in _TAKES_OUT and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.takenOut.emit(self.card.key)
        elif event.key() == Qt.Key.Key_Space:
            self.lookedAt.emit(self.card.key)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # Space only looks

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.takenOut.emit(self.card.key)
        elif event.button() == Qt.MouseButton.MiddleButton:
            self.lookedAt.emit(self.card.key)
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._at = event.position()
        super().mouseReleaseEvent(event)
        self._at = None


class DeckStack(DeckCardButton):
    """The copies of a card in a deck; the foot below counts them, takes one out at its left, adds one at its right."""

    ring = (12.0, 1.0)

    def card_box(self) -> QRectF:
        high = self.height() - _FAN - self._foot_high() - 2 * EDGE
        return QRectF(EDGE, EDGE, card_width(high), high)

    def foot_box(self) -> QRectF:
        """Return where the number of copies stands, below the cards; pixels of the screen."""
        card, tall = self.card_box(), self._foot_high()
        return QRectF(card.left(), self.height() - EDGE - tall, card.width(), tall)

    def _foot_high(self) -> float:
        return self.paint.text(15) * 1.7

    def sizeHint(self) -> QSize:
        high = max(112.0, self.paint.px(196))
        return QSize(round(card_width(high) + 14 + 2 * EDGE), round(high + _FAN + self._foot_high() + 2 * EDGE))

    def draw(self, whole: Drawing) -> None:
        draw = whole.inset(EDGE, EDGE)
        high = self.card_box().height() / draw.unit
        step = 4 / draw.unit
        for edge in range(min(self.copies - 1, _MOST_EDGES), 0, -1):
            draw.card(self.card.face, edge * step, edge * step * 0.8, high, shadow=None)
        if self.carried and self.copies == 1:
            draw.well(0, 0, high)
            return
        draw.card(self.card.face, 0, 0, high, shadow=None)
        if is_back(self.card.face):  # of no card that there is: its name is all that is known
            draw.plate(6, 10, card_width(high) - 12, high * 0.5, fill="well", edge="refused", cut=8)
            draw.paragraph(
                14, 10 + draw.size(strong(14)) * 1.3, self.card.name, strong(14), room=card_width(high) - 28, most=4
            )
        self._foot(draw)

    def _foot(self, draw: Drawing) -> None:
        """The number of copies; under the pointer or with the focus, what a press does beside it."""
        style, box = strong(15), self.foot_box()
        y, tall, wide = (box.top() - EDGE) / draw.unit, box.height() / draw.unit, box.width() / draw.unit
        ink, face = card_colour("face_ink"), card_colour("face")
        words = f"× {self.copies}"
        open_foot = self.underMouse() or self.hasFocus()
        width = wide if open_foot else draw.width(words, style) + 16
        left = (wide - width) / 2
        draw.plate(left, y, width, tall, fill=ink, edge=face, line=1.2, cut=6, radius=2)
        base = draw.base(y + tall / 2, style)
        draw.text(left + width / 2, base, words, style, face, align="middle")
        if open_foot:
            draw.text(left + 10, base, "−", style, face)
            draw.text(left + width - 10, base, "+", style, draw.ink("edge") if self.full else face, align="end")

    def press_at(self, at: QPointF) -> None:
        """At the left of the foot take one out, at its right add one; above it show the card large."""
        if at.y() < self.foot_box().top():
            self.lookedAt.emit(self.card.key)
        elif at.x() < self.width() / 2:
            self.takenOut.emit(self.card.key)
        else:
            self.added.emit(self.card.key)


class DeckCarry(DragLayer):
    """The layer of a carried card.

    Signals, each with the card's key:
        put: dropped on the deck. taken: dropped out of it. full(key): dropped on a deck that has enough of it.
    """

    put = Signal(str)
    taken = Signal(str)
    full = Signal(str)

    def __init__(self, paint: Paint, room: QWidget, deck: QWidget, cards: QWidget) -> None:
        """deck, cards: the parts of the room that are the deck and the list."""
        self._parts = {_DECK: deck, _LIST: cards}
        self._lifted = ""
        super().__init__(paint, room, self._where)
        self.dropped.connect(self._drop)
        self.refused.connect(lambda _landing: self.full.emit(self._lifted))

    def _where(self, place: Place) -> QRectF | None:
        part = self._parts.get(place)
        return None if part is None else QRectF(QPointF(part.mapToGlobal(QPoint(0, 0))), part.size())

    def lift(self, card: DeckCardButton, grip: QPointF, at: QPoint) -> None:
        """Carry a card with the pointer that holds it."""
        self._lifted = card.card.key
        if isinstance(card, DeckStack):
            landing = Landing(_LIST, self.tr("All cards"), "legal", self.tr("one copy less"))
        else:
            words = card.refusal() if card.full else self.tr("one copy more")
            landing = Landing(_DECK, self.tr("The deck"), "refused" if card.full else "legal", words)
        self.pick_up(card, (landing,), grip, at)

    def _drop(self, landing: Landing) -> None:
        (self.put if landing.place == _DECK else self.taken).emit(self._lifted)
