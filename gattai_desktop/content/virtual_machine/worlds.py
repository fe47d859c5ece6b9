"""The worlds that packs of Virtual Machine make: that of the program, and those with things of somebody's own."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.pack import Pack, read_pack, with_needed
from gattai_desktop.content.virtual_machine.families import CONTENTS
from gattai_desktop.games.virtual_machine.battle_maps import BattleMap, FightPlan
from gattai_desktop.games.virtual_machine.processes import BossKind, CharacterKind, InterruptKind, MobKind
from gattai_desktop.games.virtual_machine.traits import GearKind
from gattai_desktop.games.virtual_machine.world import World
from gattai_desktop.resources import resource


@frozen
class WorldPack:
    """A pack, and the world that is in it."""

    pack: Pack
    world: World


def read_world(folder: Path) -> WorldPack:
    """Read a pack. Raises UnusablePack with every fault of every file."""
    pack = read_pack(folder, CONTENTS)
    return WorldPack(pack, _world((*pack.needed, pack)))


@cache
def built_in_world() -> WorldPack:
    """Return the world that the program brings along."""
    return read_world(resource("packs/virtual-machine"))


def world_with(packs: Iterable[Pack]) -> World:
    """Return the world of these packs and all on which they build, with that of the program behind them."""
    book = built_in_world().pack
    found = tuple(one for one in with_needed(packs) if one.id != book.id)
    own = frozenset(one.id for pack in found for one in pack.of(FightPlan))
    return _world((*found, book), own)


def _world(packs: tuple[Pack, ...], own: frozenset[str] = frozenset()) -> World:
    return World(
        mcs={one.id: one for pack in packs for one in pack.of(CharacterKind)},
        mobs={one.id: one for pack in packs for one in pack.of(MobKind)},
        bosses={one.id: one for pack in packs for one in pack.of(BossKind)},
        items={one.id: one for pack in packs for one in pack.of(GearKind)},
        interrupts={one.id: one for pack in packs for one in pack.of(InterruptKind)},
        maps={one.id: one for pack in packs for one in pack.of(BattleMap)},
        fights={one.id: one for pack in packs for one in pack.of(FightPlan)},
        own=own,
    )
