"""The battlefield as it is now: what each area is, which links are open, what a step costs (VM-30 to VM-43, 1h).

What is printed on the map is changed by modifiers: of "area.B2" one sets or clears a state; of "link.B5.B2" one lets a
one-way link be used both ways.
"""

from collections.abc import Mapping
from math import inf, nextafter
from typing import Final

from gattai_desktop.cards.area_map import AreaMap, Exit, Exits, Link, reach
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.line_of_sight import SHARP, BrokenLine, LineOfSight, line_of_sight
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.games.modifiers import MODIFIERS, latest
from gattai_desktop.games.virtual_machine.battle_maps import FALLING, LOCKED, STATES
from gattai_desktop.games.virtual_machine.figures import Process, process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.world import battle_map

FLIGHT: Final = 3
"""What a step out of a Falling area costs whoever flies (VM-43)."""
NOCLIP_STEP: Final = 2
"""What any step costs with Noclip (VM-W4)."""
BACK: Final = 2
"""What the way back over a bridged link costs at least (k4)."""
BRIDGED: Final = "both_ways"
"""What a modifier of a link changes."""

DEAR: Final = 3
"""Above this cost a link takes a mob 2 Auto, where a table plays so (VM-H67)."""

FARTHEST: Final = 9_999
"""Move Points with which every area is reached that a way leads to."""

_MAP: Final = paths("map", "areas", MODIFIERS)
LINES: Final = paths("map", "areas", MODIFIERS, "rulings")
"""On what the lines of sight depend, and what the areas are that they lead to."""


@cached(depends_on=_MAP)
def all_states(table: Table) -> Mapping[str, frozenset[str]]:
    """Return what every area of the map is now."""
    battle = battle_map(table)
    found = {}
    for area in battle.area_map.by_id:
        said = {state: latest(table, f"area.{area}", state) for state in STATES}
        printed = battle.states.get(area, frozenset())
        found[area] = frozenset(state for state in STATES if said[state] > 0 or (state in printed and not said[state]))
    return found


def states(table: Table, area: str) -> frozenset[str]:
    """Return what an area is now: dark, cover, hazardous, unstable, mirrored, locked, falling; off the map nothing."""
    return all_states(table).get(area, frozenset())


@cached(depends_on=_MAP)
def map_now(table: Table) -> AreaMap:
    """Return the map with the links as they can be used now, by whoever minds nothing else."""
    areas = battle_map(table).area_map
    bridged = [link for link in areas.links if latest(table, f"link.{link.start}.{link.end}", BRIDGED) > 0]
    back = (Link(link.end, link.start, max(link.cost, BACK), one_way=True) for link in bridged if link.one_way)
    return evolve(areas, links=(*areas.links, *back)) if bridged else areas


def _locked(table: Table) -> frozenset[str]:
    return frozenset(area for area, now in all_states(table).items() if LOCKED in now)


# ---------------------------------------------------------------------- lines


def lines_open(areas: AreaMap, locked: frozenset[str], *, both_ways: bool = False, out: bool = False) -> AreaMap:
    """Return the map with the links that are open for a look: none of a Locked area is (VM-32, VM-H40).

    both_ways: against one-way signs, too (VM-H14). out: one may look out of a Locked area.
    """
    links = (evolve(link, one_way=False) for link in areas.links) if both_ways else areas.links
    open_links = []
    for link in links:
        closed = locked & {link.start, link.end}
        if not closed:
            open_links.append(link)
        elif out and link.end not in closed:
            open_links.append(evolve(link, one_way=True))
        elif out and link.start not in closed and not link.one_way:
            open_links.append(Link(link.end, link.start, link.cost, one_way=True))
    return evolve(areas, links=tuple(open_links))


@cached(depends_on=LINES)
def _map_to_look_over(table: Table, locked: frozenset[str]) -> AreaMap:
    chosen = rulings_of(table)
    return lines_open(
        map_now(table),
        locked,
        both_ways=chosen.one_way_shots == "both_ways",
        out=chosen.locked_areas == "entering",
    )


def line_or_break(table: Table, start: str, end: str, *, noclip: bool = False) -> LineOfSight | BrokenLine:
    """Return the line from one area to another, or where and why it breaks (VM-31 to VM-33, VM-59).

    noclip: for whoever has Noclip, whom no Locked area concerns (VM-W4, VM-H40).
    """
    return _line_or_break(table, (start, end, noclip))


@cached(depends_on=LINES)
def _line_or_break(table: Table, look: tuple[str, str, bool]) -> LineOfSight | BrokenLine:
    start, end, noclip = look
    if not {start, end} <= map_now(table).by_id.keys():  # whoever stands in no area sees none
        return BrokenLine(why="no way")
    chosen = rulings_of(table)
    areas = _map_to_look_over(table, frozenset() if noclip else _locked(table))
    beside = areas.printed_line(start, end) or any(one.to == end for one in areas.exits(start))
    if chosen.angles == "listed" and start != end and not beside:
        return BrokenLine(why="no way")
    sharp = SHARP if chosen.right_angle == "breaks" else nextafter(SHARP, inf)
    seen = line_of_sight(areas, start, end, sharp=sharp)
    if isinstance(seen, LineOfSight) and seen.printed and chosen.printed_distance == "one":
        return evolve(seen, distance=1)
    return seen


def line(table: Table, start: str, end: str, *, noclip: bool = False) -> LineOfSight | None:
    """Return the line from one area to another, None where there is none."""
    found = line_or_break(table, start, end, noclip=noclip)
    return found if isinstance(found, LineOfSight) else None


def far_from(table: Table, area: str) -> Mapping[str, int]:
    """Return how far each area is from one: in links, or in Move Points; Locked and enemies do not count (VM-H73)."""
    areas = map_now(table)
    if rulings_of(table).nearest == "links":
        return areas.links_from(area)
    return {area: 0} | {one: way.cost for one, way in reach(area, FARTHEST, areas.exits).items() if one != area}


# ---------------------------------------------------------------------- steps


def exits(table: Table, who: str) -> Exits:
    """Return what says which steps a process can take from an area, and for what: Move Points, or 1 Auto of a mob.

    Locked areas have no way in or out (VM-H40). Whoever flies goes from a Falling area to every one beside it, and into
    it against its one-way signs (VM-43). Noclip goes anywhere beside, whatever parts the two (VM-W4). From no area
    at all, where somebody off the map was given the turn by hand, no step leads.
    """
    now, areas = process(table, who), map_now(table)
    locked = frozenset[str]() if now.noclip else _locked(table)
    chosen = rulings_of(table)
    out = chosen.locked_areas == "entering"

    def price(cost: int) -> int:
        if not now.is_mob:
            return cost
        return 2 if cost > DEAR and chosen.mob_steps == "by_cost" else 1

    def from_area(area: str) -> tuple[Exit, ...]:
        if not area or (area in locked and not out):
            return ()
        steps = _steps(table, now, areas, area)
        return tuple(Exit(one.to, price(one.cost)) for one in steps if one.to not in locked)

    return from_area


def _steps(table: Table, now: Process, areas: AreaMap, area: str) -> tuple[Exit, ...]:
    if now.noclip:
        return tuple(Exit(one, NOCLIP_STEP) for one in areas.adjacent(area))
    steps = areas.exits(area)
    if not now.flies:
        return steps
    falling = {one for one, found in all_states(table).items() if FALLING in found}
    joined = [{link.start, link.end} for link in areas.links]
    if area in falling:
        return tuple(Exit(one, FLIGHT) for one in areas.by_id if {area, one} in joined)
    known = {one.to for one in steps}
    return (*steps, *(Exit(one, FLIGHT) for one in sorted(falling - known) if {area, one} in joined))


def falls_to(table: Table, area: str) -> tuple[str, ...]:
    """Return the exits of a Falling area: its one-way links, or all that lead out where it was made so (VM-H56).

    None of a Locked one leads out, and none leads into a Locked one (VM-H40).
    """
    if FALLING not in states(table, area):
        return ()
    links = battle_map(table).area_map.links
    out = [link.end for link in links if link.start == area and link.one_way]
    if FALLING not in battle_map(table).states.get(area, ()):
        out = [one.to for one in map_now(table).exits(area)]
    locked = _locked(table)
    return () if area in locked else tuple(sorted({*out} - locked))
