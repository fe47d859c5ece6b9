"""The way from one moment of a session to an earlier one, told as facts: what is turned back, and what comes again.

A moment is the number of the entry after which the table stands, 0 the start. Taking back lets the table stand as at an
earlier moment, and play goes on from there, so that the moments are a tree: the way goes up to where both come from and
down again. Every move lies on it once at most, however often it was taken back and brought to life again; what took
back is no part of it. So going back to and fro costs what lies between, and never adds up.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_FACTS, facts_to_json
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.records.entry import Entry, taken_back

_SPARE: Final = 1_000
"""Characters that are left free in an entry: nothing depends on the last of them."""


class Course:
    """How the moments of a session follow from each other."""

    def __init__(self, backs: Iterable[tuple[int, int]] = ()) -> None:
        """Work it out from (entry, the entry that it goes back to), the oldest first."""
        self._same: dict[int, int] = {}
        for number, back_to in backs:
            self.went_back(number, back_to)

    def went_back(self, number: int, back_to: int) -> None:
        """The newest entry went back to an earlier one."""
        self._same[number] = self._moment(back_to)

    def steps(self, now: int, goal: int) -> Iterator[tuple[int, bool]]:
        """Yield each entry between two moments, in the order to go, and whether it comes again (or is turned back)."""
        here, there = self._moment(now), self._moment(goal)
        again: list[int] = []
        while here != there:
            if here > there:
                yield here, False
                here = self._moment(here - 1)
            else:
                again.append(there)
                there = self._moment(there - 1)
        yield from ((number, True) for number in reversed(again))

    def _moment(self, number: int) -> int:
        """The entry of a move after which the table stood as it did after this one; 0 for the start."""
        return self._same.get(number, number)


@frozen
class Leg:
    """As much of a way as one entry can hold: its facts, and the moment that they lead to."""

    facts: tuple[Fact, ...]
    to: int


def leg(course: Course, entry: Callable[[int], Entry], now: int, goal: int) -> Leg:
    """Return the first leg of the way between two moments (RULES ED-6); mostly it is all of it.

    `entry` gives the entries by their numbers. What one entry holds ends where it could not be read again: at
    MAX_FACTS facts or MAX_ENCODED characters. A single move that is larger than that by itself is a leg.
    """
    facts: list[Fact] = []
    length, to = _SPARE, now
    for number, again in course.steps(now, goal):
        step = _again(entry(number)) if again else taken_back((entry(number),))
        length += len(facts_to_json(step))
        if facts and (len(facts) + len(step) > MAX_FACTS or length > MAX_ENCODED):
            return Leg(tuple(facts), to)
        facts += step
        to = number if again else number - 1
    return Leg(tuple(facts), goal)


def _again(entry: Entry) -> tuple[Fact, ...]:
    return tuple(evolve(fact, rule="ED-6", cause=-1) for fact in entry.facts)
