"""Limits of what a table may hold and of what a move may do.

Real tables have some 400 values and no number above 400, and real moves write some 50 facts. A file from a stranger may
be made to keep the program counting, drawing or copying for hours. The limits stand far above what is real.
"""

from collections.abc import Iterable, Mapping, Sized
from typing import Final

from gattai_desktop.cards.words import Called, wording

MAX_NUMBER: Final = 9_999
"""Largest number in a value, and smallest with a minus before it: rules count so far, windows draw as many pips."""
MAX_ITEMS: Final = 1_000
"""Most parts of one list in a value."""
MAX_TEXT: Final = 25_000
"""Most characters of one text in a value."""
MAX_VALUES: Final = 20_000
"""Most values of a table, which is copied with every move."""
MAX_ZONES: Final = 1_000
"""Most zones of a table."""
MAX_LYING: Final = 1_000
"""Most cards on a table; the games have some 220, and a showdown nearly 800: every copy that either could have."""
MAX_HAD: Final = 200
"""Most entries of content that one Pilot, Threat or place has: each may change the price of every other."""
MAX_CHOICES: Final = 99
"""Largest number that a question may ask for: each number up to it is an answer with a preview of its own."""
MAX_WRITTEN: Final = 10_000
"""Most facts of one move that is played."""
MAX_WAITING: Final = 1_000
"""Most things that wait to be done while a move is played."""
MAX_DONE: Final = 5_000
"""Most things that are done one after the other in one move."""


class TooMuch(ValueError):
    """A table or a value is larger than it may be. `words` are a template with values: what is, and what may be."""

    def __init__(self, words: Called) -> None:
        super().__init__(words)
        self.words = words


class Endless(Exception):
    """A move does more than a move may do. It is not played, and the table stays as it was."""


def check_value(value: object) -> None:
    """See whether a value is no larger than one may be. Raises TooMuch."""
    kind = type(value)
    if kind is int:
        if not -MAX_NUMBER <= value <= MAX_NUMBER:  # type: ignore[operator]
            raise TooMuch(wording("a number is {least} to {most}", least=-MAX_NUMBER, most=MAX_NUMBER))
    elif kind is str:
        if len(value) > MAX_TEXT:  # type: ignore[arg-type]
            found = len(value)  # type: ignore[arg-type]
            raise TooMuch(wording("a text has at most {most} characters, not {found}", most=MAX_TEXT, found=found))
    elif kind is tuple:
        if len(value) > MAX_ITEMS:  # type: ignore[arg-type]
            found = len(value)  # type: ignore[arg-type]
            raise TooMuch(wording("a list has at most {most} parts, not {found}", most=MAX_ITEMS, found=found))
        for part in value:  # type: ignore[attr-defined]
            # Most parts are short texts, which are seen to fit without another call.
            if part.__class__ is not str or len(part) > MAX_TEXT:
                check_value(part)


_FITTING: Final[set[object]] = set()
"""Values that were seen to fit: the same few hundred are written all evening."""
_MOST_FITTING: Final = 4_096


def check_values(values: Iterable[object]) -> None:
    """See whether values that can be kept on a table are no larger than one may be. Raises TooMuch."""
    if not _FITTING.issuperset(values):
        for value in values:
            if value not in _FITTING:
                check_value(value)
        if len(_FITTING) >= _MOST_FITTING:
            _FITTING.clear()
        _FITTING.update(values)


def check_counts(zones: Sized, values: Sized) -> None:
    """See whether a table has no more zones and values than it may have. Raises TooMuch."""
    if len(values) > MAX_VALUES:
        raise TooMuch(wording("A table has at most {most} values, not {found}.", most=MAX_VALUES, found=len(values)))
    if len(zones) > MAX_ZONES:
        raise TooMuch(
            wording("A table has at most {most} places for cards, not {found}.", most=MAX_ZONES, found=len(zones))
        )


def check_table(zones: Mapping[str, Sized], values: Mapping[str, object]) -> None:
    """See whether a table is no larger than one may be. Raises TooMuch."""
    check_counts(zones, values)
    lying = sum(map(len, zones.values()))
    if lying > MAX_LYING:
        raise TooMuch(wording("A table has at most {most} cards, not {found}.", most=MAX_LYING, found=lying))
    try:
        check_values(values.values())
    except TooMuch:
        for path, value in values.items():
            try:
                check_value(value)
            except TooMuch as wrong:
                raise TooMuch(wording("{path}: {fault}.", path=path[:200], fault=wrong.words)) from None
