"""A card, its suit, the back that a hidden card shows, and the two Decks of 54 cards (RULES CARD-1).

There is one object for each card of a game, so cards are compared by identity and never copied.
"""

import re
from collections.abc import Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import ClassVar, Final, NoReturn

JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
ACE: Final = 14
RANK_LETTERS: Final = {**{rank: str(rank) for rank in range(2, 11)}, JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}
RANK_NAMES: Final = {
    **dict(zip(range(2, 11), ("Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"), strict=True)),
    JACK: "Jack",
    QUEEN: "Queen",
    KING: "King",
    ACE: "Ace",
}


class Suit(IntEnum):
    """The four suits in their order; the number is the Suit Value (RULES CARD-4, CARD-5)."""

    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    SPADES = 4

    @property
    def sign(self) -> str:
        """The suit's character, for text."""
        return "♣♦♥♠"[self - 1]


class NotKnown(Exception):
    """The face of a hidden card was asked for, or a value that the seat may not see."""


class Card:
    """One card of one Deck.

    `key` names it for ever ("9DP"), `deck` is its Deck of origin (RULES CARD-2), `rank` is 2 to 14 (an Ace
    is 14; 0 where a card has none), `suit` is None where it has none, `name` is what people read ("9♦"). `is_joker`
    says that it has no rank and no suit (RULES CARD-11), `strength` is rank, then suit: what decides between two cards
    (RULES CARD-6).
    """

    __slots__ = ("deck", "is_joker", "key", "name", "rank", "strength", "suit")
    _of_the_deck: ClassVar[bool] = True
    """Whether a card without a rank is a Joker."""

    key: str
    deck: str
    rank: int
    suit: Suit | None
    name: str

    def __init__(self, key: str, deck: str, rank: int = 0, suit: Suit | None = None, name: str = "") -> None:
        self.key = key
        self.deck = deck
        self.rank = rank
        self.suit = suit
        self.name = name or key
        self.is_joker = self._of_the_deck and rank == 0
        self.strength = rank, int(suit or 0)

    @property
    def is_face(self) -> bool:
        """Whether the card is a Jack, Queen or King; an Ace is not (RULES CARD-7)."""
        return JACK <= self.rank <= KING

    @property
    def code(self) -> str:
        """The name with the Deck's letter, as records write it: "9♦P"."""
        return self.name + self.deck[:1].upper()

    def said_by(self, _seat: str, _theirs: bool) -> str:
        """Return how a move of a seat names it; `theirs` where the move means a card of the other side."""
        return self.code

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.code


class NamedCard(Card):
    """A card that has a name instead of rank and suit, such as a Bot; records write it by its key."""

    __slots__ = ()
    _of_the_deck = False

    @property
    def code(self) -> str:
        """The key, which already says which copy it is."""
        return self.key

    @property
    def picture(self) -> str:
        """The name of the picture that its game draws of it, "" for none."""
        return ""


class Back(Card):
    """A card that the seat may not see: it has a Deck and nothing else. Asking more raises NotKnown."""

    __slots__ = ()

    def __init__(self, deck: str) -> None:
        super().__init__(f"back-{deck}", deck, -1, None, "a card")

    def _hidden(self) -> NoReturn:
        raise NotKnown(f"The face of a card of the {self.deck} Deck is hidden.")

    # `strength`, `is_joker` and `is_face` are how rules look at a card; `rank` is read through the same door.
    def __getattribute__(self, name: str) -> object:
        if name in {"rank", "suit", "is_joker", "is_face", "strength"}:
            object.__getattribute__(self, "_hidden")()
        return object.__getattribute__(self, name)

    @property
    def code(self) -> str:
        """A hidden card is written as `?` with its Deck's letter."""
        return "?" + self.deck[:1].upper()


_BACKS: dict[str, Back] = {}


def back_of(deck: str) -> Back:
    """Return the one Back of a Deck: two hidden cards of one Deck are the same object, so neither can be followed."""
    if deck not in _BACKS:
        _BACKS[deck] = Back(deck)
    return _BACKS[deck]


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
