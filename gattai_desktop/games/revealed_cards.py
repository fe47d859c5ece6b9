"""Finds what people have seen and will still remember when play is taken back: cards, dice, and who has looked."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, announces
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat


def seen_since(before: Sight, facts: Iterable[Fact]) -> tuple[Card, ...]:
    """Return the cards that came into the open with these facts and would be hidden again.

    before: the table to which play would go back; it and the facts as one seat sees them.
    """
    known = {lying.card for lain in before.zones.values() for lying in lain}
    found: dict[Card, None] = {}
    for fact in facts:
        if isinstance(fact, CardsMoved | CardsTurned):
            for card in fact.cards:
                if not isinstance(card, Back) and card not in known:
                    found[card] = None
    return tuple(found)


LOOKED: Final = "looked"
"""What is announced where a seat has looked at its hidden cards: `looked seat=blue`."""
_ROLLED: Final = "rolled"
"""The value of an announcement that says what dice have shown."""
_SEEN_BY_ONE: Final = ("hand.", "look.")
"""How the zones begin into which a seat alone can look."""


def rolled_since(facts: Iterable[Fact]) -> tuple[int, ...]:
    """Return what was rolled with these facts, one after the other."""
    announced = (fact.by_name for fact in facts if isinstance(fact, Announced))
    return tuple(rolled for values in announced if isinstance(rolled := values.get(_ROLLED), int))


def lookers_since(facts: Iterable[Fact]) -> tuple[Seat, ...]:
    """Return the seats that have looked at their hidden cards with these facts."""
    announced = (fact for fact in facts if announces(fact, LOOKED))
    return tuple(dict.fromkeys(str(fact.by_name["seat"]) for fact in announced))


def drawn_since(facts: Iterable[Fact]) -> dict[Seat, int]:
    """Return how many cards each seat alone has come to see that lay hidden from it, as everybody saw it."""
    found: dict[Seat, int] = {}
    for fact in facts:
        comes = isinstance(fact, CardsMoved) and fact.target.startswith(_SEEN_BY_ONE)
        if isinstance(fact, CardsMoved) and comes and not fact.origin.startswith(_SEEN_BY_ONE):
            owner = fact.target.partition(".")[2]
            hidden = sum(isinstance(card, Back) for card in fact.cards)
            if hidden:
                found[owner] = found.get(owner, 0) + hidden
    return found


def told_unseen(
    shown: tuple[Card, ...],
    drawn: dict[Seat, int],
    name: Callable[[Seat], str],
    most: int,
    *,
    rolled: tuple[int, ...],
    lookers: tuple[Seat, ...],
) -> Iterator[Words]:
    """Say what was seen since and cannot be unseen; most: how many cards are named."""
    for seat in lookers:
        yield say("{who} has looked at hidden cards.", who=name(seat))
    if rolled:
        yield say("Everybody has seen what the dice showed: {rolled}.", rolled=rolled)
    if len(shown) > most:
        yield say(
            "Everybody has seen {cards} and {count} more, and cannot unsee them.",
            cards=shown[:most],
            count=len(shown) - most,
        )
    elif shown:
        yield say("Everybody has seen {cards}, and cannot unsee it.", cards=shown)
    for seat, count in drawn.items():
        if count == 1:
            yield say("{who} has seen a card that goes back.", who=name(seat))
        else:
            yield say("{who} has seen {count} cards that go back.", who=name(seat), count=count)
