"""Shows a demo in windows: the real table window and the real wall follow a table that plays by itself.

Offscreen nobody sees them, so pictures of both are saved in the sizes that matter.
"""

import sys
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QSize, Qt
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.speech import said
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.cards.words import Words
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import DemoReport, run_demo
from gattai_desktop.players.evening import TableToPlay
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.program.pictures import SIZES, save_pictures
from gattai_desktop.windows.settings.settings import AUTO
from gattai_desktop.windows.table.lay_table import lay_table
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.awake import Awake
from gattai_desktop.windows.wall.keys_back import KeysBack
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from gattai_desktop.windows.wall.screens import wall_screen

_AT_ONCE: Final = 1e-6
"""A pace that does not wait, and still lets the windows paint after each move."""
_USUAL: Final = QSize(1366, 768)
USUAL_PACE: Final = 0.8
"""Seconds between two moves where a person watches."""


class DemoWindows:
    """Opens windows for the first table of a demo, and plain models for the others."""

    def __init__(self, *, offscreen: bool) -> None:
        self._offscreen = offscreen
        self._paint = make_paint(speed=0 if offscreen else 1.0)
        self._first = True
        self.table: TableWindow | None = None
        self.wall: ProjectorWindow | None = None

    def open_table(self, journal: Journal, shuffle: Shuffle) -> GameModel:
        """Return the model of a table, with windows before it."""
        model = GameModel(journal.box.game, journal, shuffle)
        model.saveFailed.connect(lambda failed: _tell(failed.words))
        model.moveFailed.connect(lambda failed: _tell(failed.happened, failed.kept))
        if not self._first:
            self.close()
            return model
        self._first = False
        self.table = lay_table(model, room_of(model.game), self._paint, make_curtain=Curtain)
        self.wall = ProjectorWindow(model, room_of(model.game), self._paint)
        room = self.table.screen().availableSize()
        self.table.resize(_USUAL if self._offscreen else _USUAL.boundedTo(room))
        self.table.show()
        screen = wall_screen(AUTO, self.table.screen())
        if screen is not None and not self._offscreen:
            KeysBack(self.wall, self.table)
            Awake(self.wall)
            self.wall.show_on(screen, self.table.screen())
        elif self._offscreen:
            self.wall.show_window()
        QApplication.processEvents()
        return model

    def close(self) -> None:
        """Close the windows of the first table."""
        for window in (self.table, self.wall):
            if window is not None:
                window.hide()
                window.deleteLater()
        self.table = self.wall = None
        _take_away()

    def picture(self, table: TableToPlay, begin: Path) -> None:
        """Save pictures of table and wall as they are now."""
        if self.table is None or self.wall is None:
            return
        # The seat that is asked or acts next is the one that the table is shown to.
        self.table.model.pass_to(self.table.model.next_seat())
        self.table.model.take_seat()
        self.wall.moments.skip()
        self.wall.follow()
        save_pictures({"table": self.table, "wall": self.wall}, begin, SIZES)

    def pause(self, seconds: float) -> None:
        """Let the windows run; where a person watches, for as long as the pace says."""
        _take_away()
        if seconds <= _AT_ONCE:
            QApplication.processEvents()
            return
        deadline = QDeadlineTimer(round(seconds * 1000), Qt.TimerType.PreciseTimer)
        while not deadline.hasExpired():
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, max(1, deadline.remainingTime()))
            time.sleep(0.002)


def _take_away() -> None:
    """Delete what was taken away: no event loop runs while a demo plays, and only there would Qt do it by itself."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _tell(*words: Words) -> None:
    """Print what went wrong: in a demo no person is there to answer a sheet."""
    sys.stderr.write(" ".join(map(said, words)) + "\n")


def play_demo(options: DemoOptions, *, offscreen: bool) -> DemoReport:
    """Play a demo in windows and return its result."""
    windows = DemoWindows(offscreen=offscreen)
    pace = options.pace or (_AT_ONCE if offscreen else USUAL_PACE)
    try:
        return run_demo(
            evolve(options, pace=pace),
            windows.open_table,
            picture=windows.picture if offscreen else None,
            pause=windows.pause,
        )
    finally:
        windows.close()


def free_folder(folder: Path) -> Path:
    """Return the first folder of this name and a number that is not there yet."""
    number = 1
    while (found := folder.with_name(f"{folder.name}-{number}")).exists():
        number += 1
    return found
