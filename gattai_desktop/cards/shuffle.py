"""Where a new order comes from. Rules get a Shuffle as an argument; they hold no dice."""

import random
from collections.abc import Callable, Sequence

from gattai_desktop.cards.card import Card, NotKnown

Shuffle = Callable[[str, Sequence[Card]], Sequence[Card]]
"""Takes the zone and its cards, bottom first, and returns them in their new order, bottom first."""


def seeded(seed: int | None = None) -> Shuffle:
    """Return a shuffle that gives the same orders for the same seed; without one, orders nobody can foretell."""
    dice = random.SystemRandom() if seed is None else random.Random(seed)

    def shuffle(_zone: str, cards: Sequence[Card]) -> Sequence[Card]:
        order = list(cards)
        dice.shuffle(order)
        return order

    return shuffle


def unknown(zone: str, cards: Sequence[Card]) -> Sequence[Card]:
    """Refuse to say an order: what a preview uses, because nobody may know the shuffle to come."""
    raise NotKnown(f"The new order of {zone} is not known yet.")
