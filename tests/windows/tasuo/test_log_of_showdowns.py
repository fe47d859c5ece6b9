"""The log of a showdown reads as sentences, also where a move that nobody is told of stands before what it leads to."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.side_gauges import gauges_look
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.tasuo.showdown_surfaces import at
from tests.windows.tasuo.showdowns import BOX, model_at

TABLE = """game    tasuo
given   player red "Ren" deck storm-court; player blue "Tam" deck tide-court
        phase play; turn 5; active red
        Red: kio Drum Dancer; armor 5; hand Second Gust
        Blue: kio Shoal Binder; legend Sudden Fog down; since.blue = [1]
"""


def test_what_follows_a_pass_that_is_not_told_begins_with_a_capital(qtbot: QtBot) -> None:
    played = replay(read(TABLE))
    game = played.record.box.game
    model = GameModel(game, MemoryJournal(played.state), seeded(1), clock=lambda: 1_000)
    for line in ("Red uses Second Gust", "Blue passes"):
        seat = line.partition(" ")[0].lower()
        model.pass_to(seat)
        model.take_seat()
        assert model.attempt(game.phrases.read(line)), line
    passed = entry_lines(model.log()[-1], model, "moves", seat=PUBLIC)
    assert [(spoken(one.words), one.because) for one in passed] == [
        ("The effect of Second Gust", False),
        ("Drum Dancer: its attacks deal 1 more", True),
    ]
    del qtbot


def first_hands(*lines: str) -> GameModel:
    """Return a table at which first hands are chosen, after these answers."""
    model = model_at(at("TS-EX1", asks="mulligan"))
    for line in lines:
        assert model.attempt(BOX.game.phrases.read(line)), line
    return model


def told(model: GameModel, seat: str) -> list[str]:
    """Return everything that the log tells a seat."""
    model.pass_to(seat)
    model.take_seat()
    return [spoken(line.words) for one in model.log() for line in entry_lines(one, model, "everything")]


def test_ts_h54_nobody_is_told_of_a_first_hand_before_all_have_chosen(qtbot: QtBot) -> None:
    """Given one player has kept or changed hers, then the other reads the same of both."""
    kept, changed = first_hands("Red keeps the first hand"), first_hands("Red puts Cinder Page Ember Jab back")
    assert told(kept, "blue") == told(changed, "blue") == ["Red chooses, unseen"]
    assert told(kept, "red") == ["Red changes no card for free"]
    del qtbot


@pytest.mark.parametrize("seat", ["blue", PUBLIC])
def test_ts_h54_armor_for_a_first_hand_is_told_once_all_have_chosen(qtbot: QtBot, seat: str) -> None:
    """Neither how often one pays nor the gauges tell it before; the wall reads what everybody does."""
    begun = "Red keeps the first hand"
    paid = first_hands(
        begun, "Red pays 1 armor for Cinder Page", "Red pays 1 armor for Ember Jab", "Red keeps the hand"
    )
    kept = first_hands(begun, "Red keeps the hand")
    for model in (paid, kept):
        lines = [spoken(line.words) for one in model.log() for line in entry_lines(one, model, "everything", seat=seat)]
        assert lines == ["Red chooses, unseen"]
        assert gauges_look(evolve(SeatView.of(model), sight=model.sight(seat)), "red").armor == 10
    for line in ("Blue keeps the first hand", "Blue keeps the hand"):
        assert paid.attempt(BOX.game.phrases.read(line)), line
    lines = [spoken(line.words) for one in paid.log() for line in entry_lines(one, paid, "everything", seat=seat)]
    assert "Red: armor 10 → 8" in lines
    assert gauges_look(evolve(SeatView.of(paid), sight=paid.sight(seat)), "red").armor == 8
    del qtbot


def test_ts_h54_how_many_cards_were_changed_is_told_once_all_have_chosen(qtbot: QtBot) -> None:
    first = ("Red puts Cinder Page Ember Jab back", "Red keeps the hand", "Blue keeps the first hand")
    model = first_hands(*first)
    assert not [line for seat in ("red", "blue") for line in told(model, seat) if "of the first hand" in line]
    assert model.attempt(BOX.game.phrases.read("Blue keeps the hand"))
    changed, kept = "Red has changed 2 cards of the first hand", "Blue has kept the first hand"
    assert changed in told(model, "blue")
    assert kept in told(model, "red")
    assert kept not in told(model, "blue"), "it stands there twice already"
    assert changed not in told(model, "red")
    del qtbot
