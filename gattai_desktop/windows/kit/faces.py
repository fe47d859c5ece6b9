"""Finds the pictures of cards by their names, and turns sentences of the game into words with mini cards."""

from typing import Final

from gattai_desktop.board.speech import speak, translated
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.board.words import Crest, DrawnWords, Mini, PlainText, Sign, WordsPiece
from gattai_desktop.cards.card import Back, Card, NamedCard
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import COACH_SEAT, Lying
from gattai_desktop.games.told import ToldLine, Translate, pieces

_RANKS = {10: "T", 11: "J", 12: "Q", 13: "K", 14: "A"}
_SUITS = "?CDHS"


def face(card: Card) -> str:
    """Return the name of a card's picture: TD, back-pilots, joker-coach."""
    if isinstance(card, Back):
        return f"back-{card.deck}"
    if isinstance(card, NamedCard) and card.picture:
        return card.picture
    if card.suit is None:
        return f"joker-{card.deck}"
    return _RANKS.get(card.rank, str(card.rank)) + _SUITS[card.suit]


def omen_face(lying: Lying) -> str:
    """Return the picture of an Omen: active while it lies face-up, spent face-down (RULES OMEN-5)."""
    return f"{'omen' if lying.up else 'spent'}-{lying.card.deck}"


def lying_face(lying: Lying) -> str:
    """Return the picture of a card as it lies: a face that lies down shows its back."""
    return face(lying.card) if lying.up else f"back-{lying.card.deck}"


def drawn(said: Words, translate: Translate = translated) -> DrawnWords:
    """Turn a sentence of the game into words that can be drawn, cards as mini cards."""
    found: list[WordsPiece] = []
    for piece in pieces(said, translate):
        if isinstance(piece.card, NamedCard):
            found.append(PlainText(piece.text, strong=True))
        elif piece.card is not None:
            found.append(Mini(face(piece.card)))
        elif piece.text:
            found.append(PlainText(piece.text, strong=piece.strong))
    return tuple(found)


def signed(line: ToldLine, seats: tuple[str, ...]) -> DrawnWords:
    """Turn a line of the log into words, with the crest or sign of its subject before them."""
    words = drawn(line.words)
    if not line.sign:
        return words
    # Whose joining was taken back has no seat any more, and what she did still stands in the log.
    if (line.sign in seats or is_pilot(line.sign)) and line.sign != COACH_SEAT:
        return (Crest(line.sign), PlainText(" "), *words)
    sign = "horns" if line.sign == COACH_SEAT else "wings" if line.sign == "pilots" else line.sign
    return (Sign(sign, silent=True), PlainText(" "), *words)


_NUMBERS: Final = (
    "no cards", "one card", "two cards", "three cards", "four cards", "five cards", "six cards", "seven cards",
    "eight cards", "nine cards", "ten cards", "eleven cards", "twelve cards",
)  # fmt: skip


def cards_in_words(count: int) -> str:
    """Return "two cards"; beyond twelve "13 cards"."""
    if count < len(_NUMBERS):
        return speak("curtain", _NUMBERS[count])
    return speak("curtain", "{count} cards", count=count)


def in_order(hand: tuple[Lying, ...], *, by_suit: bool = False) -> list[Lying]:
    """Sort a hand by rank and then suit, or by suit and then rank; hidden cards keep their order."""
    seen = [one for one in hand if not isinstance(one.card, Back)]

    def place(one: Lying) -> tuple[int, tuple[int, int]]:
        suit = one.card.suit if by_suit else None
        return int(suit or 0), one.card.strength

    return [*sorted(seen, key=place), *(one for one in hand if isinstance(one.card, Back))]
