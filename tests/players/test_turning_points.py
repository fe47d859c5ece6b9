"""Turning points: a plain blunder is found in every game, and who plays as sharp does has none."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.rumblebots.matches import DRAFT, match
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.guide import Guide, GuideAct
from gattai_desktop.games.move import Move, write
from gattai_desktop.games.rumblebots import abilities, crown, reveal
from gattai_desktop.games.rumblebots.draft import Deal, KeepDealt
from gattai_desktop.games.seating import program_in, seat_alone
from gattai_desktop.games.strengths import GENTLE, SHARP
from gattai_desktop.games.tasuo.turns import EndWholeTurn
from gattai_desktop.games.virtual_machine import selecting
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.measuring import coach_on_turn
from gattai_desktop.players.programmes import opponent, programme
from gattai_desktop.players.search import Contested, TriedMove, TriesOut
from gattai_desktop.players.sharp import WENT_BEST
from gattai_desktop.players.turning_points import LEAST, MOST, Review, decisions, review, told_points
from gattai_desktop.players.two_moves import TwoMoves, hold_against
from gattai_desktop.players.weighing import Budget
from gattai_desktop.records.record import Entry
from tests.players.test_dealing_for_guests import everywhere, twin

PLAYOUTS = 24
THOROUGH = 48
"""Enough to find a plain blunder on other tables than those on which it was chosen."""
FEWEST = 12
"""As many as a first look takes at least."""
GUESTS = tuple(key for key in KEYS if key != "gattai")


def alone(key: str, table: State, seat: Seat) -> State:
    """Return a table at which the program plays every seat but one."""
    others = {program_in(one): GENTLE for one in box(key).game.seats(table) if one != seat}
    return evolve(table, values={**table.values, **others, program_in(seat): None})


def sharp(key: str, seat: Seat, playouts: int = PLAYOUTS) -> TriesOut:
    made = opponent(key, SHARP, seat)
    assert isinstance(made, TriesOut)
    return made.with_budget(Budget(playouts=playouts))


def played(key: str, table: State, *moves: Move) -> MemoryJournal:
    """Return a session in which these moves were made."""
    game, journal = box(key).game, MemoryJournal(table)
    for number, move in enumerate(moves, 1):
        table, facts = game.play(table, move, seeded(number))
        journal.append(Entry(number=number, move=write(move), facts=facts, by=move.seat), table)
    return journal


def found_in(key: str, journal: MemoryJournal, seat: Seat, playouts: int = PLAYOUTS) -> Review:
    return review(box(key).game, journal, player=sharp(key, seat, playouts))


GIVES_AWAY: dict[str, tuple[type[Move], ...]] = {
    "rumblebots": (crown.Keep, abilities.PutUnder, reveal.RevealNext),
    "virtual-machine": (selecting.DeclareReload,),
    "tasuo": (EndWholeTurn,),
}
"""Kinds of moves with which much can be given away."""
BLUNDERED = {"rumblebots": 25, "virtual-machine": 2}
"""The game in which that happens soonest; elsewhere it does in the usual ones."""


def blunders(key: str) -> Iterator[tuple[State, Seat, Move]]:
    """Yield tables at which something that may be done is far worse than the best, with that."""
    if key == "gattai":
        yield alone(key, coach_on_turn(2), "coach"), "coach", Concede("coach")
        return
    game = box(key).game
    for table, seat in everywhere(key, BLUNDERED.get(key)):
        given = [one for one in game.options(table, seat) if isinstance(one, GIVES_AWAY[key])]
        if not given or len(game.options(table, seat)) < 2 or seat not in game.waits_for(table):
            continue
        here, player = alone(key, table, seat), sharp(key, seat)
        sight = game.handed_over(game.sight(here, seat))
        contested, best = player.contested(sight), player.weigh(sight, game.options(here, seat)).best
        if contested is not None and best.tried and best.move != given[-1]:
            met = hold_against(contested, sight, best.move, given[-1], random.Random(1), 12)
            if met.margin is not None and met.gain > max(1.5 * LEAST, 1.5 * met.margin):
                yield here, seat, given[-1]


@cache
def blunder(key: str) -> tuple[State, Seat, Move]:
    return next(blunders(key))


@cache
def blunder_found(key: str) -> Review:
    """Return what a review of some length says of the blunder."""
    table, seat, done = blunder(key)
    return found_in(key, played(key, table, done), seat, THOROUGH)


@pytest.mark.parametrize("key", KEYS)
def test_a_plain_blunder_is_found(key: str) -> None:
    """Given somebody alone who did far worse than she could, then that is a turning point, with both chances."""
    table, seat, done = blunder(key)
    found = blunder_found(key)
    assert found.seat == seat
    assert found.decisions == 1
    (point,) = found.points
    assert point.entry == 1
    assert point.done == write(done)
    assert point.better != point.done
    assert box(key).game.judge(table, box(key).game.phrases.read(point.better)).allowed
    assert point.gain > max(LEAST, point.margin)
    assert all(0 <= won <= 1 for won in point.won)
    assert point.tables >= 12
    (told,) = told_points(box(key).game, played(key, table, done), found)
    assert str(told.done.what) != str(told.better.what)
    assert told.better.why == WENT_BEST or programme(key).why_holds
    assert (told.done.chance, told.better.chance) == tuple(round(100 * won) for won in point.won)
    assert found.course == ((1, pytest.approx(point.won[0], abs=0.5)),)


@pytest.mark.parametrize("key", KEYS)
def test_what_a_guide_asked_for_is_no_turning_point(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the same, done since a guide asked for it, then nobody is blamed; the decision was looked at."""
    table, seat, done = blunder(key)
    leads = Guide(name="A lesson", acts=(GuideAct(1, "Begin"),), act=1, key="do", now=say("Do it."))
    led = evolve(box(key), guide=lambda _table: leads, done_by=lambda _guide, _options: done)
    monkeypatch.setattr("gattai_desktop.players.turning_points.box", lambda _key: led)
    found = found_in(key, played(key, table, done), seat, THOROUGH)
    assert found.points == ()
    assert found.course == blunder_found(key).course


def test_what_most_often_follows_is_told() -> None:
    """Given a turning point of a conflict, then it says which kind of move most often came back, and names no card."""
    table, seat, done = blunder("gattai")
    journal = played("gattai", table, done)
    (point,) = blunder_found("gattai").points
    answered = {
        "Red concedes": "Then the Pilots most often concede.",
        "Red blocks with 9♥P": "Then the Pilots most often block.",
        "": "",
    }
    for move, words in answered.items():
        known = Review(seat, 1, (), (evolve(point, follows=move),))
        (told,) = told_points(box("gattai").game, journal, known)
        assert str(told.better.follows) == words
        assert not str(told.done.follows)
    assert point.follows


def test_what_was_done_is_told_as_done_and_the_other_as_what_would_be() -> None:
    """Given a Concede, then it says that the seat concedes; of what sharp would have done, that it would."""
    table, seat, _ = blunder("gattai")
    (point,) = blunder_found("gattai").points
    given_in = played("gattai", table, Concede.made(seat))
    known = Review(seat, 1, (), (evolve(point, done=write(Concede.made(seat)), better=write(Concede.made(seat))),))
    (told,) = told_points(box("gattai").game, given_in, known)
    assert [str(told.done.what), str(told.better.what)] == ["Coach concedes", "Coach would concede"]


@pytest.mark.parametrize("key", KEYS)
def test_who_plays_as_sharp_does_has_no_turning_point(key: str) -> None:
    """Given what sharp itself would do there, then there is none."""
    table, seat, _ = blunder(key)
    game = box(key).game
    best = sharp(key, seat).weigh(game.handed_over(game.sight(table, seat)), game.options(table, seat)).best.move
    found = found_in(key, played(key, table, best), seat)
    assert found.decisions == 1
    assert not found.points


@pytest.mark.parametrize("key", KEYS)
def test_the_same_session_gives_the_same(key: str) -> None:
    """Given one session, when it is looked through twice, then the same is found, to the last figure."""
    table, seat, done = blunder(key)
    journal = played(key, table, done)
    assert found_in(key, journal, seat, FEWEST) == found_in(key, journal, seat, FEWEST)


@pytest.mark.parametrize("key", GUESTS)
def test_what_lay_hidden_changes_nothing(key: str) -> None:
    """Given two sessions that differ only in what the seat could not see, then the same is found in both."""
    table, seat, done = blunder(key)
    game = box(key).game
    for number in range(8):
        other = twin(key, table, seat, random.Random(number))
        if game.options(other, seat) == game.options(table, seat) and other != table:
            break
    else:
        pytest.skip("Every other deal of this table offers other moves.")
    here, there = (next(decisions(game, played(key, one, done), seat)) for one in (table, other))
    assert here.options == there.options
    assert (
        sharp(key, seat).weigh(here.sight, here.options).moves
        == sharp(key, seat).weigh(there.sight, there.options).moves
    )


def test_the_table_that_is_handed_over_is_what_the_seat_saw() -> None:
    """Given a decision, then it holds the sight of the seat: the others' Hands are Backs."""
    table, seat, done = blunder("gattai")
    (found,) = decisions(box("gattai").game, played("gattai", table, done), seat)
    assert found.sight.seat == seat
    assert found.sight.zones == box("gattai").game.sight(table, seat).zones


def test_only_what_a_person_decided_counts() -> None:
    """Given moves of the program and one that was taken back, then none of them is looked at."""
    table, seat, done = blunder("gattai")
    game = box("gattai").game
    theirs = evolve(table, values={**table.values, program_in(seat): GENTLE})
    assert not tuple(decisions(game, played("gattai", theirs, done), seat))
    journal = played("gattai", table, done)
    assert len(tuple(decisions(game, journal, seat))) == 1
    journal.append(Entry(number=2, move="", facts=(), back_to=0), table)
    assert not tuple(decisions(game, journal, seat))


def test_what_was_kept_of_a_draft_counts() -> None:
    """Given another deck than the one that the rules offer, then it is looked at: sharp tries decks of a Draft out."""
    game = box("rumblebots").game
    table = alone("rumblebots", box("rumblebots").begin(match(("red", "blue"), way=DRAFT)), "red")
    table, _ = game.play(table, Deal("red"), seeded(1))
    (offered,) = game.options(table, "red")
    assert isinstance(offered, KeepDealt)
    fewer = evolve(offered, cards=offered.cards[1:])
    (found,) = decisions(game, played("rumblebots", table, fewer), "red")
    assert found.done == fewer
    assert not tuple(decisions(game, played("rumblebots", table, offered), "red"))


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (lambda seats: seats[1:], 0),
        (lambda seats: seats[2:], None),
        (lambda _seats: (), None),
        (lambda seats: seats, None),
    ],
)
def test_who_sat_alone(given: Callable[[tuple[Seat, ...]], tuple[Seat, ...]], found: int | None) -> None:
    """Given a table, then somebody sat there alone where the program plays all seats but one."""
    table = coach_on_turn(3)
    game = box("gattai").game
    seats = game.seats(table)
    values = {**table.values, **{program_in(one): SHARP for one in given(seats)}}
    assert seat_alone(evolve(table, values=values), seats) == ("" if found is None else seats[found])


def test_a_table_of_friends_has_no_review() -> None:
    """Given people in several seats, then nothing is looked at, and nobody is told that it was played well."""
    table = coach_on_turn(3)
    assert review(box("gattai").game, played("gattai", table, Concede("coach"))) == Review("")


def test_three_at_most_and_in_the_order_of_the_evening() -> None:
    """Given the same blunder five times over, then three turning points are told, the earliest first."""
    table, seat, done = blunder("gattai")
    journal = MemoryJournal(table)
    after, facts = box("gattai").game.play(table, done, seeded(1))
    for number in range(1, 10, 2):
        journal.append(Entry(number=number, move=write(done), facts=facts, by=seat), after)
        journal.append(Entry(number=number + 1, move="", facts=(), by=seat), table)
    told: list[float] = []
    found = review(box("gattai").game, journal, player=sharp("gattai", seat, 40), told=told.append)
    assert len(found.points) == MOST
    assert [one.entry for one in found.points] == sorted(one.entry for one in found.points)
    assert len(found.course) == found.decisions == 5
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_whoever_is_stopped_tells_of_nothing() -> None:
    """Given the window was closed, then the work ends, and no half of it is taken for the whole."""
    table, seat, done = blunder("gattai")
    found = review(box("gattai").game, played("gattai", table, done), player=sharp("gattai", seat), stop=lambda: True)
    assert not found.points


def test_what_would_have_won_as_often_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given two moves that both win everywhere, when one costs more, then nobody is told of it."""
    table, seat, done = blunder("gattai")

    def dearer(contested: Contested, sight: Sight, first: Move, second: Move, *_: object) -> TwoMoves:
        return TwoMoves(TriedMove(first, 40, 1.0, 0.9), TriedMove(second, 40, 1.0, 0.8), 0.1, 0.01)

    monkeypatch.setattr("gattai_desktop.players.turning_points.hold_against", dearer)
    found = found_in("gattai", played("gattai", table, done), seat)
    assert found.decisions == 1
    assert not found.points


def test_two_moves_meet_on_the_same_tables() -> None:
    """Given a move against itself, then luck has no say at all: not even by a table is one better."""
    table, seat, done = blunder("gattai")
    game, player = box("gattai").game, sharp("gattai", seat)
    sight = game.handed_over(game.sight(table, seat))
    contested = player.contested(sight)
    assert contested is not None
    best = player.weigh(sight, game.options(table, seat)).best.move
    met = hold_against(contested, sight, best, done, random.Random(1), 40)
    assert met.tables == met.second.tried == 40
    assert met.first.won > met.second.won == 0.0
    assert met.margin is not None
    assert 0 < met.margin < met.gain
