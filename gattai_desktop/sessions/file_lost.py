"""Saves a session again whose file is deleted, moved or replaced while it is open: SQLite still holds all of it.

On Windows an open file cannot be taken away. Elsewhere the program would go on writing into a file without a name, and
all of it would be gone when it is closed.
"""

import logging
import os
import sqlite3
from contextlib import suppress
from functools import lru_cache
from itertools import count
from pathlib import Path

from gattai_desktop.sessions import connection as doors
from gattai_desktop.sessions.errors import NotSaved, reason, remedy
from gattai_desktop.sessions.leftover_wal import log_of
from gattai_desktop.sessions.open_here import forget

_log = logging.getLogger(__name__)

Identity = tuple[tuple[int, int] | None, ...]
"""Which files lie under the names of a session and of its log: device and number, None where there is none."""


def identity(path: Path) -> Identity:
    """Return which files lie there now; always the same where open files cannot be taken away."""
    if os.name == "nt":
        return ()
    file, log = _names(path)
    return _of(file), _of(log)


def are_there(path: Path, files: Identity) -> bool:
    """Whether these are the files that lie there now: asked before and after every entry, so it asks for no more."""
    if not files:
        return True
    file, log = _names(path)
    try:
        one, other = os.stat(file), os.stat(log)  # noqa: PTH116 - half the time of a Path
    except OSError:
        return identity(path) == files
    return files == ((one.st_dev, one.st_ino), (other.st_dev, other.st_ino))


@lru_cache(maxsize=4)
def _names(path: Path) -> tuple[str, str]:
    return os.fspath(path), os.fspath(log_of(path))


def _of(path: str | Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - as above
    except OSError:
        return None
    return found.st_dev, found.st_ino


def saved_again(
    connection: sqlite3.Connection, path: Path, was: Identity, last: int
) -> tuple[sqlite3.Connection, Path]:
    """Save a session that was taken away under its name, or the next one that is free, and open it there.

    Returns the new connection and path; the old connection is closed. Raises NotSaved, and goes on with the old one.
    """
    target = path if not path.exists() and _of(log_of(path)) in (None, was[1]) else _free(path)
    making = target.with_name(f"{target.name}-new-{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        made = sqlite3.connect(making, isolation_level=None)
        try:
            connection.backup(made)
            made.execute("PRAGMA journal_mode=DELETE").fetchone()
        finally:
            made.close()
        if _of(log_of(path)) == was[1]:  # it would be taken for the log of what lies there then
            log_of(path).unlink(missing_ok=True)
        doors.take_name(making, target)
        again = doors.opened(target)
        doors.write_ahead(again, target)
    except (sqlite3.Error, OSError) as wrong:
        with suppress(OSError):
            making.unlink(missing_ok=True)
        raise NotSaved(
            "{name} was deleted, moved or replaced while it was open, and could not be saved again: "
            "{reason}. Everything up to move {last} is kept as long as the table is open. {remedy}",
            name=path.name,
            reason=reason(wrong),
            last=last,
            remedy=remedy(wrong),
        ) from wrong
    _log.warning("%s was taken away while it was open; it was saved again as %s.", path, target)
    connection.close()
    if target != path:
        forget(path)
    return again, target


def _free(path: Path) -> Path:
    names = (path.with_stem(f"{path.stem} {number}") for number in count(2))
    return next(one for one in names if not one.exists() and not log_of(one).exists())
