"""Tells which sessions use a pack of one's own: each keeps the texts of those with which it began."""

import sqlite3
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from gattai_desktop.cards.encoding import MAX_ENCODED
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import parsed
from gattai_desktop.sessions.connection import meta
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.reading import readable

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
        found += [PackUse(name, path, pack, files, title) for pack, title, files in _packs_in(setup)]
    return tuple(found)


def _packs_in(setup: str) -> list[tuple[str, str, dict[str, str]]]:
    """The packs in a set-up, whatever else stands in it."""
    if '"packs"' not in setup or len(setup) > MAX_ENCODED:
        return []
    try:
        data = parsed(setup)
    except ValueError:
        return []
    listed = data.get("packs") if isinstance(data, dict) else None
    return [
        (one["id"], str(one.get("title", one["id"])), {name: str(text) for name, text in one["files"].items()})
        for one in (listed if isinstance(listed, list) else ())
        if isinstance(one, dict) and isinstance(one.get("id"), str) and isinstance(one.get("files"), dict)
    ]
