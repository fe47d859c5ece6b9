"""What a demo plays of Tasuo Showdown: one showdown after the other, each ready deck against each."""

import random
from functools import partial
from typing import Any, Final

from gattai_desktop.cards.words import say
from gattai_desktop.content.faults import NoSuchScenario
from gattai_desktop.games.game import Game
from gattai_desktop.games.near_names import no_such
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.setup import DECKS, DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.players.contest import Contest
from gattai_desktop.players.evening import Evening
from gattai_desktop.players.habits import reason_of
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.programme import DemoOptions, Programme
from gattai_desktop.players.tasuo.reasons import OF_ANYBODY, less_in_showdown
from gattai_desktop.players.tasuo.seated import OPPONENTS
from gattai_desktop.players.tasuo.steady import Learner, Steady

ALL: Final = "all"
"""In place of a deck: each against each in its turn."""
_SECOND_THOUGHTS: Final = 0.01
_CARELESS: Final = 0.2
"""How often somebody plays at random."""
_LEARNING: Final = 0.5
"""How often one who does not is a learner."""
_MOST_MOVES: Final = 8_000
"""Moves after which a showdown that has not ended is taken for one that never will."""


def _setup(options: DemoOptions, table: int, _dice: random.Random) -> Any:  # noqa: ANN401 - as the game's box says
    first = options.scenario if options.scenario not in ("", ALL) else DECKS[(table - 1) % len(DECKS)]
    if first not in DECKS:
        raise NoSuchScenario(no_such("No ready deck is called '{name}'.{there}", first, DECKS))
    decks = (first, DECKS[(table - 1) // len(DECKS) % len(DECKS)])
    return ShowdownSetup(
        scenario=first,
        players=tuple(DuelistSetup(seat, deck=deck) for seat, deck in zip(zones.SEATS, decks, strict=True)),
    )


def _player(_game: Game, dice: random.Random) -> Player:
    seed = dice.randrange(2**32)
    if dice.random() < _CARELESS:
        return RandomPlayer(seed)
    return Learner(seed=seed) if dice.random() < _LEARNING else Steady()


def play_showdown(evening: Evening) -> None:
    """Play a showdown to its end. Raises CannotGoOn."""
    evening.play_to(OVER, "showdown", second_thoughts=_SECOND_THOUGHTS, most=_MOST_MOVES)


def _contest() -> Contest:
    from gattai_desktop.players.tasuo.contest import SHOWDOWN_CONTEST

    return SHOWDOWN_CONTEST


SHOWDOWNS: Final = Programme(
    key=KEY,
    setup=_setup,
    sitting=lambda setup: len(setup.players),
    player=_player,
    play=lambda *at: play_showdown(Evening(*at)),
    pictured=frozenset(),
    people="players",
    fewest=len(zones.SEATS),
    most=len(zones.SEATS),
    opponents=OPPONENTS,
    why=partial(reason_of, OF_ANYBODY),
    less=less_in_showdown,
    chance_words=say("how well this side stands some turns later, of 100"),
    contest=_contest,
)
