"""Which entries of a session no longer hold, because later ones took them back."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain


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
        """Return how many entries are in both."""
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
