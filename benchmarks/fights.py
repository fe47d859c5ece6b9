"""How often the main characters win each fight of Virtual Machine, both sides played by the program (docs/balance.md).

`python benchmarks/fights.py f5 f6 --times 300`; a fight takes a quarter of a processor second.
"""

import argparse
import math
import sys
from functools import cache

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.box import Box
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS, BYTE
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.player import Player
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.odds import USUAL, FightResult, play_out

SAID = {"f1": 1.0, "f2": 0.776, "f3": 0.754, "f4": 0.715, "f5": 0.839, "f6": 0.814, "f7": 0.749, "f8": 0.516}
"""What the text of the rules has measured (part 1j)."""


@frozen
class FightBalance:
    """Averages of many fights of one kind; `won` is the share that the MCs won, 0 to 1."""

    won: float
    rounds: float
    down: float
    """MCs down in a fight that they have won, on average."""


@cache
def _box() -> Box:
    return packed(built_in_world().world)


def fight(scenario: str, seed: int, *, as_measured: bool = False) -> FightResult:
    """Play one fight to its end.

    as_measured: with what the measuring of the rules left out: the order of the byte is known from the start, a boss
    pays its Interrupt with the card of a turn only, MCs use no Interrupt and no hack but Flip.
    """
    box, shuffle = _box(), seeded(seed)
    mcs = built_in_world().world.fights[scenario].mcs or USUAL
    byte = {BYTE: tuple(Lying(card, True) for card in BIT_CARDS.values())} if as_measured else {}
    setup = FightSetup(scenario=scenario, players=tuple(McSetup(one) for one in mcs), zones=byte)
    table: State = box.begin(setup)
    players: dict[str, Player] = {
        **{seat: McFighter(plain=as_measured) for seat in mcs},
        CPU: CpuFighter(pays_a_turn=as_measured),
    }
    return play_out(box.game, table, players, shuffle)


def measure_fights(scenario: str, times: int, seed: int) -> FightBalance:
    """Play a fight `times` times, each with other cards, as the rules measured it."""
    found = [fight(scenario, seed * 100_000 + number, as_measured=True) for number in range(times)]
    won = [one for one in found if one.winner == MCS]
    return FightBalance(
        len(won) / times, sum(one.rounds for one in found) / times, sum(one.down for one in won) / max(len(won), 1)
    )


def main() -> None:
    """Measure the fights that were asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fights", nargs="*", default=list(SAID))
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=11)
    options = parser.parse_args()
    for name in options.fights:
        found = measure_fights(name, options.times, options.seed)
        margin = math.sqrt(found.won * (1 - found.won) / options.times)
        sys.stdout.write(
            f"{name}: won {found.won:.3f} (standard error {margin:.3f}), said {SAID[name]:.3f}, "
            f"{found.rounds:.1f} rounds, {found.down:.1f} down\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
