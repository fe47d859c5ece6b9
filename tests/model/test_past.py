"""A session looked at again: step by step, through one seat's eyes, and nothing can be changed."""

import random
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.telling.landmarks import LANDMARKS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_session
from gattai_desktop.players.player import RandomPlayer

SEATS = ("red", "green", "blue")


@pytest.fixture(scope="module")
def journal() -> MemoryJournal:
    """An evening of three Pilots, played by itself to its end."""
    played = MemoryJournal(GATTAI.begin(scenario("neon-harbour", SEATS)))
    model = GameModel(GATTAI.game, played, seeded(3))
    play_session(GattaiEvening(model, {seat: RandomPlayer(3) for seat in model.seats}, random.Random(3)))
    return played


@pytest.fixture
def past(qtbot: QtBot, journal: MemoryJournal) -> Past:
    made = Past(GATTAI, journal)
    while not made.timeline.whole:
        made.survey()
    return made


def test_every_step_shows_the_table_as_it_was(past: Past, journal: MemoryJournal) -> None:
    for number in (0, 1, past.last // 2, past.last - 1, past.last, 3):
        past.go(number)
        table = journal.state() if number == past.last else journal.state_before(number + 1)
        assert past.entry == number
        assert past.sight(PUBLIC) == GATTAI.game.sight(table, PUBLIC)


def test_the_course_is_read_a_few_entries_at_a_time(qtbot: QtBot, journal: MemoryJournal) -> None:
    """Given a replay that was just opened, when it reads on, then it reads no more than the windows can wait for."""
    made, read = Past(GATTAI, journal), [0]
    while not made.timeline.whole:
        made.survey()
        read.append(made.timeline.read)
    steps = [after - before for before, after in pairwise(read)]
    assert len(steps) > 1
    assert max(steps) <= 32


def test_no_way_leads_beyond_either_end(past: Past) -> None:
    past.go(past.last + 50)
    assert past.entry == past.last
    past.go(-7)
    assert past.entry == 0


def test_it_begins_with_what_everybody_saw(past: Past) -> None:
    past.go(past.last // 2)
    assert not past.curtain_down
    assert past.sight().seat == PUBLIC
    for seat in past.seats:
        assert all(isinstance(lying.card, Back) for lying in past.hand(seat))


def test_a_seat_is_asked_before_its_hand_lies_open_and_no_other_hand_ever_does(past: Past) -> None:
    past.go(past.last // 2)
    past.look_as("green")
    assert past.curtain_down
    assert past.sight().seat == PUBLIC
    past.take_seat()
    for seat in past.seats:
        hidden = [isinstance(lying.card, Back) for lying in past.hand(seat)]
        assert hidden
        assert not any(hidden) if seat == "green" else all(hidden)
    past.look_as(PUBLIC)
    assert not past.curtain_down
    assert all(isinstance(lying.card, Back) for lying in past.hand("green"))


def test_a_hand_can_be_hidden_again_without_leaving_the_seat(past: Past) -> None:
    past.go(past.last // 2)
    past.look_as("green")
    past.take_seat()
    past.cover(on=True)
    assert past.seat == "green"
    assert all(isinstance(lying.card, Back) for lying in past.hand("green"))
    past.cover(on=False)
    assert not any(isinstance(lying.card, Back) for lying in past.hand("green"))


def test_nothing_of_it_reaches_the_session(past: Past, journal: MemoryJournal) -> None:
    before = journal.last, journal.state()
    past.go(0)
    deal = SetUpSession("coach")
    assert past.judge(deal).allowed
    assert not past.attempt(deal)
    assert not past.allow(deal, "because")
    past.go(past.last)
    assert not past.take_back(past.last)
    assert not past.try_again()
    assert past.options("coach") == ()
    assert past.asks() == ()
    assert (journal.last, journal.state()) == before


def test_marks_and_parts_lie_where_things_happened(past: Past, journal: MemoryJournal) -> None:
    line = past.timeline
    kinds = {mark.kind for mark in line.marks}
    assert {"gambit", "throwdown", "score"} <= kinds <= {kind.key for kind in LANDMARKS.kinds}
    assert [part.first for part in line.parts] == sorted(part.first for part in line.parts)
    assert line.parts[0].first == 0
    assert line.parts[-1].last == past.last
    for one, other in zip(line.parts, line.parts[1:], strict=False):
        assert one.last + 1 == other.first
        assert one.kind != other.kind
    for part in line.parts:
        past.go(part.last)
        assert LANDMARKS.part(past.sight(PUBLIC).values) == part.kind


def test_marks_are_gone_to_forth_and_back(past: Past) -> None:
    line = past.timeline
    scores = [mark.entry for mark in line.marks if mark.kind == "score"]
    there = []
    at = 0
    while (at := line.next_mark(at, {"score"})) not in there:
        there.append(at)
    assert there[: len(set(scores))] == sorted(set(scores))
    assert line.mark_before(scores[-1], {"score"}) == (sorted(set(scores))[-2] if len(set(scores)) > 1 else 0)
    assert line.next_mark(past.last, {"score"}) == past.last
    assert line.mark_before(0, {"score"}) == 0


def test_turns_are_gone_to_forth_and_back(past: Past) -> None:
    line = past.timeline
    assert line.turns
    first = line.next_turn(0)
    second = line.next_turn(first)
    assert 0 < first < second
    assert line.turn_before(second) == first
    assert line.turn_before(first) == 0


def test_a_line_is_struck_only_from_the_move_on_that_took_it_back(qtbot: QtBot) -> None:
    written = MemoryJournal(GATTAI.begin(scenario("neon-harbour", SEATS)))
    model = GameModel(GATTAI.game, written, seeded(1))
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    assert model.take_back(1)
    past = Past(GATTAI, written)
    past.survey()
    past.go(1)
    assert not past.is_taken_back(1)
    past.go(2)
    assert past.is_taken_back(1)
