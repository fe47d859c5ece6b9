"""The form of a session file: its tables, its numbers, its checksums. docs/session-file.md is its specification."""

import json
import re
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.encoding import (
    MAX_ENCODED,
    MAX_FACTS,
    MAX_MOVE,
    MAX_TEXT,
    NotEncoded,
    NotReadAgain,
    fact_to_json,
    facts_from_json,
    facts_to_json,
    refuse_too_much,
    state_from_json,
    state_to_json,
)
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.limits import TooMuch, check_table
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import parsed
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.records.record import Entry

APPLICATION_ID: Final = 0x47617454  # "GatT"
FORMAT: Final = 1
"""The number of this form of the file; older ones are brought up to it, newer ones refused."""
SUM: Final = "sum"
SNAPSHOT_EVERY: Final = 64
"""Entries from one snapshot to the next: what opening has to play again at most."""
LARGE: Final = 100_000
"""Characters of an entry's facts above which a snapshot follows it, wherever it stands."""
MAX_STRETCH: Final = SNAPSHOT_EVERY * LARGE
"""Most characters of the facts between two snapshots, which are played again while a person waits."""
MAX_REASONS: Final = 1_000
"""Most reasons against one move."""

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
"""Fewest bytes of a file for each entry: a file that says it holds more is not believed."""
MAX_TIME: Final = 253_370_764_799_999
"""The last millisecond of the year 9998, which is before 10000 wherever one lives; a file says no time beyond that."""

CardTable = Mapping[str, Card]


class RowDamaged(ValueError):
    """A row of the file does not hold what was written into it."""


@frozen
class EntryRow:
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


def row_of(entry: Entry) -> EntryRow:
    """Return the row that an entry is written as.

    Raises ValueError (NotReadAgain, NoValue) for one that `entry_of` would not read again.
    """
    note: dict[str, str | list[str]] = {"by": entry.by}
    if entry.narration:
        note["narration"] = entry.narration
    if entry.against:
        note["against"] = list(entry.against)
    if entry.allowed_because:
        note["because"] = entry.allowed_because
    noted, facts = _note_of(note), facts_to_json(entry.facts)
    # A short note has no part that is too long, so only long ones are checked.
    if len(noted) > _SHORT or len(entry.move) > MAX_MOVE or len(facts) > LARGE:
        _refuse_what_is_not_read(entry, noted, facts)
    said = entry.number, entry.at, entry.move, noted, entry.back_to, facts
    return EntryRow(*said, _summed(*said))


_note_of: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_SHORT: Final = 2_000
"""Characters of a note, in which no text is too long and there are no more than MAX_REASONS."""


def _refuse_what_is_not_read(entry: Entry, noted: str, facts: str) -> None:
    texts = (entry.by, entry.narration, entry.allowed_because, *entry.against)
    for text, most in ((entry.move, MAX_MOVE), *((text, MAX_TEXT) for text in texts)):
        if len(text) > most:
            raise NotReadAgain("A text has {length} characters; {most} at most are read.", length=len(text), most=most)
    if len(entry.against) > MAX_REASONS or len(noted) > MAX_ENCODED:
        raise NotReadAgain("There are too many reasons against it.")
    refuse_too_much(len(entry.facts), facts)


def parted(facts: Iterable[Fact]) -> Iterator[tuple[Fact, ...]]:
    """Yield facts in parts that each fit into one entry; only their order may matter."""
    part: list[Fact] = []
    length = 2
    for fact in facts:
        more = len(fact_to_json(fact)) + 1
        if part and (len(part) == MAX_FACTS or length + more > MAX_ENCODED):
            yield tuple(part)
            part, length = [], 2
        part.append(fact)
        length += more
    if part:
        yield tuple(part)


def holds(columns: tuple[Any, ...]) -> bool:
    """Whether a row holds what was written into it. In a damaged or made-up file a column may hold anything."""
    number, at, move, note, back_to, facts, checksum = columns
    whole = all(isinstance(one, int) for one in (number, at)) and isinstance(back_to, int | None)
    written = all(isinstance(one, str) for one in (move, note, facts))
    return whole and written and _summed(number, at, move, note, back_to, facts) == checksum


def entry_of(columns: tuple[Any, ...], cards: CardTable) -> Entry:
    """Return the entry that a row holds. Raises RowDamaged."""
    number, at, move, note, back_to, facts, _ = columns
    if not holds(columns):
        raise RowDamaged(wording("Move {number} does not hold what was written.", number=number))
    if back_to is not None and not 0 <= back_to < number:
        raise RowDamaged(wording("Move {number} goes back to {back_to}.", number=number, back_to=back_to))
    try:
        noted = _note(note, number)
        if len(move) > MAX_MOVE:
            raise _too_long(number, len(move), MAX_MOVE)
        return Entry(
            number=number,
            at=max(0, min(at, MAX_TIME)),
            move=move,
            back_to=back_to,
            facts=facts_from_json(facts, cards),
            **noted,
        )
    except NotEncoded as wrong:
        raise RowDamaged(wording("Move {number}, {fault}", number=number, fault=wrong.words)) from None


def _note(text: str, number: int) -> dict[str, Any]:
    try:
        data = parsed(text) if len(text) <= MAX_ENCODED else None
    except ValueError:
        data = None
    if not isinstance(data, dict) or not all(
        isinstance(data.get(name, ""), str) for name in ("by", "narration", "because")
    ):
        raise RowDamaged(wording("Move {number} has a note that cannot be read.", number=number))
    against = data.get("against", [])
    if not isinstance(against, list) or len(against) > MAX_REASONS or not all(isinstance(one, str) for one in against):
        raise RowDamaged(wording("Move {number} has reasons that cannot be read.", number=number))
    by, narration, because = data.get("by", COACH_SEAT), data.get("narration", ""), data.get("because", "")
    if len(text) > MAX_TEXT and (longest := max(map(len, (by, narration, because, *against)))) > MAX_TEXT:
        raise _too_long(number, longest, MAX_TEXT)
    return {"by": by, "narration": narration, "allowed_because": because, "against": tuple(against)}


def _too_long(number: int, length: int, most: int) -> RowDamaged:
    words = "Move {number} has a text of {length} characters; {most} at most are read."
    return RowDamaged(wording(words, number=number, length=length, most=most))


def refuse_unread_meta(name: str, setup: str = "") -> None:
    """Raise ValueError for a name or a set-up that would not be read again as it is."""
    if len(name) > MAX_TEXT:
        words = "A name of {length} characters is too long: {most} at most are read."
        raise NotReadAgain(words, length=len(name), most=MAX_TEXT)
    if "\0" in name:
        raise NotReadAgain("A name cannot hold the sign of number 0.")
    if len(setup) > MAX_ENCODED:
        words = "What it is set up with has {length} characters; {most} at most are read."
        raise NotReadAgain(words, length=len(setup), most=MAX_ENCODED)
    (name + setup).encode()


def summed_up(said: Mapping[str, str]) -> str:
    """Return the checksum of what a file says of itself, as `meta` keeps it under SUM."""
    lines = "\n".join(f"{key}\x1f{value}" for key, value in sorted(said.items()) if key != SUM)
    return str(zlib.crc32(lines.encode("utf-8", "surrogatepass")))


def packed(state: State) -> tuple[bytes, int]:
    """Return a table as a snapshot keeps it, with its checksum. Raises ValueError for one that is not read again."""
    check_table(state.zones, state.values)
    written = state_to_json(state).encode()
    if len(written) > MAX_ENCODED:
        raise NotReadAgain(
            "The table has {length} bytes; {most} at most are kept.", length=len(written), most=MAX_ENCODED
        )
    data = zlib.compress(written, 1)
    return data, zlib.crc32(data)


def unpacked(data: Any, checksum: Any, cards: CardTable, number: int) -> State:  # noqa: ANN401
    """Return the table of a snapshot. Raises RowDamaged."""
    if not isinstance(data, bytes) or zlib.crc32(data) != checksum:
        raise RowDamaged(wording("The table after move {number} does not hold what was written.", number=number))
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(data, MAX_ENCODED + 1)  # never more, whatever the file says
        if len(text) > MAX_ENCODED:
            raise RowDamaged(wording("The table after move {number} is too large.", number=number))
        state = state_from_json(text.decode(), cards)
        check_table(state.zones, state.values)
    except NotEncoded as wrong:
        raise RowDamaged(wording("The table after move {number}: {fault}", number=number, fault=wrong.words)) from None
    except TooMuch as wrong:
        raise RowDamaged(wording("The table after move {number}: {fault}", number=number, fault=wrong.words)) from None
    except (zlib.error, UnicodeDecodeError):
        raise RowDamaged(wording("The table after move {number} cannot be unpacked.", number=number)) from None
    return state


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

    It is compared word for word, because a computed column, a check or a trigger would run code of a stranger.
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
