"""Finds cards that people have seen and will still remember when play is taken back."""

from collections.abc import Callable, Iterable, Iterator

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact
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


def drawn_since(facts: Iterable[Fact]) -> dict[Seat, int]:
    """Return how many cards each seat has taken into its Hand from where they lay hidden, as everybody saw it."""
    found: dict[Seat, int] = {}
    for fact in facts:
        if isinstance(fact, CardsMoved) and fact.target.startswith("hand.") and not fact.origin.startswith("hand."):
            owner = fact.target.partition(".")[2]
            hidden = sum(isinstance(card, Back) for card in fact.cards)
            if hidden:
                found[owner] = found.get(owner, 0) + hidden
    return found


def told_unseen(
    shown: tuple[Card, ...], drawn: dict[Seat, int], name: Callable[[Seat], str], most: int = 99
) -> Iterator[Words]:
    """Say what was seen since and cannot be unseen; most: how many cards are named."""
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
