"""The names of the cards of a hand are read: no card covers that of another where there is room."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: hand Cartwheel Flare, Salamander Glaive, Pyre Marshal, Kiln Breaker, Bracer Guard, Smoke Roll
"""


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_no_card_of_six_covers_the_name_of_another(qtbot: QtBot, size: tuple[int, int]) -> None:
    hand = Sitting(qtbot, model_at(replay(read(TABLE)).state), size).window.hand
    boxes = sorted((one.global_rect() for one in hand.cards()), key=lambda box: box.center().x())
    assert len(boxes) == 6
    middles = [box.center().x() for box in boxes]
    wide = min(box.width() for box in boxes)
    assert min(right - left for left, right in pairwise(middles)) >= wide * 0.9
    assert boxes[0].left() >= hand.mapToGlobal(hand.rect().topLeft()).x() - 1
