"""How records write cards and values: `2♣P down, 9♠P up`, `3 cards`, `true`, `["red", 4]`."""

import json
import re
from typing import Final

from gattai_desktop.cards.card import Card, back_of
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value, from_data, parsed, to_data
from gattai_desktop.games.box import RecordWords
from gattai_desktop.records.fault import Unreadable, told
from gattai_desktop.records.lines import tokens

NOTHING: Final = "nothing"
_WORD: Final = re.compile(r"[^\W\d][\w.'-]*")
_COUNT: Final = re.compile(r"(\d{1,3}) cards?")


@frozen
class WrittenCards:
    """Cards as a clause names them.

    `facing` has True or False for a card that is written with up or down, None for the others. `count` stands for
    "N cards", whichever they are; `only` and `rest` for the words that may stand round the list.
    """

    cards: tuple[Card, ...] = ()
    facing: tuple[bool | None, ...] = ()
    count: int | None = None
    only: bool = False
    rest: bool = False

    def __str__(self) -> str:
        if self.count is not None:
            return f"{self.count} cards"
        return written_cards(self.cards, self.facing)


def read_cards(text: str, words: RecordWords, deck: str) -> WrittenCards:
    """Read "2♣P down, 9♠P up", "?P ?P", "3 cards", "only 5♣P", "the rest", "nothing". Raises Unreadable."""
    body = text.strip()
    only = body.startswith("only ")
    body = body.removeprefix("only ").strip()
    counted = _COUNT.fullmatch(body)
    if counted:
        return WrittenCards(count=int(counted[1]), only=only)
    rest = body == "the rest" or body.endswith((", the rest", " the rest"))
    body = body.removesuffix("the rest").strip(" ,")
    if body == NOTHING:
        return WrittenCards(only=True)
    cards: list[Card] = []
    facing: list[bool | None] = []
    for word in tokens(body, words.cards_written):
        if word in ("up", "down"):
            if not cards:
                raise Unreadable("'{word}' stands before any card: write it after the card that lies so.", word=word)
            facing[-1] = word == "up"
            continue
        cards.append(_card(word, words, deck))
        facing.append(None)
    if not cards and not rest:
        raise Unreadable("Cards are missing: name them, or write 'nothing', '3 cards' or 'the rest'.")
    return WrittenCards(tuple(cards), tuple(facing), None, only, rest)


def _card(word: str, words: RecordWords, deck: str) -> Card:
    if word.startswith("?"):
        for one in words.decks:
            if word[1:].upper() == one[0].upper() or (len(word) == 1 and one == deck):
                return back_of(one)
        known = " or ".join(f"?{one[0].upper()}" for one in words.decks)
        raise Unreadable("'{word}' is no hidden card: write {known}.", word=word[:40], known=known)
    try:
        return words.card(word, deck)
    except ValueError as wrong:
        raise Unreadable(told(wrong)) from None


def written_cards(cards: tuple[Card, ...], facing: tuple[bool | None, ...] = ()) -> str:
    """Return cards as `read_cards` reads them."""
    sides = facing or (None,) * len(cards)
    words = [one.code + ("" if up is None else " up" if up else " down") for one, up in zip(cards, sides, strict=True)]
    return (", " if any(up is not None for up in sides) else " ").join(words) or NOTHING


def read_value(text: str) -> Value:
    """Read a value: a JSON value, a bare word as text, or "nothing" for a value that is not there."""
    body = text.strip()
    if body == NOTHING:
        return None
    if body not in ("true", "false", "null") and _WORD.fullmatch(body):
        return body
    try:
        return from_data(parsed(body))
    except ValueError:
        raise Unreadable(
            "{body} is no value: write a whole number, true, false, a word, a text in quotation marks, a list "
            'such as ["red", 4], or nothing.',
            body=body[:60] or '""',
        ) from None


def written_value(value: Value) -> str:
    """Return a value as `read_value` reads it."""
    if value is None:
        return NOTHING
    if isinstance(value, str) and _WORD.fullmatch(value) and value not in ("true", "false", "null", NOTHING):
        return value
    return json.dumps(to_data(value), ensure_ascii=False)
