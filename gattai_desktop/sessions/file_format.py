"""The form of a session file: its tables, its numbers, its checksums. docs/session-file.md is its specification."""

import json
import re
import sqlite3
import zlib
from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.encoding import (
    MAX_ENCODED,
    NotEncoded,
    facts_from_json,
    facts_to_json,
    state_from_json,
    state_to_json,
)
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import wording
from gattai_desktop.records.entry import Entry

APPLICATION_ID: Final = 0x47617454  # "GatT"
FORMAT: Final = 1
"""The number of this form of the file; older ones are brought up to it, newer ones refused."""
SUFFIX: Final = ".gattai"
SUM: Final = "sum"
SNAPSHOT_EVERY: Final = 64
"""Entries from one snapshot to the next: what opening has to play again at most."""

MAX_TEXT: Final = 20_000
"""Most characters of a move, a narration or a reason."""

SCHEMA: Final = """
CREATE TABLE meta (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    number INTEGER PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    move TEXT NOT NULL,
    note TEXT NOT NULL,
    back_to INTEGER,
    facts TEXT NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;
CREATE INDEX taken_back ON entries (number) WHERE back_to IS NOT NULL;
CREATE TABLE snapshots (number INTEGER PRIMARY KEY NOT NULL, state BLOB NOT NULL, checksum INTEGER NOT NULL) STRICT;
"""
ENTRY_COLUMNS: Final = "number, at, move, note, back_to, facts, checksum"

MAX_ENTRIES: Final = 10_000_000
"""Most entries of one session."""
SMALLEST_ENTRY: Final = 16
"""Bytes that a file has at least for each entry: what says that it holds more is not believed."""
MAX_TIME: Final = 253_402_300_799_999
"""The last millisecond of the year 9999; what a file says beyond that is no time."""

Cards = Mapping[str, Card]


class RowDamaged(ValueError):
    """A row of the file does not hold what was written into it."""


@frozen
class Row:
    """One row of the table of entries, as it lies in the file."""

    number: int
    at: int
    move: str
    note: str
    back_to: int | None
    facts: str
    checksum: int

    @property
    def summed(self) -> int:
        """The checksum that belongs to what the row holds."""
        return _summed(self.number, self.at, self.move, self.note, self.back_to, self.facts)

    @property
    def columns(self) -> tuple[int, int, str, str, int | None, str, int]:
        """What the file gets, in its order (ENTRY_COLUMNS)."""
        return self.number, self.at, self.move, self.note, self.back_to, self.facts, self.checksum


def _summed(*said: object) -> int:
    return zlib.crc32("\x1f".join(map(str, said)).encode("utf-8", "surrogatepass"))


def row_of(entry: Entry) -> Row:
    """Return the row that an entry is written as."""
    note: dict[str, str | list[str]] = {"by": entry.by}
    if entry.narration:
        note["narration"] = entry.narration
    if entry.against:
        note["against"] = list(entry.against)
    if entry.allowed_because:
        note["because"] = entry.allowed_because
    said = entry.number, entry.at, entry.move, _note_of(note), entry.back_to, facts_to_json(entry.facts)
    return Row(*said, _summed(*said))


_note_of: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def entry_of(columns: tuple[Any, ...], cards: Cards) -> Entry:
    """Return the entry that a row holds. Raises RowDamaged."""
    number, at, move, note, back_to, facts, checksum = columns
    row = Row(number, at, move, note, back_to, facts, checksum)
    # In a damaged or made-up file a column may hold anything.
    whole = all(isinstance(one, int) for one in (number, at)) and isinstance(back_to, int | None)
    written = all(isinstance(one, str) for one in (move, note, facts))
    if not whole or not written or row.summed != checksum:
        raise RowDamaged(wording("Entry {number} does not hold what was written.", number=number))
    if back_to is not None and not 0 <= back_to < number:
        raise RowDamaged(wording("Entry {number} goes back to {back_to}.", number=number, back_to=back_to))
    try:
        noted = _note(note, number)
        return Entry(
            number=number,
            at=at,
            move=move[:MAX_TEXT],
            back_to=back_to,
            facts=facts_from_json(facts, cards),
            **noted,
        )
    except NotEncoded as wrong:
        raise RowDamaged(wording("Entry {number}, {fault}", number=number, fault=wrong.words)) from None


def _note(text: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(text) if len(text) <= MAX_ENCODED else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or not all(
        isinstance(data.get(name, ""), str) for name in ("by", "narration", "because")
    ):
        raise RowDamaged(wording("Entry {number} has a note that cannot be read.", number=number))
    against = data.get("against", [])
    if not isinstance(against, list) or not all(isinstance(one, str) for one in against):
        raise RowDamaged(wording("Entry {number} has reasons that cannot be read.", number=number))
    return {
        "by": data.get("by", "coach")[:MAX_TEXT],
        "narration": data.get("narration", "")[:MAX_TEXT],
        "allowed_because": data.get("because", "")[:MAX_TEXT],
        "against": tuple(one[:MAX_TEXT] for one in against[:100]),
    }


def summed_up(said: Mapping[str, str]) -> str:
    """Return the checksum of what a file says of itself, as `meta` keeps it under SUM."""
    lines = "\n".join(f"{key}\x1f{value}" for key, value in sorted(said.items()) if key != SUM)
    return str(zlib.crc32(lines.encode("utf-8", "surrogatepass")))


def packed(state: State) -> tuple[bytes, int]:
    """Return a table as a snapshot keeps it, with its checksum."""
    data = zlib.compress(state_to_json(state).encode(), 1)
    return data, zlib.crc32(data)


def unpacked(data: Any, checksum: Any, cards: Cards, number: int) -> State:  # noqa: ANN401
    """Return the table of a snapshot. Raises RowDamaged."""
    if not isinstance(data, bytes) or zlib.crc32(data) != checksum:
        raise RowDamaged(wording("The table after entry {number} does not hold what was written.", number=number))
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(data, MAX_ENCODED)  # never more, whatever the file says
        if unpacker.unconsumed_tail:
            raise RowDamaged(wording("The table after entry {number} is too large.", number=number))
        return state_from_json(text.decode(), cards)
    except NotEncoded as wrong:
        raise RowDamaged(wording("The table after entry {number}: {fault}", number=number, fault=wrong.words)) from None
    except (zlib.error, UnicodeDecodeError):
        raise RowDamaged(wording("The table after entry {number} cannot be unpacked.", number=number)) from None


def is_session(connection: sqlite3.Connection) -> bool:
    """Whether the file says that it is a session."""
    found: int = connection.execute("PRAGMA application_id").fetchone()[0]
    return found == APPLICATION_ID


def format_of(connection: sqlite3.Connection) -> int:
    """Return the number of the file's form."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


Schema = frozenset[tuple[str, str, str]]
"""What a file is made of: kind, name and the SQL that made it, for each table, index, view and trigger."""

_NO_WORDS: Final = re.compile(r"(?:--[^\n]*|\s)+")
_MADE: Final = re.compile(r"CREATE (\w+) (\w+)")


def schema(statements: str) -> Schema:
    """Return what a file is made of that these statements make."""
    found = [(_MADE.match(one), one) for one in map(_plain, statements.split(";\n")) if one]
    return frozenset((made[1].lower(), made[2], one) for made, one in found if made)


def schema_of(connection: sqlite3.Connection) -> Schema:
    """Return what the file is made of. What only SQLite makes for itself is left out: it has no SQL.

    Compared word for word: a column that works out its own content, a check or a trigger would be somebody's program.
    """
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master LIMIT 20").fetchall()
    return frozenset(
        (str(kind), str(name), _plain(str(sql)))
        for kind, name, sql in rows
        if (kind, name, sql) != ("index", "sqlite_autoindex_meta_1", None)
    )


def _plain(sql: str) -> str:
    words = _NO_WORDS.sub(" ", sql)
    return re.sub(r" ?([(),]) ?", r"\1", words).strip(" ;")
