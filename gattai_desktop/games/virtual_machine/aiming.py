"""Who can be aimed at, and why not (RULES VM-30 to VM-34, VM-59, VM-H61, VM-H71, VM-H75)."""

from collections.abc import Iterator
from typing import Final, Literal

from gattai_desktop.cards.state import Table
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.area_states import line, states
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import INVISIBLE
from gattai_desktop.games.virtual_machine.values import is_able, name_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, named

How = Literal["attack", "hack"]
HACK_RANGE: Final = 3


def against_area(table: Table, who: str, area: str, reach: int, how: How) -> Iterator[Reason]:
    """Yield why somebody in an area cannot be reached."""
    now = process(table, who)
    if area == now.area:
        return
    seen = line(table, now.area, area)
    if seen is None:
        yield refusal(
            "VM-59" if how == "hack" else "VM-31", "No line leads from {here} to {area}.", here=now.area, area=area
        )
    elif seen.distance > reach:
        yield refusal(
            "VM-30", "{area} is {distance} away: Range is {reach}.", area=area, distance=seen.distance, reach=reach
        )
    if how == "attack" and "cover" in states(table, area) and not now.has("ignores_cover"):
        yield refusal("VM-W5", "{area} gives Cover from outside.", area=area)


def against_target(table: Table, who: str, target: str, reach: int, how: How = "attack") -> Iterator[Reason]:
    """Yield why a process cannot be aimed at."""
    if target not in (*named(table, MCS), *named(table, CPU)):
        yield refusal("VM-26", "Nobody here is called {name}.", name=target)
        return
    own_side = rulings_of(table).own_side == "no"
    if how == "attack" and own_side and zones.side_of(target, table) == zones.side_of(who, table):
        yield refusal("VM-H71", "{name} is on your side.", name=name_of(table, target))
    if not is_able(table, target):
        yield refusal("VM-H75", "{name} is downed.", name=name_of(table, target))
    one = process(table, target)
    if INVISIBLE in one.bits and target != who:
        yield refusal("VM-H61", "{name} is Invisible.", name=name_of(table, target))
    yield from against_area(table, who, one.area, reach, how)


def can_aim(table: Table, who: str, target: str, reach: int, how: How = "attack") -> bool:
    """Whether nothing speaks against aiming at somebody."""
    return next(against_target(table, who, target, reach, how), None) is None
