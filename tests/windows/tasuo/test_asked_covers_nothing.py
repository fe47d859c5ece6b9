"""A question of a showdown covers no card of the field: neither what it asks about, nor what may answer it."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot, Ember Jab
        Blue: kio Glacier Monk; kao Shoal Binder; ka Reef Novice
        Blue: hand {hand}; legend Sudden Fog down, Low Tide down, Deep Breath down
when    Red attacks Glacier Monk with Cinder Page
"""
FEW = "Reef Novice.2"
MANY = "Slipstream, Slipstream.2, Shell Block, Turn of the Tide, Ferry Token, Reef Novice.2"


def globally(widget: QWidget) -> QRectF:
    return QRectF(widget.mapToGlobal(QPointF(0, 0)), QSizeF(widget.size()))


@pytest.mark.parametrize("hand", [FEW, MANY], ids=["few answers", "many answers"])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_question_covers_no_card_of_the_field(qtbot: QtBot, size: tuple[int, int], hand: str) -> None:
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(hand=hand))).state), size)
    pane, plate = sitting.window.scene.pane, sitting.window.answers.plate
    assert isinstance(pane, FieldPane)
    assert plate.isVisible()
    shown = [one for one in pane.cards.cards() if isinstance(one, CardWidget)]
    assert len(shown) > 7
    asked = globally(plate)
    assert [one.accessibleName() for one in shown if one.global_rect().intersects(asked)] == []
    screen = globally(sitting.window)
    assert [one.accessibleName() for one in shown if not screen.contains(one.global_rect())] == []
    hand_of = [one.global_rect() for one in sitting.window.hand.cards()]
    legend = [one.global_rect() for one in shown if "Legend place" in one.accessibleName()]
    own = [one for one in legend if one.top() > asked.bottom()]
    assert len(own) == 3, "the own set cards lie beside the hand"
    assert not any(one.intersects(card) for one in own for card in hand_of)
