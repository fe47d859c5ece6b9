"""Earlier copies of a session: a few that roll on, one at each sitting, and one before a file is brought to a new form.

They lie in a folder `backups` beside the session, under its name with a number: `Friday.1.gattai` is the newest. The
numbers tell the order, no clock does. They are sessions like any other, and are never opened for play where they lie:
to go back to one, it is copied into a new session.
"""

import errno
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.content.written_file import CHANGED
from gattai_desktop.file_kinds import SESSION, ends_in
from gattai_desktop.renaming import rename_patiently, replace_patiently
from gattai_desktop.sessions import connection as doors
from gattai_desktop.sessions.copying import StillFile
from gattai_desktop.sessions.errors import NotMovedOn, SessionError, reason, remedy
from gattai_desktop.sessions.file_format import format_of
from gattai_desktop.sessions.forms import newest
from gattai_desktop.sessions.shelf_entry import OnShelf, on_shelf

KEPT: Final = 3
"""Copies of one session that roll on."""
FOLDER: Final = "backups"
_NUMBERED: Final = r"\.(?:(\d{1,2})|form-(\d+)(?:-\d+)?)"


@frozen
class Backup:
    """An earlier copy. `number` is 1 for the newest, 0 for one that was made before a change of form."""

    path: Path
    number: int
    seen: OnShelf


def folder_of(path: Path) -> Path:
    """Where the copies of a session lie."""
    return path.parent / FOLDER


def has_backups(path: Path) -> bool:
    """Whether there is any copy of a session; none is opened."""
    return any(True for _ in _files(path))


def backups_of(path: Path) -> tuple[Backup, ...]:
    """The copies of a session, the newest first, then those of older forms."""
    found = [Backup(one, number, on_shelf(one)) for one, number in _files(path)]
    return tuple(sorted(found, key=lambda one: (not one.number, one.number, one.path.name)))


def _ending(path: Path) -> str:
    """Return in what its copies end: as the session does, or those of its namesake `EVENING.gattai` would count."""
    return path.suffix if ends_in(path, SESSION) else SESSION


def _files(path: Path) -> Iterator[tuple[Path, int]]:
    try:
        listed = sorted(folder_of(path).iterdir())
    except OSError:
        return  # none were made
    for one in listed:
        if one.suffix == _ending(path) and one.stem.startswith(path.stem):
            said = re.fullmatch(_NUMBERED, one.stem.removeprefix(path.stem))
            if said:
                yield one, int(said[1] or 0)


def keep_copy(still: StillFile, path: Path, end: object, go_on: Callable[[float], bool]) -> str:
    """Lay a copy of a session, whose file holds still and has this end, beside it, and let the oldest go.

    Returns what to tell a person where that was not possible, "" for nothing. The session itself is not touched.
    Raises Stopped where `go_on` wants no more; then, as where it was not possible, nothing is left of it.
    """
    folder = folder_of(path)
    places = [folder / f"{path.stem}.{number}{_ending(path)}" for number in range(1, KEPT + 1)]
    making = _making(path)
    try:
        making.unlink(missing_ok=True)  # which a program was killed over
        if end == _end_of(places[0]):
            return ""  # nothing was played since
        folder.mkdir(exist_ok=True)
        with _nothing_half(making):
            still.carry_to(making, go_on)
            making.stat()  # it may have been taken away meanwhile
            if _end_of(making) != end:
                raise OSError(errno.ESTALE, CHANGED)  # noqa: TRY301 - told below like all that the disk says
        for older, newer in zip(places[::-1], [*places[-2::-1], making], strict=True):
            if newer.exists():
                replace_patiently(newer, older)
    except OSError as wrong:
        return not_kept(path, wrong)
    return ""


def take_along(path: Path, target: Path) -> None:
    """Let the copies of a session that lies at `target` now be found from there; where one cannot, it stays."""
    for copy, _ in tuple(_files(path)):
        place = folder_of(target) / f"{target.stem}{copy.stem.removeprefix(path.stem)}{_ending(target)}"
        if not place.exists():
            with suppress(OSError):
                place.parent.mkdir(exist_ok=True)
                rename_patiently(copy, place)


def not_kept(path: Path, wrong: sqlite3.Error | OSError) -> str:
    """Return what to tell a person where no copy of a session could be kept."""
    return wording(
        "No copy of {name} could be kept in {folder}: {reason}. The session itself is whole and play goes on. {remedy}",
        name=path.name,
        folder=folder_of(path),
        reason=reason(wrong),
        remedy=remedy(wrong),
    )


def move_on(connection: sqlite3.Connection, path: Path) -> bool:
    """Bring an older session that is open up to the form of today, after a copy of it was made.

    Returns whether there was anything to do. Raises NotMovedOn; the session is then as it was.
    """
    form = format_of(connection)
    if form == newest():
        return False
    folder = folder_of(path)
    try:
        making = _made(connection, path)
        again = 1
        while (place := folder / f"{path.stem}.form-{form}{f'-{again}' if again > 1 else ''}{_ending(path)}").exists():
            again += 1
        replace_patiently(making, place)
    except (sqlite3.Error, OSError) as wrong:
        raise NotMovedOn(
            "{name} was made by an older version. Before it is brought up to this one a copy of it "
            "is kept in {folder}, and that was not possible: {reason}. It is as it was. {remedy}",
            name=path.name,
            folder=folder,
            reason=reason(wrong),
            remedy=remedy(wrong),
        ) from wrong
    doors.move_on(connection, path)
    return True


def _making(path: Path) -> Path:
    """The name of a copy that is not yet one."""
    return folder_of(path) / f"{path.name}.new"


@contextmanager
def _nothing_half(making: Path) -> Iterator[None]:
    """Delete a copy that was not finished."""
    try:
        yield
    except BaseException:
        with suppress(OSError):
            making.unlink(missing_ok=True)
        raise


def _made(connection: sqlite3.Connection, path: Path) -> Path:
    """Copy the session under a name that is not yet one of a copy, whole and on the disk."""
    folder_of(path).mkdir(exist_ok=True)
    making = _making(path)
    making.unlink(missing_ok=True)
    with _nothing_half(making):
        with closing(sqlite3.connect(making, isolation_level=None)) as copy:
            copy.execute("PRAGMA synchronous=OFF")  # once, at the end
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE").fetchone()
        _sync(making)
    return making


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


_END: Final = """
SELECT (SELECT group_concat(key || value, char(10)) FROM (SELECT key, value FROM meta LIMIT 20)), number, checksum
FROM (SELECT 1) LEFT JOIN (SELECT number, checksum FROM entries ORDER BY number DESC LIMIT 1)
"""


def end_of(connection: sqlite3.Connection) -> object:
    """Return what tells two states of a session apart: what it says of itself, and its last entry."""
    return connection.execute(_END).fetchone()


def _end_of(path: Path) -> object:
    try:
        with closing(doors.look(path)) as connection:
            return end_of(connection)
    except (SessionError, sqlite3.Error):
        return None
