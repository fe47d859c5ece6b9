"""The ready decks are as strong as they were made: each has its fair share of battles, which end after a while."""

import pytest

from gattai_desktop.players.rumblebots.balance import measure


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
