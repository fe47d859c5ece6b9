"""Turns a map that is being drawn into what a map shows, and into words for a screen reader."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.map.map_looks import AreaLook, LinkLook, MapLook, SightLook, TokenLook
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.content.virtual_machine.drawn_map import DrawnArea, DrawnMap, Joining
from gattai_desktop.games.virtual_machine.names import AREA_STATES
from gattai_desktop.windows.games.virtual_machine.battle_looks import BOSS_START, OF_STATES, START

WIDE: Final = 160
HIGH: Final = 90
_EDGE: Final = (10, 7)
"""How much is shown beyond the sheet, on which the middles of areas lie."""
_AROUND: Final = (21, 13)
"""How much is shown beyond the middles of the outermost areas, which have plates around them."""


def sheet_of(drawn: DrawnMap) -> QRectF:
    """Return what is shown of a map that is being drawn, in its own measure: more than it fills."""
    across, down = _EDGE
    wide = max([WIDE, *(one.x for one in drawn.areas)])
    high = max([HIGH, *(one.y for one in drawn.areas)])
    return QRectF(-across, -down, wide + 2 * across, high + 2 * down)


def sheet_around(drawn: DrawnMap) -> QRectF:
    """Return what is shown of a map that is only looked at: no more than it fills."""
    across, down = _AROUND
    xs, ys = [one.x for one in drawn.areas] or [0], [one.y for one in drawn.areas] or [0]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))).adjusted(-across, -down, across, down)


def drawn_look(drawn: DrawnMap, tokens: Iterable[TokenLook] = ()) -> MapLook:
    """Return what a map shows; links stand before walls, each in the order of the file."""
    links = [one for one in drawn.joinings if one.kind == "link"]
    parted = [one for one in drawn.joinings if one.kind == "wall"]
    return MapLook(
        tuple(_area(drawn, one) for one in drawn.areas),
        (
            *(LinkLook(one.start, one.end, str(one.number) if one.number else "", one.one_way) for one in links),
            *(LinkLook(one.start, one.end, dotted=True) for one in parted),
        ),
        tuple(_sight(one) for one in drawn.joinings if one.kind == "sight"),
        tuple(tokens),
    )


def joinings_as_drawn(drawn: DrawnMap) -> tuple[tuple[Joining, ...], tuple[Joining, ...]]:
    """Return the links and walls of a map, and its lines of sight, each in the order of its look."""
    kinds = [[one for one in drawn.joinings if one.kind == kind] for kind in ("link", "wall", "sight")]
    return (*kinds[0], *kinds[1]), tuple(kinds[2])


def _area(drawn: DrawnMap, one: DrawnArea) -> AreaLook:
    marks = [sign for sign, at in ((START, drawn.start), (BOSS_START, drawn.boss_start)) if at == one.id]
    return AreaLook(
        key=one.id,
        name=content(one.name) or one.id,
        x=one.x,
        y=one.y,
        edges=frozenset(OF_STATES[state][0] for state in one.states),
        signs=tuple(OF_STATES[state][1] for state in one.states),
        marks=tuple(marks),
        spoken=area_spoken(drawn, one),
    )


def _sight(one: Joining) -> SightLook:
    short = str(one.number) if one.number else ""
    words = speak("battle", "Line of Sight, {distance} away", distance=one.number) if one.number else ""
    return SightLook(one.start, one.end, words or speak("battle", "Line of Sight"), short)


def area_spoken(drawn: DrawnMap, one: DrawnArea) -> str:
    """Return what a screen reader says of an area: what it is, who starts there, what joins it."""
    said = [content(one.name) or one.id, *(called(AREA_STATES[state]) for state in one.states)]
    said += [speak("desk", "the MCs start here")] if drawn.start == one.id else []
    said += [speak("desk", "a boss starts here")] if drawn.boss_start == one.id else []
    joined = [joining_from(drawn, each, one.id) for each in drawn.joinings if one.id in (each.start, each.end)]
    return in_turn((", ".join(said), *joined))


def joining_from(drawn: DrawnMap, one: Joining, area: str) -> str:
    """Return what joins an area with another one, seen from that area: "link to Shed, 2"."""
    name = content(drawn.called(one.end if one.start == area else one.start))
    match one.kind:
        case "wall":
            return speak("desk", "Wall to {area}", area=name)
        case "sight":
            return speak("desk", "Line of sight to {area}", area=name)
    if not one.one_way:
        return speak("desk", "Link to {area}: {cost}", area=name, cost=one.number)
    if one.start == area:
        return speak("desk", "One way to {area}: {cost}", area=name, cost=one.number)
    return speak("desk", "One way from {area}: {cost}", area=name, cost=one.number)


def joining_named(drawn: DrawnMap, one: Joining) -> str:
    """Return what joins two areas: "Link between Pier and Shed"."""
    start, end = content(drawn.called(one.start)), content(drawn.called(one.end))
    match one.kind:
        case "wall":
            return speak("desk", "Wall between {start} and {end}", start=start, end=end)
        case "sight":
            return speak("desk", "Line of sight between {start} and {end}", start=start, end=end)
    if one.one_way:
        return speak("desk", "One way from {start} to {end}", start=start, end=end)
    return speak("desk", "Link between {start} and {end}", start=start, end=end)
