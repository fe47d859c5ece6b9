"""Which of two cards is higher, in a Gambit, at the reveal of initiative and on the Pile (RULES 2.1).

A Wild card counts as the card that its player declared (CARD-12): the value `wild.<its key>`, such as "KS".
"""

from typing import Final, Literal

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.deck54 import card as card_called
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.rulings import Rulings

TWO: Final = 2

WILD: Final = "wild."
"""What stands before a Wild card's key in the path of its declaration."""


def suit_value(card: Card, rulings: Rulings) -> int | None:
    """Return the number of a suit, Spades 4 to Clubs 1; None where suits have only their order (CARD-5, R-12)."""
    return card.strength[1] if rulings.suit_value == "on" and not card.is_joker else None


def counts_as(table: Table, card: Card) -> Card:
    """Return the card that this one counts as: itself, or what it was declared if it is Wild (CARD-12)."""
    declared = table.values.get(WILD + card.key)
    return card_called(declared, card.deck) if isinstance(declared, str) else card


def declared_code(table: Table, card: Card) -> str:
    """The declaration of a Wild card, such as "KS"; empty for any other card."""
    declared = table.values.get(WILD + card.key)
    return declared if isinstance(declared, str) else ""


def two_on_ace(card: Card, other: Card) -> bool:
    """Whether the card is a Two and the other an Ace: the one case in which the lower rank is the higher card."""
    return card.rank == TWO and other.rank == ACE


def beats(card: Card, top: Card) -> bool:
    """Say whether the card may Counter the top of the Pile (CARD-9, THROW-29). Suits do not help."""
    if two_on_ace(card, top):
        return True
    return card.rank > top.rank and not two_on_ace(top, card)


def beats_threshold(
    card: Card, threshold: Card, tie: Literal["rank_only", "rank_then_suit", "equal_wins"], bonus: int = 0
) -> bool:
    """Say whether a Pilot's card is higher than the Threshold card (CARD-8, GAMBIT-7).

    `tie` is the ruling R-18; `bonus` is added to the rank and does not change which card it is (GAMBIT-20).
    """
    if two_on_ace(card, threshold):
        return True
    if two_on_ace(threshold, card):
        return False
    value = card.rank + bonus
    if value != threshold.rank:
        return value > threshold.rank
    match tie:
        case "rank_only":
            return False
        case "rank_then_suit":
            return card.strength[1] > threshold.strength[1]
        case "equal_wins":
            return True


def wins_initiative(card: Card, other: Card, two_ace: Literal["two_wins", "ace_wins"]) -> bool:
    """Say whether the card wins the reveal: rank, then suit; a Two against an Ace by R-15 (THROW-16)."""
    if two_ace == "two_wins" and (two_on_ace(card, other) or two_on_ace(other, card)):
        return card.rank == TWO
    return card.strength > other.strength
