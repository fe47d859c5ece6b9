"""Players choose among what they are offered, from what their seat sees."""

from collections.abc import Mapping, Sequence

import pytest

from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.throwdown.drive import Drive
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter
from gattai_desktop.games.move import Move, wish
from gattai_desktop.players.gattai.simple_player import LookaheadPlayer
from gattai_desktop.players.player import RandomPlayer

GAME = GATTAI.game
EVEN = {"solo": 3, "sync": 3, "flesh": 2, "steel": 2, "synapse": 3, "circuit": 3}


def a_fight(hand: Sequence[str], pile: str, values: Mapping[str, Value] | None = None) -> State:
    """Red, Strike 2, is on turn against the Coach in stage 1."""
    values = {
        "step": "throwdown.turn",
        "throwdown.challenger": "red",
        "throwdown.challenged": "coach",
        "throwdown.side.red": ("red",),
        "throwdown.side.coach": ("coach",),
        "throwdown.involved.red": ("red",),
        "throwdown.involved.coach": ("coach",),
        "throwdown.commander.red": "red",
        "throwdown.commander.coach": "coach",
        "throwdown.threats": ("tide",),
        "throwdown.strike.red": 2,
        "throwdown.strike.coach": 4,
        "throwdown.stage": 1,
        "throwdown.entered": (1,),
        "throwdown.turn": "red",
        "throwdown.started": "red",
        "throwdown.pile": (("coach", "counter", ""),),
        "throwdown.last": ("counter", "coach"),
        "phase": "play",
        **(values or {}),
    }
    lying = {
        "hand.red": tuple(Lying(card(one), False) for one in hand),
        "pile": (Lying(card(pile), True),),
        "hand.coach": (Lying(card("K♠C"), False),),
    }
    setup = Setup(
        pilots=(PilotSetup("red", "Ren", EVEN), PilotSetup("green", "Tam", EVEN)),
        threats=(ThreatSetup("tide", "The Tide", 4),),
        values=values,
        zones=lying,
    )
    return begin(setup)


def chosen_by_sensible(table: State) -> object:
    return LookaheadPlayer(GAME).choose(GAME.sight(table, "red"), GAME.options(table, "red"))


def test_sensible_takes_the_charge_of_a_resonant_counter() -> None:
    assert chosen_by_sensible(a_fight(["3♦P", "4♦P", "K♥P"], "2♣C")) == Counter("red", card("3♦P"))


def test_sensible_does_not_ruin_the_team_where_a_safe_card_will_do() -> None:
    assert chosen_by_sensible(a_fight(["K♥P", "4♦P"], "2♣C")) == Counter("red", card("4♦P"))


def test_sensible_rather_blocks_than_tears_the_team() -> None:
    assert chosen_by_sensible(a_fight(["9♠P", "A♥P"], "9♣C")) == Block("red", card("9♠P"))


def test_sensible_concedes_where_it_must() -> None:
    table = a_fight([], "K♣C", {"throwdown.stage": 3, "throwdown.entered": (1, 2, 3)})
    drives = [move for move in GAME.options(table, "red") if isinstance(move, Drive)]
    assert LookaheadPlayer(GAME).choose(GAME.sight(table, "red"), drives) == Concede("red")


def test_sensible_cannot_be_swayed_by_what_it_may_not_see() -> None:
    """The same sight leads to the same choice, whatever the Coach holds."""
    one = a_fight(["3♦P", "6♦P"], "5♣C")
    other = State({**one.zones, "hand.coach": (Lying(card("2♣C"), False),)}, one.values)
    assert GAME.sight(one, "red") == GAME.sight(other, "red")
    assert chosen_by_sensible(one) == chosen_by_sensible(other)


@pytest.mark.parametrize("seed", range(5))
def test_careless_takes_anything_that_is_allowed_and_the_same_again(seed: int) -> None:
    table = a_fight(["3♦P", "4♦P", "2♥P", "K♥P"], "2♣C")
    options = GAME.options(table, "red")
    first, again = RandomPlayer(seed), RandomPlayer(seed)
    chosen = [first.choose(GAME.sight(table, "red"), options) for _ in range(20)]
    assert chosen == [again.choose(GAME.sight(table, "red"), options) for _ in range(20)]
    assert set(chosen) <= set(options)
    assert len({type(move) for move in chosen}) > 1
    for move in set(chosen):
        GAME.play(table, move, unknown)


def test_a_renamed_kind_of_move_leaves_every_choice_as_it_was() -> None:
    @wish("one")
    class First(Move):
        """Is called first by its class and by its words."""

    @wish("two")
    class Second(Move):
        """Is called second by both."""

    @wish("one")
    class Third(Move):
        """Has the words of the first and comes last by its class."""

    sight = GAME.sight(a_fight(["3♦P"], "2♣C"), "red")
    before, renamed = RandomPlayer(1), RandomPlayer(1)
    chosen = [before.choose(sight, (First("red"), Second("red"))).phrase for _ in range(20)]
    assert chosen == [renamed.choose(sight, (Third("red"), Second("red"))).phrase for _ in range(20)]
