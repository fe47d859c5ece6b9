"""Says what an attack meets on its way: the line to a target, and in few words why an area is out of its reach."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.board.map.map_looks import FireLook
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.line_of_sight import BrokenLine
from gattai_desktop.cards.state import Table
from gattai_desktop.games.verdict import Reason
from gattai_desktop.games.virtual_machine import traits
from gattai_desktop.games.virtual_machine.aiming import How, against_area, against_target
from gattai_desktop.games.virtual_machine.area_states import line_or_break, map_now
from gattai_desktop.games.virtual_machine.blows import strike
from gattai_desktop.games.virtual_machine.charges import enemies
from gattai_desktop.games.virtual_machine.figures import process

_COVER: Final = "VM-W5"


def why_refused(table: Table, who: str, area: str, reach: int, how: How) -> str:
    """Return in few words why no process in an area can be attacked, or hacked; "" where one can."""
    found = next(against_area(table, who, area, reach, how), None)
    if found is None:
        return ""
    now = process(table, who)
    line = line_or_break(table, now.area, area, noclip=now.noclip)
    if found.rule == _COVER:
        return speak("battle", "Cover: no shot in")
    if not isinstance(line, BrokenLine):
        return speak("battle", "{distance} away", distance=line.distance)
    match line.why:
        case "sharp":
            return speak("battle", "too sharp a turn")
        case "twice":
            return speak("battle", "line turns twice")
        case "one way":
            return speak("battle", "one way")
        case _:
            return speak("battle", "no open path")


def against(table: Table, who: str, key: str, how: How = "attack") -> Iterator[Reason]:
    """Yield why a process cannot attack or hack another one, or anybody in an area."""
    now = process(table, who)
    reach = now.hack_range if how == "hack" else now.range
    aimed = key in (*table.listed("mcs"), *table.listed("cpu"))
    return (against_target if aimed else against_area)(table, who, key, reach, how)


def refused_areas(table: Table, who: str, how: How = "attack") -> Mapping[str, str]:
    """Return why each area with able enemies is out of reach of an attack or a hack, in few words."""
    now = process(table, who)
    reach = now.hack_range if how == "hack" else now.range
    areas = dict.fromkeys(process(table, one).area for one in enemies(table, who))
    found = {area: why_refused(table, who, area, reach, how) for area in areas if area and area != now.area}
    return {area: why for area, why in found.items() if why}


def fire_look(table: Table, who: str, target: str, reach: int, how: How = "attack") -> FireLook | None:
    """Return the line from who acts to a token or an area; None where it is nowhere or at one's own feet."""
    now = process(table, who)
    here = now.area
    aimed = target in (*table.listed("mcs"), *table.listed("cpu"))
    there = process(table, target).area if aimed else target
    if not here or not there or (here == there and not aimed):
        return None
    goal = target if aimed else ""
    line = line_or_break(table, here, there, noclip=now.noclip)
    if isinstance(line, BrokenLine):
        way = line.way or (here, there)
        return FireLook(way, who, goal, breaks_in=line.breaks_in or here) if line.way else None
    refused = next(against_area(table, who, there, reach, how), None)
    return FireLook(
        line.way,
        who,
        goal,
        turns_in=line.turns_in,
        degrees=round(line.turn),
        printed=line.printed,
        jagged=refused is None and aimed and how == "attack" and at_a_price(table, who, target),
        refused=refused is not None,
    )


def at_a_price(table: Table, who: str, target: str) -> bool:
    """Whether an attack is made at worse figures than usual: into or out of the dark, or a further shot with a cut."""
    found = strike(table, who, target, 14)
    cut = any(step.why == traits.SECOND_SHOT for step in found.steps)
    return cut or found.accuracy > process(table, who).accuracy


def targets_by_distance(table: Table, who: str, targets: Iterator[str]) -> tuple[str, ...]:
    """Return targets with the nearest first, by the distance of a line; those of one distance as they came."""
    now = process(table, who)

    def far(target: str) -> int:
        line = line_or_break(table, now.area, process(table, target).area, noclip=now.noclip)
        return 99 if isinstance(line, BrokenLine) else line.distance

    return tuple(sorted(targets, key=far))


def nearest_foe(table: Table, who: str, areas: Iterable[str]) -> str:
    """Return the area from which an able enemy is the fewest links away, of several the first; "" without any."""
    foes, walked = [process(table, one).area for one in enemies(table, who)], map_now(table)

    def far(area: str) -> int:
        return min((walked.links_from(area).get(foe, 99) for foe in foes), default=99)

    return min(areas, key=far, default="")
