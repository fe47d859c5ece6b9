"""Play is stopped by a public word: others wait, what was asked waits, what comes up since is asked."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move, wish
from gattai_desktop.games.phrases import Phrases
from gattai_desktop.games.response_window import LetPlayGoOn, StopPlay, stopped_by

SEATS = ("red", "green", "blue")


@wish("stops")
class Stop(StopPlay):
    """Wish: stop play."""

    step_rule = "RING-1"


@wish("goes on")
class Resume(LetPlayGoOn):
    """Wish: let play go on."""

    step_rule = "RING-1"


@wish("rings")
class Ring(Move):
    """Wish: ring a bell, for which the ringer is asked something."""

    in_window = True

    @classmethod
    def offered(cls, _state: State, seat: Seat) -> "Iterator[Ring]":
        yield cls(seat)

    def play(self, ledger: Ledger) -> None:
        ledger.next(("loud", self.seat))


@wish("waves")
class Wave(Move):
    """Wish: wave, which is done while play runs."""

    @classmethod
    def offered(cls, _state: State, seat: Seat) -> "Iterator[Wave]":
        yield cls(seat)

    def play(self, ledger: Ledger) -> None:
        ledger.next(("back", "green"))


@wish("says yes")
class Yes(Answer):
    """Answer: whatever was asked."""

    answers = "loud"

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set("said", f"{item[0]} {self.seat}", rule="RING-1")


@wish("waves back")
class WaveBack(Yes):
    """Answer: to a wave."""

    answers = "back"


class Bells(Game):
    """A game of bells."""

    key = "bells"
    order_rule = "RING-1"
    cards: Mapping[str, Card] = MappingProxyType({})

    def __init__(self) -> None:
        self.phrases = Phrases((Stop, Resume, Ring, Wave, Yes, WaveBack), lambda text: self.cards[text])
        self.doings = {}
        self.askings = {
            "loud": lambda _state, item: Ask("loud", str(item[1]), say("How loud?"), (Yes(str(item[1])),)),
            "back": lambda _state, item: Ask("back", str(item[1]), say("Wave back?"), (WaveBack(str(item[1])),)),
        }

    def zones(self, _state: State) -> Mapping[str, Zone]:
        return {}

    def settle(self, ledger: Ledger) -> None:
        """Nothing is checked between steps."""

    def on_turn(self, _state: State) -> tuple[Seat, ...] | None:
        return ("red",)


BELLS = Bells()


def after(*moves: Move) -> State:
    table = State({}, {"seats": SEATS, "step": "play"})
    for move in moves:
        table, _ = BELLS.play(table, move, unknown)
    return table


def test_anybody_may_stop_play_and_then_is_waited_for() -> None:
    assert BELLS.waits_for(after()) == ("red",)
    assert BELLS.waits_for(after(Stop("blue"))) == ("blue",)
    assert stopped_by(after(Stop("blue"), Stop("green"))) == ("blue", "green")


def test_others_wait_and_are_offered_nothing_but_the_word() -> None:
    table = after(Stop("blue"))
    assert not BELLS.judge(table, Wave("red")).allowed
    assert not BELLS.judge(table, Ring("red")).allowed
    assert BELLS.options(table, "red") == (Stop("red"),)
    assert set(BELLS.options(table, "blue")) == {Ring("blue"), Resume("blue")}


def test_who_has_stopped_play_next_acts_next() -> None:
    table = after(Stop("blue"), Stop("green"), Resume("blue"))
    assert BELLS.judge(table, Ring("green")).allowed
    assert BELLS.waits_for(after(Stop("blue"), Stop("green"), Resume("blue"), Resume("green"))) == ("red",)


def test_what_was_asked_before_waits_and_what_comes_up_since_is_asked() -> None:
    table = after(Wave("red"), Stop("blue"))
    assert BELLS.asks(table) == ()
    assert not BELLS.judge(table, WaveBack("green")).allowed
    table = after(Wave("red"), Stop("blue"), Ring("blue"))
    assert [ask.kind for ask in BELLS.asks(table)] == ["loud"]
    assert not BELLS.judge(table, Resume("blue")).allowed
    table = after(Wave("red"), Stop("blue"), Ring("blue"), Yes("blue"), Resume("blue"))
    assert [ask.kind for ask in BELLS.asks(table)] == ["back"]
    assert BELLS.waits_for(table) == ("green",)


@pytest.mark.parametrize("seat", SEATS)
def test_the_word_is_everybodys_at_any_time(seat: Seat) -> None:
    for table in (after(), after(Wave("red"))):
        assert Stop(seat) in BELLS.options(table, seat)
