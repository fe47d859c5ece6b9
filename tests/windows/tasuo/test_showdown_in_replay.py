"""The replay of a showdown shows each table of it, and asks nothing."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.replay.window import ReplayWindow
from tests.windows.tasuo.showdowns import BOX, GAME, recorded


def test_the_past_is_looked_at_move_by_move(qtbot: QtBot) -> None:
    states, moves = recorded("TS-EX105")
    journal = MemoryJournal(states[0])
    model = GameModel(GAME, journal, seeded(1), clock=lambda: 0)
    for move in moves[:30]:
        model.pass_to(move.seat)
        model.take_seat()
        assert model.attempt(move), str(move)
    past = Past(BOX, journal)
    window = ReplayWindow(past, BOX, room_of(GAME.key), "A showdown", make_paint(speed=0))
    past.setParent(window)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    qtbot.waitUntil(lambda: past.timeline.whole)
    standing = []
    for entry in range(0, model.entry + 1, 6):
        past.go(entry)
        QApplication.processEvents()
        (pane,) = window.findChildren(FieldPane)
        assert not pane.row.isVisible()
        standing.append(pane.accessibleDescription().count("Cinder Page"))
    assert standing[0] == 0
    assert standing[-1] == 1
