"""What the count has passed this round is kept open for all, until the next round begins."""

import random

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.move import Impossible
from gattai_desktop.games.virtual_machine.counting import GiveCard
from gattai_desktop.games.virtual_machine.values import GIVE, SELECT, TURN, actor, gone
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, deck_of
from tests.games.virtual_machine.test_whole_fights import GAME, chosen, laid_by


def test_every_turn_that_the_count_has_passed_is_kept_for_its_round() -> None:
    dice, shuffle, seen = random.Random(3), seeded(3), 0
    table = laid_by(dice)
    for _ in range(300):
        table, _ = GAME.play(table, chosen(dice, table), shuffle)
        step, turns = table.text("step"), gone(GAME.sight(table, PUBLIC))
        if step == SELECT and not table.values.get("paused"):
            assert not turns, "a new round has passed nothing"
        if step == TURN:
            assert turns[-1].who == actor(table)
            assert turns[-1].at == table.number("count")
            seen += 1
        if step in (GIVE, TURN):
            assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    assert seen > 20


def test_no_turn_is_had_with_a_card_that_lies_in_no_play_area() -> None:
    """RULES VM-13: nobody can allow it, since all would read what lies in a deck."""
    begun = laid_by(random.Random(3))
    table = State(begun.zones, {**begun.values, "step": GIVE})
    hidden = table.cards(deck_of(table, MCS))[-1]
    with pytest.raises(Impossible, match="lies in no play area"):
        GAME.play(table, GiveCard(CPU, hidden, table.listed(CPU)[0]), seeded(1), allowed=True)
