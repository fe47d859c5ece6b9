"""Moves are tried out on dealt tables: by a budget, the same every time, and stopped at once."""

import random
from math import inf, sqrt

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.players.gattai.conflict import Conflict
from gattai_desktop.players.gattai.measuring import coach_on_turn
from gattai_desktop.players.search import TriedMove, gain_and_luck, may_be_luck, search
from gattai_desktop.players.weighing import Budget

TABLE = coach_on_turn(3)
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


def test_two_moves_are_compared_on_the_tables_that_both_were_tried_on() -> None:
    """Given moves that were tried on the same tables, then luck is what the gain moves by from table to table."""
    first = TriedMove(OPTIONS[0], 4, 0.0, 0.0, worths={1: 0.9, 2: 0.5, 3: 0.7, 9: 0.0})
    second = TriedMove(OPTIONS[1], 3, 0.0, 0.0, worths={1: 0.7, 2: 0.5, 3: 0.6})
    gain, luck = gain_and_luck(first, second)
    assert gain == pytest.approx(0.1)
    assert luck == pytest.approx(0.1 / sqrt(3))


def test_of_two_moves_on_one_table_nothing_can_be_said() -> None:
    """Given moves that share fewer than two tables, then no gain is past what luck may have done."""
    first = TriedMove(OPTIONS[0], 2, 0.0, 0.0, worths={1: 0.9, 2: 0.9})
    assert gain_and_luck(first, TriedMove(OPTIONS[1], 2, 0.0, 0.0, worths={2: 0.1, 3: 0.1})) == (0.0, inf)


def test_every_playout_is_kept_by_the_number_of_its_table() -> None:
    """Given a search, then what it kept of each playout makes up the means that it tells."""
    for one in _searched(Budget(playouts=40)):
        assert len(one.worths) == one.tried
        assert sum(one.worths.values()) == pytest.approx(one.worth * one.tried)


def _worth(worths: dict[int, float]) -> TriedMove:
    mean = sum(worths.values()) / len(worths)
    return TriedMove(OPTIONS[0], len(worths), mean, mean, worths=worths)


EVEN = {1: 0.5, 2: 0.5, 3: 0.5, 4: 0.5}


@pytest.mark.parametrize(
    ("first", "second", "lucky"),
    [
        (EVEN, {1: 0.3, 2: 0.4, 3: 0.2, 4: 0.3}, False),
        (EVEN, {1: 0.1, 2: 0.9, 3: 0.1, 4: 0.8}, True),
        ({1: 0.9, 2: 0.1, 3: 0.9, 4: 0.1}, {1: 0.8, 2: 0.0, 3: 0.8, 4: 0.0}, False),  # other luck on each, but shared
        ({1: 0.9, 2: 0.1, 3: 0.9, 4: 0.1}, {5: 0.8, 6: 0.0, 7: 0.8, 8: 0.0}, True),
        (EVEN, {5: 0.3, 6: 0.4, 7: 0.2, 8: 0.3}, False),
        (EVEN, {1: 0.1, 2: 0.1, 3: 0.1}, True),
        (EVEN, {9: 0.1}, True),
        (EVEN, dict(EVEN), True),
    ],
)
def test_what_may_be_luck_is_told_from_what_is_not(
    first: dict[int, float], second: dict[int, float], *, lucky: bool
) -> None:
    """Given two tried moves, then their difference may be luck within one standard error, or where few were tried."""
    assert may_be_luck(_worth(first), _worth(second)) is lucky
