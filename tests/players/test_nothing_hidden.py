"""The program at a seat knows what its seat may know: in every game, at tables by chance, in every strength.

What it is handed leads to no hidden card and to no true table, and where hidden cards lie otherwise it does the same.
"""

import random
from functools import partial
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import opponent, programme
from gattai_desktop.players.round_robin import contest_of
from gattai_desktop.players.thinking import acts
from gattai_desktop.players.weighing import Budget, Thinker
from tests.players.nothing_hidden import found_hidden, hidden_cards, twin

_FEW: Final = Budget(playouts=3)
_MOST_MOVES: Final = 60


def table_by_chance(key: str, seed: int, moves: int) -> State:
    """A table of any kind of the game, or one of those on which players are measured, after some moves at random.

    The program sits everywhere at it.
    """
    played, dice, shuffle = programme(key), random.Random(seed), seeded(seed)
    game, player = played.box().game, RandomPlayer(seed)
    if dice.random() < 0.5:
        table = contest_of(key).deal(seed).table
    else:
        table = played.box().begin(played.setup(DemoOptions(game=key, seed=seed), dice.randrange(100), dice))
    for _ in range(moves):
        options = next(filter(None, (game.options(table, seat) for seat in game.waits_for(table))), ())
        if not options:
            break
        table, _ = game.play(table, player.choose(game.sight(table, options[0].seat), options), shuffle)
    return State(table.zones, {**table.values, **{program_in(seat): STEADY for seat in game.seats(table)}})


def handed(game: Game, table: State, seat: Seat) -> tuple[Sight, tuple[Move, ...]]:
    """What the player of a seat is handed at the table."""
    return game.handed_over(game.sight(table, seat)), game.options(table, seat)


def answered(key: str, name: str, table: State, seat: Seat) -> tuple[Move | None, object]:
    """What a player who has just sat down does, and what it thinks of each move."""
    game = programme(key).box().game
    sight, options = handed(game, table, seat)
    player = opponent(key, name, seat)
    assert player is not None
    if isinstance(player, Thinker):
        player = player.with_budget(_FEW)
    move = acts(player, sight, options, waited_for=seat in game.waits_for(table), urged=True)
    weigh = getattr(player, "weigh", None)
    weighed = weigh(sight, options) if weigh is not None and len(options) > 1 else None
    return move, weighed and [(one.move, one.worth, one.chance, one.tried, one.why) for one in weighed.moves]


@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 1_000_000), moves=st.integers(0, _MOST_MOVES))
def test_what_a_player_is_handed_leads_to_no_hidden_card(key: str, seed: int, moves: int) -> None:
    """Every object is looked into that can be reached from the sight and the options, also what functions remember.

    An option may name any card of a Deck, as what a Joker is to mean; that this tells nothing, the twins below show.
    """
    game = programme(key).box().game
    table = table_by_chance(key, seed, moves)
    for seat in game.seats(table):
        sight, options = handed(game, table, seat)
        assert list(found_hidden(game, table, seat, sight)) == []
        assert list(found_hidden(game, table, seat, options, cards=False)) == []


@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 1_000_000), moves=st.integers(0, _MOST_MOVES))
def test_no_seat_can_read_a_value_that_is_hidden_from_it(key: str, seed: int, moves: int) -> None:
    """A sight asks only of values that a game names as secrets: none that is hidden may be missing among them."""
    game = programme(key).box().game
    table = table_by_chance(key, seed, moves)
    for seat in game.seats(table):
        hidden = game.hidden(table, seat)
        assert not [path for path in game.sight(table, seat).values if path in table.values and hidden(path)]


@pytest.mark.parametrize("key", KEYS)
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 1_000_000), moves=st.integers(0, _MOST_MOVES))
def test_two_tables_that_differ_in_what_is_hidden_get_the_same_move(key: str, seed: int, moves: int) -> None:
    """Every strength, at every seat that may do anything: the same move, for the same reasons."""
    game = programme(key).box().game
    table = table_by_chance(key, seed, moves)
    for seat in game.seats(table):
        other = twin(game, table, seat, random.Random(seed))
        sight, options = handed(game, table, seat)
        assert handed(game, other, seat) == (sight, options)
        if not options:
            continue
        for name in programme(key).opponents:
            assert answered(key, name, other, seat) == answered(key, name, table, seat), f"{name} at {seat}"


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_its_strengths_and_its_twins_do_differ(key: str) -> None:
    """So that the proof above is one."""
    assert {GENTLE, STEADY} <= set(programme(key).opponents)
    game = programme(key).box().game
    differ = 0
    for seed in range(8):
        table = table_by_chance(key, seed, 6)
        for seat in game.seats(table):
            hides = len(hidden_cards(game, table, seat)) > 1
            differ += hides and twin(game, table, seat, random.Random(seed)) != table
    assert differ > 8


def test_what_leads_to_a_hidden_card_is_found() -> None:
    table = table_by_chance("gattai", 3, 30)
    game = programme("gattai").box().game
    seat = game.seats(table)[0]
    card = hidden_cards(game, table, seat)[0]
    sight = game.sight(table, seat)
    for planted in (card, [card], {"a": (card,)}, card.key, lambda: card, partial(print, card), lambda: table, sight):
        assert list(found_hidden(game, table, seat, planted)), planted
    assert not list(found_hidden(game, table, seat, (game.handed_over(sight), game, game.cards)))
