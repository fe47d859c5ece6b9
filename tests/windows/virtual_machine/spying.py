"""Table, wall and replay of a fight, laid out to be read by whoever looks for what none of them may tell."""

from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.tables import laid
from tests.windows.test_no_surface_tells import Painted, Watch, spoken_by
from tests.windows.virtual_machine.fights import BOX, GAME

W = TypeVar("W", bound=Watch)


def _shown(qtbot: QtBot, window: QWidget) -> None:
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()


def watching(kind: type[W], journal: MemoryJournal, seed: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> W:
    """Show table and wall of a fight to somebody who looks at both."""
    painted = Painted(monkeypatch)
    model = GameModel(GAME, journal, seeded(seed), clock=lambda: 1_000)
    paint = make_paint(speed=0)
    table = laid(model, paint, make_curtain=Curtain)
    wall = ProjectorWindow(model, room_of(model.game), paint)
    for window in (table, wall):
        _shown(qtbot, window)
    watch = kind(model, table, wall, painted)
    model.curtainChanged.connect(watch.allowed.look)
    return watch


def texts_of(window: QWidget, painted: Painted) -> set[str]:
    """Paint a window and return everything that is written in it or said of it."""
    painted.texts.clear()
    window.grab()
    return {*spoken_by(window), *painted.texts}


def replayed(qtbot: QtBot, watch: Watch, title: str) -> Iterator[tuple[int, ReplayWindow]]:
    """Step through what has happened in the replay: each entry with the window that shows it."""
    past = Past(BOX, watch.model._journal)
    window = ReplayWindow(past, BOX, room_of(GAME.key), title, make_paint(speed=0))
    past.setParent(window)
    _shown(qtbot, window)
    qtbot.waitUntil(lambda: past.timeline.whole)
    for entry in range(watch.model.entry + 1):
        past.go(entry)
        QApplication.processEvents()
        yield entry, window
