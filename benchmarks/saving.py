"""Durable commits a second: the session file against a bare SQLite commit of the same bytes, and against fdatasync.

All three save the entries of the same evening on the same disk, in turn in every round. A memory file system gives
figures that mean nothing: the folder that is given must lie on the disk that holds the sessions.
"""

import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import tables

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.move import write
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.file_format import row_of
from gattai_desktop.sessions.journal import Journal

_MOVES = 300
Rows = Sequence[tuple[Entry, object]]
Save = Callable[[int], None]


@contextmanager
def _session(folder: Path, rows: Rows) -> Iterator[Save]:
    with Journal.create(folder / "session.gattai", GATTAI, tables.table()) as journal:
        yield lambda number: journal.append(*rows[number])  # type: ignore[arg-type]


@contextmanager
def _bare(folder: Path, rows: Rows) -> Iterator[Save]:
    values = [row_of(entry).columns for entry, _ in rows]
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    # As the session file does it: one program has the file, so no lock is taken for each commit.
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, at, move, note, back_to, facts, checksum)")
    yield lambda number: void(connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", values[number]))
    connection.close()


@contextmanager
def _appended(folder: Path, rows: Rows) -> Iterator[Save]:
    lines = [f"{row.move}\t{row.note}\t{row.facts}\n".encode() for row in (row_of(entry) for entry, _ in rows)]
    handle = os.open(folder / "lines", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def save(number: int) -> None:
        os.write(handle, lines[number])
        os.fdatasync(handle)

    yield save
    os.close(handle)


def void(_nothing: object) -> None:
    """Give nothing back."""


WAYS = {"session file": _session, "bare SQLite commit": _bare, "append and fdatasync": _appended}


def measure(folder: Path, rounds: int) -> dict[str, list[float]]:
    """Return the commits a second of each way, round by round."""
    rows = [
        (Entry(number=number, move=write(move), facts=facts, by=move.seat), after)
        for number, (move, facts, after) in enumerate(tables.evening(1, _MOVES), 1)
    ]
    found: dict[str, list[float]] = {name: [] for name in WAYS}
    for _ in range(rounds):
        for name, way in WAYS.items():
            with tempfile.TemporaryDirectory(dir=folder, prefix="bench-saving-") as room, way(Path(room), rows) as save:
                begun = time.perf_counter()
                for number in range(len(rows)):
                    save(number)
                found[name].append(len(rows) / (time.perf_counter() - begun))
    return found


def bytes_of_an_entry() -> int:
    """Return the median size of an entry as it is written."""
    rows = (row_of(Entry(number=1, move=write(move), facts=facts)) for move, facts, _ in tables.evening(1, _MOVES))
    return round(statistics.median(len(row.move) + len(row.note) + len(row.facts.encode()) for row in rows))
