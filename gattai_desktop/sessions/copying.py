"""Copies the file of an open session in the background, piece by piece, into an earlier copy.

While it is copied, what is played stays in the log beside the file, as durable as ever. So the file stays as it was
when the session was opened, and copying it needs no lock and little memory, and holds nobody up.
"""

import errno
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gattai_desktop.content.written_file import BUSY, CHANGED
from gattai_desktop.records.progress import Stopped
from gattai_desktop.sessions.file_lost import Identity
from gattai_desktop.sessions.wal_checkpoint import put_in

PIECE: Final = 1024 * 1024
"""Bytes that are copied and synchronised to the disk at a time."""
_JOURNAL_KIND: Final = slice(18, 20)
"""The two bytes of a file that say how it is written: 2 with a log beside it, 1 without one."""


class StillFile:
    """A session's file that holds still, to be carried over.

    SQLite holds the file by a lock of this program, and a lock is given up when any handle of the program on that file
    is closed. So this one stays open until `let_go`, which must come after SQLite's own is closed.
    """

    def __init__(self, path: Path) -> None:
        """Raises OSError."""
        self._file = path.open("rb", buffering=0)
        found = os.fstat(self._file.fileno())
        self._size = found.st_size
        self.identity: tuple[int, int] = (found.st_dev, found.st_ino)
        """Which file it is: device and number."""

    def carry_to(self, target: Path, go_on: Callable[[float], bool]) -> None:
        """Make a new file that is the same, whole and on the disk, and needs nothing beside it.

        `go_on` gets the seconds that a piece took and waits as long as it likes. Raises Stopped where it says no, and
        OSError, also where the file does not hold still.
        """
        self._file.seek(0)
        room = memoryview(bytearray(PIECE))
        with target.open("xb", buffering=0) as made:
            begun = time.monotonic()
            while got := self._file.readinto(room):
                if made.tell() == 0:
                    room[_JOURNAL_KIND] = b"\x01\x01"
                written = 0
                while written < got:
                    written += made.write(room[written:got])
                os.fsync(made.fileno())
                if not go_on(time.monotonic() - begun):
                    raise Stopped
                begun = time.monotonic()
            if made.tell() != self._size:
                raise OSError(errno.ESTALE, CHANGED)

    def let_go(self) -> None:
        """Close it. Only after SQLite has."""
        self._file.close()


def held_still(connection: sqlite3.Connection, path: Path, files: Identity) -> StillFile:
    """Put what lies beside an open session into its file, which holds still until more is put there.

    `files` are those that were opened. Raises sqlite3.Error, and OSError where the file cannot be read, or is another.
    """
    if not put_in(connection, path, files):
        raise OSError(errno.EBUSY, BUSY)
    still = StillFile(path)
    if files and still.identity != files[0]:
        still.let_go()  # it is another file, on which nobody here has a lock
        raise OSError(errno.ESTALE, CHANGED)
    return still


class Copying:
    """A file that is copied in a thread of its own, at half the pace that the disk allows, until it is stopped.

    `copy` gets what is to be asked after each piece, and returns what is told at the end. `still` is let go by the
    caller.
    """

    def __init__(self, still: StillFile, copy: Callable[[Callable[[float], bool]], str]) -> None:
        self.still = still
        self.under_way = True
        self._copy = copy
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self, ended: Callable[[str], None]) -> None:
        """Begin, and return at once. `ended` is called in that thread, and not where it was stopped before."""
        self._thread = threading.Thread(target=self._run, args=(ended,), name="earlier copy", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Returns when nothing is copied any more, a moment later; nothing half is left of it."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, ended: Callable[[str], None]) -> None:
        try:
            told = self._copy(self._go_on)
        except Stopped:
            return
        finally:
            self.under_way = False
        if not self._stopped.is_set():
            ended(told)

    def _go_on(self, took: float) -> bool:
        # The table's own writing waits for the same disk.
        return not self._stopped.wait(took)
