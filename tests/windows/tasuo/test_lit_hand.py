"""The hand of a showdown shows what each card may do now, in the own turn and when its owner looks to answer."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import GAME, Duelists, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Pyre Marshal, Ember Jab, Coal Shot
        Blue: kio Glacier Monk; hand {held}; legend nothing
"""
ATTACK = "Red attacks Glacier Monk with Cinder Page by Ember Jab"


def sitting_at(qtbot: QtBot, *moves: str, held: str = "Shell Block, Reef Novice", seat: str = "red") -> Sitting:
    model = model_at(replay(read(TABLE.format(held=held))).state)
    model.pass_to("red")
    model.take_seat()
    sitting = Sitting(qtbot, model)
    for move in moves:
        assert model.attempt(GAME.phrases.read(move))
        sitting.settle()
    if seat != "red":
        sitting.take(seat)
    return sitting


def lit(sitting: Sitting) -> dict[str, bool]:
    """Which cards of the hand are not veiled, by their names."""
    hand = sitting.window.hand
    shown = {card.name: hand.widget_of(card) for card in hand._cards_shown.values()}
    return {name: widget.playable for name, widget in shown.items() if widget is not None}


def test_a_card_that_a_warrior_may_attack_by_is_lit(qtbot: QtBot) -> None:
    """An Offensive card is taken up for an attack although it is the warrior that attacks; nobody is called now."""
    sitting = sitting_at(qtbot)
    assert lit(sitting) == {"Pyre Marshal": False, "Ember Jab": True, "Coal Shot": True}
    jab = next(card for card in sitting.window.hand._cards_shown.values() if card.name == "Ember Jab")
    widget = sitting.window.hand.widget_of(jab)
    assert widget is not None
    assert widget.accessibleDescription().startswith("Attack, ")


@pytest.mark.parametrize(
    ("held", "fits"),
    [
        ("Shell Block, Reef Novice", {"Shell Block": True, "Reef Novice": False}),
        ("Reef Novice", {"Reef Novice": False}),
    ],
)
def test_who_looks_sees_which_cards_answer(qtbot: QtBot, held: str, fits: dict[str, bool]) -> None:
    assert lit(sitting_at(qtbot, ATTACK, held=held, seat="blue")) == fits


def test_the_hand_of_whoever_sits_there_tells_nothing_while_somebody_else_is_asked(qtbot: QtBot) -> None:
    assert set(lit(sitting_at(qtbot, ATTACK)).values()) == {True}


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_cards_in_a_place_show_their_names_in_a_small_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = sitting_at(qtbot)
    sitting.window.resize(*size)
    sitting.settle()
    for name in ("red-sl01", "red-sl03", "blue-ti05"):
        card = Duelists(sitting).pane.cards.widget_called(name)
        assert card is not None
        assert card.card_rect().height() >= WITH_NAME
