"""A table that opens where it was left, and one that closes with a card in the hand of its player."""

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.table_window import TableWindow
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_question_that_was_open_stands_at_its_place(qtbot: QtBot, size: tuple[int, int]) -> None:
    model = given(FIGHT.replace("9♣P", "10♣P") + "when Red counters with 10♣P\n")
    model.pass_to("red")
    window = TableWindow(model, make_paint(speed=0))
    qtbot.addWidget(window)
    model.take_seat()
    window.resize(*size)  # all of it before the window is shown
    with qtbot.waitExposed(window):
        window.show()
    later = Sitting(qtbot, model, size)
    assert window.asking.plate.isVisible()
    assert window.asking.plate.geometry() == later.window.asking.plate.geometry()


def test_a_table_may_be_closed_while_a_card_is_carried(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT), leaves=True)
    sitting.take("red")
    place = sitting.window.place_of("pile")
    assert place is not None
    sitting.drag(sitting.hand_card("8♥P"), QRectF(place), drop=False)
    assert sitting.window.carrying.carrying
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
