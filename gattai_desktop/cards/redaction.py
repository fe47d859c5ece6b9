"""Text from which no card can be read: what leaves the table for a bug report."""

import re
from typing import Final

from gattai_desktop.cards.card import RANK_NAMES, Suit

A_CARD: Final = "[a card]"
"""What stands in the place of a card."""

_CODED: Final = r"(?<![\w.])(?:10|[2-9TJQKA])(?:[♠♥♦♣][PC]?|[SHDC][PC])(?!\w)"
_SPOKEN: Final = rf"\b(?:{'|'.join(RANK_NAMES.values())}) of (?:{'|'.join(suit.name for suit in Suit)})\b"
_JOKER: Final = r"\bJoker[12][PC]?\b"
_RANK: Final = r"\b(?:rank|suit)=[^,)\s]+"
_NAMED: Final = f"{_CODED}|{_SPOKEN}|{_JOKER}|{_RANK}"


def veiled(text: str) -> str:
    """Return the text with every card in it taken out, however it is named: "9♦P", "9DP", "Nine of Diamonds"."""
    return re.sub(_NAMED, A_CARD, text, flags=re.IGNORECASE)
