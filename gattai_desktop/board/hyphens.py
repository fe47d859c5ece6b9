"""Tears a word that is longer than its line: where its parts meet, else where a syllable most likely ends."""

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QFont

from gattai_desktop.board.fonts import width_in

_SYLLABLE: Final = re.compile(r"(?<!sch)(?:sch|ch|ph|th|[^\W\d_aeiouyäöü])[aeiouyäöü]", re.IGNORECASE)
"""How a syllable begins: with one consonant, or letters that sound as one, and a vowel."""
_ONE_SOUND: Final = re.compile(r"sch|ch|ck|ph|th", re.IGNORECASE)
"""Letters that stay together, where they are not the end of one part and the beginning of the next."""
_SHORTER: Final = 5
"""How many letters earlier than it could a line ends, where a syllable ends there."""
_PARTS: Final = re.compile(
    r"(?<!c)(?:house|yard|room|hall|gate|bridge|tower|works|light|ship|stone|ground|water|field|chamber|market|haus|hof|"
    r"raum|halle|gang|gasse|platz|turm|brücke|schleuse|schacht|stollen|werk|becken|küche|keller|lager|hafen|stein|wald|"
    r"garten|graben|stelle|treppe|zimmer|kammer|markt|straße|wache|stand|bahn)",
    re.IGNORECASE,
)
"""What often is the later part of the name of a place."""
_LEAST: Final = 3
"""A line has at least so many letters before its hyphen."""


def hyphened(font: QFont, word: str, room: float) -> Iterator[str]:
    """Yield a word that is longer than a line in parts that fit, all but the last with a hyphen.

    At least three letters stand before a hyphen, and two after it; where they do not fit either, the rest stays whole.
    A line ends where parts of the word meet: "Boat-house", else where a syllable most likely does, before a consonant
    and its vowel, and rather not before the last two letters.
    """
    rest = word
    while width_in(font, rest) > room:
        ends = [end for end in range(len(rest) - 2, _LEAST - 1, -1) if width_in(font, f"{rest[:end]}-") <= room]
        if not ends:
            break
        parts = (one for one in ends if _PARTS.match(rest, one))
        whole = [one for one in ends if not _tears_sound(rest, one)] or ends
        begun = [one for one in whole[:_SHORTER] if _begins_syllable(rest, one)]
        # Two letters alone on a last line are a poor sight: "Dead-zone", not "Deadzo-ne".
        even = (one for one in begun if len(rest) - one > 2 and width_in(font, rest[one:]) <= room)
        end = (*parts, *even, *begun, whole[0])[0]
        yield f"{rest[:end]}-"
        rest = rest[end:]
    yield rest


def _begins_syllable(word: str, at: int) -> bool:
    return _SYLLABLE.match(word, at) is not None and not _tears_sound(word, at)


def _tears_sound(word: str, at: int) -> bool:
    return any(one.start() < at < one.end() for one in _ONE_SOUND.finditer(word))
