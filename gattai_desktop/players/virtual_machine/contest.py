"""How the players of Virtual Machine are measured: main characters against the CPU.

Most fights of the book are made for people to win, so that players are measured where steady ones come out nearly even.
"""

from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.contest import Contest, PlainBout
from gattai_desktop.players.player import Player
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.odds import USUAL

_LONGEST: Final = 5_000
MCS_SIDE: Final = "MCs"
CPU_SIDE: Final = "CPU"


def _mcs(scenario: str, many: int | None = None) -> tuple[McSetup, ...]:
    """Return the main characters of a fight; this number of them, of those that sit there usually."""
    mcs = built_in_world().world.fights[scenario].mcs or USUAL
    return tuple(map(McSetup, mcs[:many]))


_PRINTED: Final = {"numbers": "as_printed"}
"""The CPU has as many processes as for four main characters."""
EVEN: Final[tuple[FightSetup, ...]] = (
    FightSetup(scenario="f3", players=_mcs("f3", 3)),
    FightSetup(scenario="f4", players=_mcs("f4", 4)),
    FightSetup(scenario="f6", players=_mcs("f6", 3), rulings=_PRINTED),
)
"""Fights that come out nearly even between steady players (docs/players.md)."""


def _deal_even(number: int) -> PlainBout:
    return fight_of(EVEN[number % len(EVEN)])


def _deal_book(number: int) -> PlainBout:
    fights = list(built_in_world().world.fights)
    scenario = fights[number % len(fights)]
    return fight_of(FightSetup(scenario=scenario, players=_mcs(scenario)))


def fight_of(setup: FightSetup) -> PlainBout:
    """Lay a fight; it is over when it says so."""
    fights = box(KEY)
    return PlainBout(
        fights.game,
        fights.begin(setup),
        {MCS_SIDE: tuple(one.seat for one in setup.players), CPU_SIDE: (CPU,)},
        lambda table: table.text("step") == OVER,
        lambda table: {MCS: MCS_SIDE, CPU: CPU_SIDE}.get(table.text("winner"), ""),
    )


def _fighter(seat: str, *, hard: bool) -> Player:
    return CpuFighter(hard) if seat == CPU else McFighter()


_BOOK: Final = Contest(
    what=wording("fights of the book"),
    game=box(KEY).game,
    deal=_deal_book,
    longest=_LONGEST,
    others={"plain": lambda seat: _fighter(seat, hard=False), "hard": lambda seat: _fighter(seat, hard=True)},
)
FIGHT_CONTEST: Final = evolve(_BOOK, what=wording("even fights"), deal=_deal_even, beside={"book": _BOOK})
