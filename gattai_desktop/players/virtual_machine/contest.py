"""How the players of Virtual Machine are measured: the fights of the book, main characters against the CPU."""

from typing import Final

from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER, text
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.contest import Contest, PlainBout
from gattai_desktop.players.player import Player
from gattai_desktop.players.virtual_machine.balance import USUAL
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter

_LONGEST: Final = 5_000
MCS_SIDE: Final = "MCs"
CPU_SIDE: Final = "CPU"


def _deal(number: int) -> PlainBout:
    world, fights = built_in_world().world, box(KEY)
    scenario = list(world.fights)[number % len(world.fights)]
    mcs = world.fights[scenario].mcs or USUAL
    setup = FightSetup(scenario=scenario, players=tuple(McSetup(one) for one in mcs))
    return PlainBout(
        fights.game,
        fights.begin(setup),
        {MCS_SIDE: tuple(mcs), CPU_SIDE: (CPU,)},
        lambda table: text(table, "step") == OVER,
        lambda table: {MCS: MCS_SIDE, CPU: CPU_SIDE}.get(text(table, "winner"), ""),
    )


def _fighter(seat: str, *, hard: bool) -> Player:
    return CpuFighter(hard) if seat == CPU else McFighter()


FIGHT_CONTEST: Final = Contest(
    what="fights",
    game=box(KEY).game,
    deal=_deal,
    longest=_LONGEST,
    others={"plain": lambda seat: _fighter(seat, hard=False), "hard": lambda seat: _fighter(seat, hard=True)},
)
