"""The words of a game's book, for players: what each of them is, and what it is for.

A game keeps them as text, one word a line, as its box hands them on:

    Gambit / Gambits [GAMBIT-1 GAMBIT-7] Does it work? A Pilot's one card against one card of Coach's.
"""

import re
from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen

BETWEEN: Final = " / "
"""What stands between the forms of a word."""
_LINE: Final = re.compile(r"(?P<written>[^\[#]+) \[(?P<rules>[^\]]+)\] (?P<means>\S.*)")


@frozen
class BookWord:
    """One word of the book, with its meaning in one or two sentences."""

    written: str
    """All forms in which sentences have it, the name first: "Gambit / Gambits"."""
    means: str
    rules: tuple[str, ...]
    """The ids of the rules that say it."""

    @property
    def name(self) -> str:
        """What it is called, in English: the key by which it is remembered."""
        return self.written.partition(BETWEEN)[0]


def book_words(text: str) -> Iterator[BookWord]:
    """Read the words of a game, one a line. Raises ValueError for a line that is none."""
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(f"'{line[:60]}' is no word of the book: write WORD / FORM [RULE-1 RULE-2] its meaning.")
        yield BookWord(found["written"], found["means"], tuple(found["rules"].split()))
