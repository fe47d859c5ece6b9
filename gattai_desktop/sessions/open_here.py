"""Which session files this program itself has open now.

Their bytes must not be read but through SQLite: closing any other handle on such a file would give up its lock.
"""

from pathlib import Path
from typing import Final

_open: Final[set[Path]] = set()


def note_open(path: Path) -> None:
    """Note that the file at this path is open in this program."""
    _open.add(_place(path))


def forget(path: Path) -> None:
    """Note that the file at this path is no longer open in this program."""
    _open.discard(_place(path))


def is_open_here(path: Path) -> bool:
    """Whether this program has the session open."""
    return _place(path) in _open


def _place(path: Path) -> Path:
    """Return the one name of a file, whatever links lead to it."""
    try:
        return path.resolve()
    except OSError:  # not every file system under Windows can tell where a name leads
        return path.absolute()
