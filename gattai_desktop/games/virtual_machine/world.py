"""Everything that packs bring to this game, by its ids, and a token for everything that can stand on a map."""

from collections.abc import Mapping
from typing import Any, Final, cast

from gattai_desktop.cards.area_map import AreaMap
from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.tokens import AREA, UNSEEN, Token
from gattai_desktop.games.virtual_machine.battle_maps import BattleMap, FightPlan
from gattai_desktop.games.virtual_machine.process_signs import drawings_of
from gattai_desktop.games.virtual_machine.processes import BossKind, CharacterKind, InterruptKind, MobKind, ProcessKind
from gattai_desktop.games.virtual_machine.traits import GearKind
from gattai_desktop.games.virtual_machine.zones import BOX

KEY: Final = "virtual-machine"
COPIES: Final = 12
"""Tokens of each kind of mob."""
COMPANY: Final = 40
"""Tokens of a kind that a boss brings along in every second round."""


@frozen(eq=False)
class World:
    """The content of one box. Characters, mobs and bosses are all processes."""

    mcs: Mapping[str, CharacterKind]
    mobs: Mapping[str, MobKind]
    bosses: Mapping[str, BossKind]
    items: Mapping[str, GearKind]
    interrupts: Mapping[str, InterruptKind]
    maps: Mapping[str, BattleMap]
    fights: Mapping[str, FightPlan]
    own: frozenset[str] = frozenset()
    """The fights that packs of somebody's own bring."""
    tokens: "Mapping[str, ProcessToken]" = field(init=False, repr=False)
    drawings: Mapping[str, str] = field(init=False, repr=False)
    """The drawing that each mob and boss bears on the map, by its id."""
    ids: Mapping[str, str] = field(init=False, repr=False)
    """The id of everything by its name in small letters, as records write it; of a character by the first name too."""

    def __reduce__(self) -> tuple[type["World"], tuple[object, ...]]:
        """Let a process beside make its own tokens: what they are made of is all that is sent to it."""
        content = self.mcs, self.mobs, self.bosses, self.items, self.interrupts, self.maps, self.fights, self.own
        return World, content

    @tokens.default
    def _made_tokens(self) -> "Mapping[str, ProcessToken]":
        single: tuple[ProcessKind, ...] = (*self.mcs.values(), *self.bosses.values())
        found = [ProcessToken(one.id, one.name, one, self) for one in single]
        company = {boss.company for boss in self.bosses.values()}
        for mob in self.mobs.values():
            numbers = range(1, (COMPANY if mob.id in company else COPIES) + 1)
            found += [ProcessToken(f"{mob.id}.{number}", f"{mob.name} {number}", mob, self) for number in numbers]
        return {one.key: one for one in found}

    @drawings.default
    def _borne(self) -> Mapping[str, str]:
        kinds: tuple[MobKind | BossKind, ...] = (*self.mobs.values(), *self.bosses.values())
        return drawings_of((one.id, one.sign) for one in kinds)

    @ids.default
    def _by_name(self) -> Mapping[str, str]:
        families = (self.mobs, self.bosses, self.items, self.interrupts, self.maps, self.fights, self.mcs)
        found = {one.name.lower(): one.id for family in families for one in cast("Mapping[str, Any]", family).values()}
        return {**{one.name.split()[0].lower(): one.id for one in self.mcs.values()}, **found}


class ProcessToken(Token):
    """The token of one process: what it is, and the world that it belongs to."""

    __slots__ = ("kind", "world")

    kind: ProcessKind
    world: World

    def __init__(self, key: str, name: str, kind: ProcessKind, world: World) -> None:
        super().__init__(key, name)
        self.kind = kind
        self.world = world


@cached(depends_on=paths("map", BOX))
def world_of(table: Table) -> World:
    """Return the world that a table is played in, which every token knows."""
    for lying in table.zones.values():
        for one in lying:
            if isinstance(one.card, ProcessToken):
                return one.card.world
    raise LookupError("No token lies on the table.")


def kind_of(table: Table, process: str) -> ProcessKind:
    """Return what a process is."""
    return world_of(table).tokens[process].kind


def colours(table: Table) -> Mapping[str, str]:
    """Return what colour each MC at a table wears."""
    mcs = world_of(table).mcs
    return {who: mcs[who].colour for who in table.listed("mcs") if who in mcs}


def whole_map(table: Table) -> BattleMap:
    """Return the map of this fight as its pack says it."""
    return world_of(table).maps[cast("str", table.values["map"])]


def battle_map(table: Table) -> BattleMap:
    """Return the map of this fight, without the areas that the CPU hides."""
    whole = whole_map(table)
    return whole if len(_areas(table)) >= len(whole.area_map.areas) else _map_in_play(table)


def _areas(table: Table) -> tuple[str, ...]:
    return table.listed("areas")


@cached(depends_on=paths("map", "areas", BOX, AREA, UNSEEN))
def _map_in_play(table: Table) -> BattleMap:
    whole, here = whole_map(table), frozenset(_areas(table))
    areas = whole.area_map
    in_play = AreaMap(
        tuple(one for one in areas.areas if one.id in here),
        tuple(one for one in areas.links if {one.start, one.end} <= here),
        tuple(one for one in areas.printed_lines if {one.start, one.end} <= here),
        tuple(pair for pair in areas.walls if here.issuperset(pair)),
    )
    return evolve(whole, area_map=in_play)
