"""A figure that stands in no area, as only a made-up session has it, breaks neither the rules nor what shows them."""

from collections.abc import Callable
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.values import actor
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.windows.games.virtual_machine.room import ROOM
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import GAME, model_of, on_turn, played_until

_WHO: Final[dict[str, Callable[[State], tuple[str, ...]]]] = {
    "an MC": lambda table: (actor(table),),
    "a mob": lambda table: tuple(one for one in table.listed(CPU) if process(table, one).is_mob)[:1],
    "the boss": lambda table: tuple(one for one in table.listed(CPU) if process(table, one).is_boss),
    "everybody": lambda table: (*table.listed(CPU), *table.listed(MCS)),
}
_MOVES: Final = 60


def _nowhere(who: str) -> State:
    """Teo's turn in a fight in which these figures were taken off the map."""
    table = played_until(on_turn("teo"))
    gone = _WHO[who](table)
    zones = {
        zone: tuple(one for one in lying if zone.partition(".")[0] != "area" or one.card.key not in gone)
        for zone, lying in table.zones.items()
    }
    found = evolve(table, zones=zones)
    assert gone
    assert _standing(found) == _standing(table) - len(gone)
    return found


def _standing(table: State) -> int:
    return sum(len(lying) for zone, lying in table.zones.items() if zone.startswith("area."))


@pytest.mark.parametrize("who", _WHO)
def test_the_fight_goes_on(who: str) -> None:
    table, shuffle, cpu, mc = _nowhere(who), seeded(4), CpuFighter(), McFighter(plain=True)
    for _ in range(_MOVES):
        for seat in table.listed("seats"):
            GAME.options(table, seat)
        waited = GAME.waits_for(table)
        if not waited:
            break
        player = cpu if waited[0] == CPU else mc
        chosen = player.choose(GAME.sight(table, waited[0]), GAME.options(table, waited[0]))
        table, _ = GAME.play(table, chosen, shuffle)


@pytest.mark.parametrize("seat", ["teo", CPU])
@pytest.mark.parametrize("who", _WHO)
def test_table_and_wall_show_the_others(qtbot: QtBot, who: str, seat: str) -> None:
    table = _nowhere(who)
    sitting = Sitting(qtbot, model_of(table, seat), (1366, 768))
    sitting.window.grab()
    sitting.press("m", "a", "h")
    for one in _WHO[who](played_until(on_turn("teo"))):
        sitting.window.requests.open("process", one)
        sitting.settle()
        sitting.window.grab()
    wall = ProjectorWindow(model_of(table, seat), ROOM, make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.show()
    wall.grab()
