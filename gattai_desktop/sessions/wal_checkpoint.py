"""Moves the log beside a session file into the file while no move is made, and writes room for it beforehand.

A write that makes a file longer takes a disk twice: the bytes, and that the file is longer now. So the room is filled
with zeros first, in the background: for hundreds of moves in the beginning, when nobody knows how fast they will come,
and whenever the table rests, after SQLite has put the log into the file and cut it off, for as many as came before. Its
beginning says that nothing is in it (`EMPTY`); SQLite takes such a log for empty, and writes over it.
"""

import errno
import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Final

from gattai_desktop.sessions.file_lost import Identity
from gattai_desktop.sessions.leftover_wal import EMPTY, FRAME, log_of

AFTER: Final = 0.3
"""Seconds without a move after which the file itself is made whole, at most twice that; the promise is one second."""
MOST_WAITING: Final = 1000
"""Moves after which the log is moved even while play goes on, so that it does not grow for ever."""


class Rest:
    """Calls `settle` once when nothing has been written for a moment, or a great deal. Sleeps otherwise.

    `prepare` is called before, once, when something is written for the first time. Both run in a thread of its own and
    must hold whatever lock they need.
    """

    def __init__(self, settle: Callable[[], None], prepare: Callable[[], None]) -> None:
        self._settle = settle
        self._prepare = prepare
        self._waked = threading.Condition()
        self._written = False
        self._many = 0
        self._counting = False
        self._over = False
        self._thread: threading.Thread | None = None

    def written(self) -> None:
        """Note that an entry was written, and wait anew."""
        with self._waked:
            self._written = True
            self._many += 1
            # While it counts it looks by itself when its time is over; waking it costs as much as writing.
            if not self._counting or self._many == MOST_WAITING:
                self._waked.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="session at rest", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Stop waiting; returns when `settle` is not running any more."""
        with self._waked:
            self._over = True
            self._waked.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        self._prepare()
        while self._quiet():
            self._settle()

    def _quiet(self) -> bool:
        """Wait until something was written and then nothing for a while, or a lot; False when it is over."""
        with self._waked:
            self._waked.wait_for(lambda: self._written or self._over)
            self._counting = True
            while self._written and not self._over and self._many < MOST_WAITING:
                self._written = False
                self._waked.wait(AFTER)
            self._counting = self._written = False
            self._many = 0
            return not self._over


LEAST, MOST = 64, 500
"""Pages for which there is room; a move takes one or two."""
_SPARE: Final = 64 * 1024 * 1024
"""Bytes that must be free on the disk; room for moves to come must not take what the next one needs."""

_log = logging.getLogger(__name__)


def make_room(path: Path, files: Identity, pages: int = MOST) -> None:
    """Make the log of a session as long as it should be; nothing else may write into it at the same time.

    `files` are those that were opened. A disk that is nearly full, or one that fails, costs nothing but speed.
    """
    try:
        if shutil.disk_usage(path.parent).free < _SPARE:
            return
        with _log_of(path, files) as log:
            there, room = os.fstat(log.fileno()).st_size, len(EMPTY) + pages * FRAME
            if there < room:
                _fill(log, there, room)
    except OSError as wrong:
        _log.info("%s gets no room beforehand: %s", log_of(path).name, wrong)


def _fill(log: FileIO, there: int, room: int) -> None:
    try:
        log.seek(there)
        begun = b"" if there else EMPTY
        log.write(begun + bytes(room - there - len(begun)))
        os.fsync(log.fileno())
    except OSError:
        log.truncate(there)
        raise


def put_in(connection: sqlite3.Connection, path: Path, files: Identity) -> bool:
    """Put what lies in a session's log into its file. Returns whether the file is the whole session now.

    What is not put into it stays durable beside it. Raises sqlite3.Error.
    """
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        return False
    if pages:
        make_room(path, files, min(max(LEAST, pages), MOST))
    return True


def settle(connection: sqlite3.Connection, path: Path, files: Identity) -> None:
    """Put what lies in a session's log into its file; what fails is tried again later."""
    try:
        put_in(connection, path, files)
    except sqlite3.Error as wrong:
        _log.warning("%s could not be made whole yet: %s", path.name, wrong)


def _log_of(path: Path, files: Identity) -> FileIO:
    """Open the log of a session. Raises OSError, also where another file lies under its name."""
    log = log_of(path).open("r+b", buffering=0)
    found = os.fstat(log.fileno())
    if files and (found.st_dev, found.st_ino) != files[1]:
        log.close()
        raise OSError(errno.ESTALE, "another file lies there")
    return log
