"""A Hand that a team holds together: who holds it sees it, and it is shown like any other Hand."""

from collections.abc import Mapping

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.deck54 import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying, Zone
from gattai_desktop.content.boxes import add_game
from gattai_desktop.games.box import Box
from gattai_desktop.games.gattai.record_words import WORDS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.kit.requests import Lift
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.table.hand import Hand
from tests.model.tiny_game import TinyGame, dealt

TEAM = ("red", "green")


class Team(TinyGame):
    """The tiny game with a Hand more, which Red and Green hold together."""

    def zones(self, state: State) -> Mapping[str, Zone]:
        return {**super().zones(state), "hand.team": Zone("hand.team", "hand", "", frozenset(TEAM), holders=TEAM)}


@pytest.fixture
def model(qtbot: QtBot) -> GameModel:
    team = Team()
    # No session of it is opened, so its box holds the game alone.
    add_game(team.key, lambda: Box(team.key, "Tiny", team, State, lambda _state: {}, WORDS))
    state = dealt(red=["K♥P"])
    together = (Lying(card("2♠P"), False), Lying(card("9♣P"), False))
    deck = tuple(one for one in state.zones["deck"] if one not in together)
    state = evolve(state, zones={**state.zones, "hand.team": together, "deck": deck})
    model = GameModel(team, MemoryJournal(state), seeded(1), clock=lambda: 0)
    model.pass_to("red")
    model.take_seat()
    return model


def test_a_seat_has_its_own_hand_before_one_that_it_shares(model: GameModel) -> None:
    assert model.hand_zone("red") == "hand.red"
    assert [lying.card for lying in model.hand("red")] == [card("K♥P")]


def test_who_holds_it_sees_it_and_nobody_else(model: GameModel) -> None:
    assert model.sight().cards("hand.team") == (card("2♠P"), card("9♣P"))
    model.pass_to("coach")
    model.take_seat()
    assert all(isinstance(one, Back) for one in model.sight().cards("hand.team"))


def test_a_second_hand_shows_it_and_says_from_where_a_card_is_lifted(qtbot: QtBot, model: GameModel) -> None:
    hand = Hand(make_paint(speed=0))
    qtbot.addWidget(hand)
    hand.show_view(SeatView.of(model), marked=True, zone="hand.team")
    assert hand.accessibleName() == "Hand of Red, Green"
    lifted: list[Lift] = []
    hand.picked.connect(lifted.append)
    widget = hand.widget_of(card("9♣P"))
    assert widget is not None
    widget.click()
    assert [(lift.card, lift.origin) for lift in lifted] == [(card("9♣P"), "hand.team")]
    hand.show_view(SeatView.of(model), marked=True)
    assert hand.widget_of(card("9♣P")) is None
    assert hand.widget_of(card("K♥P")) is not None
