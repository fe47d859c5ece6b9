"""Works out what each card of a hand may do now, as signs above it and in words for a screen reader."""

from typing import Final

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.speech import said
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.move import Move
from gattai_desktop.games.told import Judged
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from gattai_desktop.windows.kit.preview import judged, mark
from gattai_desktop.windows.kit.seat_view import SeatView

LEGAL: Final = "legal"
MayDo = tuple[tuple[CardMark, str], ...]
"""What a card may do now: each with its sign and in words."""
Marks = dict[Card, MayDo]
"""What each card that may do something may do, as signs and in words."""


def card_marks(seen: SeatView, hand: tuple[Lying, ...]) -> Marks:
    """Return for each card of the hand what it may do now, as signs and in words.

    Empty where nothing that may be done is bound to a card of the hand.
    """
    found: dict[Card, list[tuple[CardMark, str]]] = {}
    held = {lying.card for lying in hand}
    known = set[tuple[Card, type[Move]]]()
    for move in seen.options:
        card = move.taken_up
        if card is None or card not in held or (card, type(move)) in known:
            continue
        if _goes_with_another(move):  # with many others: the first speaks for all
            known.add((card, type(move)))
        came = judged(seen, seen.model.preview(move))
        sign = mark(move, came)
        if sign not in [known for known, _ in found.get(card, [])]:
            found.setdefault(card, []).append((sign, _said(move, seen, came)))
    return {card: _telling(marks) for card, marks in found.items()}


def _telling(marks: list[tuple[CardMark, str]]) -> tuple[tuple[CardMark, str], ...]:
    """Return the marks to say in words: those without a price, else that of a Counter, else the first."""
    free = [mark for mark in marks if mark[0].token == LEGAL]
    return tuple(free or [mark for mark in marks if mark[0].sign == "jag"] or marks[:1])


def listed(parts: tuple[str, ...]) -> str:
    """Return the parts that say something, with commas between them."""
    return ", ".join(part for part in parts if part)


def _goes_with_another(move: Move) -> bool:
    """Whether the card that is taken up for a move goes with a card that the move is about."""
    return move.taken_up is not getattr(move, "card", None)


def _said(move: Move, seen: SeatView, came: Judged) -> str:
    words = kind_title(type(move)) if _goes_with_another(move) else plate_words(seen.model, move).title
    return f"{words}, {said(came.word)}" if came.sign else words
