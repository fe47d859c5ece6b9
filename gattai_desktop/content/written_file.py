"""Writes a file whole or not at all, and says in plain words why one could not be written, or not be read."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from gattai_desktop.renaming import is_open_elsewhere, replace_patiently

FULL, READ_ONLY = "the disk is full", "the file or its folder is read-only"
FAILING: Final = "the disk reports an error, or is full"
GONE, IN_THE_WAY = "the file or its folder is not there any more", "a file lies where the folder should be"
MANY: Final = "as many packs lie there as are read; take one away first"
CHANGED: Final = "another program changed the file meanwhile"
BUSY: Final = "somebody was reading it"
HELD: Final = "another desk is changing files there at this moment; try it again"
OPEN: Final = "another program has the file open"
CLOSED: Final = "it may belong to somebody else"
REASONS: Final = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.EIO: FAILING,
    errno.ENOENT: GONE,
    errno.EEXIST: IN_THE_WAY,
    errno.ENOTDIR: IN_THE_WAY,
    errno.ESTALE: CHANGED,
    errno.EBUSY: BUSY,
    errno.EMLINK: MANY,
    errno.EAGAIN: HELD,
}
"""Why a file could not be written, in words that can be translated; rarer causes are told in the system's words."""

_NOTHING_THERE: Final = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.EINVAL})


def why_not_written(wrong: OSError) -> str:
    """Return why a file could not be written, as the end of a sentence."""
    if is_open_elsewhere(wrong):
        return OPEN
    said = wrong.strerror or str(wrong)
    return REASONS.get(wrong.errno or 0) or said[:1].lower() + said[1:]


def why_not_read(wrong: OSError) -> str:
    """Return why a file or folder could not be read, as the end of a sentence."""
    is_closed = isinstance(wrong, PermissionError) and not is_open_elsewhere(wrong)
    return CLOSED if is_closed else why_not_written(wrong)


def is_there(path: Path) -> bool:
    """Whether something lies at a place. Raises OSError where nobody can ask, which `Path.exists` does no longer."""
    try:
        path.stat()
    except OSError as wrong:
        if wrong.errno not in _NOTHING_THERE:
            raise
        return False
    except ValueError:  # nothing can have such a name
        return False
    return True


def lies_there(path: Path) -> bool:
    """Whether something lies at a place, as far as anybody may look there."""
    try:
        return is_there(path)
    except OSError:
        return False


def bytes_written(target: Path, data: bytes) -> None:
    """Write a file; a program that is killed leaves what lay there before, or all of it. Raises OSError."""
    if target.exists() and not target.is_file():  # a pipe, say, which cannot be replaced
        target.write_bytes(data)
        return
    making = target.with_name(f"{target.name[:60]}-new-{os.urandom(4).hex()}")
    try:
        with making.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        replace_patiently(making, target)
    except OSError as wrong:
        wrong.filename = str(target)  # nobody knows the other name
        raise
    finally:
        with suppress(OSError):  # which a disk that is read-only says also of a file that is not there
            making.unlink(missing_ok=True)
