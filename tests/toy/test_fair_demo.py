"""A demo plays the fair, by a programme that is added as its box and its room are."""

import random

from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.evening import Evening, TableToPlay
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.programme import DemoOptions, Programme
from gattai_desktop.players.programmes import add_programme
from gattai_desktop.sessions.journal import Journal
from tests.toy.fair import KEY


def play(evening: Evening) -> None:
    """Let whoever is waited for move until the fair is over."""
    while evening.step != "over":
        seat = evening.table.next_seat()
        evening.choose(seat, evening.seated(seat))


def players(dice: random.Random) -> Player:
    return RandomPlayer(dice.randrange(2**32))


def a_model(journal: Journal, shuffle: Shuffle) -> TableToPlay:
    return GameModel(journal.box.game, journal, shuffle)


FAIRS = Programme(
    key=KEY,
    setup=lambda _options, _number, _dice: table_form(KEY).setup({"seats": {"red": "Ann", "green": "Ben"}}),
    sitting=lambda _setup: 2,
    player=lambda _game, dice: players(dice),
    play=lambda *at: play(Evening(*at)),
    pictured=frozenset(),
    people="players",
    fewest=2,
    most=2,
)


def test_a_demo_plays_the_fair_to_its_end(qapp: object) -> None:
    add_programme(KEY, lambda: FAIRS)
    report = run_demo(DemoOptions(game=KEY, games=2, seed=3), a_model)
    assert len(report.tables) == 2
    assert report.ok, str(report)
    assert report.moves > 10
