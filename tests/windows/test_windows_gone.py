"""A table outlives its windows: what is deleted hears nothing of it any more."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.deck54 import card
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.tables import FIGHT, given, laid


def test_a_table_goes_on_without_the_windows_that_showed_it(qtbot: QtBot) -> None:
    model = given(FIGHT)
    windows = (laid(model), ProjectorWindow(model, room_of(model.game), make_paint(speed=0)))
    gone: list[str] = []
    for window in windows:
        window.destroyed.connect(lambda _window: gone.append("window"))
        window.show()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone == ["window", "window"]
    with qtbot.captureExceptions() as broken:
        model.pass_to("red")
        model.take_seat()
        assert not model.attempt(Counter("red", card("4♠P")))
        assert model.attempt(Counter("red", card("9♣P")))
        QApplication.processEvents()
    assert not broken, broken
