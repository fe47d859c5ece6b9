"""Packs of Virtual Machine, read and checked whole, and the world that is made of one."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.faults import Fault, UnusablePack
from gattai_desktop.content.pack import Attribution, Pack, read_pack
from gattai_desktop.content.virtual_machine.families import CONTENTS, FIGHTS
from gattai_desktop.games.virtual_machine.battle_maps import BattleMap, FightPlan
from gattai_desktop.games.virtual_machine.gear import GearKind
from gattai_desktop.games.virtual_machine.processes import BossKind, CharacterKind, InterruptKind, MobKind
from gattai_desktop.games.virtual_machine.world import World
from gattai_desktop.resources import resource


@frozen
class WorldPack:
    """A pack, and the world that is in it."""

    pack: Pack
    world: World

    @property
    def attribution(self) -> Attribution:
        return self.pack.attribution


def read_world(folder: Path) -> WorldPack:
    """Read a pack. Raises UnusablePack with every fault of every file."""
    pack = read_pack(folder, CONTENTS)
    world = World(
        mcs={one.id: one for one in pack.of(CharacterKind)},
        mobs={one.id: one for one in pack.of(MobKind)},
        bosses={one.id: one for one in pack.of(BossKind)},
        items={one.id: one for one in pack.of(GearKind)},
        interrupts={one.id: one for one in pack.of(InterruptKind)},
        maps={one.id: one for one in pack.of(BattleMap)},
        fights={one.id: one for one in pack.of(FightPlan)},
    )
    faults = [one for fight in world.fights.values() for one in _placed_nowhere(fight, world)]
    if faults:
        raise UnusablePack(pack.title, faults)
    return WorldPack(pack, world)


@cache
def built_in_world() -> WorldPack:
    """Return the world that the program brings along."""
    return read_world(resource("packs/virtual-machine"))


def _placed_nowhere(fight: FightPlan, world: World) -> Iterator[Fault]:
    """Note each mob whose area is not on the map of its fight, or is the one in which the MCs start (VM-58)."""
    where = world.maps[fight.map]
    for name in ("mobs", "out_3", "out_2", "in_5", "in_6"):
        for _mob, area in getattr(fight, name):
            if area not in where.area_map.by_id or area == where.start:
                yield Fault(f"{FIGHTS.file}.toml", fight.id, name, f"No mob can start in '{area}' of {where.id}.")
