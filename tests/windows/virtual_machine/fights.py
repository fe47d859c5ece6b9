"""Fights to look at: any of the ready ones, played by the program until somebody has reached a moment."""

from collections.abc import Callable, Mapping, Sequence

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.content.boxes import add_game
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, begin
from gattai_desktop.games.virtual_machine.values import TURN, actor
from gattai_desktop.games.virtual_machine.world import KEY
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter

WORLD = built_in_world().world
BOX = packed(WORLD)
GAME = BOX.game
FOUR = ("sable", "teo", "ixa", "halcyon")
_MOST = 400

add_game(KEY, lambda: BOX)


def before(fight: str = "f5", mcs: Sequence[str] = FOUR, values: Mapping[str, Value] | None = None) -> State:
    """A fight before its first move."""
    players = tuple(McSetup(one) for one in mcs)
    return begin(WORLD, FightSetup(name="Audit Day", scenario=fight, players=players, values=values or {}))


def played_until(is_there: Callable[[State], bool], table: State | None = None, *, seed: int = 5) -> State:
    """The table once it looks as wanted, played by the program."""
    table, shuffle, cpu, mc = table or before(), seeded(seed), CpuFighter(), McFighter(plain=True)
    for _ in range(_MOST):
        if is_there(table):
            return table
        seat = GAME.waits_for(table)[0]
        options = GAME.options(table, seat)
        player = cpu if seat == CPU else mc
        table, _ = GAME.play(table, player.choose(GAME.sight(table, seat), options), shuffle)
    raise AssertionError("It never came to that.")


def on_turn(who: str, *, round_: int = 1) -> Callable[[State], bool]:
    """Whether a process has its turn, in this round or a later one."""

    def is_there(table: State) -> bool:
        late = int(str(table.values.get("round") or 0)) >= round_
        return table.text("step") == TURN and actor(table) == who and late

    return is_there


def model_of(table: State, seat: str = "") -> GameModel:
    """A model that goes on from a table; a seat named sits at the computer with its curtain up."""
    model = GameModel(GAME, MemoryJournal(table), seeded(1), clock=lambda: 1_000)
    if seat:
        model.pass_to(seat)
        model.take_seat()
    return model
