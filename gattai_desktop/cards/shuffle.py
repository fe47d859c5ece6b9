"""Where a new order comes from. Rules get a Shuffle as an argument; they hold no dice."""

import random
from collections.abc import Callable, Iterable, Sequence

from gattai_desktop.cards.card import Card, NotKnown

Shuffle = Callable[[str, Sequence[Card]], Sequence[Card]]
"""Takes the zone and its cards, bottom first, and returns them in their new order, bottom first."""


class OrderDoesNotFit(ValueError):
    """A known order does not hold the cards that are shuffled."""


def seeded(seed: int | None = None) -> Shuffle:
    """Return a shuffle that gives the same orders for the same seed; without one, orders nobody can foretell."""
    dice = random.SystemRandom() if seed is None else random.Random(seed)

    def shuffle(_zone: str, cards: Sequence[Card]) -> Sequence[Card]:
        order = list(cards)
        dice.shuffle(order)
        return order

    return shuffle


def known(orders: Iterable[Sequence[Card]], otherwise: Shuffle) -> Shuffle:
    """Return a shuffle that lays the given orders one after the other, and then asks `otherwise`.

    An order may name the top cards only, **top first**, as people read a Deck; the rest lies below in the order
    in which it came. Raises OrderDoesNotFit where a named card is not among those that are shuffled.
    """
    waiting = iter(orders)

    def shuffle(zone: str, cards: Sequence[Card]) -> Sequence[Card]:
        order = next(waiting, None)
        if order is None:
            return otherwise(zone, cards)
        missing = [card.code for card in order if card not in cards]
        if missing or len(set(order)) != len(order):
            raise OrderDoesNotFit(f"{', '.join(missing) or 'A card named twice'}: not among the cards of {zone}.")
        return [*(card for card in cards if card not in order), *reversed(order)]

    return shuffle


def unknown(zone: str, cards: Sequence[Card]) -> Sequence[Card]:
    """Refuse to say an order: what a preview uses, because nobody may know the shuffle to come."""
    raise NotKnown(f"The new order of {zone} is not known yet.")
