"""Reads a session as it would be opened, with what a crash left beside it, and changes no file.

Where something has to be put together or brought to today's form, a copy in the folder for temporary files is used.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import ALL, PUBLIC
from gattai_desktop.content.boxes import NoBox
from gattai_desktop.games.box import Box
from gattai_desktop.sessions.connection import in_use, look, meta, open_elsewhere, put_together
from gattai_desktop.sessions.errors import (
    NotReadable,
    SessionDamaged,
    SessionError,
    in_the_file,
    in_words,
    reason,
    with_remedy,
)
from gattai_desktop.sessions.file_format import (
    ENTRY_COLUMNS,
    MAX_ENTRIES,
    MAX_STRETCH,
    MAX_TIME,
    SMALLEST_ENTRY,
    SNAPSHOT_EVERY,
    RowDamaged,
    entry_of,
    format_of,
    unpacked,
)
from gattai_desktop.sessions.forms import newest
from gattai_desktop.sessions.leftover_wal import Log, laid_in, left_beside, log_in, log_of
from gattai_desktop.sessions.open_here import is_open_here
from gattai_desktop.sessions.out_of_reach import refuse_closed
from gattai_desktop.sessions.session_box import session_box

_LARGEST: Final = 2**63 - 1
"""The largest number that a row can have."""
MAX_BESIDE: Final = 64 * 1024 * 1024
"""Most bytes of a log that are looked at page by page. The program empties its own long before."""

MOST_SEATS: Final = 10
"""Most seats of a table, as it is opened; no game has room for more than eight."""

MOST_FILLED: Final = 16
"""How many times as large a file that was cut off may have been: of a larger one next to nothing is left."""

MAX_CHECKED: Final = 8 * 1024 * 1024
"""Bytes of a file up to which its pages are checked whenever it is opened, which takes some milliseconds."""


def is_left_by_a_crash(path: Path) -> bool:
    """Whether something lies beside a session that nobody has open. Raises NotReadable."""
    refuse_closed(path)
    return bool(left_beside(path)) and not is_open_here(path) and not in_use(path)


@contextmanager
def readable(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a session for looking. Raises what `connection.look` raises."""
    if not is_left_by_a_crash(path):
        with closing(look(path)) as connection:
            if format_of(connection) == newest():
                yield connection
                return
    with room_to_look(path) as folder, closing(look(_copied(path, Path(folder)))) as connection:
        yield connection


def room_to_look(path: Path, prefix: str = "gattai-") -> "tempfile.TemporaryDirectory[str]":
    """Return a folder in which a copy of a session can be looked at. Raises NotReadable."""
    try:
        return tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True)
    except OSError as wrong:
        raise not_looked_at(path, wrong) from wrong


def _copied(path: Path, folder: Path) -> Path:
    """Copy a session with what lies beside it, and put it together there."""
    copy = folder / path.name
    try:
        for one in (path, *left_beside(path)):
            shutil.copyfile(one, folder / one.name)
        put_together(copy)
    except OSError as wrong:
        raise not_looked_at(path, wrong) from wrong
    except (sqlite3.Error, UnicodeDecodeError):
        return copy  # looking at it tells what is wrong with it
    return copy


def not_looked_at(path: Path, wrong: OSError) -> NotReadable:
    """Say why a session could not be copied to be looked at."""
    return NotReadable(
        "{name} cannot be looked at: {reason}. It was not touched. Free some space on the disk "
        "for temporary files, then try once more.",
        name=path.name,
        reason=reason(wrong),
    )


@contextmanager
def all_pages(path: Path) -> Iterator[tuple[sqlite3.Connection, ...]]:
    """Open every reading of a session that what lies beside it allows: with all its pages, and without.

    A file that was cut off has empty pages where its own are missing: SQLite opens none that is shorter than it says.
    Used to save what is whole; readings that cannot be opened are left out.
    """
    log = log_of(path)
    with room_to_look(path) as folder:
        found = []
        for name, laid in (("all", log.is_file()), ("alone", False)):
            if name == "all" and not laid:
                continue
            copy = Path(folder) / name / path.name
            try:
                copy.parent.mkdir()
                shutil.copyfile(path, copy)
                _fill_up(copy)
                if laid:
                    copy.write_bytes(laid_in(copy.read_bytes(), _read(log)))
                put_together(copy)
                found.append(look(copy))
            except (OSError, sqlite3.Error, UnicodeDecodeError, SessionError):
                continue
        try:
            yield tuple(found)
        finally:
            for connection in found:
                connection.close()


def _fill_up(copy: Path) -> None:
    missing = missing_of(copy)
    if missing is not None:
        with copy.open("r+b") as file:
            # What is left of the page in which it was cut would be read as something else.
            file.truncate(missing[0] - missing[0] % _page_size(file.read(100)))
            file.truncate(missing[1])


def missing_of(path: Path) -> tuple[int, int] | None:
    """How many bytes a file has and how many it says that it has, where it was cut off; None also for one not read."""
    if not path.is_file():  # nobody waits at a pipe
        return None
    try:
        with path.open("rb") as file:
            said, found = _said_length(file.read(100)), file.seek(0, os.SEEK_END)
    except OSError:  # which is told when it is opened
        return None
    return (found, said) if found < said <= MOST_FILLED * found else None


def _said_length(head: bytes) -> int:
    """The length of a file as its beginning says it."""
    return _page_size(head) * int.from_bytes(head[28:32])


def _page_size(head: bytes) -> int:
    page = int.from_bytes(head[16:18])
    return 65_536 if page == 1 else page


def _read(log: Path) -> bytes:
    with log.open("rb") as file:
        return file.read(MAX_BESIDE)


def log_beside(path: Path) -> Log:
    """What lies in the log beside a session; nothing where there is none, or one too large, or not to be read."""
    log = log_of(path)
    try:
        return log_in(_read(log)) if log.is_file() and log.stat().st_size <= MAX_BESIDE else Log()
    except OSError:  # which is told when the session is opened
        return Log()


def cut_off(path: Path) -> str:
    """What to tell where the last change that lies beside a session is not whole; "" where all is well."""
    if not log_beside(path).end_is_missing:
        return ""
    return wording(
        "What was last written beside {name} is not whole, as after a power cut, and was left out. "
        "Everything before it is there: look at the table, and make the last move again if it is missing.",
        name=path.name,
    )


def check_beside(path: Path) -> None:
    """See, before anything is touched, whether what lies beside a session belongs to it and can be read.

    Raises SessionDamaged, and what `look` raises.
    """
    refuse_closed(path)
    if not left_beside(path):
        with closing(look(path)) as connection:
            told = beginning_fault(path)
            if not told and not in_use(path) and path.stat().st_size <= MAX_CHECKED:
                told = page_fault(connection)
        if told:
            raise SessionDamaged(in_the_file(path, told))
        return
    if in_use(path):
        raise open_elsewhere(path)
    with readable(path) as connection:
        beside = {"name": path.name, "log": log_of(path).name}
        told = wording("{name} is damaged.", name=path.name)
        if log_of(path).is_file():
            told = wording("{name} does not fit what lies beside it ({log}).", **beside)
        try:
            fits = not page_fault(connection) and _follow(connection)
            # All that opening will read, since giving it up later would put what lies beside the file into it.
            connection.execute("SELECT number, back_to FROM entries WHERE back_to IS NOT NULL").fetchall()
            public_sight(box_of(connection), last_table(connection, box_of(connection)))
        except (sqlite3.DatabaseError, RowDamaged, FactDoesNotFit, NoBox):
            fits = False
    lost = log_beside(path).unread
    if lost:
        told = wording("{count} or more moves that lie beside {name} are damaged ({log}).", count=lost, **beside)
    if not fits or lost:
        raise SessionDamaged(with_remedy(told))


def beginning_fault(path: Path) -> str:
    """What is wrong with the numbers at the beginning of a file, "" for nothing.

    SQLite puts them right as soon as it has the file alone, before anything else of it is known to be whole. Where
    a log lies beside the file, or the file is open, they may be out of date.
    """
    if in_use(path) or left_beside(path):
        return ""
    with path.open("rb") as file:
        head = file.read(100)
        size = file.seek(0, os.SEEK_END)
    changes, valid_for = (int.from_bytes(head[place : place + 4]) for place in (24, 92))
    whole = changes == valid_for and _said_length(head) == size
    return "" if whole else wording("Page {page} of the file is spoilt.", page=1)


def page_fault(connection: sqlite3.Connection, *, thorough: bool = False) -> str:
    """Return what is wrong with the pages of a file, "" for nothing: entries could be missing and leave no gap."""
    try:
        check = "integrity_check" if thorough else "quick_check"
        found = str(connection.execute(f"PRAGMA {check}(1)").fetchone()[0])
    except (sqlite3.DatabaseError, UnicodeDecodeError) as wrong:
        found = str(wrong)
    return "" if found == "ok" else in_words(found.removeprefix("*** in database main ***"))


def _follow(connection: sqlite3.Connection) -> bool:
    """Whether the entries are numbered without a gap."""
    last = last_number(connection)
    most = (last + 1,)
    counted = connection.execute("SELECT count(*) FROM (SELECT 1 FROM entries LIMIT ?)", most).fetchone()[0]
    return bool(counted == last)


# ---------------------------------------------------------------------- what a file says


def most_entries(connection: sqlite3.Connection) -> int:
    """Return the most entries that a file of this size can hold, whatever it says."""
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    return min(MAX_ENTRIES, int(pages) * int(size) // SMALLEST_ENTRY)


def last_number(connection: sqlite3.Connection) -> int:
    """The number of the last entry, 0 where there is none. Raises RowDamaged where that cannot be."""
    found = connection.execute("SELECT max(number) FROM entries").fetchone()[0]
    most = most_entries(connection)
    if found is None:
        return 0
    if type(found) is not int or not 1 <= found <= most:
        raise RowDamaged(
            wording(
                "The file says that its last move is {found}; one of its size has {most} at most.",
                found=found,
                most=most,
            )
        )
    return found


def time_of(text: object) -> int:
    """Return a time in milliseconds since 1970 as a file says it, 0 where that is none."""
    written = str(text)
    if not written.isascii() or not written.isdecimal() or len(written) > 15:
        return 0
    return min(int(written), MAX_TIME)


def box_of(connection: sqlite3.Connection) -> Box:
    """The game that is played in a session. Raises NoBox."""
    return session_box(meta(connection))


def last_table(connection: sqlite3.Connection, of: Box) -> State:
    """The table after the last entry. Raises RowDamaged, FactDoesNotFit, sqlite3.DatabaseError."""
    row = connection.execute("SELECT number, state, checksum FROM snapshots ORDER BY number DESC LIMIT 1").fetchone()
    if row is None:
        raise RowDamaged(wording("The table at the start is missing."))
    cards = of.game.cards
    state = unpacked(row[1], row[2], cards, row[0])
    last = min(row[0] + 2 * SNAPSHOT_EVERY, _LARGEST)
    refuse_long_stretch(connection, row[0], last)
    query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE number > ? AND number <= ? ORDER BY number"  # noqa: S608
    for columns in connection.execute(query, (row[0], last)):
        state = state.after(entry_of(columns, cards).facts)
    return state


def played_from(connection: sqlite3.Connection, near: int, number: int) -> int:
    """The entry after which a table is kept, or `near`, from where another is soonest played. Raises RowDamaged."""
    query = "SELECT max(number) FROM snapshots WHERE number > ? AND number <= ?"
    found = connection.execute(query, (near, number)).fetchone()[0] or near
    refuse_long_stretch(connection, found, number)
    return int(found)


def refuse_long_stretch(connection: sqlite3.Connection, near: int, last: int) -> None:
    """Refuse to play too many facts on from the table after `near`. Raises RowDamaged."""
    query = "SELECT sum(length(facts)) FROM entries WHERE number > ? AND number <= ?"
    found = connection.execute(query, (near, last)).fetchone()[0] or 0
    if found > MAX_STRETCH:
        words = "The moves from {number} to the next kept table have {found} characters; {most} at most are played."
        raise RowDamaged(wording(words, number=near + 1, found=found, most=MAX_STRETCH))


def public_sight(of: Box, table: State) -> Sight:
    """Return the table as everybody may see it. Raises RowDamaged for a table that the rules cannot work with.

    What stands in a file may have any names and values; the rules take those of a table for granted.
    """
    if table.values.get("game", of.key) != of.key:
        raise RowDamaged(wording("Its last table is none of {name}.", name=of.name))
    try:
        of.rulings.read(table)
        of.game.asks(table)
        seats = of.game.seats(table)
        if len(seats) > MOST_SEATS:
            raise ValueError(f"{len(seats)} seats")  # noqa: TRY301 - told below like all that no table is
        if PUBLIC in seats or ALL in seats:  # whoever sat there would see with the wall, or with the file
            raise ValueError("a seat that nobody has")  # noqa: TRY301
        for seat in seats:
            of.game.name(table, seat)
        sight = of.game.sight(table, PUBLIC)
        of.acting(table)
        least = of.least(table)
    except Exception as wrong:
        raise RowDamaged(
            wording("Its last table is none of {name} ({kind}).", name=of.name, kind=type(wrong).__name__)
        ) from wrong
    for path, first in least.items():
        if type(table.values.get(path)) is not type(first):
            words = "Its last table is none of {name}: {path} is missing, or is something else."
            raise RowDamaged(wording(words, name=of.name, path=path))
    return sight
