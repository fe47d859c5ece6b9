"""Makes session files that get their name only when they are whole and on the disk."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gattai_desktop.sessions.connection import in_use, put_together, refuse_strays, take_name
from gattai_desktop.sessions.errors import already_there, cannot_be_made, is_a_file
from gattai_desktop.sessions.leftover_wal import left_beside
from gattai_desktop.sessions.unfinished import clear, clear_left, other_place


@contextmanager
def made_whole(target: Path) -> Iterator[Path]:
    """Yield a path at which to make a session; when the block ends it is moved to `target`.

    The session must be closed by then. A program that is killed leaves nothing at `target` or the whole session; a
    block that raises leaves nothing at all. Raises SessionExists, NotSaved.
    """
    making = _begun(target)
    try:
        yield making
        _finish(making, target)
    finally:
        clear(making)


def _begun(target: Path) -> Path:
    refuse_strays(target)
    if target.exists():
        raise already_there(target)
    making = other_place(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        clear_left(target.parent, in_use)
        making.parent.mkdir()
    except OSError as wrong:
        if target.parent.exists() and not target.parent.is_dir():
            raise is_a_file(target) from None
        raise cannot_be_made(target, wrong) from wrong
    return making


def _finish(making: Path, target: Path) -> None:
    try:
        if left_beside(making):  # closing could not put it into the file
            put_together(making)
        refuse_strays(target)
        take_name(making, target)
    except FileExistsError:
        raise already_there(target) from None
    except (sqlite3.Error, OSError) as wrong:
        raise cannot_be_made(target, wrong) from wrong
