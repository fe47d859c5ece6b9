"""The hand in an Outcome: sunk to the tops of its cards, and whole as soon as it is asked what goes."""

from pytestqt.qtbot import QtBot

from gattai_desktop.games.gattai.outcome.outcome import ReturnToStory
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tables import given

LOST = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 2♠P 4♠P 5♠P 6♠P 7♠P 8♠P 9♠P J♠P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""


def test_the_hand_rises_while_it_is_asked_which_cards_go(qtbot: QtBot) -> None:
    """OUT-1: whoever holds too many chooses in the hand, so suits and ranks can be read."""
    sitting = Sitting(qtbot, given(LOST))
    sitting.take("red")
    hand = sitting.window.scene.hand
    assert hand is not None
    in_fight = hand.geometry().top()
    assert sitting.model.attempt(Concede("red"))
    sitting.settle()
    assert hand.geometry().top() > in_fight, "nothing is played from it in the Outcome"
    for _ in range(12):
        asked = SeatView.of(sitting.model).ask
        if asked is not None and asked.seat == "red":
            break
        assert sitting.model.attempt(asked.options[-1] if asked is not None else ReturnToStory("coach"))
    sitting.settle()
    asked = SeatView.of(sitting.model).ask
    assert asked is not None
    assert asked.seat == "red"
    assert hand.geometry().top() == in_fight
