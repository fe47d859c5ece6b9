"""Finds what a card means that is dragged onto the plate of an open question, or onto one of its answers."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from PySide6.QtCore import QRectF

from gattai_desktop.board.places import Landing
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import QUESTION, Place
from gattai_desktop.model.questions import Offer


class AskedOnPlate(Protocol):
    """The plate of the open question, as far as cards can be laid on it."""

    def place(self) -> QRectF | None:
        """Return where it is, in global coordinates; None where it is not in sight."""

    def answers_in_sight(self) -> Iterator[tuple[Move | None, QRectF]]:
        """Yield where each answer stands, in global coordinates, and the move that it makes; None for another one."""

    def choosing(self, card: Card) -> tuple[Place, ...]:
        """Return where the card is only chosen for an answer of several cards, as by a press; the question first."""


def chosen_on(question: AskedOnPlate, card: Card, name_of: Callable[[Place], str]) -> tuple[Landing, ...]:
    """Return the places at which a card is chosen for an answer, or chosen no more; none where it is not."""
    words = speak("carry", "Chosen, or chosen no more")
    return tuple(Landing(place, name_of(place), "legal", words) for place in question.choosing(card))


def caught_on_answers(
    question: AskedOnPlate, offers: Iterable[Offer], landings: Callable[[Iterable[Offer]], tuple[Landing, ...]]
) -> Iterator[tuple[Landing, QRectF]]:
    """Yield what single answers do with the card: its own is given, and one without a card takes none.

    On an answer with another card it lies on the question, as beside all of them.
    """
    laid = {offer.move: offer for offer in offers if offer.place == QUESTION}
    if not laid:
        return
    for answer, at in question.answers_in_sight():
        if answer in laid:
            for landing in landings((laid[answer],)):
                yield landing, at
        elif answer is None or answer.taken_up is None:
            words = speak("carry", "No card is laid on this answer: it is pressed.")
            yield Landing(QUESTION, name_of_question(), "refused", words), at


def name_of_question() -> str:
    """Return what a screen reader calls the question as a place."""
    return speak("carry", "The question")
