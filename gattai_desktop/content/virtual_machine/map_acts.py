"""What each act of drawing a map comes to: the fields of the map that it changes, with their new values.

Each takes the values of the map as they are. What somebody wrote by hand, right or wrong, stays as it was.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import as_list, as_names
from gattai_desktop.content.virtual_machine.drawn_map import LISTED_IN, DrawnMap, Joining, JoinKind, drawn_map
from gattai_desktop.content.virtual_machine.maps import MOST_AREAS, MOST_LINKS, WIDEST
from gattai_desktop.games.kinds import Held
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.virtual_machine.battle_maps import STATES

MapChanges = dict[str, Held]
"""Fields of a map with other values."""
SHEET: Final = (160, 90)
"""How wide and how high a map is drawn, in its own measure; it may be larger."""
MOST_NUMBER: Final = 99
"""The highest cost of a link, and distance of a line of sight."""
_COST: Final = 2
"""What a new link costs."""
_APART: Final = 20
"""How far apart the places are that are tried for a new area."""


def new_area(values: FieldValues, name: str, at: tuple[int, int] | None = None) -> tuple[str, MapChanges]:
    """Return the id of one more area, and the changes; "" where a map has all that it may have.

    at: where it lies; without that where most room is. name: what it is called, with {number}.
    """
    drawn, areas = drawn_map(values), as_list(values.get("areas"))
    if len(areas) >= MOST_AREAS:
        return "", {}
    area_id, number = _fresh(values, drawn)
    x, y = at if at is not None else _roomiest(drawn)
    made: dict[str, Held] = {"id": area_id, "name": name.replace("{number}", str(number)), "x": x, "y": y, "states": ()}
    changes: MapChanges = {"areas": (*areas, made)}
    for start in ("start", "boss_start"):
        if not values.get(start):
            changes[start] = area_id
    return area_id, changes


def move_area(values: FieldValues, area: str, x: int, y: int) -> MapChanges:
    """Return the changes that let an area lie elsewhere."""
    return _changed(values, area, {"x": max(0, min(WIDEST, x)), "y": max(0, min(WIDEST, y))})


def name_area(values: FieldValues, area: str, name: str) -> MapChanges:
    """Return the changes that give an area another name."""
    return _changed(values, area, {"name": name})


def turn_state(values: FieldValues, area: str, state: str) -> MapChanges:
    """Return the changes that let an area be Dark, Falling and so on, or no longer."""
    found = drawn_map(values).area(area)
    if found is None:
        return {}
    states = {*found.states} ^ {state}
    return _changed(values, area, {"states": tuple(one for one in STATES if one in states)})


def take_out_area(values: FieldValues, area: str) -> MapChanges:
    """Return the changes that take an area out, with all that joins it; who started there starts in another."""
    drawn = drawn_map(values)
    areas = tuple(one for one in as_list(values.get("areas")) if not _is(one, area))
    changes: MapChanges = {"areas": areas}
    for kind, field in LISTED_IN.items():
        gone = {one.row for one in drawn.joinings if one.kind == kind and area in (one.start, one.end)}
        if gone:
            rows = enumerate(as_names(values.get(field)))
            changes[field] = tuple(text for row, text in rows if row not in gone)
    left = [one.id for one in drawn.areas if one.id != area]
    for start, other in (("start", "boss_start"), ("boss_start", "start")):
        if values.get(start) == area:
            changes[start] = next((one for one in left if one != values.get(other)), "")
    return changes


def turn_joining(values: FieldValues, kind: JoinKind, start: str, end: str) -> MapChanges:
    """Return the changes that join two areas so, or no longer where they are joined so already."""
    found = drawn_map(values).of(kind, start, end)
    if found is not None:
        return take_out_joining(values, found)
    rows = as_names(values.get(LISTED_IN[kind]))
    if start == end or len(rows) >= MOST_LINKS:
        return {}
    made = Joining(kind, len(rows), start, end, _COST if kind == "link" else 0)
    return {LISTED_IN[kind]: (*rows, made.text)}


def take_out_joining(values: FieldValues, one: Joining) -> MapChanges:
    """Return the changes that join two areas no longer."""
    rows = enumerate(as_names(values.get(LISTED_IN[one.kind])))
    return {LISTED_IN[one.kind]: tuple(text for row, text in rows if row != one.row)}


def number_joining(values: FieldValues, one: Joining, number: int) -> MapChanges:
    """Return the changes that give a link another cost, or a line of sight another distance."""
    return _joined(values, evolve(one, number=max(0, min(MOST_NUMBER, number))))


def turn_way(values: FieldValues, one: Joining, start: str = "") -> MapChanges:
    """Return the changes that let a link lead one way only, from that end of it; both ways where none is named."""
    end = one.end if start == one.start else one.start
    turned = evolve(one, start=start, end=end) if start else one
    return _joined(values, evolve(turned, one_way=bool(start)))


# ---------------------------------------------------------------------- inside


def _is(one: object, area: str) -> bool:
    return isinstance(one, Mapping) and one.get("id") == area


def _changed(values: FieldValues, area: str, changed: Mapping[str, Held]) -> MapChanges:
    """The areas, the first with this id changed."""
    areas: list[Any] = [*as_list(values.get("areas"))]
    place = next((place for place, one in enumerate(areas) if _is(one, area)), None)
    if place is None:
        return {}
    areas[place] = {**areas[place], **changed}
    return {"areas": tuple(areas)}


def _joined(values: FieldValues, one: Joining) -> MapChanges:
    rows = [*as_names(values.get(LISTED_IN[one.kind]))]
    rows[one.row] = one.text
    return {LISTED_IN[one.kind]: tuple(rows)}


def _fresh(values: FieldValues, drawn: DrawnMap) -> tuple[str, int]:
    """An id that no area has, made as the first one is: A8 after A7; and its number."""
    found = re.fullmatch(r"([A-Za-z]{1,8})\d+", drawn.areas[0].id) if drawn.areas else None
    letters = found[1] if found is not None else "A"
    taken = {str(one.get("id")) for one in as_list(values.get("areas")) if isinstance(one, Mapping)}
    number = next(one for one in range(1, MOST_AREAS + 2) if f"{letters}{one}" not in taken)
    return f"{letters}{number}", number


def _roomiest(drawn: DrawnMap) -> tuple[int, int]:
    """The place of the sheet that is farthest from all areas; the first of several from the left above."""
    wide, high = SHEET
    places = [(x, y) for y in range(5, high, _APART) for x in range(_APART, wide, _APART)]

    def far(place: tuple[int, int]) -> float:
        # Plates are wider than high, so that beside each other they need more.
        return min((max(abs(place[0] - one.x), 1.6 * abs(place[1] - one.y)) for one in drawn.areas), default=0.0)

    return max(places, key=far)
