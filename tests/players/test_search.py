"""Moves are tried out on dealt tables: by a budget, the same every time, and stopped at once."""

import random

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.players.gattai.conflict import Conflict
from gattai_desktop.players.gattai.measuring import coach_on_turn
from gattai_desktop.players.search import TriedMove, search
from gattai_desktop.players.weighing import Budget

TABLE = coach_on_turn(4)
SIGHT = GATTAI.game.sight(TABLE, "coach")
OPTIONS = tuple(move for move in GATTAI.game.options(TABLE, "coach") if move.steps)


def _searched(budget: Budget, seed: int = 1) -> tuple[TriedMove, ...]:
    return search(Conflict(GATTAI.game), SIGHT, OPTIONS, random.Random(seed), budget)


def test_every_option_comes_back_once_the_best_first() -> None:
    """Given a turn with several Drives, when they are tried out, then each is told, and giving up is not the best."""
    found = _searched(Budget(playouts=80))
    assert sorted(str(one.move) for one in found) == sorted(map(str, OPTIONS))
    assert not isinstance(found[0].move, Concede)
    assert found[0].tried >= max(one.tried for one in found)
    conceded = next(one for one in found if isinstance(one.move, Concede))
    assert conceded.won == 0.0
    assert found[0].worth > conceded.worth


@pytest.mark.parametrize("playouts", [24, 60])
def test_the_same_dice_and_playouts_find_the_same(playouts: int) -> None:
    """Given one seed and one budget in playouts, then the same is found; the budget is spent, and by a round at most
    more than that."""
    found = _searched(Budget(playouts=playouts))
    assert found == _searched(Budget(playouts=playouts))
    assert playouts <= sum(one.tried for one in found) <= playouts + 4 * len(OPTIONS)


def test_a_search_that_is_stopped_makes_no_playout() -> None:
    """Given somebody has acted meanwhile, then nothing more is tried, and the options come back as they were."""
    found = search(Conflict(GATTAI.game), SIGHT, OPTIONS, random.Random(1), Budget(seconds=60), stop=lambda: True)
    assert [one.tried for one in found] == [0] * len(OPTIONS)
