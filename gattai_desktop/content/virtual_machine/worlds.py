"""Packs of Virtual Machine, read and checked whole, and the world that is made of one."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.faults import Fault, UnusablePack
from gattai_desktop.content.pack import Attribution, Pack, read_pack
from gattai_desktop.content.virtual_machine.families import CHARACTERS, CONTENTS, FIGHTS
from gattai_desktop.games.virtual_machine.battle_maps import MOST, BattleMap, FightPlan
from gattai_desktop.games.virtual_machine.gear import GearKind, why_not_worn
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
    faults = [one for fight in world.fights.values() for one in _wrong_with_fight(fight, world)]
    faults += [one for mc in world.mcs.values() for one in _wrong_with_kit(mc, world)]
    if faults:
        raise UnusablePack(pack.title, faults)
    return WorldPack(pack, world)


@cache
def built_in_world() -> WorldPack:
    """Return the world that the program brings along."""
    return read_world(resource("packs/virtual-machine"))


def _wrong_with_fight(fight: FightPlan, world: World) -> Iterator[Fault]:
    """Note what keeps a fight from being laid out."""

    def fault(field: str, words: str) -> Fault:
        return Fault(f"{FIGHTS.file}.toml", fight.id, field, words)

    where = world.maps.get(fight.map)
    if where is None:
        yield fault("map", "A fight needs a map.")
        return
    for name in ("mobs", "out_3", "out_2", "in_5", "in_6"):
        for _mob, area in getattr(fight, name):
            # None starts where the MCs do (VM-58).
            if area not in where.area_map.by_id or area == where.start:
                yield fault(name, f"No mob can start in '{area}' of {where.id}.")
    for kind, count in Counter(kind for kind, _area in fight.line_up(MOST)).items():
        if f"{kind}.{count}" not in world.tokens:
            yield fault("mobs", f"A fight has not so many of {kind}: {count}.")


def _wrong_with_kit(mc: CharacterKind, world: World) -> Iterator[Fault]:
    """Note gear that a character comes along with and may not have (VM-H49)."""
    unknown = [item for item in mc.kit if item not in world.items]
    wrong = "" if unknown else why_not_worn(mc.kind, [world.items[item] for item in mc.kit])
    if unknown or wrong:
        what = f"No item is called '{unknown[0]}'." if unknown else f"{mc.name} may not have this gear: {wrong}."
        yield Fault(f"{CHARACTERS.file}.toml", mc.id, "kit", what)
