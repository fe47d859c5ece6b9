"""Reads a session file to its end without touching it, and saves what is whole into a new one."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import attrs
from attrs import frozen

from gattai_desktop.cards.facts import Fact, FactDoesNotFit
from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import NoSuchGame, box
from gattai_desktop.games.box import Box
from gattai_desktop.records.entry import Entry
from gattai_desktop.sessions.bridge import bridge
from gattai_desktop.sessions.connection import in_use, is_open_here, look, meta
from gattai_desktop.sessions.errors import SessionDamaged
from gattai_desktop.sessions.file_format import ENTRY_COLUMNS, RowDamaged, entry_of, unpacked
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json

_GIVE_UP: Final = 2_000
"""Entries that are looked for beyond the last that was found, where the file cannot say how many it has."""
_FIRST: Final = 0x7FFFFFFF


@frozen(kw_only=True)
class Findings:
    """What a session file holds, entry by entry.

    `last` is the number of the last entry that the file knows of; `damaged` the entries that are not whole, and
    `unfitting` those that are whole and do not fit the table, because others are lost. `faults` say it in words.
    """

    path: Path
    box: Box
    name: str
    last: int
    damaged: tuple[int, ...] = ()
    unfitting: tuple[int, ...] = ()
    faults: tuple[str, ...] = ()

    @property
    def intact(self) -> bool:
        """Whether everything is whole."""
        return not self.faults

    @property
    def whole(self) -> int:
        """How many entries from the first on are whole and follow each other."""
        bad = (*self.damaged, *self.unfitting)
        return min(bad) - 1 if bad else self.last


def verify(path: Path) -> Findings:
    """Read a session file to its end and say what is whole. Touches nothing.

    Raises what `connection.look` raises where nothing at all can be read.
    """
    with _readable(path) as connection:
        return _Reader(path, connection).findings()


def save_whole(path: Path, into: Path, *, at: int = 0) -> Findings:
    """Save what is whole into a new session file, and return what was found in the old one, which is not touched.

    Where entries are lost and a later snapshot is whole, one entry bridges the gap, so that nothing after it is lost.
    Raises SessionDamaged where not even the start can be read, SessionExists and NotSaved for the new file.
    """
    with _readable(path) as connection:
        reader = _Reader(path, connection)
        found = reader.findings()
        setup = reader.setup()
        try:
            made = Journal.create(into, found.box, setup, at=at)
        except ValueError as wrong:
            raise SessionDamaged(f"{path.name}: {wrong} No new session can be made. It was not touched.") from None
        with made as journal:
            numbers = {0: 0}  # of an entry here, by its number in the old file
            for number, facts, entry in reader.bridged(journal.state()):
                if facts:
                    missing = f"What happened up to entry {number} could not be read."
                    journal.append(Entry(number=journal.last + 1, move="", facts=facts, allowed_because=missing, at=at))
                if entry is not None:
                    journal.append(_renumbered(entry, journal.last + 1, numbers))
                numbers[number] = journal.last
    return found


@contextmanager
def _readable(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the file for looking; with what a crash left beside it, where there is such a thing."""
    beside = path.with_name(f"{path.name}-wal")
    if not beside.is_file() or not beside.stat().st_size or is_open_here(path):
        with closing(look(path)) as connection:
            yield connection
        return
    look(path).close()
    with TemporaryDirectory(prefix="gattai-") as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(beside, copy.with_name(beside.name))
        in_use(copy)  # puts what lies beside the copy into it
        with closing(look(copy)) as connection:
            yield connection


def _renumbered(entry: Entry, number: int, numbers: dict[int, int]) -> Entry:
    if entry.back_to is None:
        return attrs.evolve(entry, number=number)
    back_to = numbers[max(old for old in numbers if old <= entry.back_to)]
    return attrs.evolve(entry, number=number, back_to=back_to)


class _Reader:
    """Reads what it can; a part of the file that SQLite cannot read is passed over."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._connection = connection
        self._faults: list[str] = []
        try:
            self._meta = meta(connection)
        except sqlite3.DatabaseError as wrong:
            self._meta = {}
            self._faults.append(f"What the file says of itself cannot be read: {wrong}.")
        try:
            self.box = box(self._meta.get("game", "gattai"))
        except NoSuchGame as wrong:
            raise SessionDamaged(f"{path.name}: {wrong} It was not touched.") from None

    def setup(self) -> Any:  # noqa: ANN401
        try:
            return setup_from_json(self._meta.get("setup", ""), self.box)
        except UnreadableSetup as wrong:
            raise SessionDamaged(
                f"{self._path.name}: {wrong} Without it no new session can be made. It was not touched."
            ) from None

    def findings(self) -> Findings:
        damaged: list[int] = []
        unfitting: list[int] = []
        faults = self._faults
        state = self._snapshot(0)
        if state is None:
            faults.append("The table at the start cannot be read.")
        try:
            setup_from_json(self._meta.get("setup", ""), self.box)
        except UnreadableSetup as wrong:
            faults.append(str(wrong))
        last = self._last()
        for number in range(1, last + 1):
            entry = self._entry(number)
            if entry is None:
                damaged.append(number)
                faults.append(f"Entry {number} cannot be read.")
                state = None
            elif state is not None:
                try:
                    state = state.after(entry.facts)
                except FactDoesNotFit as wrong:
                    unfitting.append(number)
                    faults.append(f"Entry {number} does not fit: {wrong}")
                    state = None
            else:
                unfitting.append(number)
            kept = self._snapshot(number)
            state = self._compared(number, state, kept)
        return Findings(
            path=self._path,
            box=self.box,
            name=self._meta.get("name", self._path.stem),
            last=last,
            damaged=tuple(damaged),
            unfitting=tuple(unfitting),
            faults=tuple(faults),
        )

    def _compared(self, number: int, state: State | None, kept: State | None) -> State | None:
        """Go on from a snapshot where entries before it are lost; say where the two disagree."""
        if kept is None:
            return state
        if state is not None and kept != state:
            self._faults.append(f"The table after entry {number} is not what the entries lead to.")
        return kept if state is None else state

    def bridged(self, start: State) -> Iterator[tuple[int, tuple[Fact, ...], Entry | None]]:
        """Yield every entry that can be played, before it the facts that bridge what is lost."""
        table = start  # as the new session has it
        state = self._snapshot(0)  # as the old one had it, None while it is not known
        if state is None:
            state = start
        elif facts := bridge(start, state):
            yield 0, facts, None
            table = state
        for number in range(1, self._last() + 1):
            entry = self._entry(number)
            after = None
            if entry is not None and state is not None:
                try:
                    after = state.after(entry.facts)
                except FactDoesNotFit:
                    after = None
            if after is not None and state is not None:
                yield number, bridge(table, state), entry
                table = state = after
                continue
            state = self._snapshot(number)
            if state is not None:
                yield number, bridge(table, state), None
                table = state

    def _last(self) -> int:
        try:
            found = self._connection.execute("SELECT max(number) FROM entries").fetchone()[0]
        except sqlite3.DatabaseError:
            return self._searched()
        return found if isinstance(found, int) and 0 <= found <= _FIRST else 0

    def _searched(self) -> int:
        last = number = 0
        while number < last + _GIVE_UP:
            number += 1
            if self._entry(number) is not None:
                last = number
        return last

    def _entry(self, number: int) -> Entry | None:
        try:
            query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE number = ?"  # noqa: S608
            row = self._connection.execute(query, (number,)).fetchone()
            return entry_of(row, self.box.game.cards) if row else None
        except (sqlite3.DatabaseError, RowDamaged):
            return None

    def _snapshot(self, number: int) -> State | None:
        try:
            query = "SELECT state, checksum FROM snapshots WHERE number = ?"
            row = self._connection.execute(query, (number,)).fetchone()
            return unpacked(row[0], row[1], self.box.game.cards, number) if row else None
        except (sqlite3.DatabaseError, RowDamaged):
            if number:
                self._faults.append(f"The table after entry {number} cannot be read.")
            return None
