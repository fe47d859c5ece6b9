"""The two Decks of 54 cards: 13 ranks in 4 suits and 2 Jokers each (RULES CARD-1)."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gattai_desktop.cards.card import RANK_LETTERS, Card, Suit

PILOTS: Final = "pilots"
COACH: Final = "coach"
DECKS: Final = (PILOTS, COACH)

_RANKS: Final = {**{letters: rank for rank, letters in RANK_LETTERS.items()}, "T": 10}
_SUITS: Final = {**{suit.sign: suit for suit in Suit}, **{suit.name[0]: suit for suit in Suit}}
_WRITTEN: Final = re.compile(r"(10|[2-9TJQKA])([♠♥♦♣SHDC])([PC])?", re.IGNORECASE)
_JOKER: Final = re.compile(r"Joker([12])([PC])?", re.IGNORECASE)


class NoSuchCard(ValueError):
    """A text names no card of the two Decks."""


def _fifty_four(deck: str) -> tuple[Card, ...]:
    letter = deck[0].upper()
    ranked = [
        Card(f"{'T' if rank == 10 else letters}{suit.name[0]}{letter}", deck, rank, suit, letters + suit.sign)
        for suit in reversed(Suit)
        for rank, letters in RANK_LETTERS.items()
    ]
    return (*ranked, *(Card(f"Joker{n}{letter}", deck, 0, None, f"Joker{n}") for n in (1, 2)))


DECK_CARDS: Final[Mapping[str, tuple[Card, ...]]] = MappingProxyType({deck: _fifty_four(deck) for deck in DECKS})
CARDS: Final[Mapping[str, Card]] = MappingProxyType({card.key: card for deck in DECKS for card in DECK_CARDS[deck]})


def card(written: str, deck: str = "") -> Card:
    """Return the card that a text names: "9♦P", "9DP", "10♠C", "TSC", "Joker1P".

    Without a Deck's letter the card is of `deck`. Raises NoSuchCard, which says how to write one.
    """
    text = written.strip()
    found = _WRITTEN.fullmatch(text)
    joker = None if found else _JOKER.fullmatch(text)
    letter = (found and found[3]) or (joker and joker[2]) or deck[:1]
    if not letter or not (found or joker):
        raise NoSuchCard(
            f"'{written[:60]}' is no card. Write rank (2-10, J, Q, K, A), suit (♠ ♥ ♦ ♣ or S H D C) "
            "and Deck (P, C), such as 9♦P; a Joker is Joker1P or Joker2P."
        )
    if joker:
        return CARDS[f"Joker{joker[1]}{letter.upper()}"]
    assert found is not None
    rank = _RANKS[found[1].upper()]
    return CARDS[f"{'T' if rank == 10 else RANK_LETTERS[rank]}{_SUITS[found[2].upper()].name[0]}{letter.upper()}"]
