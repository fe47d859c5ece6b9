"""Why the program made a move is told from what everybody knows: tables that differ in what is hidden tell the same."""

import random
import re

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.model.happened import Happened
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programmes import programme
from gattai_desktop.players.why import UNSAID, why_of
from gattai_desktop.records.record import Entry
from tests.players.nothing_hidden import twin
from tests.players.test_nothing_hidden import table_by_chance


@pytest.mark.parametrize("key", KEYS)
def test_two_tables_that_differ_in_what_is_hidden_are_told_the_same(key: str) -> None:
    game, player, told = programme(key).box().game, RandomPlayer(3), set[str]()
    for seed in range(12):
        table = table_by_chance(key, seed, 10 + 3 * seed)
        options = next(filter(None, (game.options(table, seat) for seat in game.waits_for(table))), ())
        if not options:
            continue
        move = player.choose(game.sight(table, options[0].seat), options)
        _, facts = game.play(table, move, seeded(seed))
        happened = Happened(
            Entry(number=1, move=str(move), facts=facts, by=move.seat), table, game, lambda looker: looker
        )
        public = happened.move(PUBLIC)
        if public is None:
            continue
        other = game.sight(twin(game, table, PUBLIC, random.Random(seed)), PUBLIC)
        assert other == happened.before(PUBLIC)
        said = why_of(key, happened.before(PUBLIC), public)
        assert why_of(key, other, public) == said
        told.add(said.template)
    assert told
    assert told != {UNSAID.template}, "something is said that is worth reading"


@pytest.mark.parametrize("key", ["virtual-machine", "tasuo"])
def test_no_move_is_praised_above_others_that_a_weaker_player_might_have_made(key: str) -> None:
    """Given moves by chance, then no reason says that one was best: a gentle player errs."""
    game, player, told = programme(key).box().game, RandomPlayer(5), set[str]()
    for seed in range(16):
        table = table_by_chance(key, seed, 8 + 4 * seed)
        for seat in game.waits_for(table):
            options = game.options(table, seat)
            for move in {player.choose(game.sight(table, seat), options) for _ in range(6)} if options else ():
                told.add(why_of(key, game.sight(table, PUBLIC), move).template)
    assert len(told) > 5
    praise = re.compile(r"\b(most|best|hardest|least|[Nn]o other|[Nn]obody needs|[Nn]othing else|as much)\b")
    assert not [said for said in told if praise.search(said)]
