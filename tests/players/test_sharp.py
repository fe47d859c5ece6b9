"""Sharp tries out what it takes: the same sight, budget and seed weigh alike; who is stopped plays by habit."""

import random
from typing import Final

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.contraptions import LeaveIdle, SaveIt, UseIt
from gattai_desktop.games.rumblebots.values import RESULT
from gattai_desktop.games.strengths import SHARP, STEADY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.evening import Evening
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.rumblebots.steady import GentleTactician
from gattai_desktop.players.sharp import Searching
from gattai_desktop.players.weighing import Budget, Weighing
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.players.test_dealing_for_guests import everywhere, twin

GAMES = ("rumblebots", "virtual-machine", "tasuo")


def sharp(key: str, seat: str, playouts: int = 8) -> Searching:
    made = opponent(key, SHARP, seat)
    assert isinstance(made, Searching)
    return made.with_budget(Budget(playouts=playouts))


def moments(key: str, many: int) -> list[tuple[State, str, Weighing]]:
    """Return tables at which sharp tries something out, each with its seat and what it weighed."""
    game = box(key).game
    found: list[tuple[State, str, Weighing]] = []
    for table, seat in everywhere(key):
        options = game.options(table, seat)
        if len(found) < many and len(options) > 1 and seat in game.waits_for(table):
            weighing = sharp(key, seat).weigh(game.sight(table, seat), options)
            if weighing.best.tried:
                found.append((table, seat, weighing))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_what_is_tried_out_has_its_chance(key: str) -> None:
    """Given a choice, then sharp tries several moves out, takes an allowed one, and names every option once."""
    game = box(key).game
    found = moments(key, 6)
    assert len(found) == 6
    for table, seat, weighing in found:
        options = game.options(table, seat)
        tried = [one for one in weighing.moves if one.tried]
        assert len(tried) > 1
        assert all(one.chance is not None and 0 <= one.chance <= 1 for one in tried)
        assert weighing.best.move in options or game.judge(table, weighing.best.move).allowed
        assert str(weighing.best.why)
        moves = [one.move for one in weighing.moves]
        assert len(set(moves)) == len(moves)
        assert set(options) <= set(moves)


@pytest.mark.parametrize("key", GAMES)
def test_twins_are_weighed_alike(key: str) -> None:
    """Given two tables that differ only in what is hidden, then sharp weighs them alike, playout by playout."""
    game = box(key).game
    for number, (table, seat, weighing) in enumerate(moments(key, 4)):
        other = twin(key, table, seat, random.Random(number))
        options = game.options(other, seat)
        if options == game.options(table, seat):
            assert sharp(key, seat).weigh(game.sight(other, seat), options).moves == weighing.moves


@pytest.mark.parametrize("key", GAMES)
def test_whoever_is_stopped_at_once_plays_by_habit(key: str) -> None:
    """Given nobody waits for the result, then sharp does what its habits say: those of steady, or better ones."""
    game = box(key).game
    for table, seat, _ in moments(key, 3):
        options = game.options(table, seat)
        stopped, steady = sharp(key, seat), opponent(key, STEADY, seat)
        stopped.stop = lambda: True
        by_habit = stopped.habits if (key, seat) == ("virtual-machine", "cpu") else steady
        assert by_habit is not None
        seen = game.sight(table, seat)
        assert stopped.choose(seen, options) == by_habit.choose(seen, options)


CONTRAPTION: Final = """
game    rumblebots
given   players Red, Blue, Green
        token = red; Red: deck b01 b02; contraptions k1; Blue: deck b17; Green: deck b06 b10
shuffle Red: deck b01 b02
when    Red begins the battle
"""


@pytest.mark.parametrize("key", GAMES)
def test_one_table_is_not_enough_to_leave_habit(key: str) -> None:
    """Given two moves that were tried once each, then what habit takes stays: nothing can be said of the luck."""
    game = box(key).game
    for table, seat, weighing in moments(key, 12):
        player, sight, options = sharp(key, seat, 2), game.sight(table, seat), game.options(table, seat)
        if sum(one.tried > 0 for one in weighing.moves) == 2:
            assert player.weigh(sight, options).best.move == player.habits.weigh(sight, options).best.move


def test_no_program_leaves_a_contraption_out_of_a_battle() -> None:
    """Given one that is asked about, then programs use or save it, and sharp tries nothing else out."""
    table, game = replay(read(CONTRAPTION)).state, box("rumblebots").game
    sight, options = game.sight(table, "red"), game.options(table, "red")
    assert {type(one) for one in options} == {SaveIt, UseIt, LeaveIdle}
    thoughtless = [GentleTactician(seed=number).weigh(sight, options).best.move for number in range(24)]
    assert {type(one) for one in thoughtless} == {SaveIt, UseIt}
    tried = [one.move for one in sharp("rumblebots", "red").weigh(sight, options).moves if one.tried]
    assert {type(one) for one in tried} == {SaveIt, UseIt}


def test_no_demo_leaves_a_contraption_out_of_a_battle() -> None:
    """Given a demo that plays by chance, then whoever has a Contraption is asked each time, and uses it or saves it."""
    made = list[Move]()
    for seed in range(12):
        begun, players = replay(read(CONTRAPTION)).state, dict.fromkeys(("red", "blue", "green"), RandomPlayer(seed))
        table = GameModel(box("rumblebots").game, MemoryJournal(begun), seeded(seed))
        evening = Evening(table, players, random.Random(seed), lambda move: made.append(move) if move else None)
        evening.play_to(RESULT, "battle", second_thoughts=0.0, most=400)
    assert {SaveIt, UseIt} <= {type(one) for one in made}
    assert not any(isinstance(one, LeaveIdle) for one in made)
