"""What a wrongly written name may have meant, for the sentence that refuses it; and which sentences say alike."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.words import AsWritten, Called, wording

_MAX_READ: Final = 80
"""Characters of a wrong name that are looked at; it may come from a stranger."""

_MAX_LISTED: Final = 40
"""Names that are listed where none is near."""

_STEM: Final = 5
"""Letters by which two forms of a word are known as one: "regains" and "regain"."""
_COMMON: Final = 3
"""A word that stands in so many of the sentences tells none of them apart."""


def nearest(wrong: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the names that look like the wrong one, the nearest first, at most three; case does not matter."""
    from difflib import get_close_matches

    spelled = {name.casefold(): name for name in names}
    return tuple(spelled[near] for near in get_close_matches(wrong[:_MAX_READ].casefold(), spelled, n=3, cutoff=0.6))


def did_you_mean(wrong: str, names: Iterable[str], otherwise: str = "") -> str:
    """Return " Did you mean 'agency'?", or what is said where no name is near; both can be translated."""
    near = nearest(wrong, names)
    return wording(" Did you mean '{name}'?", name=AsWritten(near[0])) if near else otherwise


def did_you_mean_or_all(wrong: str, names: Iterable[str]) -> str:
    """Return " Did you mean 'agency'?", or " There are: agency, cell." where no name is near; "" for none."""
    every = tuple(names)
    if not every:
        return ""
    return did_you_mean(wrong, every, wording(" There are: {names}.", names=AsWritten(", ".join(every[:_MAX_LISTED]))))


def no_such(words: str, wrong: str, names: Iterable[str]) -> Called:
    """Return "No fight is called 'f9'." and what may have been meant; words: a template with {name} and {there}."""
    return wording(words, name=AsWritten(wrong[:_MAX_READ]), there=did_you_mean_or_all(wrong, names))


def alike(said: str, sentences: Iterable[str]) -> tuple[str, ...]:
    """Return the sentences that share most of what matters of what was said; none where that is little.

    Two words do, or one that is written large within a sentence: in English a word of the game, in German a thing.
    """
    each = {one: _stems(one) for one in sentences}
    number = Counter(stem for one in each.values() for stem in one)
    words = {stem for stem in _stems(said) if number[stem] < _COMMON}
    shared = {one: sum(weight for stem, weight in stems.items() if stem in words) for one, stems in each.items()}
    most = max(2, *shared.values(), 0)
    return tuple(one for one in each if shared[one] == most)


def _stems(said: str) -> dict[str, int]:
    """The words of a sentence that are no mere particle, each by its first letters: 2 if it is written large, or 1."""
    found = [(one[0], one.start() > 0) for one in re.finditer(r"[^\W\d_]{4,}", said)]
    return {word.casefold()[:_STEM]: 2 if within and word[0].isupper() else 1 for word, within in found}
