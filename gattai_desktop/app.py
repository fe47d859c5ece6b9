"""The roof: makes everything that is real, and opens the first window.

Here alone the settings are read, sessions are opened, cards are shuffled by chance and screens are asked for. What
only the table needs is imported when the first table is opened, behind a window that is there at once.
"""

from __future__ import annotations

import gattai_desktop.board  # noqa: F401 - first: it brings the toolkit

# isort: split
import gc
import os
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import message
from gattai_desktop.board.tips import colour_tips
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import wording
from gattai_desktop.file_kinds import PACK, SESSION, ends_in
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.terminal import warn
from gattai_desktop.windows.program.application import (
    SOON,
    hear_files,
    no_display,
    settle_down,
    show_icon,
    the_application,
)
from gattai_desktop.windows.program.arrival import Arrival, arrive, begin_behind
from gattai_desktop.windows.program.notices import Notices
from gattai_desktop.windows.settings.apply_settings import paint_of, with_keys
from gattai_desktop.windows.settings.kept_settings import KeptSettings
from gattai_desktop.windows.settings.language import language_of, speak_language
from gattai_desktop.windows.settings.settings import Settings, default_file, read_settings
from gattai_desktop.windows.settings.system_preferences import frame_windows
from gattai_desktop.windows.settings.window_place import come_in_front, fit
from gattai_desktop.windows.wall.screens import wall_name

if TYPE_CHECKING:
    from gattai_desktop.cards.shuffle import Shuffle
    from gattai_desktop.model.game_model import GameModel
    from gattai_desktop.players.demo import DemoReport
    from gattai_desktop.players.programme import DemoOptions
    from gattai_desktop.sessions.journal import Journal
    from gattai_desktop.sessions.shelf import Shelf
    from gattai_desktop.windows.program.laid_table import LaidTable
    from gattai_desktop.windows.program.replays import Replays
    from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
    from gattai_desktop.windows.table.table_window import TableWindow
    from gattai_desktop.windows.wall.projector_window import ProjectorWindow


def run(file: Path | None = None, *, seed: int | None = None, replay: bool = False, entry: int | None = None) -> int:
    """Open the shelf, or a session, record or pack, and return the exit status when the last window is closed.

    seed: shuffles the same way every time. replay: look at it again, first after an entry. Without a display: a demo.
    """
    if no_display():
        from gattai_desktop.without_display import told_without_display

        gc.enable()
        return told_without_display(file, partial(demo, offscreen=True))
    application = the_application(warn)
    speak_language((settings := read_settings(default_file())).language, warn)
    arrival = arrive(file.stem, settings.theme) if file is not None and not replay and not ends_in(file, PACK) else None
    programs: list[Program] = []

    def begin() -> None:
        if arrival is not None:
            show_icon(warn)  # what is fetched now keeps the window busy for longer than a second
        from gattai_desktop.sessions.shelf import Shelf, default_folder

        programs.append(program := Program(Shelf(default_folder()), default_file(), seed=seed))
        if file is None:
            program.show_shelf()
        elif replay:
            program.replay_file(file, entry)
        else:
            program.open_file(file, arrival)
        hear_files(program.open_file)
        QTimer.singleShot(SOON, lambda: settle_down(program.model))

    wrong = begin_behind(arrival, begin)
    status = application.exec()
    for program in programs:
        program.end()
    if wrong:
        raise wrong[0]
    return status


def demo(options: DemoOptions, *, offscreen: bool) -> DemoReport:
    """Let tables play by themselves, the first one in real windows; offscreen its pictures go to `options.out`."""
    from gattai_desktop.windows.program.demo_windows import play_demo

    if no_display() and not offscreen:
        warn(wording("There is no display here that a window could be opened on. It is played offscreen."))
        offscreen = True
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    the_application(warn)
    # Pictures are the same wherever they are made.
    speak_language("en" if offscreen else read_settings(default_file()).language)
    return play_demo(options, offscreen=offscreen)


class Program(QObject):
    """The windows of one run of the program, and the one session that is open in it."""

    def __init__(self, shelf: Shelf, settings_file: Path, *, seed: int | None = None) -> None:
        super().__init__()
        self._shelf = shelf
        self.settings: Settings = read_settings(settings_file)
        speak_language(self.settings.language)
        self._seed = seed
        frame_windows(self.settings.theme)
        self.paint: Paint = paint_of(self.settings)
        colour_tips(self.paint.theme)
        self.paint.sizes.watch(lambda: self.keep(self.settings))
        self._shelf_window: ShelfWindow | None = None
        self.table: TableWindow | None = None
        self.model: GameModel | None = None
        self._replays: Replays | None = None
        self._laid: LaidTable | None = None
        self._shuffle: Shuffle | None = None
        self._journal: Journal | None = None
        self._not_saved = ""  # why the settings could not be saved last, in words
        self._notices = Notices(lambda: self.shelf_window, settings_file, self)
        self._kept = KeptSettings(settings_file, self.settings, self._notices.tell)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            for plugged in (application.screenAdded, application.screenRemoved):
                plugged.connect(self._screens_changed)
            application.styleHints().colorSchemeChanged.connect(self._system_changed)

    @property
    def wall(self) -> ProjectorWindow | None:
        """The wall of the open table; None where it was not opened yet."""
        return self._laid.keeper.wall if self._laid is not None else None

    def end(self) -> None:
        """Let the open session go; everything in it is saved already."""
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()

    @property
    def shelf_window(self) -> ShelfWindow:
        """The first window; made when it is first wanted."""
        if self._shelf_window is None:
            from gattai_desktop.windows.shelf.shelf_window import ShelfWindow

            window = ShelfWindow(self.paint, self._shelf, self.settings)
            window.opened.connect(self.open_session)
            window.begun.connect(self.begin_session)
            window.settingsChosen.connect(self.choose)
            window.puzzles.played.connect(self.play_puzzle)
            window.replayed.connect(lambda copied: self.replays.of_shelf(copied, window))
            fit(window)
            window.set_settings(self.paint, self.settings, wall=self._wall_name())
            self._shelf_window = window
        return self._shelf_window

    def show_shelf(self) -> None:
        self.shelf_window.show_shelf()
        self.shelf_window.show()
        come_in_front(self.shelf_window)

    def open_file(self, path: Path, arrival: Arrival | None = None) -> None:
        """Open what a person named: a session, or a record that becomes one. Where it cannot be, the shelf says so.

        A table that is open is left for it. arrival: what its window shows meanwhile.
        """
        from gattai_desktop.sessions.journal import Journal

        self._leave()
        journal = None
        if ends_in(path, SESSION):
            with suppress(SessionError):  # which the shelf tells
                journal = Journal.open(path)
        if journal is not None:
            if arrival is not None:
                arrival.rename(journal.name)
            self._sit_down(journal, arrival)
        else:
            self.show_shelf()
            self.shelf_window.open_file(path)
            if arrival is not None:
                arrival.table.deleteLater()

    def _leave(self) -> None:
        """Close what is open: a replay first, since it stands for the table that comes back behind it."""
        if self._replays is not None and self._replays.window is not None:
            self._replays.window.close()
        if self.table is not None:
            self.table.close()

    @property
    def replays(self) -> Replays:
        """What looks back; made when it is first wanted."""
        if self._replays is None:
            from gattai_desktop.sessions.fingerprint import default_caches
            from gattai_desktop.windows.program.replays import Replays

            self._replays = Replays(
                lambda: self.paint, self._shelf, self, lambda keys: self.choose(with_keys(self.settings, keys))
            )
            self._replays.rehearsed.connect(self.open_session)
            self._replays.caches = default_caches()
            self._replays.screen = lambda: self.settings.wall
        return self._replays

    def replay_file(self, path: Path, entry: int | None = None) -> None:
        """Look at a session or record again, from a copy; where it cannot be read, the shelf says so."""
        from gattai_desktop.records.fault import UnreadableRecord

        try:
            self.replays.of_file(path, self._shelf_window, entry)
        except (SessionError, UnreadableRecord) as wrong:
            self.show_shelf()
            self.shelf_window.files.say(path.stem, message(wrong), price=True)

    def choose(self, settings: Settings) -> None:
        """Take another theme, deck, size, pace, wall or language, now and for next time."""
        spoken = language_of(self.settings.language)
        self.settings = settings
        frame_windows(settings.theme)
        self.paint = paint_of(settings, self.paint.sizes)
        colour_tips(self.paint.theme)
        if language_of(settings.language) != spoken:
            self._speak_anew()
        elif self._shelf_window is not None:
            self._shelf_window.set_settings(self.paint, settings, wall=self._wall_name())
        if self._laid is not None:
            self._laid.take(settings, self.paint)
        if self._replays is not None:
            self._replays.set_paint(self.paint)
        self.keep(self.settings)

    def keep(self, settings: Settings) -> None:
        """Keep settings for next time, with the size that each window has; no window takes them now."""
        self.settings = evolve(settings, scales=self.paint.sizes.written())
        told, self._not_saved = self._not_saved, self._kept.keep(self.settings)
        if self._not_saved and self.table is None:
            self.shelf_window.files.say(self.tr("The settings were not saved"), self._not_saved)
        elif self._not_saved != told:  # at a table much is kept unasked, and one message is enough
            self._notices.tell(self._not_saved)

    def _speak_anew(self) -> None:
        """Put a table, or else a shelf, in the chosen language where it stands."""
        speak_language(self.settings.language, warn)
        old, self._shelf_window = self._shelf_window, None
        if self.table is not None:
            self._lay_table_anew()
        elif old is not None:
            window = self.shelf_window
            window.setGeometry(old.geometry())
            window.show_choices()
            window.show()
            old.hide()
        if old is not None:
            old.deleteLater()

    # ------------------------------------------------------------------ the table
    def open_session(self, path: Path) -> None:
        """Open a session where it stopped, the curtain down; a table that is open is left for it."""
        from gattai_desktop.sessions.journal import Journal

        self._leave()
        try:
            journal = Journal.open(path)
        except SessionError as wrong:
            self.show_shelf()
            self.shelf_window.sessions.refused(path, wrong)
            return
        self._sit_down(journal)

    def begin_session(self, setup: Any) -> None:  # noqa: ANN401 - a Setup is what the game's box says
        """Make a session on the shelf and open it."""
        from gattai_desktop.content.own_box import box_of_setup
        from gattai_desktop.sessions.journal import Journal

        try:
            path = (self._shelf_window.keeps_in if self._shelf_window else self._shelf).free_path(setup.name)
            journal = Journal.create(path, box_of_setup(setup), setup, at=time.time_ns() // 1_000_000)
        except (SessionError, ValueError) as wrong:
            self.shelf_window.files.say(self.tr("No table was made"), message(wrong), price=True)
            return
        self._sit_down(journal)

    def play_puzzle(self, game: str, puzzle: str, answer: bool = False) -> None:  # noqa: FBT002 - a signal's
        """Lay the table of a puzzle, which is kept in no session. answer: show how it is solved."""
        from gattai_desktop.windows.program.puzzle_table import PuzzleTable

        if self.table is not None:
            self.table.close()
        opened = PuzzleTable(game, puzzle, self.paint, lambda: self.settings, self.choose, self.keep)
        opened.nextAsked.connect(self.play_puzzle)
        opened.laid.window.closed.connect(self._leave_table)
        self._laid, self.table, self.model = opened.laid, opened.laid.window, opened.laid.model
        opened.stand(lambda: self.shelf_window, answer=answer)

    def _sit_down(self, journal: Journal, arrival: Arrival | None = None) -> None:
        from gattai_desktop.cards.shuffle import seeded
        from gattai_desktop.windows.program.arrival import laid_whole
        from gattai_desktop.windows.table.table_window import TableWindow

        self._journal, self._shuffle = journal, (shuffle := seeded(self._seed))
        self._shelf.remember(journal.path)
        window = arrival.table if arrival is not None else TableWindow(self.paint)
        before = arrival or self._shelf_window
        wrong = laid_whole(journal.path, window, lambda: self._lay_table(journal, shuffle, window).stand(before))
        if wrong is None:
            self._notices.sit_down(journal)
            return
        self._laid = None
        self._leave_table()
        self.shelf_window.sessions.refused(journal.path, wrong)

    def _lay_table(self, journal: Journal, shuffle: Shuffle, window: TableWindow | None = None) -> LaidTable:
        from gattai_desktop.model.game_model import GameModel
        from gattai_desktop.windows.kit.own_words import know_table
        from gattai_desktop.windows.program.laid_table import LaidTable

        self.model = GameModel(journal.box.game, journal, shuffle)
        self.model.packs = journal.box.packs
        know_table(self.model, journal)
        laid = LaidTable(self.model, self.paint, lambda: self.settings, self.choose, self.keep, journal.path, window)
        table = laid.window
        laid.offer_packs(journal.setup, self._shelf.folder.parent / "packs")
        laid.look_back(lambda: self.replays, journal)
        table.closed.connect(self._leave_table)
        table.teamAsked.connect(lambda: self.shelf_window.ask_team(journal.path))
        table.anotherAsked.connect(
            lambda key: self.shelf_window.begin_another(key, journal.state(), journal.box.key, journal.setup())
        )
        self._notices.follow(laid)
        self._laid, self.table = laid, table
        return laid

    def _lay_table_anew(self) -> None:
        """Lay the table once more, in another language, for the seat that sits there."""
        before, journal, shuffle = self._laid, self._journal, self._shuffle
        if before is None or journal is None or shuffle is None:
            return
        laid = self._lay_table(journal, shuffle)
        laid.follow(before)
        laid.menu.show(self.settings, "language")

    def _leave_table(self) -> None:
        """The table was closed: everything is in its file already, which is let go; the shelf comes back."""
        laid, self._laid = self._laid, None
        self.table = self.model = None
        self.end()
        if laid is not None:
            laid.keeper.close()
            self.shelf_window.setGeometry(laid.window.geometry())
            laid.window.deleteLater()
        self.shelf_window.set_settings(self.paint, self.settings, wall=self._wall_name())  # as they were kept meanwhile
        self.show_shelf()
        self._notices.leave()

    def _wall_name(self) -> str:
        """The screen that will be the wall, "" where none was found."""
        return wall_name(self.settings.wall, self.table or self._shelf_window)

    def _system_changed(self) -> None:
        """The system is dark or light now: whoever goes with it follows."""
        if self.settings.theme == "system":
            self.choose(self.settings)

    def _screens_changed(self) -> None:
        if self._shelf_window is not None and isValid(self._shelf_window):
            self._shelf_window.set_settings(self.paint, self.settings, wall=self._wall_name())
