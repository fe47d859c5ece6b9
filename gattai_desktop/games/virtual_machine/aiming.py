"""Who can be aimed at, and why not (RULES VM-30 to VM-34, VM-59, VM-H61, VM-H71, VM-H75)."""

from collections.abc import Iterator
from typing import Literal

from gattai_desktop.cards.line_of_sight import BrokenLine
from gattai_desktop.cards.state import Table
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.area_states import line_or_break, states
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import INVISIBLE
from gattai_desktop.games.virtual_machine.unseen import with_unseen
from gattai_desktop.games.virtual_machine.values import able, is_able, name_of, of
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

How = Literal["attack", "hack"]


def against_area(table: Table, who: str, area: str, reach: int, how: How, start: str = "") -> Iterator[Reason]:
    """Yield why somebody in an area cannot be reached from another; without `start`, from where a process stands."""
    now = process(table, who)
    start = start or now.area
    if area == start:
        return
    seen, called = line_or_break(table, start, area, noclip=now.noclip), area_name(table, area)
    if isinstance(seen, BrokenLine):
        yield _broken(table, seen, area, how)
    elif seen.distance > reach:
        words = "{area} is {distance} away: Range is {reach}."
        yield refusal("VM-30", words, area=called, distance=seen.distance, reach=reach)
    if how == "attack" and "cover" in states(table, area) and not now.has("ignores_cover"):
        yield refusal("VM-W5", "{area} gives Cover: no attack from outside reaches it.", area=called)


def _broken(table: Table, seen: BrokenLine, area: str, how: How) -> Reason:
    """Say where the line to an area breaks, and why (RULES VM-31, VM-32, VM-59)."""
    listed = rulings_of(table).angles == "listed"
    rule = "VM-59" if how == "hack" else "VM-32" if seen.why in ("no way", "one way") and not listed else "VM-31"
    called, corner = area_name(table, area), area_name(table, seen.breaks_in)
    if listed:
        return refusal(rule, "{area} is not the next area, and no line to it is printed.", area=called)
    if seen.why == "sharp":
        words = "The line to {area} turns {degrees}° in {corner}: it may turn by less than 90°."
        return refusal(rule, words, area=called, corner=corner, degrees=round(seen.turn))
    if seen.why == "twice":
        return refusal(rule, "The line to {area} turns a second time in {corner}.", area=called, corner=corner)
    if seen.why == "one way":
        return refusal(rule, "The link to {area} leads the other way only: no line along it.", area=called)
    return refusal(rule, "No open path leads to {area}, so no line does.", area=called)


def against_target(
    table: Table, who: str, target: str, reach: int, how: How = "attack", start: str = ""
) -> Iterator[Reason]:
    """Yield why a process cannot be aimed at, from an area; without `start`, from where the other one stands."""
    if target not in table.listed(CPU) and target not in table.listed(MCS):
        yield refusal("VM-26", "Nobody here is called {name}.", name=target)
        return
    own_side = rulings_of(table).own_side == "no"
    if how == "attack" and own_side and zones.side_of(target, table) == zones.side_of(who, table):
        yield refusal("VM-H71", "{name} is on your side.", name=name_of(table, target))
    if table.values.get(of(target, "away")):
        yield refusal("VM-H44", "{name} is off the map.", name=name_of(table, target))
        return
    if not is_able(table, target):
        yield refusal("VM-H75", "{name} is downed.", name=name_of(table, target))
    one = process(table, target)
    if INVISIBLE in one.bits and target != who:
        yield refusal("VM-H61", "{name} is Invisible.", name=name_of(table, target))
    yield from against_area(table, who, one.area, reach, how, start)


def can_aim(table: Table, who: str, target: str, reach: int, start: str = "") -> bool:
    """Whether nothing speaks against attacking this target from an area; without `start`, from where one stands."""
    return next(against_target(table, who, target, reach, start=start), None) is None


def reached_by(table: Table, who: str) -> tuple[str, ...]:
    """The able MCs whom a process reaches from where it stands, seen or hidden; none from an area off the map."""
    table = with_unseen(table)
    here = process(table, who)
    if here.area not in battle_map(table).area_map.by_id:
        return ()
    return tuple(one for one in able(table, MCS) if can_aim(table, who, one, here.range))
