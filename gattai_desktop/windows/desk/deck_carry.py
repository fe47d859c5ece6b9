"""Carries a card from the list of all cards into the deck, and from the deck out of it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drag import DragLayer
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.desk.deck_cards import DeckCardButton, DeckStack

_DECK, _LIST = Place(spot="deck"), Place(spot="list")


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
