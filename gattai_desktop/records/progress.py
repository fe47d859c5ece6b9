"""Reports the progress of long work, and lets it be stopped."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

Told = Callable[[int, int], object]
"""Called with how much is done, and of how much. Raises `Stopped` to end the work."""
_EVERY: Final = 64
"""Things that are done between two reports: few enough to stop within a moment."""


class Stopped(Exception):
    """The work is not wanted any more. What works must leave nothing half done behind."""


def nobody(done: int, of: int) -> None:
    """Take no notice of progress."""


def counted(things: Iterable[T], of: int, told: Told) -> Iterator[T]:
    """Yield the things, of which there are so many; tell now and then how many are done, at the end that all are."""
    for number, one in enumerate(things):
        if number % _EVERY == 0:
            told(number, of)
        yield one
    told(of, of)


def part(told: Told, place: int, of: int) -> Told:
    """Return what tells of one of several parts that come one after the other, place from 0."""
    return lambda done, whole: told(place * whole + done, of * whole)
