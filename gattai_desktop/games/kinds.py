"""Kinds of fields: what a field may hold, and how that is read from a pack, typed by a person and written again.

One kind serves wherever a value comes from outside: the reader and the writer of content packs, their documentation,
the form of a new table, and the gauges that are set by hand.
Names and notations stand in `kinds_of_text.py`, what holds several values in `kinds_of_many.py`.
"""

import re
from collections.abc import Mapping
from typing import Final, Protocol

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.games.near_names import did_you_mean

Held = None | bool | int | str | tuple["Held", ...] | Mapping[str, "Held"]
"""What a field holds after it was read."""

MAX_TEXT: Final = 2_000
"""Most characters of a text."""
MAX_NAME: Final = 60
"""Most characters of a name or an id."""
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories of characters that nobody sees; the last two break lines, but not for whoever reads a file by lines."""


class NotPossible(ValueError):
    """A value cannot be what was typed. The message says what it may be, and can be translated."""


class Faults(Protocol):
    """Takes down what is wrong with a value of a file, and knows where that value stands."""

    def add(self, text: str) -> None:
        """Note a fault: what was found, and what would do."""

    def inside(self, *steps: str | int) -> "Faults":
        """Return the place of a value inside this one: a field by its name, an item by its number from 0."""

    def refers(self, families: tuple[str, ...], name: str, *, part: bool) -> None:
        """Note that an entry is named here; whether it is there is known when the whole pack was read."""

    @property
    def full(self) -> bool:
        """Whether the list of faults is full, so that no more are looked for."""

    @property
    def noted(self) -> bool:
        """Whether a fault is noted here, or of a value inside this one."""


@frozen
class Kind:
    """What a field may hold. A kind is a value; `a | b` is the kind that takes either."""

    def read(self, found: object, faults: Faults) -> Held:
        """Return what a file says; something usable of this kind after a fault, so that all faults come at once."""
        raise NotImplementedError

    def typed(self, text: str) -> Held:
        """Return what a person typed into a form or wrote in a record. Raises NotPossible."""
        raise NotImplementedError

    def written(self, value: Held) -> object:
        """Return the value as a file says it: text, number, true or false, list, table."""
        return value

    def says(self) -> Words:
        """Say what it may be: "1 to 7". For documentation, forms and faults."""
        raise NotImplementedError

    def takes(self, found: object) -> bool:
        """Say whether what a file holds has the form of this kind, right or wrong: a text, a number, a list."""
        return isinstance(found, str)

    @property
    def blank(self) -> Held:
        """What stands in for a value that is missing or wrong."""
        return ""

    def __or__(self, other: "Kind") -> "Kind":
        return Either((self, other))


class ByNames(Kind):
    """A kind that holds values by their names, which stand in a file as a table."""

    def takes(self, found: object) -> bool:
        return isinstance(found, Mapping)

    @property
    def blank(self) -> Mapping[str, Held]:
        return {}


@frozen
class Number(Kind):
    """A whole number from `least` to `most`."""

    least: int
    most: int

    def read(self, found: object, faults: Faults) -> int:
        if is_too_long(found):
            number = AsWritten(short(found).strip("'"))
            faults.add(wording("{found} is out of range: {what}.", found=number, what=self.says()))
        elif not self.takes(found):
            faults.add(
                wording("{found} is no whole number. Write {what}.", found=AsWritten(short(found)), what=self.says())
            )
        elif not self.least <= found <= self.most:  # type: ignore[operator]
            faults.add(wording("{found} is out of range: {what}.", found=found, what=self.says()))
        else:
            return found  # type: ignore[return-value]
        return self.least

    def typed(self, text: str) -> int:
        text = text.replace("−", "-")  # as numbers below zero are shown to people
        if not re.fullmatch(r"-?\d{1,9}", text) or not self.least <= int(text) <= self.most:
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        return int(text)

    def says(self) -> Words:
        return say("{least} to {most}", least=self.least, most=self.most)

    def takes(self, found: object) -> bool:
        return isinstance(found, int) and not isinstance(found, bool)

    @property
    def blank(self) -> int:
        return self.least


@frozen
class Option:
    """A word that a field may hold: what people call it, and what it means, in a sentence.

    sign: the drawing that it stands for, by its name; "" for none.
    """

    word: str
    name: str
    line: str = ""
    sign: str = ""


@frozen
class OneOf(Kind):
    """One of a few words."""

    words: tuple[str, ...]
    options: tuple[Option, ...] = ()
    """What a form says of the words; nothing where they speak for themselves."""

    def read(self, found: object, faults: Faults) -> str:
        word = Text(MAX_NAME).read(found, faults)
        if word in self.words:
            return word
        if word or found == "":
            faults.add(self._unknown(word))
        return self.blank

    def typed(self, text: str) -> str:
        if text not in self.words:
            raise NotPossible(self._unknown(text[:MAX_NAME]))
        return text

    def _unknown(self, word: str) -> str:
        """Say of a word that it is none of these, which it may have meant, and which there are."""
        near, names = did_you_mean(word, self.words), ", ".join(sorted(self.words))
        template = "'{word}' is not known.{near} It may be: {names}."
        return wording(template, word=AsWritten(word), near=near, names=AsWritten(names))

    def says(self) -> Words:
        return say("{words}", words=", ".join(self.words))

    @property
    def blank(self) -> str:
        return self.words[0] if self.words else ""


@frozen
class Flag(Kind):
    """True or not; a person types yes or no."""

    def read(self, found: object, faults: Faults) -> bool:
        if isinstance(found, bool):
            return found
        faults.add(wording("{found} is neither true nor false.", found=AsWritten(short(found))))
        return False

    def typed(self, text: str) -> bool:
        if text not in {"yes", "no"}:
            raise NotPossible(wording("It may be {what}.", what=self.says()))
        return text == "yes"

    def says(self) -> Words:
        return say("yes or no")

    def takes(self, found: object) -> bool:
        return isinstance(found, bool)

    @property
    def blank(self) -> bool:
        return False


@frozen
class Text(Kind):
    """A text in a person's own words, which may go over several lines."""

    most: int = MAX_TEXT

    def read(self, found: object, faults: Faults) -> str:
        if not isinstance(found, str):
            faults.add(wording('{found} is no text. Write it in quotation marks: "…".', found=AsWritten(short(found))))
        elif len(found) > self.most:
            faults.add(wording("{number} characters are too many: {most} at most.", number=len(found), most=self.most))
        elif odd := _unseen(found):
            faults.add(wording("It holds an invisible character, {sign}. Write it without.", sign=f"U+{ord(odd):04X}"))
        else:
            return found.strip()
        return ""

    def typed(self, text: str) -> str:
        if len(text) > self.most:
            raise NotPossible(wording("It may have {most} characters.", most=self.most))
        # What was pasted has spaces of many kinds, and words stay apart there.
        return "".join(sign if sign.isprintable() or sign == "\n" else " " if sign.isspace() else "" for sign in text)

    def says(self) -> Words:
        return say("a text")


@frozen
class Either(Kind):
    """One kind or another, by the form of what is found."""

    kinds: tuple[Kind, ...]

    def taking(self, found: object) -> Kind | None:
        """Return the first of the kinds that takes this; None where none does."""
        return next((one for one in self.kinds if one.takes(found)), None)

    def read(self, found: object, faults: Faults) -> Held:
        kind = self.taking(found)
        if kind is not None:
            return kind.read(found, faults)
        faults.add(wording("{found} will not do. It may be {what}.", found=AsWritten(short(found)), what=self.says()))
        return self.blank

    def typed(self, text: str) -> Held:
        for one in self.kinds[:-1]:
            try:
                return one.typed(text)
            except NotPossible:
                continue
        return self.kinds[-1].typed(text)

    def written(self, value: Held) -> object:
        return (self.taking(value) or self.kinds[0]).written(value)

    def says(self) -> Words:
        first, *others = (one.says() for one in self.kinds)
        for one in others:
            first = say("{one} or {other}", one=first, other=one)
        return first

    def takes(self, found: object) -> bool:
        return any(one.takes(found) for one in self.kinds)

    @property
    def blank(self) -> Held:
        return self.kinds[0].blank


Gauge = Number | OneOf | Flag | Text
"""What a value of the table may be set to by hand."""


def short(found: object) -> str:
    """Return what was found, for a fault: not more of it than a line holds."""
    return repr(found)[:120]


def is_too_long(found: object) -> bool:
    """Whether a whole number was typed of more digits than one in a file may have; it is kept as a text."""
    return isinstance(found, str) and re.fullmatch(r"-?[0-9]{16,}", found) is not None


def _unseen(text: str) -> str:
    """Return the first invisible character that is no line break; "" where there is none."""
    if text.isprintable():
        return ""
    from unicodedata import category

    return next((sign for sign in text if sign != "\n" and category(sign) in _UNSEEN), "")
