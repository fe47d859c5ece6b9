"""Lets one program at a time change the files of a folder.

A small file in it is locked meanwhile. The system gives that lock back when a program ends, however it ends, so that
one that was killed keeps nobody out.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from gattai_desktop.renaming import patiently

LOCK: Final = ".one-at-a-time"
"""The name of the file that is locked; it is there only as long as somebody changes something."""

if sys.platform == "win32":
    import msvcrt

    _TAKEN: Final = (errno.EACCES, errno.EDEADLK)

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    _TAKEN: Final = (errno.EAGAIN, errno.EACCES)

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Let nobody else change files of a folder meanwhile; on a disk that knows no locks, everybody may.

    Raises OSError; BlockingIOError where another program does not let go for most of a second.
    """
    place = folder / LOCK
    file = patiently(lambda: _locked(place), lambda wrong: isinstance(wrong, BlockingIOError))
    opened = os.fdopen(file)
    with ExitStack() as ends:
        if sys.platform == "win32":  # there no open file can be deleted, also where by now another waits with it open
            ends.callback(_take_away, place)
        ends.enter_context(opened)
        if sys.platform != "win32":
            ends.callback(_take_away, place)
        yield


def _take_away(place: Path) -> None:
    with suppress(OSError):
        place.unlink()


def _locked(place: Path) -> int:
    """Return the locked file, opened. Raises OSError, BlockingIOError where somebody else has locked it."""
    file = patiently(lambda: os.open(place, os.O_RDWR | os.O_CREAT, 0o666))
    try:
        _lock(file)
    except OSError as wrong:
        if wrong.errno not in _TAKEN:
            return file
        os.close(file)
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(place)) from wrong
    if not _is_still_there(file, place):  # whoever held it has taken it away, and somebody may hold the next one
        os.close(file)
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(place))
    return file


def _is_still_there(file: int, place: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), place.stat())
    except FileNotFoundError:
        return False
