"""The roof: makes everything that is real, and opens the first window.

Here alone the settings are read, sessions are opened, cards are shuffled by chance and screens are asked for. What
only the table needs is imported when the first table is opened, so that the shelf is there at once.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from gattai_desktop.board.fonts import register_fonts, text_font
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.resources import resource
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.shelf import Shelf, default_folder
from gattai_desktop.windows.settings import Settings, default_file, read_settings, write_settings

if TYPE_CHECKING:
    from gattai_desktop.model.game_model import GameModel
    from gattai_desktop.players.demo import DemoOptions, DemoReport
    from gattai_desktop.sessions.journal import Journal
    from gattai_desktop.windows.shelf_window import ShelfWindow

FINE: Final = 0


def run(file: Path | None = None, *, seed: int | None = None) -> int:
    """Open the shelf, or the session or record in `file`, and return the exit status when the last window is closed.

    seed: shuffle the same way every time. Where there is no display, First Contact plays by itself instead.
    """
    if no_display():
        return _play_alone(file)
    application = _application()
    program = Program(Shelf(default_folder()), default_file(), seed=seed)
    if file is None:
        program.show_shelf()
    else:
        program.open_file(file)
    return application.exec()


def no_display() -> bool:
    """Whether this is a Linux without any screen, on which Qt would end the program."""
    if not sys.platform.startswith("linux"):
        return False
    return not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _application() -> QApplication:
    """Return the one application, with its fonts and its way of telling mistakes."""
    found = QCoreApplication.instance()
    if isinstance(found, QApplication):
        return found
    QGuiApplication.setDesktopFileName("gattai-desktop")
    application = QApplication(sys.argv[:1])
    application.setApplicationName("Gattai Desktop")
    register_fonts()
    application.setFont(text_font(15))
    return application


def _now() -> int:
    return time.time_ns() // 1_000_000


class Program(QObject):
    """The windows of one run of the program, and the one session that is open in it."""

    def __init__(self, shelf: Shelf, settings_file: Path, *, seed: int | None = None) -> None:
        super().__init__()
        self._shelf = shelf
        self._settings_file = settings_file
        self.settings: Settings = read_settings(settings_file)
        self._seed = seed
        self.paint: Paint = self._made_paint()
        self._shelf_window: ShelfWindow | None = None
        self.table: Any = None
        self._journal: Journal | None = None

    def _made_paint(self) -> Paint:
        chosen = self.settings
        return make_paint(
            chosen.theme, four_colours=chosen.four_colours, speed=chosen.speed, reduced_motion=chosen.reduced_motion
        )

    # ------------------------------------------------------------------ the shelf

    @property
    def shelf_window(self) -> ShelfWindow:
        """The first window; made when it is first wanted."""
        if self._shelf_window is None:
            from gattai_desktop.windows.shelf_window import ShelfWindow

            window = ShelfWindow(self.paint, self._shelf, self.settings)
            window.opened.connect(self.open_session)
            window.begun.connect(self.begin_session)
            window.settingsChosen.connect(self.choose)
            window.resize(1366, 768)
            self._shelf_window = window
        return self._shelf_window

    def show_shelf(self) -> None:
        """Show the shelf as it is now."""
        window = self.shelf_window
        window.show_shelf()
        window.show()
        window.activateWindow()

    def open_file(self, path: Path) -> None:
        """Open what a person named: a session, or a record that becomes one."""
        self.show_shelf()
        self.shelf_window.open_file(path)

    def choose(self, settings: Settings) -> None:
        """Take another theme, deck, pace or wall, now and for next time."""
        self.settings = settings
        self.paint = self._made_paint()
        wrong = write_settings(self._settings_file, settings)
        self.shelf_window.set_settings(self.paint, settings, wall="")
        if self.table is not None:
            self.table.set_paint(self.paint)
        if wrong:
            self.shelf_window.say(self.tr("The settings were not kept"), wrong)

    # ------------------------------------------------------------------ the table

    def open_session(self, path: Path) -> None:
        """Open a session where it stopped, the curtain down."""
        from gattai_desktop.sessions.journal import Journal

        try:
            journal = Journal.open(path)
        except SessionError as wrong:
            self.shelf_window.show_shelf()
            self.shelf_window.say(path.stem, str(wrong), price=True)
            return
        self._sit_down(journal)

    def begin_session(self, setup: Any) -> None:  # noqa: ANN401 - a Setup is what the game's box says
        """Make a session on the shelf and open it."""
        from gattai_desktop.games.boxes import box
        from gattai_desktop.sessions.journal import Journal

        try:
            journal = Journal.create(self._shelf.free_path(setup.name), box(setup.game), setup, at=_now())
        except (SessionError, ValueError) as wrong:
            self.shelf_window.say(self.tr("No table was made"), str(wrong), price=True)
            return
        self._sit_down(journal)

    def _sit_down(self, journal: Journal) -> None:
        from gattai_desktop.cards.shuffle import seeded
        from gattai_desktop.model.game_model import GameModel
        from gattai_desktop.windows.curtain import Curtain
        from gattai_desktop.windows.table_window import TableWindow
        from gattai_desktop.windows.troubles import Troubles

        self._journal = journal
        model = GameModel(journal.box.game, journal, seeded(self._seed))
        table = TableWindow(model, self.paint, make_curtain=Curtain)
        model.setParent(table)
        table.set_zoom(self.settings.zoom)
        Troubles(model, table.sheet, table.rect, table)
        table.closed.connect(self._leave_table)
        table.menuAsked.connect(lambda _place: self._show_menu())
        self.table = table
        if self._shelf_window is not None:
            table.setGeometry(self._shelf_window.geometry())
        else:
            table.resize(1366, 768)
        table.show()
        table.activateWindow()
        if self._shelf_window is not None:
            self._shelf_window.hide()

    def _show_menu(self) -> None:
        self.table.close()

    def _leave_table(self) -> None:
        """The table was closed: everything is in its file already, which is let go; the shelf comes back."""
        table, self.table = self.table, None
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()
        if table is not None:
            table.deleteLater()
        self.show_shelf()


def _play_alone(file: Path | None) -> int:
    raise NotImplementedError


def demo(options: DemoOptions, *, offscreen: bool) -> DemoReport:
    raise NotImplementedError
