"""A table outlives its windows: what is deleted hears nothing of it any more, and nothing keeps it in memory."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import card
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.sessions.journal import Journal
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


@pytest.mark.parametrize("game", KEYS)
def test_nothing_is_left_of_the_window_of_a_session_that_was_closed(
    qtbot: QtBot, program: app.Program, game: str
) -> None:
    del qtbot
    form = table_form(game)
    path = program.shelf_window.shelf.free_path("Friday")
    path.parent.mkdir(parents=True, exist_ok=True)
    Journal.create(path, box(game), form.setup(form.typed({})), at=1_000).close()
    tables = []
    for _ in range(2):
        program.open_session(path)
        assert program.table is not None
        assert program.model is not None
        tables.append(weakref.ref(program.table))
        program.model.take_seat()
        for _ in range(10):  # until nothing is put off any more
            QApplication.processEvents()
        program.table.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert [table() is None for table in tables] == [True, True]
