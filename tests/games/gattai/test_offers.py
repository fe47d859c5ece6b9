"""Nobody is asked for what she could not be offered, and nothing is missed by that."""

import random
from collections.abc import Iterator

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.challenge import Challenge

_TABLES = ("neon-harbour", "hunters-moon", "first-contact")


def _moments(table: str) -> Iterator[State]:
    """Every table of an evening that is played by chance."""
    game, dice, shuffle = GATTAI.game, random.Random(table), seeded(5)
    state = GATTAI.begin(scenario(table, ("red", "green", "blue")))
    for _ in range(200):
        yield state
        options = next(filter(None, (game.options(state, seat) for seat in game.waits_for(state))), ())
        if not options:
            return
        state, _facts = game.play(state, dice.choice(options), shuffle)


@pytest.mark.parametrize("table", _TABLES)
def test_what_only_the_coach_is_offered_is_refused_to_everybody_else(table: str) -> None:
    """Given what the Coach may do, when a Pilot wishes for the same, then the rules have something against it."""
    game = GATTAI.game
    for state in _moments(table):
        for move in game.options(state, COACH_SEAT):
            if move.offered_to == "coach":
                assert not game.judge(state, evolve(move, seat="red")).allowed, move


@pytest.mark.parametrize("table", _TABLES)
def test_what_only_pilots_are_offered_is_refused_to_the_coach(table: str) -> None:
    """Given what a Pilot may do, when the Coach wishes for the same, then the rules have something against it."""
    game = GATTAI.game
    for state in _moments(table):
        for seat in ("red", "green", "blue"):
            for move in game.options(state, seat):
                if move.offered_to == "others":
                    assert not game.judge(state, evolve(move, seat=COACH_SEAT)).allowed, move


@pytest.mark.parametrize("table", _TABLES)
def test_a_kind_of_move_is_offered_where_its_part_of_the_game_is_played(table: str) -> None:
    """Given any moment, when somebody is offered a move, then its part of the game is at this table."""
    game = GATTAI.game
    for state in _moments(table):
        parts = game.parts(state)
        for seat in game.seats(state):
            assert all(move.needs_part in parts for move in game.options(state, seat) if move.needs_part)


@pytest.mark.parametrize("table", _TABLES)
def test_what_a_table_offers_is_what_one_would_offer_of_which_nothing_is_known(table: str) -> None:
    """Given any moment, when offers were kept from earlier moments, then they are those that are found anew."""
    game = GATTAI.game
    for state in _moments(table):
        anew = State(state.zones, state.values)
        for seat in game.seats(state):
            assert game.options(state, seat) == game.options(anew, seat)


@pytest.mark.parametrize("table", _TABLES)
def test_what_is_listed_is_allowed(table: str) -> None:
    """Given an open question, when an answer that need not be judged is judged, then nothing speaks against it."""
    game = GATTAI.game
    for state in _moments(table):
        for ask in game.asks(state)[:1]:
            anew = State(state.zones, state.values)
            assert all(game.judge(anew, one).allowed for one in ask.options if one.always_allowed)


@pytest.mark.parametrize("table", _TABLES)
def test_what_is_offered_without_being_judged_is_all_that_is_allowed(table: str) -> None:
    """Given moves that are offered unjudged, when they are judged, then nothing speaks against them."""
    game = GATTAI.game
    for state in _moments(table):
        anew = State(state.zones, state.values)
        for seat in game.seats(state):
            assert all(game.judge(anew, one).allowed for one in game.options(state, seat) if one.always_allowed)


def test_an_offer_is_kept_until_what_it_follows_from_changes() -> None:
    """Given the Coach may challenge, when the scene changes he still may, and without a Hand no longer."""
    game = GATTAI.game
    state = next(one for one in _moments("neon-harbour") if one.count("hand.coach") and one.values["step"] == "story")
    offered = [move for move in game.options(state, COACH_SEAT) if isinstance(move, Challenge)]
    ledger = Ledger(state, seeded(1))
    ledger.set("scene", 7, rule="STORY-4")
    kept = [move for move in game.options(ledger.table, COACH_SEAT) if isinstance(move, Challenge)]
    assert [id(move) for move in kept] == [id(move) for move in offered]
    ledger.move_from("hand.coach", state.cards("hand.coach"), "trash.coach", rule="DECK-3")
    assert not any(isinstance(move, Challenge) for move in game.options(ledger.table, COACH_SEAT))
