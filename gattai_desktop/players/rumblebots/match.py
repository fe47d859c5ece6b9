"""A match of bot battles, played by automatic players with simple choices."""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from attrs import define, field

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import say
from gattai_desktop.content.rumblebots.matches import DRAFT, FREE, QUICK, SEATS_AT_TABLE, built_in_bots, match
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import abilities, battle_start, contraptions, draft
from gattai_desktop.games.rumblebots.rulings import rulings_book
from gattai_desktop.games.rumblebots.values import MOST_CLASHES, OVER
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.players.contest import Contest
from gattai_desktop.players.evening import Evening
from gattai_desktop.players.habits import reason_of
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.programme import DemoOptions, MakePlayer, Programme
from gattai_desktop.players.rumblebots.less import less_in_battle
from gattai_desktop.players.rumblebots.reasons import REASONS
from gattai_desktop.players.rumblebots.sharp import SharpTactician
from gattai_desktop.players.rumblebots.steady import GentleTactician, SteadyTactician, worth_now

_SECOND_THOUGHTS: Final = 0.01
_CARELESS: Final = 0.3
_WILD: Final = 0.35
_MOST_MOVES: Final = 200 * MOST_CLASHES
"""Moves after which a match that has not ended is taken for one that never will."""


_LEFT_TO_THE_DICE: Final = (abilities.PutBelow, battle_start.Energize, contraptions.SwitchOn, draft.Deal)
"""What the players of a demo do as chance has it, so that no two of its matches go alike."""


@define
class Tactician:
    """Keeps the faction with the strongest wall, brings back the best Bot, and uses a Contraption when it is asked."""

    seed: int = 1
    _dice: random.Random = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        self._dice = random.Random(self.seed)

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        return max(options, key=lambda move: (self._worth(sight, move), self._dice.random()))

    def _worth(self, sight: Sight, move: Move) -> float:
        return 0 if isinstance(move, _LEFT_TO_THE_DICE) else worth_now(sight, move)


def _setup(options: DemoOptions, number: int, dice: random.Random) -> Any:  # noqa: ANN401 - as the game's box says
    way = options.scenario or (QUICK, DRAFT, QUICK, FREE)[number % 4]
    seats = SEATS_AT_TABLE[: options.seats or dice.randint(2, len(SEATS_AT_TABLE))]
    setup = match(seats, way=way, decks=_decks(seats, dice))
    return evolve(setup, rulings={**_wild(dice), **setup.rulings}) if options.wild_rulings else setup


def _decks(seats: Sequence[str], dice: random.Random) -> Mapping[str, str]:
    ready = list(built_in_bots().bots.decks)
    return {seat: dice.choice(ready) for seat in seats}


def _wild(dice: random.Random) -> dict[str, str]:
    changed = (one for one in rulings_book().values() if dice.random() < _WILD)
    # The way of playing is the scenario's; a battle without a limit may never end.
    return {one.name: dice.choice(list(one.options)) for one in changed if one.name not in ("way", "endless")}


def _player(game: Game, dice: random.Random) -> Player:
    seed = dice.randrange(2**32)
    return RandomPlayer(seed) if dice.random() < _CARELESS else Tactician(seed)


def play_match(evening: Evening) -> None:
    """Play the Draft, where there is one, and every battle of the match. Raises CannotGoOn."""
    evening.table.pass_to(evening.table.seats[-1])  # who plays first in a Draft must not depend on who opened the table
    evening.play_to(OVER, "match", second_thoughts=_SECOND_THOUGHTS, most=_MOST_MOVES)


def _contest() -> Contest:
    from gattai_desktop.players.rumblebots.contest import BATTLES

    return BATTLES


OPPONENTS: Final[Mapping[str, MakePlayer]] = {
    GENTLE: lambda _seat: GentleTactician(),
    STEADY: lambda _seat: SteadyTactician(),
    SHARP: lambda _seat: SharpTactician(),
}
"""Each player by the name that a table keeps for its seat."""
BOT_BATTLE: Final = Programme(
    key="rumblebots",
    setup=_setup,
    sitting=lambda setup: len(setup.players),
    player=_player,
    play=lambda *at: play_match(Evening(*at)),
    pictured=frozenset({"draft", "clash"}),
    people="players",
    fewest=2,
    most=4,
    opponents=OPPONENTS,
    why=partial(reason_of, REASONS),
    less=less_in_battle,
    chance_words=say("battles won, of 100"),
    contest=_contest,
)
