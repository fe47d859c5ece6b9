"""A bug report may leave the table; the cards may not."""

import pytest

from gattai_desktop.cards.card import CARDS
from gattai_desktop.cards.sight import A_CARD, veiled
from gattai_desktop.games.told import spoken


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_no_card_can_be_read_however_it_is_named(card: object) -> None:
    """Given any card, when a text names it by key, code, sign or in words, then the text tells nothing of it."""
    found = CARDS[card.key]  # type: ignore[attr-defined]
    ways = {found.key, found.code, spoken(found)} - {"Joker"}
    for way in ways:
        assert veiled(f"{way} does not lie in hand.red, says ({way}).") == (
            f"{A_CARD} does not lie in hand.red, says ({A_CARD})."
        )


def test_the_rest_of_a_report_stays() -> None:
    """Given the lines of a program, then numbers, rules and places in it stay as they are."""
    text = "File game_model.py, line 30, in play: THROW-34, 10 of 12, R-57, stage 3, A2, Python 3.11, 5C degrees"
    assert veiled(text) == text
