"""A table that opens where it was left, and one that closes with a card in the hand of its player."""

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given, laid

ASKED_AT_ONCE = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        Red: deck b01 b03 b02
        Blue: deck b17 b09 b18; contraptions k2
        token = red
shuffle Red: deck b03 b01 b02
        Blue: deck b17 b09 b18
when    Blue begins the battle
        Blue reveals the next Bot
        Blue reveals the next Bot
"""


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_question_that_was_open_stands_at_its_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Where no curtain hides the table, it asks before its window was ever shown, or knows how large it will be."""
    replayed = replay(read(ASKED_AT_ONCE, "asked.record"))
    assert not replayed.unmet
    model = GameModel(box("rumblebots").game, MemoryJournal(replayed.state), seeded(1))
    assert [ask.seat for ask in model.asks()] == [model.seat]
    window = laid(model, make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    plate = window.answers.plate
    assert plate.isVisible()
    at_first = plate.geometry()
    window.answers.stand()
    assert at_first == plate.geometry()
    assert window.rect().contains(at_first)


def test_a_table_may_be_closed_while_a_card_is_carried(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT), leaves=True)
    sitting.take("red")
    place = sitting.window.scene.rect_of(Place(zone="pile"))
    assert place is not None
    sitting.drag(sitting.hand_card("8♥P"), QRectF(place), drop=False)
    assert sitting.window.carry.carrying
    with qtbot.captureExceptions() as broken:
        sitting.window.hide()
        with qtbot.waitSignal(sitting.window.destroyed):
            sitting.window.deleteLater()
        sitting.settle()
    assert not broken


def test_a_table_may_be_closed_at_the_very_moment_when_something_happens(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT), leaves=True)
    with qtbot.captureExceptions() as broken:
        sitting.model.pass_to("red")
        sitting.model.take_seat()
        sitting.window.deleteLater()
        QApplication.sendPostedEvents(sitting.window, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    assert not broken
