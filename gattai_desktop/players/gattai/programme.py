"""What a demo plays of Gattaibushido:FUSION!: First Contact and sessions of Neon Harbour, for two to seven Pilots."""

import random
from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.book.rulings import rulings_book
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.players.contest import Contest
from gattai_desktop.players.evening import Moved, TableToPlay
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.seated import OPPONENTS
from gattai_desktop.players.gattai.session_evening import play_first_contact, play_session
from gattai_desktop.players.gattai.simple_player import LookaheadPlayer
from gattai_desktop.players.gattai.why import kind_that_follows, less_in_conflict, why
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.programme import DemoOptions, Programme

FIRST_CONTACT: Final = first_contact.KEY
NEON_HARBOUR: Final = "neon-harbour"

_SEATS: Final = (2, 7)
_CARELESS: Final = 0.3
"""Share of players who only throw dice: they find what a sensible player would never try."""
_WILD: Final = 0.35
"""How many rulings the dice choose at a table with wild rulings."""


def _setup(options: DemoOptions, number: int, dice: random.Random) -> Any:  # noqa: ANN401 - as the game's box says
    turns = (FIRST_CONTACT, NEON_HARBOUR, NEON_HARBOUR)
    key = options.scenario or turns[(number - 1) % len(turns)]
    seats = options.seats or dice.randint(*_SEATS)
    colours = list(COLOURS[:7])
    dice.shuffle(colours)
    setup = scenario(key, colours[:seats], edition=options.edition)
    return evolve(setup, rulings={**setup.rulings, **_wild(dice)}) if options.wild_rulings else setup


def _wild(dice: random.Random) -> dict[str, str]:
    changed = (one for one in rulings_book().values() if dice.random() < _WILD)
    return {one.name: dice.choice(list(one.options)) for one in changed}


def _player(game: Game, dice: random.Random) -> Player:
    seed = dice.randrange(2**32)
    return RandomPlayer(seed) if dice.random() < _CARELESS else LookaheadPlayer(game, seed)


def _play(table: TableToPlay, players: Mapping[Seat, Player], dice: random.Random, moved: Moved) -> None:
    evening = GattaiEvening(table, players, dice, moved)
    if table.sight("public").values.get("scenario") == FIRST_CONTACT:
        play_first_contact(evening)
    else:
        play_session(evening)


def _contest() -> Contest:
    from gattai_desktop.players.gattai.contest import THROWDOWNS

    return THROWDOWNS


GATTAI_EVENINGS: Final = Programme(
    key="gattai",
    setup=_setup,
    sitting=lambda setup: len(setup.pilots),
    player=_player,
    play=_play,
    pictured=frozenset({"gambit.play", "throwdown.turn"}),
    people="Pilots",
    fewest=1,
    most=7,
    opponents=OPPONENTS,
    why=why,
    why_holds=True,
    less=less_in_conflict,
    chance_words=say("conflicts won, of 100"),
    follows=kind_that_follows,
    contest=_contest,
)
