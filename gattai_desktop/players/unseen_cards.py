"""The cards that a seat cannot see, laid at random into places where the seat sees their backs."""

import random
from collections.abc import Iterator, Mapping

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Lying


def unseen_cards(cards: Mapping[str, Card], sight: Sight, dice: random.Random) -> Iterator[tuple[str, list[Card]]]:
    """Yield each Deck of which the seat does not see every card, with those cards in a random order."""
    seen = {lying.card.key for zone in sight.zones.values() for lying in zone if not isinstance(lying.card, Back)}
    unseen = sorted((card for card in cards.values() if card.key not in seen), key=lambda card: card.key)
    for deck in sorted({card.deck for card in unseen}):
        found = [card for card in unseen if card.deck == deck]
        dice.shuffle(found)
        yield deck, found


def lay_unseen(zone: list[Lying], deck: str, cards: list[Card]) -> None:
    """Put unseen cards in the place of the Backs of a Deck; the cards are taken from the end."""
    for place, lying in enumerate(zone):
        if isinstance(lying.card, Back) and lying.card.deck == deck:
            zone[place] = Lying(cards.pop(), lying.up)
