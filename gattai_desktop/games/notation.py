"""The characters of a notation, and what is said when they do not fit.

Each game knows its own grammar of effects; here a text is cut into words, numbers and signs. The text may come from a
stranger, so its length, the length of a word and the size of a number are limited. No notation has brackets inside
brackets, so nothing can be nested.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.near_names import did_you_mean_or_all, nearest

MAX_TEXT: Final = 400
"""Characters in one text of the notation."""

MAX_WORD: Final = 60
"""Characters in one name."""

MAX_TRIGGERS: Final = 24
"""Triggers in one line, numbers and letters in one value, events in one step of a Crisis Path."""

MAX_NUMBER: Final = 999
"""The largest number that can be written."""


class NotationFault(ValueError):
    """A text is not in the notation. `str()` is the sentence for a person.

    Attributes:
        text: what was read.
        at: where the fault begins, in characters from 0.
        found: what stands there; empty at the end of the text.
        expected: what would have fitted, best first.
    """

    def __init__(self, sentence: str, text: str, at: int, found: str, expected: tuple[str, ...]) -> None:
        super().__init__(sentence)
        self.text = text
        self.at = at
        self.found = found
        self.expected = expected


class Broken(NotationFault):
    """A sign is missing, or stands where none belongs."""


class Unknown(NotationFault):
    """A trigger, target or value is called by a name that does not exist."""


class Unfit(NotationFault):
    """What stands there is known, but not in this place."""


class TooLong(NotationFault):
    """The text is longer than a line of the notation may be."""


class Pieces:
    """A text that is read from left to right. Spaces before a piece are passed over."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0  # characters from 0
        if len(text) > MAX_TEXT:
            self.at = MAX_TEXT
            raise self.too_long(
                wording("It has {number} characters; at most {most} are read.", number=len(text), most=MAX_TEXT)
            )
        self._skip_spaces()

    def take(self, sign: str) -> bool:
        """Pass over the sign if it stands here."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        self._skip_spaces()
        return True

    def stands(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def take_word(self, word: str) -> bool:
        """Pass over the word if it stands here whole, in upper or lower case."""
        end = self._end_of_letters()
        if self.text[self.at : end].casefold() != word:
            return False
        self._go_to(end)
        return True

    def phrase(self, phrases: Iterable[str]) -> str | None:
        """Take the longest of these phrases that stands here whole, in the same letters; None if none does."""
        return self.matched(_any_of(tuple(phrases)))

    def matched(self, pattern: re.Pattern[str]) -> str | None:
        """Take what the pattern finds here; None if it finds nothing."""
        found = pattern.match(self.text, self.at)
        return None if found is None else self._piece(found.end())

    def word(self) -> str | None:
        """Take the letters that stand here; None if there are none."""
        return self._piece(self._end_of_letters())

    def name(self) -> str | None:
        """Take a name: letters and digits that begin with a letter, in parts joined by "_"."""
        end = self.at
        while end < len(self.text) and self.text[end].isalpha():
            while end < len(self.text) and self.text[end].isalnum():
                end += 1
            if not self.text.startswith("_", end):
                break
            end += 1
        if self.text[self.at : end].endswith("_"):
            self.at = end
            raise self.broken("a letter after '_'")
        return self._piece(end)

    def integer(self) -> int | None:
        """Take a number from 0 to MAX_NUMBER; None if no digit stands here."""
        end = self.at
        while end < len(self.text) and self.text[end] in "0123456789":
            end += 1
        if end == self.at:
            return None
        digits = self.text[self.at : end].lstrip("0") or "0"
        if len(digits) > len(str(MAX_NUMBER)) or int(digits) > MAX_NUMBER:
            raise self.too_long(wording("A number may go up to {most}.", most=MAX_NUMBER))
        self._go_to(end)
        return int(digits)

    def expect_end(self, expected: str) -> None:
        """Raise Broken unless the whole text has been read."""
        if self.at < len(self.text):
            raise self.broken(expected)

    def broken(self, expected: str) -> Broken:
        """Return the fault that something else should stand here."""
        found = _shown(self.text[self.at : max(self.at + 1, min(self._end_of_letters(), self.at + MAX_WORD))])
        if found:
            words = "Character {at}: expected {expected}, but found '{found}'."
            sentence = wording(words, at=self.at + 1, expected=expected, found=AsWritten(found))
        else:
            words = "Character {at}: expected {expected}, but the text ends."
            sentence = wording(words, at=self.at + 1, expected=expected)
        return Broken(sentence, self.text, self.at, found, (expected,))

    def unknown(self, start: int, kind: str, word: str, names: Iterable[str]) -> Unknown:
        """Return the fault that nothing of this kind bears the name that began at `start`."""
        every = tuple(names)
        found = _shown(word)
        near = did_you_mean_or_all(word, every)
        sentence = wording("No {kind} is called '{found}'.{near}", kind=kind, found=AsWritten(found), near=near)
        return Unknown(sentence, self.text, start, found, nearest(word, every) or every)

    def unfit(self, start: int, sentence: str) -> Unfit:
        """Return the fault that what began at `start` cannot stand there."""
        found = _shown(self.text[start : self.at].strip())
        return Unfit(
            wording("Character {at}: {sentence}", at=start + 1, sentence=sentence), self.text, start, found, ()
        )

    def too_long(self, sentence: str) -> TooLong:
        """Return the fault that a limit is passed."""
        return TooLong(wording("The text is too long. {sentence}", sentence=sentence), self.text, self.at, "", ())

    def _skip_spaces(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def _end_of_letters(self) -> int:
        end = self.at
        while end < len(self.text) and self.text[end].isalpha():
            end += 1
        return end

    def _go_to(self, end: int) -> None:
        self.at = end
        self._skip_spaces()

    def _piece(self, end: int) -> str | None:
        if end == self.at:
            return None
        if end - self.at > MAX_WORD:
            raise self.too_long(wording("A name may have {most} characters.", most=MAX_WORD))
        piece = self.text[self.at : end]
        self._go_to(end)
        return piece


@lru_cache
def _any_of(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """What finds the longest of these phrases; one that ends with a letter or digit ends where its word does."""
    longest_first = sorted(phrases, key=len, reverse=True)
    each = (re.escape(one) + (r"(?![\w.-])" if one[-1:].isalnum() else "") for one in longest_first)
    return re.compile("|".join(each) or r"(?!)")


def _shown(text: str) -> str:
    # What strangers wrote is shown on one line and without signs that cannot be seen.
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
