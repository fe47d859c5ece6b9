"""The journal of a session: adds entries, each durable before the table shows it, and never deletes one."""

import logging
import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from gattai_desktop import __version__
from gattai_desktop.cards.encoding import MAX_TEXT
from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import NoBox
from gattai_desktop.games.box import Box
from gattai_desktop.records.record import Entry, Naming
from gattai_desktop.records.undone_entries import Gone
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
from gattai_desktop.sessions.file_format import (
    ENTRY_COLUMNS,
    SNAPSHOT_EVERY,
    RowDamaged,
    entry_of,
    packed,
    refuse_unread_meta,
    unpacked,
)
from gattai_desktop.sessions.file_lost import Identity, are_there, identity, saved_again
from gattai_desktop.sessions.reading import check_beside, cut_off, last_number, played_from, public_sight, time_of
from gattai_desktop.sessions.session_box import session_box
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json, setup_to_json
from gattai_desktop.sessions.wal_checkpoint import Rest, make_room, settle
from gattai_desktop.sessions.writing import withdraw, write_entry, write_name

_log = logging.getLogger(__name__)

_TABLES_KEPT: Final = 160
"""Tables that are kept in memory, so that a page of the log is not played again line by line."""


class Journal:
    """An open session file. One journal has a file at a time, in one program.

    Made by `create` and `open`; used from one thread. `state()` is the table now, `last` the number of the last entry,
    `notices` what a person should know of the file though it was opened.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self._lock = threading.Lock()
        self._rest = Rest(self._settle, self._make_room)
        self._closed = False
        self._copying: Copying | None = None
        self._moved_on = False
        self._tables: OrderedDict[int, State] = OrderedDict()
        meta = doors.meta(connection)
        try:
            self.box: Box = session_box(meta)
        except NoBox as wrong:
            raise SessionDamaged("{name}: {reason}", name=path.name, reason=in_words(wrong)) from None
        self.name = meta.get("name", path.stem)[:MAX_TEXT]
        self.created = time_of(meta.get("created", ""))
        self.notices: tuple[str, ...] = ()
        self.setup_text = meta.get("setup", "")
        """What the table was set up with, as the file has it: to be looked through without being read (`setup`)."""
        try:
            self.last: int = last_number(connection)
        except RowDamaged as wrong:
            raise self._damaged(in_words(wrong), 0) from None
        rows = connection.execute(
            "SELECT number, back_to FROM entries WHERE back_to IS NOT NULL ORDER BY number LIMIT ?", (self.last,)
        )
        self._backs: list[tuple[int, int]] = [
            (number, back_to) for number, back_to in rows if isinstance(back_to, int) and 0 <= back_to < number
        ]
        self._gone: tuple[int, AbstractSet[int]] = (0, frozenset())
        self._files: Identity = ()
        self._state = self.state_at(self.last)
        try:
            public_sight(self.box, self._state)
        except RowDamaged as wrong:
            raise self._damaged(in_words(wrong), self.last) from None

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
                    "{gone} was deleted, moved or replaced while it was open. Everything up to entry {last} "
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

    # ------------------------------------------------------------------ reading

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Lend the open connection to a reader that copies the session; nothing is written meanwhile."""
        with self._lock:
            yield self._connection

    def state(self) -> State:
        """The table after the last entry."""
        return self._state

    def state_before(self, number: int) -> State:
        return self.state_at(number - 1)

    def state_at(self, number: int) -> State:
        """The table after an entry; 0 is the start. Raises LookupError, SessionDamaged."""
        if not 0 <= number <= self.last:
            raise LookupError(f"There is no entry {number}.")
        near = self._near(number)
        state = self._tables.get(near) or self._snapshot(near)
        for entry in self.entries(near + 1, number):
            try:
                state = state.after(entry.facts)
            except FactDoesNotFit as wrong:
                words = "Entry {number} does not fit the table before it: {reason}"
                told = wording(words, number=entry.number, reason=in_words(wrong))
                raise self._damaged(told, entry.number - 1) from None
            self._keep(entry.number, state)
        return state

    def _near(self, number: int) -> int:
        """Return the entry from whose table the table of this one is reached with the fewest facts."""
        near = next(one for one in range(number, -1, -1) if one in self._tables or not one % SNAPSHOT_EVERY)
        if near == number:
            return number
        with self._lock:
            try:
                return played_from(self._connection, near, number)
            except (RowDamaged, sqlite3.Error) as wrong:
                raise self._damaged(in_words(wrong), near) from wrong

    def entry(self, number: int) -> Entry:
        """One entry. Raises LookupError, SessionDamaged."""
        if not 1 <= number <= self.last:
            raise LookupError(f"There is no entry {number}.")
        return next(self.entries(number, number))

    def entries(self, first: int = 1, last: int | None = None) -> Iterator[Entry]:
        """Yield entries from `first` to `last`, both included. Raises SessionDamaged where one is not whole."""
        until = self.last if last is None else min(last, self.last)
        expected = max(first, 1)
        while expected <= until:
            # A page at a time, so that the first entries come at once and no read transaction stays open.
            rows = self._rows(
                f"SELECT {ENTRY_COLUMNS} FROM entries WHERE number BETWEEN ? AND ? ORDER BY number",  # noqa: S608
                (expected, min(until, expected + SNAPSHOT_EVERY - 1)),
                expected,
            )
            for columns in rows:
                if columns[0] != expected:
                    break
                try:
                    yield entry_of(columns, self.box.game.cards)
                except RowDamaged as wrong:
                    raise self._damaged(in_words(wrong), expected - 1) from None
                expected += 1
            else:
                if rows:
                    continue
            raise self._damaged(wording("Entry {number} is missing.", number=expected), expected - 1)

    def naming(self, naming: Naming, first: int, last: int) -> Sequence[int]:
        """The entries from `first` to `last` that name something; SQLite looks for it, and nothing else is read."""
        wanted = " OR ".join(["instr(move, ?)"] * len(naming.moves) + ["instr(facts, ?)"] * len(naming.facts))
        query = f"SELECT number FROM entries WHERE number BETWEEN ? AND ? AND ({wanted}) ORDER BY number"  # noqa: S608
        values = (first, last, *naming.moves, *naming.facts)
        return [number for (number,) in self._rows(query, values, first)]

    def backs(self) -> Sequence[tuple[int, int]]:
        """The entries that took others back, each with the entry that it goes back to, the oldest first."""
        return self._backs

    def taken_back(self) -> AbstractSet[int]:
        """The entries whose facts no longer hold, because a later entry took them back."""
        if self._gone[0] != len(self._backs):
            self._gone = len(self._backs), Gone(self._backs)
        return self._gone[1]

    def setup(self) -> Any:  # noqa: ANN401
        """What the table was set up with. Raises SessionDamaged."""
        try:
            return setup_from_json(self.setup_text, self.box)
        except UnreadableSetup as wrong:
            told = wording("What the table was set up with cannot be read. {reason}", reason=in_words(wrong))
            raise self._damaged(told, self.last) from None

    def _snapshot(self, number: int) -> State:
        """The table that the file keeps after this entry, or else the one before it, played on."""
        rows = self._rows("SELECT state, checksum FROM snapshots WHERE number = ?", (number,), number + 1)
        if not rows:
            raise self._damaged(wording("The table after entry {number} is missing.", number=number), number)
        try:
            state = unpacked(rows[0][0], rows[0][1], self.box.game.cards, number)
        except RowDamaged as wrong:
            raise self._damaged(in_words(wrong), number) from None
        self._keep(number, state)
        return state

    def _rows(self, query: str, values: tuple[object, ...], at: int) -> list[Any]:
        with self._lock:
            try:
                return self._connection.execute(query, values).fetchall()
            except sqlite3.Error as wrong:
                raise self._damaged(in_words(wrong), at - 1) from wrong

    def _keep(self, number: int, state: State) -> None:
        self._tables[number] = state
        self._tables.move_to_end(number)
        if len(self._tables) > _TABLES_KEPT:
            self._tables.popitem(last=False)

    def _damaged(self, told: str, whole: int) -> SessionDamaged:
        return SessionDamaged(in_the_file(self.path, told), whole)
