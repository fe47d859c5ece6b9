"""A seat is given to the program and back to a person, or to somebody else, at any time at the table of every game."""

import random

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seating import PERSON, GiveSeat, SeatSomebody, program_players
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY, STRENGTHS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import programme
from gattai_desktop.windows.kit.seat_view import who


def table_of(key: str) -> GameModel:
    dice = random.Random(4)
    played = programme(key)
    box = played.box()
    state = box.begin(played.setup(DemoOptions(game=key), 1, dice))
    return GameModel(box.game, MemoryJournal(state), seeded(1))


def giving(model: GameModel) -> type[GiveSeat]:
    kind = model.by_hand(GiveSeat)
    assert kind is not None
    return kind


def told(model: GameModel) -> str:
    """What everybody reads in the log of the newest entry."""
    (entry,) = model.log(model.entry)
    tell = programme(model.game).box().tell
    lines = tell(entry.before(PUBLIC), entry.move(PUBLIC), entry.facts(PUBLIC), model.seats[0])
    return "\n".join(str(line) for line in lines)


@pytest.mark.parametrize("key", KEYS)
def test_every_seat_can_be_given_to_the_program_and_back(qtbot: QtBot, key: str) -> None:
    model = table_of(key)
    give, first = giving(model), model.seats[0]
    for seat in model.seats:
        for strength in STRENGTHS:
            assert model.attempt(give(first, seat, strength))
            assert model.program_players == {seat: strength}
            assert told(model) == f"The program plays {model.name(seat)}, {strength}"
        assert model.attempt(give(first, seat, PERSON))
        assert model.program_players == {}
        assert told(model) == f"A person plays {model.name(seat)}"


@pytest.mark.parametrize("key", KEYS)
def test_what_cannot_be_is_refused(qtbot: QtBot, key: str) -> None:
    model = table_of(key)
    give, seat = giving(model), model.seats[-1]
    assert model.attempt(give(seat, seat, STEADY))
    for cannot in (give(seat, seat, STEADY), give(seat, seat, "mighty"), give(seat, "nobody", SHARP)):
        assert not model.attempt(cannot)
    assert not model.attempt(give(seat, model.seats[0], PERSON)), "a person sits there already"
    assert model.program_players == {seat: STEADY}


@pytest.mark.parametrize("key", KEYS)
def test_it_is_written_read_and_taken_back_and_holds_when_a_session_is_opened_again(qtbot: QtBot, key: str) -> None:
    model = table_of(key)
    give, seat = giving(model), model.seats[-1]
    moves = (give(seat, seat, GENTLE), because(give(seat, seat, SHARP), "Pia has gone home"), give(seat, seat, PERSON))
    phrases = programme(key).box().game.phrases
    assert [phrases.read(str(move)) for move in moves] == list(moves)
    assert model.attempt(moves[1])
    assert "Pia has gone home" in told(model)
    again = GameModel(programme(key).box().game, model._journal, seeded(1))
    assert again.program_players == {seat: SHARP}
    assert model.take_back(model.entry)
    assert model.program_players == {}


def test_the_program_can_be_the_coach(qtbot: QtBot) -> None:
    model = table_of("gattai")
    give = giving(model)
    assert model.seats[-1] == "coach"
    assert model.attempt(give("red", "Coach", STEADY))
    assert program_players(model.sight("red")) == {"coach": STEADY}
    assert "coach" not in model.people


@pytest.mark.parametrize("key", KEYS)
def test_somebody_takes_a_seat_over_and_is_called_by_name(qtbot: QtBot, key: str) -> None:
    model = table_of(key)
    sit, seat, hand = model.by_hand(SeatSomebody), model.seats[-1], model.hand_rules
    assert sit is not None
    assert hand is not None
    before, called = model.sight().text(hand.sits_at(seat)), model.name(seat)
    for name, whom in ((" ", seat), ("K" * 400, seat), ("Kim", "nobody")):
        assert not model.attempt(sit(seat, Quoted(name), whom))
    move = because(sit(model.seats[0], Quoted("Kim"), seat), "Pia has gone home")
    assert programme(key).box().game.phrases.read(str(move)) == move
    assert model.attempt(move)
    assert f"Kim takes the seat of {called}" in told(model)
    assert "Pia has gone home" in told(model)
    # In games whose players have no other names, hers is the seat's.
    assert who(model, seat) == ("Kim" if model.name(seat) == "Kim" else f"{called} (Kim)")
    assert not model.attempt(sit(seat, Quoted("Kim"), seat)), "she sits there already"
    assert model.take_back(model.entry)
    assert model.sight().text(hand.sits_at(seat)) == before
