"""Says where the plate of the open question takes a card that is dragged onto it, and what each answer there means."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QScrollArea

from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move, cards_of
from gattai_desktop.games.presentation import NOWHERE, QUESTION, Place
from gattai_desktop.windows.asking.answers import Answers


class CardOnQuestion:
    """The question that a table's answers show, as a place for cards."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    def place(self) -> QRectF | None:
        """Return where its plate is, in global coordinates; None where it asks nobody here anything."""
        plate = self._answers.plate
        return plate.globally() if plate.isVisible() and not self._answers.passing else None

    def answers_in_sight(self) -> Iterator[tuple[Move | None, QRectF]]:
        """Yield the move that each answer makes, None for another one, and where it stands, in global coordinates."""
        plate, ask = self._answers.plate, self._answers.ask
        options = ask.options if ask is not None else ()
        port = plate.findChildren(QScrollArea)[0].viewport()
        seen = QRectF(port.mapToGlobal(QPointF()), port.size().toSizeF())
        for key in (one.id for one in plate.look.answers):
            button = plate.button(key)
            at = button.globally().intersected(seen) if button is not None else QRectF()
            if not at.isEmpty():
                meant = options[key] if isinstance(key, int) and key < len(options) else key
                yield meant if isinstance(meant, Move) else None, at

    def choosing(self, card: Card) -> tuple[Place, ...]:
        """Return where a card is chosen for an answer of several: the plate, and where the cards of it will lie."""
        ask = self._answers.ask
        options = ask.options if ask is not None and self._answers.choosing else ()
        meant = next((one for one in options if card in cards_of(one)), None)
        if meant is None:
            return ()
        goal = meant.laid_on_now(self._answers.table_passing.requests.view.sight)
        return (QUESTION,) if goal == NOWHERE else (QUESTION, goal)
