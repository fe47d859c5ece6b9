"""Tells which sessions use a pack of one's own: each keeps the texts of those with which it began."""

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.sessions.connection import meta
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.reading import readable
from gattai_desktop.sessions.session_box import copies_in

MOST_READ: Final = 200
"""Most sessions that are looked at."""


@frozen
class PackUse:
    """A session that began with a pack, and the texts of the pack's files as it keeps them."""

    session: str
    path: Path
    pack: str
    files: Mapping[str, str]
    title: str = ""


def pack_uses(sessions: Iterable[Path]) -> tuple[PackUse, ...]:
    """Look at sessions, as far as they can be read; nothing of them is touched."""
    found: list[PackUse] = []
    for path in sorted(sessions)[:MOST_READ]:
        try:
            with readable(path) as connection:
                said = meta(connection)
        except (SessionError, sqlite3.DatabaseError, OSError):
            continue
        name, setup = said.get("name", path.stem), said.get("setup", "")
        found += [PackUse(name, path, one.id, one.files, one.title) for one in copies_in(setup)]
    return tuple(found)
