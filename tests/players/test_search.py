"""Moves are tried out on dealt tables: by a budget, the same every time, and stopped at once."""

import random
from math import inf, sqrt

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.drives import Concede, Counter
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.players.gattai.conflict import Conflict
from gattai_desktop.players.gattai.measuring import coach_on_turn
from gattai_desktop.players.search import TOLD_FROM, TriedMove, beside_best, gain_and_luck, may_be_luck, search
from gattai_desktop.players.weighing import Budget

TABLE = coach_on_turn(10)
SIGHT = GATTAI.game.sight(TABLE, "coach")
OPTIONS = tuple(move for move in GATTAI.game.options(TABLE, "coach") if move.steps)
COUNTER = next(one for one in OPTIONS if isinstance(one, Counter))


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
        assert sum(one.wins.values()) == pytest.approx(one.won * one.tried)


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


def _won(move: Move, wins: dict[int, float], gained: float = 0.0) -> TriedMove:
    won, worths = sum(wins.values()) / len(wins), {table: one + gained for table, one in wins.items()}
    return TriedMove(move, len(wins), won, won + gained, worths=worths, wins=wins)


LUCKY_START = {table: float(table <= 4) for table in range(1, 9)}
"""A move that won on the first four of eight tables."""


def test_what_was_left_aside_early_is_not_praised_for_the_luck_of_the_first_tables() -> None:
    """Given a move that won three of the first four tables, where the best won all and then no more, then it stands a
    quarter behind the best, and not a quarter before it."""
    best, early = _won(OPTIONS[0], LUCKY_START), _won(OPTIONS[1], {1: 1.0, 2: 1.0, 3: 1.0, 4: 0.0})
    told = beside_best((best, early))
    assert told[0] == best
    assert (told[1].won, told[1].worth, told[1].tried) == (0.25, 0.25, 4)


def test_what_wins_as_often_but_gains_less_keeps_its_price() -> None:
    """Given a move left aside for what it costs, then only that is what it has less than the best."""
    best, early = _won(OPTIONS[0], LUCKY_START, 0.1), _won(OPTIONS[1], {1: 1.0, 2: 1.0, 3: 1.0, 4: 1.0}, -0.1)
    dear = beside_best((best, early))[1]
    assert (dear.won, dear.worth) == (0.5, pytest.approx(0.4))


def test_below_the_best_stands_whatever_wins_more_and_last_what_was_hardly_tried() -> None:
    """Given several moves, then their figures go down from the second on; what was tried too little to tell is last."""
    best = _won(OPTIONS[0], LUCKY_START)
    few = _won(OPTIONS[1], {1: 1.0, 2: 1.0})
    worse, better = _won(OPTIONS[2], dict.fromkeys(range(1, 9), 0.0)), _won(OPTIONS[3], {**LUCKY_START, 1: 0.0})
    told = beside_best((best, few, worse, better))
    assert [one.move for one in told] == [OPTIONS[0], OPTIONS[3], OPTIONS[2], OPTIONS[1]]


def test_the_figures_of_a_search_put_nothing_above_the_best_but_for_its_price() -> None:
    """Given searches of a turn, when figures can be compared, then no other move is worth more than the best."""
    for seed in range(12):
        best, *others = beside_best(_searched(Budget(playouts=80), seed))
        assert all(one.worth <= best.worth + 1e-9 for one in others if one.tried >= TOLD_FROM)


class _OnceImpossible(Conflict):
    """A conflict in which the first playout that begins with a Counter comes to nothing."""

    refused = 0

    def next_move(self, table: State, dice: random.Random) -> Move | None:
        if not _OnceImpossible.refused and throwdown.pile(table)[-1].key == COUNTER.card.key:
            _OnceImpossible.refused += 1
            raise Impossible("This table has no such move.")
        return super().next_move(table, dice)


def test_a_move_that_one_table_refuses_is_not_put_behind_a_worse_one() -> None:
    """Given the better of two moves, when one of its playouts comes to nothing, then it comes first all the same."""
    options = (next(one for one in OPTIONS if isinstance(one, Concede)), COUNTER)
    again = search(_OnceImpossible(GATTAI.game), SIGHT, options, random.Random(1), Budget(playouts=40))
    assert _OnceImpossible.refused == 1
    assert again[0].tried < again[1].tried
    assert again[0].move == COUNTER
