"""Cards moved, turned and mixed by hand (RULES ED-4, 2.3, section 6).

Any card may be laid anywhere, as far as it can lie there at all: a Deck, its Trash and its Omens hold cards of that
Deck (CARD-2), and a Joker lies where no rank is asked (CARD-11). Cards that a Gambit or an initiative waits for stay
where they are until it is called off.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.deck54 import DECKS
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.games import by_hand_cards
from gattai_desktop.games.gattai.by_hand.by_hand import GATTAI_HAND, CoachByHand, with_hand, with_reason
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.zones import deck_zone
from gattai_desktop.games.move import wish
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class MoveTopButJokers(by_hand_cards.MoveTop):
    """Wish: move cards off the top of a place, unseen; a Joker on a Deck becomes an Omen on the way."""

    hand = GATTAI_HAND

    def in_the_way(self, state: State, card: Card) -> Iterator[Reason]:
        """A Joker does not go where the others go: it becomes an Omen."""
        if not (card.is_joker and self.origin in {deck_zone(deck) for deck in DECKS}):
            yield from super().in_the_way(state, card)


@wish("reshuffles the {whose} Deck")
@frozen
class Reshuffle(CoachByHand):
    """Wish: mix a Deck and its Trash into a new Deck (RULES DECK-9): `Pilots'` or `Coach's`."""

    whose: str
    free = True

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.whose not in _DECKS:
            yield refusal("DECK-9", "There are the Pilots' Deck and the Coach's Deck.")

    def do(self, ledger: Ledger) -> None:
        decks.reshuffle(ledger, _DECKS[self.whose])


_DECKS: Final = {"Pilots'": "pilots", "Coach's": "coach"}

# What is read first comes first: "moves the top 2 of …" is no list of cards.
_MOVES: Final = with_hand(
    GATTAI_HAND,
    *(by_hand_cards.MoveToPlace, by_hand_cards.MoveCardsFacing, by_hand_cards.MoveCards),
    *(by_hand_cards.TurnCards, by_hand_cards.FlipStack, by_hand_cards.ShuffleZone),
)
MOVES = with_reason(MoveTopButJokers, *_MOVES, Reshuffle)
