"""Makes session files, opens them to look without touching anything, and opens them alone for play.

SQLite keeps the file in write-ahead mode with `synchronous=FULL`: a commit is one write that has reached the disk, and
lies beside the file (`NAME.gattai-wal`) until the table rests. `locking_mode=EXCLUSIVE` keeps every other program out
for as long as the session is open, and needs no third file.
"""

import errno
import logging
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_NAME
from gattai_desktop.file_kinds import SESSION, ends_in
from gattai_desktop.renaming import rename_patiently, replace_patiently
from gattai_desktop.sessions.errors import (
    NotASession,
    NotMovedOn,
    NotReadable,
    NotSaved,
    SessionDamaged,
    SessionError,
    SessionExists,
    SessionInUse,
    SessionMissing,
    SessionNewer,
    already_there,
    cannot_be_made,
    in_words,
    is_a_file,
    reason,
    remedy,
)
from gattai_desktop.sessions.file_format import (
    APPLICATION_ID,
    FORMAT,
    SCHEMA,
    SUM,
    format_of,
    is_session,
    schema_of,
    summed_up,
)
from gattai_desktop.sessions.forms import FORMS, bring_up, newest
from gattai_desktop.sessions.leftover_wal import left_beside
from gattai_desktop.sessions.open_here import forget, note_open
from gattai_desktop.sessions.out_of_reach import refuse_closed
from gattai_desktop.sessions.unfinished import clear_left, own_place

MAX_CELL: Final = 16 * 1024 * 1024
"""Most bytes of one value that SQLite hands over."""

_log = logging.getLogger(__name__)

_BUSY: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
_UNREADABLE: Final = ("SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_IOERR", "SQLITE_AUTH")
_UNWRITABLE: Final = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_IOERR", "SQLITE_FULL")


def meta(connection: sqlite3.Connection) -> dict[str, str]:
    """Return what the file says of itself."""
    rows = connection.execute(
        "SELECT substr(key, 1, ?), substr(value, 1, ?) FROM meta LIMIT 20", (MAX_NAME, MAX_ENCODED + 1)
    )
    return {str(key): str(value) for key, value in rows}


def look(path: Path) -> sqlite3.Connection:
    """Open a file for looking only: takes no lock, writes nothing, not even beside it.

    Sees what is in the file itself, which is everything but the last second of play. Checks that it is a session of a
    form that can be read. Raises SessionMissing, NotReadable, NotASession, SessionNewer, SessionDamaged.
    """
    refuse_closed(path)
    if path.is_dir():
        raise SessionMissing("{path} is a folder, and no session. Choose a file that ends in .gattai.", path=path)
    if not path.is_file():
        raise SessionMissing(
            "There is no file {name} in {folder}. Choose another, or start a new table.",
            name=path.name,
            folder=path.absolute().parent,
        )
    connection = None
    try:
        connection = _connected(path, "mode=ro&immutable=1")
        _check(connection, path)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as wrong:  # which SQLite's own message can be
        if connection is not None:
            connection.close()
        raise _not_looked_at(path, wrong) from wrong
    except SessionError:
        if connection is not None:
            connection.close()
        raise
    return connection


def _not_looked_at(path: Path, wrong: Exception) -> SessionError:
    name = getattr(wrong, "sqlite_errorname", "")
    if isinstance(wrong, UnicodeDecodeError):
        return SessionDamaged("{name} is damaged: no table has a readable name. It was not touched.", name=path.name)
    if name == "SQLITE_NOTADB" and not ends_in(path, SESSION):
        return NotASession(
            "{name} is nothing that can be opened here: a session ends in .gattai, a record in .record, a pack in "
            ".gattai-pack. It was not touched.",
            name=path.name,
        )
    if name == "SQLITE_NOTADB":
        return NotASession(
            "{name} is no session of this program, or its beginning is destroyed. It was not touched.", name=path.name
        )
    if name.startswith(_UNREADABLE):
        return NotReadable(
            "{name} cannot be read: it may belong to somebody else, or the disk reports an error. It "
            "was not touched. Ask for the right to read it, or copy it into a folder of your own.",
            name=path.name,
        )
    return SessionDamaged("{name} is damaged: {what} It was not touched.", name=path.name, what=in_words(wrong))


def _check(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA query_only=ON")
    if not is_session(connection):
        if not path.stat().st_size:
            raise NotASession("{name} is empty, so it is no session. It was not touched.", name=path.name)
        raise NotASession("{name} is no session of this program. It was not touched.", name=path.name)
    form = format_of(connection)
    if form > newest():
        raise SessionNewer(
            "{name} was written by a newer version of the program (format {form}, this one reads up to "
            "{newest}). It was not touched. Open it with that version.",
            name=path.name,
            form=form,
            newest=newest(),
        )
    if form not in FORMS or schema_of(connection) != FORMS[form].schema:
        raise SessionDamaged("{name} does not have the tables of a session. It was not touched.", name=path.name)


def opened(path: Path) -> sqlite3.Connection:
    """Have a session alone, for play, that was looked at and found whole. `write_ahead` must follow.

    Raises SessionInUse, and NotSaved where the file cannot be written.
    """
    connection = None
    try:
        connection = _connected(path, "mode=rw")
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")  # and the lock stays
    except sqlite3.DatabaseError as wrong:
        if connection is not None:
            connection.close()
        raise _not_opened(path, wrong) from wrong
    note_open(path)
    return connection


def write_ahead(connection: sqlite3.Connection, path: Path) -> None:
    """Get ready to write, durably. Nothing of the file has changed before. Raises NotSaved, SessionDamaged."""
    try:
        _write_ahead(connection)
    except sqlite3.DatabaseError as wrong:
        raise _not_opened(path, wrong) from wrong


def _write_ahead(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA journal_mode=WAL").fetchone()
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # the log goes into the file when the table rests (`Rest`)
    connection.execute("PRAGMA fullfsync=ON")  # on macOS only this reaches the disk itself
    connection.execute("PRAGMA checkpoint_fullfsync=ON")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("COMMIT")


def open_elsewhere(path: Path) -> SessionInUse:
    """Return the error for a session that is open in another window or program."""
    return SessionInUse(
        "{name} is open in another window. Close it there, or open a copy. Nothing was changed.", name=path.name
    )


def _not_opened(path: Path, wrong: sqlite3.DatabaseError) -> SessionError:
    name = getattr(wrong, "sqlite_errorname", "")
    if name.startswith(_BUSY):
        return open_elsewhere(path)
    if name.startswith(_UNWRITABLE):
        return NotSaved(
            "{name} cannot be written: {reason}. Nothing was changed. {remedy}",
            name=path.name,
            reason=reason(wrong),
            remedy=remedy(wrong),
        )
    return SessionDamaged("{name} is damaged: {what} Nothing was changed.", name=path.name, what=in_words(wrong))


def let_go(connection: sqlite3.Connection, path: Path) -> None:
    """Close a session: everything goes into the one file, and nothing is left beside it."""
    try:
        # Out of write-ahead mode, so that looking at the file needs nothing beside it either.
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.Error as wrong:
        _log.warning("%s could not be made whole: %s; %s-wal belongs to it.", path.name, wrong, path.name)
    give_up(connection, path)


def give_up(connection: sqlite3.Connection, path: Path) -> None:
    """Close a session into which nothing more is written."""
    connection.close()
    forget(path)


def in_use(path: Path) -> bool:
    """Whether a session is open, here or in another program. Touches nothing, whatever a crash left beside it."""
    if not path.is_file() or not path.stat().st_size:
        return False  # and SQLite would take away what lies beside an empty file
    shared = path.with_name(f"{path.name}-shm")
    own = sys.platform == "win32" and not shared.exists()
    try:
        # A program that has it open keeps readers out too. `readonly_shm` keeps SQLite from making a file of its own.
        with closing(_connected(path, "mode=ro&readonly_shm=1")) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except (sqlite3.DatabaseError, UnicodeDecodeError) as wrong:
        return getattr(wrong, "sqlite_errorname", "").startswith(_BUSY)
    finally:
        if own:  # but on Windows it makes one all the same; where another program uses it, it cannot be taken away
            with suppress(OSError):
                shared.unlink(missing_ok=True)
    return False


def put_together(path: Path) -> None:
    """Put what lies beside a file into it, and bring it up to the form of today. Only for a copy.

    Raises sqlite3.Error.
    """
    with closing(_connected(path, "mode=rw")) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        # Out of write-ahead mode: a reader of the copy must see all of it, and find nothing beside it.
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        if is_session(connection) and 0 < format_of(connection) < newest():
            bring_up(connection, format_of(connection))


def move_on(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a session that is open up to the form of today. Raises NotMovedOn; it is then as it was."""
    try:
        bring_up(connection, format_of(connection))
    except sqlite3.Error as wrong:
        raise NotMovedOn(
            "{name} was made by an older version, and could not be brought up to this one: {reason}. "
            "It is as it was. {remedy}",
            name=path.name,
            reason=reason(wrong),
            remedy=remedy(wrong),
        ) from wrong


def created(path: Path, meta_of: dict[str, str], begun: bytes, checksum: int) -> sqlite3.Connection:
    """Make a new session file with its first snapshot. Raises SessionExists, NotSaved.

    It is finished under another name first, so that a crash never leaves half a session under its own name.
    """
    making = path.with_name(f"{path.name}-new-{os.getpid()}")
    connection, named = None, False
    try:
        if not path.parent.is_dir():
            path.parent.mkdir(parents=True)
        clear_left(path.parent, in_use)
        refuse_strays(path)
        if path.exists():
            raise FileExistsError  # noqa: TRY301 - told below, as when the name is taken a moment later
        making.unlink(missing_ok=True)
        os.close(os.open(making, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o644))
        with closing(_connected(making, "mode=rw")) as made:
            _make(made, meta_of, begun, checksum)
        take_name(making, path)
        named = True
        connection = _connected(path, "mode=rw")
        _write_ahead(connection)
    except FileExistsError:
        if not path.parent.is_dir():
            raise is_a_file(path) from None
        making.unlink(missing_ok=True)
        raise already_there(path) from None
    except (sqlite3.Error, OSError) as wrong:
        if connection is not None:
            connection.close()
        with suppress(OSError):  # which a disk that is read-only says also of a file that is not there
            for left in (making, making.with_name(f"{making.name}-journal"), *([path] if named else ())):
                left.unlink(missing_ok=True)
        raise cannot_be_made(own_place(path), wrong) from wrong
    note_open(path)
    return connection


def refuse_strays(path: Path) -> None:
    """Raise SessionExists where something lies beside a place for a new file: SQLite would put it into that file.

    A crash left it there, and its own session was deleted or moved since.
    """
    strays = () if path.exists() else left_beside(path)
    if strays:
        raise SessionExists(
            "{stray} lies where {name} is to be made, and belongs to a session that is gone. Choose another name, or "
            "move it away; nothing was changed.",
            stray=strays[0].name,
            name=path.name,
        )


def _make(connection: sqlite3.Connection, meta_of: dict[str, str], begun: bytes, checksum: int) -> None:
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
    connection.execute("BEGIN EXCLUSIVE")
    for statement in filter(str.strip, SCHEMA.split(";\n")):
        connection.execute(statement)
    connection.executemany("INSERT INTO meta VALUES (?, ?)", {**meta_of, SUM: summed_up(meta_of)}.items())
    connection.execute("INSERT INTO snapshots VALUES (0, ?, ?)", (begun, checksum))
    connection.execute(f"PRAGMA user_version={FORMAT}")
    connection.execute("COMMIT")


def take_name(making: Path, path: Path) -> None:
    """Give a finished file its own name, durably, unless there is a file of that name. Raises FileExistsError, OSError.

    Two programs that make the same file at once cannot both have its name. Where it fails nothing has it.
    """
    if os.name == "nt":
        rename_patiently(making, path)
        return
    try:
        os.link(making, path)
    except FileExistsError:
        raise
    except OSError:  # a file system that knows no second name for a file
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o644))
        with _nothing_left(path):
            replace_patiently(making, path)
    else:
        making.unlink()
    with _nothing_left(path):
        _sync_folder(path.parent)


@contextmanager
def _nothing_left(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError:
        path.unlink(missing_ok=True)
        raise


def turn_back(connection: sqlite3.Connection) -> None:
    """Leave a transaction that failed, if one is open."""
    if connection.in_transaction:
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:  # SQLite has turned it back itself
            return


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    # Two slashes, an empty host, and a path that begins with a third, also for C:/ and for //server/share.
    posix = path.absolute().as_posix()
    named = quote(os.fsencode(posix if posix.startswith("/") else f"/{posix}"), safe="/:")
    uri = f"file://{named}?{mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None, check_same_thread=False)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_CELL)
    # The file may come from a stranger: nothing in its schema is trusted, no page is taken on its word.
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.execute("PRAGMA cell_size_check=ON")
    connection.execute("PRAGMA mmap_size=0")
    return connection


def _sync_folder(folder: Path) -> None:
    """Make the new name durable, where folders can be synchronised (not on Windows)."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as wrong:
        if wrong.errno not in (errno.EINVAL, errno.ENOTSUP):  # as network folders answer that do so with files alone
            raise
    finally:
        os.close(descriptor)
