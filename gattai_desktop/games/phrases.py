"""Reads moves: finds the kind of move whose phrase a line says, and makes the move from what stands in its fields."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, get_args, get_origin

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.encoding import MAX_MOVE
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move, Quoted, field_types, unquoted

_PART: Final = r'"(?:[^"\\]|\\.)*"|\S+'
PATTERNS: Final[Mapping[object, str]] = {
    Card: r"(?:\S+)",
    int: r"-?\d{1,9}",
    str: r"[^\s\"]+",
    Quoted: r'"(?:[^"\\]|\\.)*"',
    bool: r"yes|no",
}


class NotAMove(ValueError):
    """A text that no move is written as."""


def _pattern(hint: object, written: Mapping[object, str]) -> str:
    if get_origin(hint) is tuple:
        inner = _pattern(get_args(hint)[0], written)
        return rf"(?:nothing|{inner}(?: {inner})*)"
    return written[hint]


class Phrases:
    """Every kind of move of a game, and how it is written."""

    written: Mapping[object, str] = PATTERNS
    """What the value of a field looks like in a line, by the field's type; a game may add types of its own words."""

    def __init__(self, kinds: Iterable[type[Move]], card: Callable[[str], Card]) -> None:
        self.kinds = tuple(kinds)
        self._card = card
        self._begun = tuple((kind.phrase.partition("{")[0], kind) for kind in self.kinds)
        """Every kind with the words that its phrase begins with, none where it begins with a value."""
        self._patterns: dict[type[Move], re.Pattern[str]] = {}

    def _pattern_of(self, kind: type[Move]) -> re.Pattern[str]:
        """What a line of this kind looks like, compiled for the first that begins like it: for most kinds none does."""
        found = self._patterns.get(kind)
        if found is None:
            hints = field_types(kind)
            parts = re.split(r"\{(\w+)\}", kind.phrase)
            pattern = "".join(
                f"(?P<{part}>{_pattern(hints[part], self.written)})" if odd % 2 else re.escape(part)
                for odd, part in enumerate(parts)
            )
            found = self._patterns[kind] = re.compile(rf"(?P<seat>[^\W\d_][\w-]*) {pattern}")
        return found

    def read(self, text: str) -> Move:
        """Return the move that a text says. Raises NotAMove, or NoSuchCard for a card that does not exist."""
        line = text.strip()
        if len(line) > MAX_MOVE:
            words = "A move of {number} characters is too long: {most} at most."
            raise NotAMove(wording(words, number=len(line), most=MAX_MOVE))
        wrong: ValueError | None = None
        done = line.partition(" ")[2]
        for begun, kind in self._begun:
            found = self._pattern_of(kind).fullmatch(line) if done.startswith(begun) else None
            if found:
                try:
                    return self._move(kind, found)
                except ValueError as error:
                    # "moves the Rumble to …" also reads as "moves {cards} to …"; what is wrong there need not be here.
                    wrong = wrong or error
        if wrong is not None:
            raise wrong
        said = {"move": AsWritten(line[:120]), "near": self._nearest(line)}
        raise NotAMove(wording("'{move}' is no move of this game.{near}", **said))

    def _nearest(self, line: str) -> str:
        """Say how the kind of move is written that is most like the line."""
        from difflib import SequenceMatcher

        words = line.partition(" ")[2].lower()
        # What stands in the braces differs from line to line, so the words before them decide.
        phrases = {kind.phrase.partition("{")[0].strip(): kind.phrase for kind in self.kinds}
        scores = {
            start: SequenceMatcher(None, words[: len(start) + 3].strip(), start).ratio() for start in phrases if start
        }
        nearest = max(scores, key=lambda start: scores[start], default="")
        if not nearest or scores[nearest] < 0.6:
            return wording(" Write a seat and what it does, such as 'Red concedes'.")
        return wording(" Did you mean '{name}'?", name=AsWritten(f"{line.partition(' ')[0]} {phrases[nearest]}"))

    def _move(self, kind: type[Move], found: re.Match[str]) -> Move:
        hints, seat = field_types(kind), found["seat"].lower()
        values: dict[str, Any] = {
            name: self._value(part, hints[name], seat, name in kind.theirs) for name, part in found.groupdict().items()
        }
        values["seat"] = seat
        return kind(**values)

    def card_said(self, text: str, seat: Seat, theirs: bool) -> Card:
        """Return the card that a move of a seat names. Raises ValueError."""
        return self._card(text)

    def _value(self, text: str, hint: object, seat: Seat, theirs: bool) -> object:
        if get_origin(hint) is tuple:
            inner = get_args(hint)[0]
            parts = re.findall(self.written[Card] if inner is Card else _PART, text)
            return () if text == "nothing" else tuple(self._value(part, inner, seat, theirs) for part in parts)
        if hint is Card:
            return self.card_said(text, seat, theirs)
        if hint is int:
            return int(text)
        if hint is bool:
            return text == "yes"
        return Quoted(unquoted(text)) if hint is Quoted else text
