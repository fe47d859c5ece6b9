"""Which entries of a session no longer hold, and the way back from one of its moments to an earlier one, as facts.

A moment is the number of the entry after which the table stands, 0 the start. Taking back lets the table stand as at an
earlier moment, and play goes on from there, so that the moments are a tree: the way goes up to where both come from and
down again. Every move lies on it once at most, however often it was taken back and brought to life again; what took
back is no part of it. So going back to and fro costs what lies between, and never adds up.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain
from typing import Final

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_FACTS, facts_to_json
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.records.record import Entry, taken_back


class Gone(AbstractSet[int]):
    """The numbers of the entries that were taken back, kept as stretches, so that it is small for any session.

    Taking back goes from the newest: going back to entry 5 takes back all that followed it. Taking back an entry that
    took others back restores those.
    """

    def __init__(self, backs: Iterable[tuple[int, int]]) -> None:
        """Find them from pairs (entry, the entry that it goes back to), the oldest first."""
        stretches: list[range] = []
        for number, back_to in reversed(tuple(backs)):
            # Each stretch ends before the one that was found before, so the last of them says whether this one holds.
            if not stretches or number < stretches[-1].start:
                stretches.append(range(back_to + 1, number))
        self.stretches = [one for one in reversed(stretches) if one]
        self._starts = [one.start for one in self.stretches]

    def shared(self, other: "Gone") -> int:
        mine, others, found = list(self.stretches), list(other.stretches), 0
        while mine and others:
            one, two = mine[-1], others[-1]
            found += max(0, min(one.stop, two.stop) - max(one.start, two.start))
            (mine if one.start >= two.start else others).pop()
        return found

    def __contains__(self, number: object) -> bool:
        if not isinstance(number, int):
            return False
        place = bisect_right(self._starts, number) - 1
        return place >= 0 and number in self.stretches[place]

    def __iter__(self) -> Iterator[int]:
        return chain.from_iterable(self.stretches)

    def __len__(self) -> int:
        return sum(map(len, self.stretches))


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
