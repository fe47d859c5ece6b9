"""Lines of sight over a map, by the coordinates of its areas.

A line follows the links from area to area. It may turn once, if the turn is shallow; a slight turn counts as none. A
line that is printed on the map needs neither link nor direction.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import atan2, degrees
from typing import Final, Literal

from gattai_desktop.cards.area_map import Area, AreaMap
from gattai_desktop.cards.frozen import frozen

STRAIGHT: Final = 10.0
"""Degrees below which a turn counts as none."""
SHARP: Final = 90.0
"""Degrees from which on a turn breaks the line."""

WhyBroken = Literal["no way", "one way", "sharp", "twice"]
"""Why there is no line: no links lead there, only the other way round, round a corner, or round two turns."""


@frozen(kw_only=True)
class LineOfSight:
    """A line that holds: the areas that it crosses, both ends with them, how far it is, and where it turns by how much.

    A printed line crosses nothing but its ends.
    """

    way: tuple[str, ...]
    distance: int
    turn: float = 0.0
    turns_in: str = ""
    printed: bool = False


@frozen(kw_only=True)
class BrokenLine:
    """There is no line: why, the way that comes nearest to one, in which area it breaks, and by which turn."""

    why: WhyBroken
    way: tuple[str, ...] = ()
    breaks_in: str = ""
    turn: float = 0.0


def turn_at(before: Area, corner: Area, after: Area) -> float:
    """Return by how many degrees a way turns in its middle area, 0 to 180."""
    ax, ay = corner.x - before.x, corner.y - before.y
    bx, by = after.x - corner.x, after.y - corner.y
    return degrees(atan2(abs(ax * by - ay * bx), ax * bx + ay * by))


@lru_cache(maxsize=4096)
def line_of_sight(areas: AreaMap, start: str, end: str, *, sharp: float = SHARP) -> LineOfSight | BrokenLine:
    """Return the line from one area to another, or why there is none.

    `areas` has the links that are open now, each in the direction in which one may look. sharp: degrees from which on a
    turn breaks the line.
    """
    if start == end:
        return LineOfSight(way=(start,), distance=0)
    printed = areas.printed_line(start, end)
    if printed is not None:
        distance = printed.distance or areas.links_either_way(start).get(end, 1)
        return LineOfSight(way=(start, end), distance=distance, printed=True)
    return _lines_from(areas, start, sharp).get(end) or _why_not(areas, start, end, sharp)


@lru_cache(maxsize=256)
def _lines_from(areas: AreaMap, start: str, sharp: float) -> Mapping[str, LineOfSight]:
    """The shortest line along links to each area; of equal ones that which turns least."""
    found: dict[str, LineOfSight] = {}
    growing = [LineOfSight(way=(start,), distance=0)]
    while growing:
        longer = sorted(
            (one for line in growing for one in _longer(areas, line, sharp)), key=lambda one: (one.turn, one.way)
        )
        for line in longer:
            found.setdefault(line.way[-1], line)
        growing = longer
    return found


def _turn(areas: AreaMap, way: tuple[str, ...]) -> float:
    """By how many degrees a way of three areas turns; one of two does not."""
    return turn_at(*(areas.by_id[one] for one in way)) if len(way) > 2 else 0.0


def _longer(areas: AreaMap, line: LineOfSight, sharp: float) -> Iterator[LineOfSight]:
    """Every line that goes one link further than this one."""
    for one in areas.exits(line.way[-1]):
        if one.to in line.way:
            continue
        turn = _turn(areas, (*line.way[-2:], one.to))
        if turn < STRAIGHT:
            yield LineOfSight(
                way=(*line.way, one.to), distance=line.distance + 1, turn=line.turn, turns_in=line.turns_in
            )
        elif turn < sharp and not line.turns_in:
            yield LineOfSight(way=(*line.way, one.to), distance=line.distance + 1, turn=turn, turns_in=line.way[-1])


def _why_not(areas: AreaMap, start: str, end: str, sharp: float) -> BrokenLine:
    far = areas.links_from(start)
    if end not in far:
        return BrokenLine(why="one way" if end in areas.links_either_way(start) else "no way")
    way = _straightest(areas, far, end)
    turned = False
    for corner in range(1, len(way) - 1):
        turn = _turn(areas, way[corner - 1 : corner + 2])
        if turn >= sharp or (turned and turn >= STRAIGHT):
            return BrokenLine(why="sharp" if turn >= sharp else "twice", way=way, breaks_in=way[corner], turn=turn)
        turned = turned or turn >= STRAIGHT
    raise AssertionError(way)


def _straightest(areas: AreaMap, far: Mapping[str, int], end: str) -> tuple[str, ...]:
    """Of the ways with the fewest links the one that, looked at from its end, turns least each time."""
    way: tuple[str, ...] = (end,)
    while far[way[0]]:
        before = [
            area
            for area, links in far.items()
            if links == far[way[0]] - 1 and any(one.to == way[0] for one in areas.exits(area))
        ]
        way = (min(before, key=lambda area, way=way: (_turn(areas, (area, *way[:2])), area)), *way)  # type: ignore[misc]
    return way
