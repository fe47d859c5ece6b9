"""Finds what on a table stands for which of several moves, as far as it tells them apart."""

from collections.abc import Iterator, Sequence
from typing import Final

from gattai_desktop.board.speech import listed, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.state import Table
from gattai_desktop.games.move import Move, cards_of
from gattai_desktop.games.presentation import NOWHERE, QUESTION, Place

AskedThing = Card | Place | str
"""What lies on a table and can stand for an answer: a card, a place, or whoever and whatever has a name there."""
_SOON_SAID: Final = 4
"""Of how many answers at most it is said which they are."""


def things_of(moves: Sequence[Move], table: Table) -> dict[tuple[int, ...], tuple[AskedThing, ...]]:
    """Return what stands for some of these moves and not for others, by the numbers of those that name it.

    What stands for one move alone is a card, or else where one may lie, and whom it is about; several cards stand for
    none: none of them would mean it. What stands for more tells moves of a kind apart, and is no place to which a card
    of them would go.
    """
    meant: dict[AskedThing, list[int]] = {}
    for number, move in enumerate(moves):
        for thing in dict.fromkeys(_named(move, table)):
            meant.setdefault(thing, []).append(number)
    found: dict[tuple[int, ...], list[AskedThing]] = {}
    for thing, numbers in meant.items():
        if len(numbers) > 1:
            kinds = {type(moves[one]) for one in numbers}
            like = sum(type(one) in kinds for one in moves)
            laid = not isinstance(thing, Card) and any(cards_of(moves[one]) for one in numbers)
        else:
            like, laid = len(moves), False
        if len(numbers) < like and not laid:
            found.setdefault(tuple(numbers), []).append(thing)
    return {key: own for key, things in found.items() if (own := _standing_for(tuple(things)))}


def _standing_for(own: tuple[AskedThing, ...]) -> tuple[AskedThing, ...]:
    """Return of what these moves alone name what stands for them: their card, and no place to which that would go."""
    cards = tuple(one for one in own if isinstance(one, Card))
    return own if not cards else cards if len(cards) == 1 else ()


def several(answers: list[str]) -> str:
    """Return the words of what stands for these answers: how many, and which, where those are soon said."""
    if len(answers) == 1:
        return answers[0]
    if len(answers) > _SOON_SAID:
        return speak("answer", "{number} answers", number=len(answers))
    return speak("answer", "{number} answers: {answers}", number=len(answers), answers=listed(answers))


def _named(move: Move, table: Table) -> Iterator[AskedThing]:
    """Yield every card that a move names, where a card of it may be laid, and whom or what else it may mean."""
    yield from cards_of(move)
    yield from (place for place in move.drop_places(table) if place not in (NOWHERE, QUESTION))
    yield from move.places_meant(table)
    for one in fields(type(move)):
        value = getattr(move, one.name)
        if one.name != "seat" and isinstance(value, str) and value:
            yield from (Place(area=value), value)
