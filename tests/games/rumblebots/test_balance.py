"""The ready decks are as strong as they were made: each has its fair share of battles, which end after a while."""

from collections import Counter

import pytest

from gattai_desktop.content.rumblebots.matches import FAIR, SEATS_AT_TABLE, match
from gattai_desktop.players.rumblebots.steady import SteadyTactician
from tests.games.rumblebots.deck_battles import battle, measure


@pytest.mark.parametrize(
    ("players", "each", "least", "most", "clashes"),
    [(2, 60, 0.38, 0.62, 8), (3, 36, 0.22, 0.45, 12), (4, 72, 0.12, 0.38, 15)],
)
def test_no_ready_deck_is_hopeless_and_none_rules(
    players: int, each: int, least: float, most: float, clashes: int
) -> None:
    """The shares that were aimed at are 45-54, 30-36 and 20-31 of 100; chance may shift them by a few."""
    found = measure(players, each, seed=players)
    assert all(least < share < most for share in found.won.values()), found
    assert abs(found.clashes - clashes) < 1.5, found


@pytest.mark.parametrize(("players", "least", "most"), [(2, 0.4, 0.6), (3, 0.19, 0.5), (4, 0.09, 0.36)])
def test_whoever_sits_down_to_a_quick_battle_can_win_it(players: int, least: float, most: float) -> None:
    """Against the program as it plays unless another strength is chosen; in another order one deck wins 2 of 100."""
    won = Counter(battle(FAIR[players], seed, lambda _seed: SteadyTactician())[0] for seed in range(300))
    assert all(least < won[deck] / 300 < most for deck in FAIR[players]), won


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_battle_begins_with_decks_that_go_together(players: int) -> None:
    values = match(SEATS_AT_TABLE[:players]).values
    assert tuple(values[f"player.{seat}.deck"] for seat in SEATS_AT_TABLE[:players]) == FAIR[players]
