"""Opens replays: of the session in play, of one on the shelf, of a file.

What only an open replay needs is imported when the first is opened.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import Keys
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill, message
from gattai_desktop.file_kinds import RECORD, ends_in
from gattai_desktop.sessions.branching import branch
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.forms.troubles import Troubles
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.own_words import REPLAY, know_table, leave_table
from gattai_desktop.windows.program.replay_wall import ReplayWall
from gattai_desktop.windows.program.wall_keeper import WallKeeper
from gattai_desktop.windows.settings.settings import OFF
from gattai_desktop.windows.settings.window_place import fit, stand_for
from gattai_desktop.windows.table.table_window import TableWindow

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

    from gattai_desktop.windows.replay.copies import ReplayCopy
    from gattai_desktop.windows.replay.window import ReplayWindow
    from gattai_desktop.windows.shelf.shelf_window import ShelfWindow


class Replays(QObject):
    """Keeps the open replay, and shows the window again from which it was opened.

    Signals:
        rehearsed(Path): a session that begins in the past was laid on the shelf, and is to be played at once.
    """

    rehearsed = Signal(Path)

    def __init__(
        self,
        paint: Callable[[], Paint],
        shelf: Shelf,
        parent: QObject | None = None,
        keep: Callable[[Keys], object] | None = None,
    ) -> None:
        """shelf: the folder for rehearsals; keep: saves keys that were changed in the replay."""
        super().__init__(parent)
        self._shelf = shelf
        self._paint = paint
        self._keep = keep
        self.screen: Callable[[], str] = lambda: OFF
        """The screen of the wall as the settings name it now, for a replay that has no table."""
        self.wall: ReplayWall | None = None
        """The wall of a replay that has no table."""
        self._copy: TemporaryDirectory[str] | None = None
        self._journal: Journal | None = None
        self.window: ReplayWindow | None = None
        self.caches: Path | None = None
        """The folder for what need not be counted twice; None to count each time."""

    def of_table(self, table: TableWindow, journal: Journal, entry: int | None = None) -> None:
        """Replay the session that is in play, from an entry where one is given; the table waits meanwhile."""
        try:
            self._open(journal, table, entry)
        except SessionError as wrong:
            troubles = table.findChild(Troubles)
            if troubles is not None:
                troubles.tell(self.tr("The replay was not opened"), message(wrong))
        window = self.window
        if window is not None:
            _show_room(table, window)
            # The person who looked at a Hand in the past may be another than the owner of the open Hand.
            window.closed.connect(lambda opened: table.model.pass_to(table.model.seat) if opened else None)

    def points_of_table(self, table: TableWindow, journal: Journal) -> None:
        """Show the turning points of the session in play, over its replay."""
        self.of_table(table, journal)
        if self.window is not None:
            self.window.turning.open()

    def of_shelf(self, copied: ReplayCopy, shelf: ShelfWindow) -> None:
        """Replay a session on the shelf from a copy of it; where it cannot be shown, the shelf says so."""
        try:
            self.of_copy(copied, shelf)
        except SessionError as wrong:
            shelf.files.say(copied.path.stem, message(wrong), price=True)

    def of_file(self, path: Path, behind: QWidget | None = None, entry: int | None = None) -> None:
        """Replay a session or a record from a copy: the file may be open elsewhere, and stays as it is.

        entry: after which entry it is seen first, if not after the last.

        Raises SessionError, and UnreadableRecord for a record that cannot be read.
        """
        from gattai_desktop.content.pack_shelf import PackShelf
        from gattai_desktop.windows.replay.copies import copy_to_replay

        own = PackShelf(self._shelf.folder.parent / "packs").read().packs if ends_in(path, RECORD) else ()
        self.of_copy(copy_to_replay(path, own=own), behind)
        if entry is not None and self.window is not None:
            self.window.past.go(entry)

    def of_copy(self, copied: ReplayCopy, behind: QWidget | None = None) -> None:
        """Replay a session from a copy that was made for it and is deleted with it. Raises SessionError."""
        self._copy = copied.folder
        try:
            self._journal = Journal.open(copied.path)
            self._open(self._journal, behind, None)
        except SessionError:
            self._put_away()
            raise
        if self.window is not None:
            self.wall = ReplayWall(self.window, room_of(self.window.past.game), self.screen())
            self.wall.place()
        if copied.points and self.window is not None:
            self.window.turning.open()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another speed."""
        if self.window is not None:
            self.window.set_paint(paint)
            self.window.keys.own_scale.take()
        if self.wall is not None:
            self.wall.set_paint()

    def _open(self, journal: Journal, behind: QWidget | None, entry: int | None) -> None:
        from gattai_desktop.model.past import Past
        from gattai_desktop.windows.replay.window import ReplayWindow

        past = Past(journal.box, journal)
        know_table(past, journal, REPLAY)
        try:
            window = ReplayWindow(past, journal.box, room_of(past.game), journal.name, self._paint())
        except Exception as broken:
            half = past.parent()
            if not isinstance(half, QWidget):
                raise
            past.blockSignals(True)  # its course would still be told to half a window
            from gattai_desktop.windows.program.arrival import not_shown

            raise not_shown(journal.path, half, broken) from broken
        window.know(journal.path, self.caches)
        if entry is not None:
            past.go(entry)
        self.window = window
        if self._keep is not None:
            window.keysChosen.connect(self._keep)
        window.rehearsal.wanted.connect(lambda at, name, now: self._rehearse(journal, at, name, now=now))
        window.closed.connect(lambda _opened: self._closed(behind))
        if behind is None:
            fit(window)
        stand_for(window, behind)
        window.keys.own_scale.take()

    def _rehearse(self, journal: Journal, entry: int, name: str, *, now: bool) -> None:
        """Put a session on the shelf that goes on after an entry; now: leave the replay for it."""
        window = self.window
        if window is None:
            return
        try:
            path = branch(journal, entry, self._shelf.free_path(name), name, at=time.time_ns() // 1_000_000)
        except SessionError as wrong:
            window.rehearsal.tell(self.tr("No rehearsal was made"), message(wrong))
            return
        if now:
            window.close()
            self.rehearsed.emit(path)
        else:
            words = fill(self.tr("It is called {name}."), name=path.stem)
            window.rehearsal.tell(self.tr("The rehearsal lies on the shelf"), words)

    def _closed(self, behind: QWidget | None) -> None:
        window, self.window, self.wall = self.window, None, None
        leave_table(REPLAY)
        if behind is not None:
            stand_for(behind, window)
        if window is not None:
            window.deleteLater()
        self._put_away()

    def _put_away(self) -> None:
        """Close the copy that was looked at, and delete it."""
        journal, self._journal = self._journal, None
        if journal is not None:
            journal.close()
        copy, self._copy = self._copy, None
        if copy is not None:
            copy.cleanup()


def _show_room(table: TableWindow, window: ReplayWindow) -> None:
    """Show the same moment on the table's wall, as everybody saw it, until the replay is closed."""
    keeper = table.findChild(WallKeeper)
    wall = keeper.wall if keeper is not None else None
    if wall is None:
        return
    wall.look_back(window.past)
    window.past.moved.connect(lambda _before: wall.follow())
    window.closed.connect(lambda _opened: wall.look_back(None))
