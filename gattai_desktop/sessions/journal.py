"""The journal of a session: adds entries, each durable before the table shows it, and never deletes one."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from gattai_desktop import __version__
from gattai_desktop.cards.state import State
from gattai_desktop.games.box import Box
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions import connection as doors
from gattai_desktop.sessions.backups import end_of, keep_copy, move_on, not_kept
from gattai_desktop.sessions.copying import Copying, held_still
from gattai_desktop.sessions.errors import (
    NotSaved,
    SessionDamaged,
    SessionError,
    entry_not_saved,
    in_the_file,
    in_words,
    not_begun,
    reason,
)
from gattai_desktop.sessions.file_format import packed, refuse_unread_meta
from gattai_desktop.sessions.file_lost import Identity, are_there, identity, saved_again
from gattai_desktop.sessions.open_session import OpenSession
from gattai_desktop.sessions.reading import check_beside, cut_off, public_sight
from gattai_desktop.sessions.setup_data import setup_to_json
from gattai_desktop.sessions.wal_checkpoint import Rest, make_room, settle
from gattai_desktop.sessions.writing import withdraw, write_entry, write_name

_log = logging.getLogger(__name__)


class Journal(OpenSession):
    """An open session file that is written. One journal has a file at a time, in one program.

    Made by `create` and `open`; used from one thread. `notices` says what a person should know of the file though it
    was opened.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        super().__init__(path, connection)
        self._rest = Rest(self._settle, self._make_room)
        self._closed = False
        self._copying: Copying | None = None
        self._moved_on = False
        self.notices: tuple[str, ...] = ()
        self._files: Identity = ()

    # ------------------------------------------------------------------ opening and closing

    @classmethod
    def create(cls, path: Path, box_of: Box, setup: Any, *, at: int = 0) -> "Journal":  # noqa: ANN401
        """Make a new session file; `at` is the time in milliseconds since 1970.

        Raises SessionExists where a file lies there already, NotSaved (also where the table could not be read again),
        and ValueError for a setup that cannot be.
        """
        begun = box_of.begin(setup)
        try:
            data, checksum = packed(begun)
            said = setup_to_json(setup)
            refuse_unread_meta(name := str(setup.name), said)
            public_sight(box_of, begun)
        except ValueError as wrong:
            raise not_begun(path, wrong) from wrong
        meta = {"game": box_of.key, "name": name, "created": str(at), "program": __version__, "setup": said}
        journal = cls(path, doors.created(path, meta, data, checksum))
        journal._files = identity(path)
        return journal

    @classmethod
    def open(cls, path: Path) -> "Journal":
        """Open a session where it stopped.

        Raises SessionMissing, NotASession, SessionInUse, SessionNewer, SessionDamaged, or NotSaved where the file
        cannot be written; it is then as it was.
        """
        check_beside(path)
        missing = cut_off(path)
        connection = doors.opened(path)
        try:
            moved_on = move_on(connection, path)
            journal = cls(path, connection)
            journal._moved_on = moved_on
            journal.notices = tuple(filter(None, (missing,)))
            # Only now, when it is known to be whole as far as it was read, is anything of the file changed.
            doors.write_ahead(connection, path)
            journal._files = identity(path)
        except sqlite3.DatabaseError as wrong:
            doors.give_up(connection, path)
            raise SessionDamaged(in_the_file(path, in_words(wrong))) from wrong
        except SessionError:
            doors.give_up(connection, path)
            raise
        return journal

    def close(self) -> None:
        """Make the one file whole and let it go. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._rest.end()
        if self._copying is not None:
            self._copying.stop()
        with self._lock:
            try:
                self._keep_hold()
            except NotSaved as wrong:
                _log.error("%s", wrong)
            doors.let_go(self._connection, self.path)
        if self._copying is not None:
            self._copying.still.let_go()

    def keep_copy(self, kept: Callable[[str], None]) -> None:
        """Begin to keep an earlier copy of the session as it is now, before play goes on.

        Returns at once, once for a journal. `kept` hears, in another thread, what to tell a person where that was not
        possible, and "" where all is well; nothing where the session is closed before.
        """
        if self._closed or self._copying is not None:
            return
        if not self.last or self._moved_on:  # which has kept one
            kept("")
            return
        path = self.path
        try:
            with self._lock:
                end = end_of(self._connection)
                still = held_still(self._connection, path, self._files)
                self._copying = Copying(still, lambda go_on: keep_copy(still, path, end, go_on))
        except (sqlite3.Error, OSError) as wrong:
            kept(not_kept(path, wrong))
            return

        def ended(told: str) -> None:
            self._settle()  # what was put off meanwhile
            kept(told)

        self._copying.begin(ended)

    def _keep_hold(self) -> bool:
        """Save the session again where its file was taken away. Returns whether that was so. Raises NotSaved."""
        if are_there(self.path, self._files):
            return False
        self._connection, self.path = saved_again(self._connection, self.path, self._files, self.last)
        self._files = identity(self.path)
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ------------------------------------------------------------------ writing

    def append(self, entry: Entry, after: State | None = None) -> None:
        """Make an entry durable; `after` is the table that it leads to, worked out here where it is not given.

        Raises NotSaved, also where it could not be read again: the entry is then not in the file, and everything before
        it is. Raises ValueError for an entry that does not follow the last one.
        """
        if entry.number != self.last + 1:
            raise ValueError(f"Entry {entry.number} does not follow entry {self.last}.")
        table = self._state.after(entry.facts) if after is None else after
        with self._lock:
            was = self.path
            if self._keep_hold():
                raise NotSaved(
                    "{gone} was deleted, moved or replaced while it was open. Everything up to move {last} "
                    "was saved as {name}, and play goes on there. Make the move once more.",
                    gone=was.name,
                    last=self.last,
                    name=self.path.name,
                )
            try:
                write_entry(self._connection, entry, table)
            except (sqlite3.Error, ValueError) as wrong:
                raise entry_not_saved(self.path, entry.number, self.last, wrong) from wrong
            try:
                self._keep_hold()  # with this entry, where the file was taken away in this very moment
            except NotSaved:
                withdraw(self._connection, entry.number)
                raise
        self.last = entry.number
        # What was worked out about the table before is not asked for again; it need not be kept with it.
        self._state.forget()
        if entry.back_to is not None:
            self._backs.append((entry.number, entry.back_to))
        self._state = table
        self._keep(entry.number, table)
        self._rest.written()

    def rename(self, name: str, made: int = 0) -> None:
        """Give the session another name, a copy also when it was made; its file keeps its own. Raises NotSaved."""
        with self._lock:
            try:
                refuse_unread_meta(name)
                write_name(self._connection, name, made)
            except sqlite3.Error as wrong:
                raise NotSaved(
                    "{name} could not be renamed: {reason}.", name=self.path.name, reason=reason(wrong)
                ) from wrong
            except ValueError as wrong:
                raise NotSaved(
                    "{name} keeps its name: {reason}", name=self.path.name, reason=in_words(wrong)
                ) from wrong
        self.name = name
        self._rest.written()

    def _settle(self) -> None:
        """Move the log beside the file into the file. Where that fails the log stays, and it is tried again later."""
        with self._lock:
            if self._copying is not None and self._copying.under_way:
                return  # the file holds still; it comes when the copy is there
            settle(self._connection, self.path, self._files)

    def _make_room(self) -> None:
        with self._lock:
            make_room(self.path, self._files)
