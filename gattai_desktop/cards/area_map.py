"""A map of areas, joined by links: who can go where, at which price.

It is a value and knows no table: which areas are shut, who stands where and what a step costs at this moment is said
by whoever asks. What stands on a map are tokens (`tokens.py`), the lines of sight over it are in `line_of_sight.py`.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush

from gattai_desktop.cards.frozen import field, frozen


@frozen
class Area:
    """One area of a map; x goes to the right and y down, both in the map's own measure."""

    id: str
    name: str
    x: int
    y: int


@frozen
class Link:
    """A way from one area to another, and back where it is not one-way. `cost` is what a step over it costs."""

    start: str
    end: str
    cost: int = 1
    one_way: bool = False


@frozen
class PrintedLine:
    """Two areas that see each other because the map says so, at a distance; 0 stands for as far as they lie apart."""

    start: str
    end: str
    distance: int = 0


@frozen
class Exit:
    """One step that can be taken from an area: where to, and for how much."""

    to: str
    cost: int


@frozen
class Reached:
    """An area that can be reached: for how much, by which areas up to itself, and whether the way ends there."""

    cost: int
    way: tuple[str, ...]
    ends: bool = False


Exits = Callable[[str], Iterable[Exit]]
"""Returns the steps that can be taken from an area."""


@frozen
class AreaMap:
    """Areas, the links between them, the lines of sight that are printed on it, and pairs that only a wall parts."""

    areas: tuple[Area, ...]
    links: tuple[Link, ...]
    printed_lines: tuple[PrintedLine, ...] = ()
    walls: tuple[tuple[str, str], ...] = ()
    by_id: Mapping[str, Area] = field(init=False, repr=False, eq=False)
    _exits: Mapping[str, tuple[Exit, ...]] = field(init=False, repr=False, eq=False)

    _far: dict[str, Mapping[str, int]] = field(init=False, factory=dict, repr=False, eq=False)
    """What `links_from` has said."""

    @by_id.default
    def _sorted_by_id(self) -> Mapping[str, Area]:
        return {one.id: one for one in self.areas}

    @_exits.default
    def _sorted_by_start(self) -> Mapping[str, tuple[Exit, ...]]:
        found: dict[str, list[Exit]] = {one.id: [] for one in self.areas}
        for link in self.links:
            found[link.start].append(Exit(link.end, link.cost))
            if not link.one_way:
                found[link.end].append(Exit(link.start, link.cost))
        return {area: tuple(exits) for area, exits in found.items()}

    def exits(self, area: str) -> tuple[Exit, ...]:
        """Return the steps that the links allow from an area; none from nowhere, as of a figure that stands in none."""
        return self._exits.get(area, ())

    def adjacent(self, area: str) -> tuple[str, ...]:
        """Return every area that a link of either direction or a wall joins to this one, in the order of the map."""
        pairs = (*((link.start, link.end) for link in self.links), *self.walls)
        beside = {other for pair in pairs if area in pair for other in pair}
        return tuple(one for one in self.by_id if one in beside and one != area)

    def printed_line(self, start: str, end: str) -> PrintedLine | None:
        """Return the line of sight that is printed between two areas, whichever of them is asked for first."""
        return next((one for one in self.printed_lines if {one.start, one.end} == {start, end}), None)

    def links_from(self, start: str) -> Mapping[str, int]:
        """Return each area to which links lead from this one, with the fewest links of a way there."""
        found = self._far.get(start)
        if found is None:
            found = self._far[start] = _fewest(start, lambda area: (one.to for one in self.exits(area)))
        return found

    def links_either_way(self, start: str) -> Mapping[str, int]:
        """Return the same for somebody who minds no one-way sign."""
        joined: dict[str, list[str]] = {area: [] for area in self.by_id}
        for link in self.links:
            joined[link.start].append(link.end)
            joined[link.end].append(link.start)
        return _fewest(start, lambda area: joined.get(area, ()))


def _fewest(start: str, beside: Callable[[str], Iterable[str]]) -> Mapping[str, int]:
    found = {start: 0}
    waiting = deque((start,))
    while waiting:
        area = waiting.popleft()
        for other in beside(area):
            if other not in found:
                found[other] = found[area] + 1
                waiting.append(other)
    return found


def _never(_area: str) -> bool:
    return False


def reach(start: str, points: int, exits: Exits, ends: Callable[[str], bool] = _never) -> Mapping[str, Reached]:
    """Return every other area that can be reached for so many points, each by its cheapest way, the nearest first.

    exits: the steps from an area. ends: whether whoever comes into an area goes no further.
    Of ways that cost the same that with fewer steps is taken, then that by the areas which come first by their ids.
    """
    found: dict[str, Reached] = {}
    waiting: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, ())]
    while waiting:
        cost, steps, way = heappop(waiting)
        area = way[-1] if way else start
        if area in found or (way and area == start):
            continue
        if way:
            found[area] = Reached(cost, way, ends(area))
            if found[area].ends:
                continue
        for one in exits(area):
            if one.to not in found and cost + one.cost <= points:
                heappush(waiting, (cost + one.cost, steps + 1, (*way, one.to)))
    return found
