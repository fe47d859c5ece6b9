"""Who can be aimed at, and why not (RULES VM-30 to VM-34, VM-59, VM-H61, VM-H71, VM-H75)."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from gattai_desktop.cards.line_of_sight import BrokenLine
from gattai_desktop.cards.state import Table, cached
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.area_states import LINES, line_or_break, states
from gattai_desktop.games.virtual_machine.battle_maps import COVER
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import INVISIBLE
from gattai_desktop.games.virtual_machine.traits import IGNORES_COVER
from gattai_desktop.games.virtual_machine.unseen import with_unseen
from gattai_desktop.games.virtual_machine.values import able, is_able, name_of, of
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

How = Literal["attack", "hack"]


class _Aim(NamedTuple):
    """From where into which area somebody aims, how far that may be, and what does not hinder it."""

    start: str
    area: str
    reach: int
    how: How
    noclip: bool
    ignores_cover: bool


def _aim(table: Table, who: str, area: str, reach: int, how: How, start: str) -> _Aim:
    now = process(table, who)
    return _Aim(start or now.area, area, reach, how, now.noclip, now.has(IGNORES_COVER))


def against_area(table: Table, who: str, area: str, reach: int, how: How, start: str = "") -> Iterator[Reason]:
    """Yield why somebody in an area cannot be reached from another; without `start`, from where a process stands."""
    aim = _aim(table, who, area, reach, how, start)
    return iter(()) if _reaches(table, aim) else _against_aim(table, aim)


def _against_aim(table: Table, aim: _Aim) -> Iterator[Reason]:
    start, area, reach, how, noclip, ignores_cover = aim
    if area == start:
        return
    seen, called = line_or_break(table, start, area, noclip=noclip), area_name(table, area)
    if isinstance(seen, BrokenLine):
        yield _broken(table, seen, area, how)
    elif seen.distance > reach:
        words = "{area} is {distance} away: Range is {reach}."
        yield refusal("VM-30", words, area=called, distance=seen.distance, reach=reach)
    if how == "attack" and COVER in states(table, area) and not ignores_cover:
        yield refusal("VM-W5", "{area} gives Cover: no attack from outside reaches it.", area=called)


@cached(depends_on=LINES)
def _reaches(table: Table, aim: _Aim) -> bool:
    return not any(_against_aim(table, aim))


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
    yield from _against_aiming_at(table, who, target, how)
    if _is_on_map(table, target):
        yield from against_area(table, who, process(table, target).area, reach, how, start)


def _is_on_map(table: Table, target: str) -> bool:
    here = target in table.listed(CPU) or target in table.listed(MCS)
    return here and not table.values.get(of(target, "away"))


def _against_aiming_at(table: Table, who: str, target: str, how: How) -> Iterator[Reason]:
    """Yield why a process cannot be aimed at, wherever the two stand."""
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
    if INVISIBLE in process(table, target).bits and target != who:
        yield refusal("VM-H61", "{name} is Invisible.", name=name_of(table, target))


def can_aim(table: Table, who: str, target: str, reach: int, start: str = "") -> bool:
    """Whether nothing speaks against attacking this target from an area; without `start`, from where one stands."""
    # Plans try every area: what speaks against a target is the same from all of them.
    return _may_be_aimed_at(table, (who, target)) and _reaches(
        table, _aim(table, who, process(table, target).area, reach, "attack", start)
    )


@cached()
def _may_be_aimed_at(table: Table, pair: tuple[str, str]) -> bool:
    return not any(_against_aiming_at(table, *pair, "attack"))


def reached_by(table: Table, who: str) -> tuple[str, ...]:
    """The able MCs whom a process reaches from where it stands, seen or hidden; none from an area off the map."""
    table = with_unseen(table)
    here = process(table, who)
    if here.area not in battle_map(table).area_map.by_id:
        return ()
    return tuple(one for one in able(table, MCS) if can_aim(table, who, one, here.range))
