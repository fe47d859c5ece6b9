"""Goes on from an entry of a session in a new one, in which nothing happened since."""

import sqlite3
from contextlib import closing
from pathlib import Path

from gattai_desktop.sessions.errors import NotSaved, reason, remedy
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.new_files import made_whole
from gattai_desktop.sessions.shelf import copied


def branch(journal: Journal, entry: int, target: Path, name: str, *, at: int = 0) -> Path:
    """Lay a session at `target`, called `name`, that goes on after an entry of an open one; returns its path.

    at: the time now, in milliseconds since 1970.

    Raises LookupError where there is no such entry, SessionExists, NotSaved; nothing is left of it then.
    """
    if not 0 <= entry <= journal.last:
        raise LookupError(f"There is no entry {entry}.")
    with made_whole(target) as making:
        with journal.reading() as source:
            copied(source, journal.path, making)
        _cut(making, entry)
        with Journal.open(making) as branched:
            branched.rename(name, at)
    return target


def _cut(target: Path, entry: int) -> None:
    """Cut off what came after an entry in a copy of a session: it did not happen in the new one."""
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as copy:
            copy.execute("BEGIN IMMEDIATE")
            for table in ("entries", "snapshots"):
                copy.execute(f"DELETE FROM {table} WHERE number > ?", (entry,))  # noqa: S608 - two names, both above
            copy.execute("COMMIT")
            # Else what was cut off could still be read out of the file.
            copy.execute("VACUUM")
    except sqlite3.Error as wrong:
        raise NotSaved(
            "{name} could not be made: {reason}. Nothing was changed. {remedy}",
            name=target.name,
            reason=reason(wrong),
            remedy=remedy(wrong),
        ) from wrong
