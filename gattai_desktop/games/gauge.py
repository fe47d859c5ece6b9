"""What a value may be set to by hand, and how the word that somebody writes for it is read."""

import re

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value

_LONGEST = 2_000
"""Most characters of a text that is written by hand: as many as a text of a pack has, which it may change."""


class NotPossible(ValueError):
    """A value cannot be what somebody wrote; the message says what it may be."""


@frozen
class Range:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def read(self, text: str) -> Value:
        """Return the number that a text says. Raises NotPossible."""
        if not re.fullmatch(r"-?\d{1,9}", text) or not self.low <= int(text) <= self.high:
            raise NotPossible(f"It may be {self.low} to {self.high}.")
        return int(text)


@frozen
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, text: str) -> Value:
        """Return the word. Raises NotPossible."""
        if text not in self.words:
            raise NotPossible(f"It may be {', '.join(self.words)}.")
        return text


@frozen
class YesNo:
    """True or not, written yes or no."""

    def read(self, text: str) -> Value:
        """Return what it says. Raises NotPossible."""
        if text not in {"yes", "no"}:
            raise NotPossible("It may be yes or no.")
        return text == "yes"


@frozen
class OwnWords:
    """A text in a person's own words."""

    def read(self, text: str) -> Value:
        """Return it without control characters. Raises NotPossible."""
        if len(text) > _LONGEST:
            raise NotPossible(f"It may have {_LONGEST} characters.")
        return "".join(sign for sign in text if sign.isprintable() or sign == "\n")


Gauge = Range | OneOf | YesNo | OwnWords
