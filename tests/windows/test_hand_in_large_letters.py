"""A hand under large letters, or in a low window: each card still shows which it is."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from gattai_desktop.board.fan import INDEX, RANK
from gattai_desktop.windows.kit.own_scale import OwnScale
from tests.windows.sitting import Sitting
from tests.windows.tables import given

HELD = """
given   pilot red "Ren"; phase = "play"; throwdown Red against Coach; Red on turn
        Red: Strike 2; hand 2♥P 5♣P 7♣P 8♦P 9♦P 10♥P J♣P Q♣P; Coach: Strike 3; hand K♠C; Pile 3♣C
        program.coach = "steady"
"""


@pytest.mark.parametrize("size", [(1024, 576), (1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("zoom", [1.0, 1.4, 2.0])
def test_the_rank_of_each_card_is_whole(zoom: float, size: tuple[int, int], qtbot: QtBot) -> None:
    """Given a hand whose cards run off the lower edge, then it is not their ranks that are cut."""
    sitting = Sitting(qtbot, given(HELD), size)
    sitting.take("red")
    for scale in sitting.window.findChildren(OwnScale):
        scale.turn(zoom)
    sitting.settle()
    hand = sitting.window.hand
    foot = hand.mapTo(sitting.window, QPoint(0, hand.height())).y()
    for card in hand.cards():
        if card.playable:  # the others sink, but for those that lie flat
            box = card.global_rect()
            top = sitting.window.mapFromGlobal(box.topLeft()).y()
            assert top + (INDEX if hand.tallest else RANK) * box.height() <= foot + 1
