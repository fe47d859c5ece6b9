"""How fights come out between automatic players, without a table: what the rules tell of the balance (part 1j).

What they say and what is measured here stand side by side in docs/balance.md; `benchmarks/fights.py` measures it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import Shuffle, seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.box import Box
from gattai_desktop.games.game import Game
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS, BYTE
from gattai_desktop.games.virtual_machine.values import OVER, able
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.player import Player
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter

_MOST_MOVES: Final = 5_000
USUAL: Final = ("sable", "teo", "ixa", "halcyon")
"""The MCs who fight where nobody names others."""


@frozen
class FightResult:
    """How one fight ended: who has won ("" for nobody), in how many rounds, and how many MCs were down."""

    winner: str
    rounds: int
    down: int


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


def fight(scenario: str, seed: int, *, hard: bool = False, as_measured: bool = False) -> FightResult:
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
        CPU: CpuFighter(hard, pays_a_turn=as_measured),
    }
    return play_out(box.game, table, players, shuffle)


def play_out(game: Game, table: State, players: Mapping[Seat, Player], shuffle: Shuffle) -> FightResult:
    """Play a fight from this table to its end. Raises RuntimeError for one that does not end."""
    last, mcs = table, table.listed(MCS)
    for _ in range(_MOST_MOVES):
        if table.text("step") == OVER:
            return FightResult(table.text("winner"), table.number("round"), len(mcs) - len(able(last, MCS)))
        seat = game.waits_for(table)[0]
        move = players[seat].choose(game.sight(table, seat), game.options(table, seat))
        last, (table, _) = table, game.play(table, move, shuffle)
    raise RuntimeError(f"A fight of {table.text('scenario')} did not end.")


def measure_fights(
    scenario: str, times: int, seed: int, *, hard: bool = False, as_measured: bool = False
) -> FightBalance:
    """Play a fight `times` times, each with other cards."""
    found = [fight(scenario, seed * 100_000 + number, hard=hard, as_measured=as_measured) for number in range(times)]
    won = [one for one in found if one.winner == MCS]
    return FightBalance(
        len(won) / times, sum(one.rounds for one in found) / times, sum(one.down for one in won) / max(len(won), 1)
    )
