"""Reads what the shelf shows of a session, without opening it for play or changing anything."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from gattai_desktop.cards.facts import FactDoesNotFit
from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.boxes import NoBox
from gattai_desktop.games.box import Box
from gattai_desktop.games.landmarks import ShelfLine
from gattai_desktop.games.seat_names import person, typed_names
from gattai_desktop.games.seating import program_players, who_sits
from gattai_desktop.sessions.connection import in_use, look, meta, open_elsewhere
from gattai_desktop.sessions.errors import SessionDamaged, SessionError, in_words, to_keep
from gattai_desktop.sessions.file_format import ENTRY_COLUMNS, RowDamaged, holds
from gattai_desktop.sessions.out_of_reach import refuse_closed
from gattai_desktop.sessions.reading import is_left_by_a_crash, last_number, last_table, public_sight, readable, time_of
from gattai_desktop.sessions.session_box import copies_in, session_box

_LONGEST_SHOWN: Final = 200
"""Most characters of a name or a move that the shelf shows."""


@frozen
class OnShelf:
    """A session as the shelf shows it.

    `entries` is how many it has, `at` the time of the last in milliseconds since 1970 (0 where nobody knows), `sight`
    the table as everybody may see it, for its picture. Where it cannot be opened `trouble` says why, and what to do;
    `sight` is None then, or shows the last table that could be read; `shelved` is what the game says of it; `people`
    are those of whom somebody said that they play, `names` everybody who sat there, and what they were called. `spoilt`
    is whether an entry before the last is not whole, as far as somebody has looked (`is_spoilt`): it can be played on.
    """

    path: Path
    name: str
    entries: int = 0
    at: int = 0
    created: int = 0
    last_move: str = ""
    sight: Sight | None = field(default=None, repr=False)
    trouble: SessionError | None = None
    shelved: ShelfLine | None = None
    people: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    spoilt: bool = False

    @property
    def last(self) -> int:
        """When it was last played; of a copy that nobody has played since, when it was made. 0 where nobody knows."""
        return max(self.at, self.created)

    @property
    def can_be_opened(self) -> bool:
        """Whether nothing stands in the way."""
        return self.trouble is None


def on_shelf(path: Path) -> OnShelf:
    """Look at a session without opening it for play; nothing is touched."""
    busy = False
    try:
        refuse_closed(path)
        busy = in_use(path)
        with readable(path) as connection:
            try:
                seen = _seen(path, connection)
            except sqlite3.DatabaseError as wrong:
                raise damaged(path, in_words(wrong)) from wrong
    except SessionError as wrong:
        # The program that has it open may just be writing it.
        return OnShelf(path, path.stem, trouble=open_elsewhere(path) if busy else to_keep(wrong))
    return evolve(seen, trouble=open_elsewhere(path)) if busy else seen


def last_played(path: Path) -> int:
    """Return `OnShelf.last` without reading the table; where the session does not say, when its file was written."""
    try:
        if not is_left_by_a_crash(path):
            with closing(look(path)) as connection:
                last = connection.execute("SELECT at FROM entries ORDER BY number DESC LIMIT 1").fetchone() or (0,)
                played = max(time_of(last[0]), time_of(meta(connection).get("created", "")))
                if played:
                    return played
    except (sqlite3.DatabaseError, SessionError, UnicodeDecodeError):
        pass  # what is wrong with it is told on its card
    try:
        return path.stat().st_mtime_ns // 1_000_000
    except OSError:
        return 0


def _seen(path: Path, connection: sqlite3.Connection) -> OnShelf:
    said = meta(connection)
    name = said.get("name", path.stem)[:_LONGEST_SHOWN]
    created = time_of(said.get("created", ""))
    query = "SELECT number, at, move FROM entries ORDER BY number DESC LIMIT 1"
    number, at, move = connection.execute(query).fetchone() or (0, 0, "")
    if not isinstance(number, int) or not isinstance(at, int) or not isinstance(move, str):
        raise damaged(path, wording("Its last move cannot be read."))
    at, move = time_of(at), move[:_LONGEST_SHOWN]
    try:
        last_number(connection)
        known = session_box(said)
        sight = public_sight(known, last_table(connection, known))
    except (NoBox, RowDamaged, FactDoesNotFit) as wrong:
        return OnShelf(path, name, max(number, 0), at, created, move, None, damaged(path, in_words(wrong)))
    people, names = _people(known, sight), _names(known, sight)
    name = AsWritten(name) if _is_own(name, known, said) else name
    return OnShelf(path, name, number, at, created, move, sight, shelved=known.shelf(sight), people=people, names=names)


def _is_own(name: str, known: Box, said: Mapping[str, str]) -> bool:
    """Whether a session is called by the words of a pack of somebody's own: no language has another name for it."""
    copies = copies_in(said.get("setup", ""))
    if not copies:
        return False
    from gattai_desktop.content.own_words import own_words  # most sessions keep no pack

    return name in own_words(known.key, copies)


def _names(known: Box, sight: Sight) -> tuple[str, ...]:
    people = (who_sits(sight, seat) for seat in known.game.seats(sight))
    return tuple(name for name in (*people, *typed_names(known.game.name, sight).values()) if name)


def _people(known: Box, sight: Sight) -> tuple[str, ...]:
    """Return the names of the people who play, each once; a seat that the program plays now is nobody's."""
    game, programs = known.game, program_players(sight)
    kept = game.hand.sits_at if game.hand is not None else person
    said = {seat: sight.text(kept(seat)) for seat in game.seats(sight) if seat not in programs}
    # A seat that is called like its colour was given no name.
    return tuple(dict.fromkeys(name for seat, name in said.items() if name and name.casefold() != seat))


def is_spoilt(path: Path) -> bool:
    """Read every entry of a session, and say whether one is missing, or does not hold what was written."""
    query = f"SELECT {ENTRY_COLUMNS} FROM entries ORDER BY number"  # noqa: S608
    try:
        with readable(path) as connection:
            rows = enumerate(connection.execute(query), 1)
            return not all(row[0] == number and holds(row) for number, row in rows)
    except (sqlite3.DatabaseError, RowDamaged, UnicodeDecodeError):
        return True
    except SessionError:
        return False  # of what cannot be looked at at all `on_shelf` tells


def damaged(path: Path, told: str) -> SessionDamaged:
    """What to tell of a session that cannot be read to its end."""
    return SessionDamaged(
        "{name} is damaged: {what} It was not touched. What is whole can be saved into a new session.",
        name=path.name,
        what=told,
    )
