"""Tells which sessions began with a deck: a list of one's own stands whole in the set-up of the session."""

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.sessions.connection import meta
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.reading import readable

MOST_READ: Final = 200
"""Most sessions that are looked at."""


@frozen
class PlayedDecks:
    """The set-ups of sessions, by their names."""

    setups: tuple[tuple[str, str], ...] = ()

    def playing(self, line: str) -> tuple[str, ...]:
        """Return the names of the sessions that began with a deck, written as one line."""
        written = json.dumps(line, ensure_ascii=False), json.dumps(line)
        return tuple(name for name, setup in self.setups if any(one in setup for one in written))


def played_decks(files: Iterable[Path], game: str) -> PlayedDecks:
    """Look at the sessions of a game, as far as they can be read; nothing of them is touched."""
    found = []
    for path in sorted(files)[:MOST_READ]:
        try:
            with readable(path) as connection:
                said = meta(connection)
        except (SessionError, sqlite3.DatabaseError, OSError):
            continue
        if said.get("game") == game:
            found.append((said.get("name", path.stem), said.get("setup", "")))
    return PlayedDecks(tuple(found))
