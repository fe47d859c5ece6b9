"""Matches played to their end by players who try whatever is allowed, and looked at after every move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import match
from gattai_desktop.games.rumblebots.clashes import leaders
from gattai_desktop.games.rumblebots.draft import TakeDeck
from gattai_desktop.games.rumblebots.values import OVER, VALUES, all_crystals
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.soundness import unsound
from gattai_desktop.sessions.journal import Journal

BOX = box("rumblebots")
GAME = BOX.game


@settings(max_examples=12, deadline=None)
@given(st.data(), st.integers(2, 4), st.sampled_from(["quick-battle", "draft", "free-decks"]), st.integers(0, 2**32))
def test_whatever_is_chosen_the_table_stays_sound(data: st.DataObject, seats: int, way: str, seed: int) -> None:
    table = BOX.begin(match(SEATS[:seats], way=way, battles=1))
    shuffle = seeded(seed)
    for number in range(400):
        waited_for = GAME.waits_for(table)
        if not waited_for:
            break
        options = GAME.options(table, waited_for[0])
        if number > 5:  # decks may be taken as often as one likes; somebody must begin
            options = tuple(one for one in options if not isinstance(one, TakeDeck))
        move = options[data.draw(st.integers(0, len(options) - 1))]
        assert GAME.phrases.read(str(move)) == move
        after, facts = GAME.play(table, move, shuffle)
        assert list(unsound(GAME, table, facts, after)) == []
        assert [path for path in after.values if VALUES.at(path) is None] == []
        table = after
    assert table.values["step"] == OVER
    crystals = [all_crystals(table, seat) for seat in SEATS[:seats]]
    assert sum(crystals) in ((2,) if seats == 2 else (2, 3))
    assert leaders(table) == (table.values["winner"],)


def a_model(journal: Journal, shuffle: object) -> GameModel:
    return GameModel(journal.box.game, journal, shuffle)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_demo_plays_matches_of_bot_battles(qtbot: QtBot, seats: int) -> None:
    del qtbot
    assert run_demo(DemoOptions(game="rumblebots", seats=seats, games=3, seed=seats), a_model).faults == ()


def test_the_demo_plays_by_any_house_rulings(qtbot: QtBot) -> None:
    del qtbot
    assert run_demo(DemoOptions(game="rumblebots", games=4, seed=8, wild_rulings=True), a_model).faults == ()
