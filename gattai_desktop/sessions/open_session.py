"""An open session file as it is read: the tables it leads to, its entries, and what it says of itself."""

import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.encoding import MAX_TEXT
from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import NoBox
from gattai_desktop.games.box import Box
from gattai_desktop.records.record import Entry, Naming
from gattai_desktop.records.undone_entries import Gone
from gattai_desktop.sessions.connection import meta as meta_of
from gattai_desktop.sessions.errors import SessionDamaged, in_the_file, in_words
from gattai_desktop.sessions.file_format import ENTRY_COLUMNS, SNAPSHOT_EVERY, RowDamaged, entry_of, unpacked
from gattai_desktop.sessions.reading import last_number, played_from, public_sight, time_of
from gattai_desktop.sessions.session_box import session_box
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json

_TABLES_KEPT: Final = 160
"""Tables that are kept in memory, so that a page of the log is not played again line by line."""


class OpenSession:
    """What can be read of an open session file. Its connection is used under its lock.

    `state()` is the table now, `last` the number of the last entry, `name` and `created` what the file says of itself.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        """Raise SessionDamaged where the game, the table now or the number of its last entry cannot be read."""
        self.path = path
        self._connection = connection
        self._lock = threading.Lock()
        self._tables: OrderedDict[int, State] = OrderedDict()
        meta = meta_of(connection)
        try:
            self.box: Box = session_box(meta)
        except NoBox as wrong:
            raise SessionDamaged("{name}: {reason}", name=path.name, reason=in_words(wrong)) from None
        self.name = meta.get("name", path.stem)[:MAX_TEXT]
        self.created = time_of(meta.get("created", ""))
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
        self._state = self.state_at(self.last)
        try:
            public_sight(self.box, self._state)
        except RowDamaged as wrong:
            raise self._damaged(in_words(wrong), self.last) from None

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
                words = "Move {number} does not fit the table before it: {reason}"
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
            raise self._damaged(wording("Move {number} is missing.", number=expected), expected - 1)

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
            raise self._damaged(wording("The table after move {number} is missing.", number=number), number)
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
