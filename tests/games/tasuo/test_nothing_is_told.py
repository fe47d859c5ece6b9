"""Whatever a player holds, everybody else sees the same, in the same order and at the same time (RULES 3h)."""

from itertools import permutations
from random import Random

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER, active, text
from gattai_desktop.games.tasuo.windows import PassWindow
from tests.games.tasuo.hidden_cards import others_of, played, seen_by, with_other_cards

DECKS = ("slag-court", "tide-court", "bramble-court", "storm-court")
PAIRS = tuple(permutations(DECKS, 2))
MOVES = 150
"""How long each showdown is followed."""


@pytest.mark.parametrize("seed", range(len(PAIRS)))
def test_what_others_see_hangs_on_no_hidden_card(seed: int) -> None:
    """A move of the active player, and a pass of the other, say the same whatever the other holds."""
    tasuo, chance, shuffle = box("tasuo"), Random(seed), seeded(seed)
    decks = PAIRS[seed]
    players = tuple(DuelistSetup(seat, seat.capitalize(), deck) for seat, deck in zip(zones.SEATS, decks, strict=True))
    state = tasuo.begin(ShowdownSetup(players=players))
    compared = 0
    for _ in range(MOVES):
        if text(state, "step") == OVER:
            break
        seat = tasuo.game.waits_for(state)[0]
        options = tasuo.game.options(state, seat)
        passes = [one for one in options if isinstance(one, PassWindow)]
        move = passes[0] if passes and chance.random() < 0.7 else chance.choice(options)
        holder = zones.foe(active(state)) if active(state) else ""
        if holder and (seat != holder or isinstance(move, PassWindow)):
            other = with_other_cards(state, holder, chance)
            there, here = played(tasuo, other, move), played(tasuo, state, move)
            for watcher in others_of(holder):
                assert seen_by(tasuo, watcher, state, move, *here) == seen_by(tasuo, watcher, other, move, *there), move
            compared += 1
        state, _facts = tasuo.game.play(state, move, shuffle)
    assert compared > MOVES // 4


@pytest.mark.parametrize("seed", range(6))
def test_the_seat_that_answers_in_its_own_turn_tells_nothing_by_being_asked(seed: int) -> None:
    """After an answer of the foe's, whether the active player is asked hangs on no hidden card."""
    tasuo, chance, shuffle = box("tasuo"), Random(seed), seeded(seed)
    players = tuple(DuelistSetup(seat, deck=DECKS[(seed + place) % 4]) for place, seat in enumerate(zones.SEATS))
    state = tasuo.begin(ShowdownSetup(players=players))
    compared = 0
    for _ in range(4 * MOVES):
        if text(state, "step") == OVER:
            break
        seat = tasuo.game.waits_for(state)[0]
        options = tasuo.game.options(state, seat)
        answers = [one for one in options if "answers" in str(one) or "stops it" in str(one)]
        move = chance.choice(answers or options)
        holder = active(state)
        if answers and seat != holder:
            other = with_other_cards(state, holder, chance)
            here, there = played(tasuo, state, move), played(tasuo, other, move)
            if text(here[0], "window.asked") or text(there[0], "window.asked"):
                for watcher in others_of(holder):
                    seen = seen_by(tasuo, watcher, state, move, *here)
                    assert seen == seen_by(tasuo, watcher, other, move, *there), move
                compared += 1
        state, _facts = tasuo.game.play(state, move, shuffle)
    assert compared
