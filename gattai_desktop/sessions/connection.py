"""The doors of a session file: making it, looking at it without touching it, and having it alone.

SQLite keeps the file in write-ahead mode with `synchronous=FULL`: a commit is one write that has reached the disk, and
lies beside the file (`NAME.gattai-wal`) until the table rests. `locking_mode=EXCLUSIVE` keeps every other program out
for as long as the session is open, and needs no third file.
"""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

from gattai_desktop.sessions.errors import (
    NotASession,
    NotSaved,
    SessionDamaged,
    SessionError,
    SessionExists,
    SessionInUse,
    SessionMissing,
    SessionNewer,
)
from gattai_desktop.sessions.file_format import APPLICATION_ID, FORMAT, SCHEMA, TABLES, format_of, is_session, tables_of

MAX_CELL: Final = 16 * 1024 * 1024
"""Most bytes of one value that SQLite hands over."""

_log = logging.getLogger(__name__)

_open_here: set[Path] = set()

_BUSY: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
_UNWRITABLE: Final = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_IOERR", "SQLITE_FULL")


def meta(connection: sqlite3.Connection) -> dict[str, str]:
    """Return what the file says of itself."""
    return {str(key): str(value) for key, value in connection.execute("SELECT key, value FROM meta LIMIT 100")}


def look(path: Path) -> sqlite3.Connection:
    """Open a file for looking only: takes no lock, writes nothing, not even beside it.

    Sees what is in the file itself, which is everything but the last second of play. Checks that it is a session of a
    version that can be read. Raises SessionMissing, NotASession, SessionNewer, SessionDamaged.
    """
    if not path.is_file():
        raise SessionMissing(f"There is no file {path.name} in {path.parent}. Choose another, or start a new table.")
    connection = _connected(path, "mode=ro&immutable=1")
    try:
        _check(connection, path)
    except sqlite3.DatabaseError as wrong:
        connection.close()
        if getattr(wrong, "sqlite_errorname", "") == "SQLITE_NOTADB":
            raise NotASession(
                f"{path.name} is no session of this program, or its beginning is destroyed. It was not touched."
            ) from wrong
        raise SessionDamaged(f"{path.name} is damaged: {wrong}. It was not touched.") from wrong
    except SessionError:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA query_only=ON")
    if not is_session(connection):
        raise NotASession(f"{path.name} is no session of this program. It was not touched.")
    if format_of(connection) > FORMAT:
        raise SessionNewer(
            f"{path.name} was written by a newer version of the program (form {format_of(connection)}, this one "
            f"reads up to {FORMAT}). It was not touched. Open it with that version."
        )
    if tables_of(connection) != TABLES or format_of(connection) < 1:
        raise SessionDamaged(f"{path.name} does not have the tables of a session. It was not touched.")


def opened(path: Path) -> sqlite3.Connection:
    """Open a session for play: checks it without touching it, then has it alone. `write_ahead` must follow.

    Raises what `look` raises, SessionInUse, and NotSaved where the file cannot be written.
    """
    look(path).close()
    connection = _connected(path, "mode=rw")
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")  # and the lock stays
    except sqlite3.DatabaseError as wrong:
        connection.close()
        raise _not_opened(path, wrong) from wrong
    _open_here.add(path.resolve())
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
    # On macOS only this reaches the disk itself.
    connection.execute("PRAGMA fullfsync=ON")
    connection.execute("PRAGMA checkpoint_fullfsync=ON")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("COMMIT")


def _not_opened(path: Path, wrong: sqlite3.DatabaseError) -> SessionError:
    name = getattr(wrong, "sqlite_errorname", "")
    if name.startswith(_BUSY):
        return SessionInUse(
            f"{path.name} is open in another window. Close it there, or open a copy. Nothing was changed."
        )
    if name.startswith(_UNWRITABLE):
        return NotSaved(f"{path.name} cannot be written: {reason(wrong)}. Nothing was changed. {remedy(wrong)}")
    return SessionDamaged(f"{path.name} is damaged: {wrong}. Nothing was changed.")


def settle(connection: sqlite3.Connection, path: Path) -> None:
    """Put what lies beside the file into it. What fails stays durable beside it and is tried again later."""
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as wrong:
        _log.warning("%s could not be made whole yet: %s", path.name, wrong)


def let_go(connection: sqlite3.Connection, path: Path) -> None:
    """Close a session: everything goes into the one file, and nothing is left beside it."""
    try:
        # Out of write-ahead mode, so that looking at the file needs nothing beside it either.
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.Error as wrong:
        _log.warning("%s could not be made whole: %s; %s-wal belongs to it.", path.name, wrong, path.name)
    give_up(connection, path)


def give_up(connection: sqlite3.Connection, path: Path) -> None:
    """Let go of a session of which nothing is to be written any more."""
    connection.close()
    _open_here.discard(path.resolve())


def is_open_here(path: Path) -> bool:
    """Whether this program has the session open.

    Its bytes must then not be read but through SQLite: closing any other handle on the file would give up its lock.
    """
    return path.resolve() in _open_here


def in_use(path: Path) -> bool:
    """Whether a session is open, here or in another program. What a crash left beside the file is put into it."""
    try:
        with closing(_connected(path, "mode=rw")) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("SELECT count(*) FROM meta").fetchone()
    except sqlite3.DatabaseError as wrong:
        return getattr(wrong, "sqlite_errorname", "").startswith(_BUSY)
    return False


def created(path: Path, meta_of: dict[str, str], begun: bytes, checksum: int) -> sqlite3.Connection:
    """Make a new session file with its first snapshot. Raises SessionExists, NotSaved."""
    try:
        # Taking the name first: two programs that make the same file at once cannot both have it.
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o644))
    except FileExistsError:
        raise SessionExists(f"{path.name} exists already. Choose another name; nothing was changed.") from None
    except OSError as wrong:
        raise NotSaved(
            f"{path.name} cannot be made in {path.parent}: {wrong.strerror}. Nothing was changed. "
            "Choose another folder."
        ) from wrong
    connection = None
    try:
        connection = _connected(path, "mode=rw")
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute("BEGIN EXCLUSIVE")
        for statement in filter(str.strip, SCHEMA.split(";\n")):
            connection.execute(statement)
        connection.executemany("INSERT INTO meta VALUES (?, ?)", meta_of.items())
        connection.execute("INSERT INTO snapshots VALUES (0, ?, ?)", (begun, checksum))
        connection.execute(f"PRAGMA user_version={FORMAT}")
        connection.execute("COMMIT")
        _write_ahead(connection)
        _open_here.add(path.resolve())
        _sync_folder(path.parent)
    except (sqlite3.Error, OSError) as wrong:
        if connection:
            connection.close()
        path.unlink(missing_ok=True)
        raise NotSaved(
            f"{path.name} could not be made in {path.parent}: {reason(wrong)}. Nothing was changed. {remedy(wrong)}"
        ) from wrong
    return connection


def turn_back(connection: sqlite3.Connection) -> None:
    """Leave a transaction that failed, if one is open."""
    if connection.in_transaction:
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:  # SQLite has turned it back itself
            return


def reason(wrong: Exception) -> str:
    """Say in plain words why a file could not be written."""
    name = getattr(wrong, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return "the disk is full"
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return "the file or its folder is read-only"
    if name.startswith("SQLITE_IOERR"):
        return "the disk reports an error, or is full"
    return str(wrong)


def remedy(wrong: Exception) -> str:
    """Say what to do about it."""
    name = getattr(wrong, "sqlite_errorname", "")
    if name == "SQLITE_FULL" or name.startswith("SQLITE_IOERR"):
        return "Free some space or plug the disk in again, then try once more."
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
        return "Copy the session into a folder of your own and open it there."
    return "Try once more, or save a copy elsewhere."


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
    finally:
        os.close(descriptor)
