"""Rail, wall and header name one seat: the one that is asked or on turn, whatever happened before."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.gambit.moves import PlayInGambit
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.looks.rails import pilot_looks
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tables import given

TWO_FIGHT = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red, Green; Red on turn
        Red: Strike 2; hand 8♥P 9♣P; Green: hand 4♠P 10♠P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""
GAMBIT = """
given   pilot red "Ren"; Red: hand K♦P; Coach: hand 8♦C
when    Coach offers red a Gambit for "x"
        Red accepts
        Coach puts 8♦C down
"""


def lit(model: GameModel) -> list[str]:
    """The seats whose rows are lit in the rail."""
    return [look.seat for look in pilot_looks(SeatView.of(model)) if look.on_turn]


@pytest.mark.parametrize("who", ["red", "green"])
def test_they_name_one_seat_after_a_taking_back(qtbot: QtBot, who: str) -> None:
    sitting = Sitting(qtbot, given(TWO_FIGHT))
    model = sitting.model
    sitting.take(who)
    assert model.attempt(Counter(who, card("9♣P" if who == "red" else "10♠P")))
    sitting.take("coach")
    assert model.take_back(model.entry)
    sitting.settle()
    seat = model.on_turn()
    assert lit(model) == [seat]
    assert wall_look(model).banner.seat == seat
    words = sitting.window.header.accessibleName()
    assert "Ren's turn" in words
    assert "Coach has the seat" in words


def test_who_plays_for_a_side_is_the_one_at_the_computer(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TWO_FIGHT))
    sitting.take("green")
    assert lit(sitting.model) == ["green"]
    assert wall_look(sitting.model).banner.title == "Tam drives"
    assert "turn" not in sitting.window.header.accessibleName()


def test_nobody_is_on_turn_while_anybody_may_act(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given('given   pilot red "Ren"; Red: hand 8♥P'))
    sitting.take("coach")
    assert sitting.model.on_turn() == ""
    assert lit(sitting.model) == []
    assert "turn" not in sitting.window.header.accessibleName()


def test_in_a_gambit_they_name_who_lays_a_card_or_turns_it_up(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(GAMBIT))
    model = sitting.model
    sitting.take("coach")
    assert model.on_turn() == "red"
    assert lit(model) == ["red"]
    assert wall_look(model).banner.title == "Ren takes a Gambit"
    sitting.take("red")
    assert model.attempt(PlayInGambit("red", card("K♦P")))
    sitting.take("red")
    assert model.on_turn() == "coach"
    assert lit(model) == []
    assert wall_look(model).banner.seat == "coach"


SIDES_OPEN = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; Red: hand 9♠P; Coach: hand 5♦C
when    Red challenges coach with 9♠P for "the pier"
        Coach accepts with 5♦C
        Green joins red
"""


def test_who_has_joined_a_fight_is_marked_while_the_sides_are_open(qtbot: QtBot) -> None:
    model = given(SIDES_OPEN)
    looks = {look.name: look for look in pilot_looks(SeatView.of(model))}
    assert [name for name, look in looks.items() if look.joins] == ["Ren", "Tam"]
    assert "fights" in looks["Tam"].spoken()
    assert looks["Ida"].here, "she may still join"
