"""A map as it is drawn: where its areas lie and what joins them, read from whatever somebody has written so far.

What cannot be read is left out here and stays in the file, where it is told as a fault.
"""

import re
from collections.abc import Collection, Mapping
from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import as_list, as_names
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.virtual_machine.battle_maps import STATES, BattleMap

JOINED: Final = re.compile(r"(\w{1,12}) ?([->~#]) ?(\w{1,12})(?: (\d{1,2}))?")
"""One area, the sign between, another area, and a number."""
JoinKind = Literal["link", "sight", "wall"]
LISTED_IN: Final[Mapping[JoinKind, str]] = {"link": "links", "sight": "sight", "wall": "walls"}
"""The field of a map that lists what joins areas so."""
SIGNS: Final[Mapping[JoinKind, str]] = {"link": "->", "sight": "~", "wall": "#"}


@frozen
class DrawnArea:
    """An area of a map, with what it is."""

    id: str
    name: str
    x: int
    y: int
    states: tuple[str, ...] = ()


@frozen
class Joining:
    """What joins two areas: a link with its cost, a line of sight with its distance, or a wall between them.

    row: its place in the list of the file. one_way: it leads from its start to its end only.
    """

    kind: JoinKind
    row: int
    start: str
    end: str
    number: int = 0
    one_way: bool = False

    @property
    def key(self) -> str:
        """By what it is told from others: its field and its row, as a fault has them."""
        return f"{LISTED_IN[self.kind]}.{self.row}"

    @property
    def text(self) -> str:
        """The line of the file that says it."""
        sign = ">" if self.one_way else SIGNS[self.kind][0]
        number = f" {self.number}" if self.kind == "link" or (self.kind == "sight" and self.number) else ""
        return f"{self.start}{sign}{self.end}{number}"

    def between(self, one: str, other: str) -> bool:
        """Whether it joins these two, whichever is named first."""
        return {self.start, self.end} == {one, other}


@frozen(kw_only=True)
class DrawnMap:
    """A map with its areas, what joins them, and where the MCs and a boss start."""

    name: str
    areas: tuple[DrawnArea, ...]
    joinings: tuple[Joining, ...]
    start: str
    boss_start: str

    def area(self, area_id: str) -> DrawnArea | None:
        """Return an area by its id; None where there is none."""
        return next((one for one in self.areas if one.id == area_id), None)

    def called(self, area_id: str) -> str:
        """Return what people call an area; its id where it has no name."""
        found = self.area(area_id)
        return (found.name if found is not None else "") or area_id

    def joining(self, key: str) -> Joining | None:
        """Return what joins two areas, by its key; None where it is gone."""
        return next((one for one in self.joinings if one.key == key), None)

    def of(self, kind: JoinKind, one: str, other: str) -> Joining | None:
        """Return what joins two areas so; None where nothing does."""
        return next((each for each in self.joinings if each.kind == kind and each.between(one, other)), None)

    def cut_off(self) -> tuple[DrawnArea, ...]:
        """Return the areas to which no link leads from where the MCs start."""
        reached, waiting = {self.start}, [self.start]
        while waiting:
            here = waiting.pop()
            for one in self.joinings:
                there = one.end if one.start == here else one.start if one.end == here and not one.one_way else ""
                if one.kind == "link" and there and there not in reached:
                    reached.add(there)
                    waiting.append(there)
        return tuple(one for one in self.areas if one.id not in reached)


def drawn_map(values: FieldValues) -> DrawnMap:
    """Return a map as far as its values can be drawn; of two areas with one id the first."""
    areas: dict[str, DrawnArea] = {}
    for one in as_list(values.get("areas")):
        if isinstance(one, Mapping) and (found := _area(one)) is not None:
            areas.setdefault(found.id, found)
    joinings = tuple(
        joining
        for kind, field in LISTED_IN.items()
        for row, text in enumerate(as_names(values.get(field)))
        if (joining := _joining(kind, row, text)) is not None and {joining.start, joining.end} <= areas.keys()
    )
    return DrawnMap(
        name=str(values.get("name") or values.get("id") or ""),
        areas=tuple(areas.values()),
        joinings=joinings,
        start=str(values.get("start") or ""),
        boss_start=str(values.get("boss_start") or ""),
    )


def map_as_drawn(made: BattleMap) -> DrawnMap:
    """Return a map of a pack that is whole."""
    areas = made.area_map
    links = (Joining("link", row, one.start, one.end, one.cost, one.one_way) for row, one in enumerate(areas.links))
    lines = enumerate(areas.printed_lines)
    sights = (Joining("sight", row, one.start, one.end, one.distance) for row, one in lines)
    walls = (Joining("wall", row, *pair) for row, pair in enumerate(areas.walls))
    return DrawnMap(
        name=made.name,
        areas=tuple(
            DrawnArea(one.id, one.name, one.x, one.y, _in_order(made.states.get(one.id, ()))) for one in areas.areas
        ),
        joinings=(*links, *sights, *walls),
        start=made.start,
        boss_start=made.boss_start,
    )


def _area(one: Mapping[str, object]) -> DrawnArea | None:
    area, x, y, states = str(one.get("id") or ""), one.get("x"), one.get("y"), as_names(one.get("states"))
    if not area or not isinstance(x, int) or not isinstance(y, int):
        return None
    return DrawnArea(area, str(one.get("name") or ""), x, y, _in_order(states))


def _in_order(states: Collection[str]) -> tuple[str, ...]:
    return tuple(one for one in STATES if one in states)


def _joining(kind: JoinKind, row: int, text: str) -> Joining | None:
    found = JOINED.fullmatch(text)
    if found is None or found[2] not in SIGNS[kind] or found[1] == found[3]:
        return None
    return Joining(kind, row, found[1], found[3], int(found[4] or 0), found[2] == ">")
