"""A card that is laid before its moment: it answers or begins something, and is played as soon as the rules let it."""

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.seat_view import SeatView


class LaidAhead(QObject):
    """Makes two moves of one gesture: what a card answers or begins where it is laid, and its play in its turn.

    Until then the card lies in this window alone, so that neither the table nor the wall nor the program can tell it.
    It can be taken up again, and is forgotten where play goes another way.

    Signals:
        changed(): a card was taken up again, or is laid no more.
    """

    changed = Signal()

    def __init__(self, model: GameModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._move: Move | None = None
        self._origin = NOWHERE
        self._accepted = 0
        self._begun: dict[int, int] = {}
        """The entry of each card that was laid so, with that of the answer which it gave."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._play)
        model.factsHappened.connect(self._happened)

    @property
    def plays(self) -> bool:
        """Whether the card is about to be played: nobody else need have the computer before."""
        return self._soon.isActive()

    def seen(self) -> SeatView:
        """Return what the seat at the computer sees now, with the card that it has laid."""
        view, card = SeatView.of(self._model), self._move.taken_up if self._move is not None else None
        return evolve(view, ahead=card) if card is not None and view.holds(card) else view

    def lay(self, move: Move, answer: Answer, origin: Place) -> None:
        """Give the answer, and keep the card of the move for when it may be played."""
        self._move, self._origin, self._accepted = move, origin, self._model.entry + 1
        if not self._model.attempt(answer):
            self._move = None

    def wait(self, begun: Move, card: Card, origin: Place) -> None:
        """Keep a card for what it has begun by its drop, if it is to be played in that."""
        self._move, self._origin, self._accepted = self._model.following(begun, card, origin), origin, 0
        if self._move is not None:
            self.changed.emit()

    def takes_up(self, card: Card) -> bool:
        """Take this card up again, if it was laid; the answer stands."""
        laid = self._move is not None and self._move.taken_up is card
        if laid:
            self._soon.stop()
            self._move = None
            self.changed.emit()
        return laid

    def begun_with(self, entry: int) -> int:
        """Return the entry with which the gesture began that ended with this one; itself for any other."""
        return self._begun.get(entry, entry)

    def _happened(self, happened: Happened) -> None:
        """Play the card once that is allowed; where play has gone another way, it was never laid."""
        move = self._move
        if move is None:
            return
        self._soon.stop()
        step, goes_on = self._model.sight(PUBLIC).values.get("step"), happened.back_to is None
        if goes_on and self._model.judge(move).allowed:
            self._soon.start()
        elif not goes_on or step not in (*move.waits_in, *move.steps):
            self._move = None

    def _play(self) -> None:
        move, self._move = self._move, None
        if move is None or not self._model.attempt(move, origin=self._origin):
            self.changed.emit()
        else:
            self._begun[self._model.entry] = self._accepted or self._model.entry
