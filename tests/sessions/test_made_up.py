"""Session files that were made up on purpose: what they claim is not believed, and nothing in them runs."""

import json
import sqlite3
import zlib
from pathlib import Path

import pytest

from gattai_desktop.sessions.errors import SessionDamaged, SessionError
from gattai_desktop.sessions.file_format import APPLICATION_ID, SCHEMA, Row
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf import on_shelf


def change(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA writable_schema=ON")
        for statement in statements:
            other.execute(statement)
    other.close()


def with_table(path: Path, data: bytes) -> None:
    """Lay a packed table of one's own behind entry 128, the last, with the right checksum."""
    with sqlite3.connect(path) as other:
        other.execute("DELETE FROM entries WHERE number > 128")
        other.execute("INSERT OR REPLACE INTO snapshots VALUES (128, ?, ?)", (data, zlib.crc32(data)))
    other.close()


def refused(path: Path, told: str) -> None:
    before = path.read_bytes()
    with pytest.raises(SessionDamaged, match=told):
        Journal.open(path)
    assert isinstance(on_shelf(path).trouble, SessionError)
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["sqlite_evil", "sqliteXevil", "evil"])
def test_a_trigger_is_found_whatever_it_is_called(played: Path, name: str) -> None:
    change(
        played,
        "CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
        f"UPDATE sqlite_master SET name = '{name}' WHERE name = 'evil'",  # noqa: S608 - three names
    )
    refused(played, "does not have the tables of a session|malformed database schema")


def test_a_column_that_works_out_its_own_content_is_found(played: Path) -> None:
    made = (
        "CREATE TABLE snapshots (number INTEGER PRIMARY KEY NOT NULL, state BLOB AS (zeroblob(15000000)), checksum INT)"
    )
    change(played, "DROP TABLE snapshots", made)
    refused(played, "does not have the tables of a session")


def test_the_tables_may_be_written_with_other_blanks_and_with_comments(played: Path, tmp_path: Path) -> None:
    """Other programs may write the format too, and copy it from its description."""
    other = tmp_path / "other.gattai"
    described = SCHEMA.replace(
        "number INTEGER PRIMARY KEY NOT NULL,\n    at", "number  INTEGER PRIMARY KEY NOT NULL, -- 1\n at"
    )
    assert described != SCHEMA
    connection = sqlite3.connect(other)
    connection.executescript(f"PRAGMA application_id={APPLICATION_ID}; PRAGMA user_version=1;{described}")
    connection.execute("ATTACH ? AS played", (str(played),))
    for name in ("meta", "entries", "snapshots"):
        connection.execute(f"INSERT INTO {name} SELECT * FROM played.{name}")  # noqa: S608 - three names
    connection.commit()
    connection.close()
    with Journal.open(other) as journal:
        assert journal.last == 150


@pytest.mark.timeout(60)
@pytest.mark.parametrize("number", [2_000_000_000, 9_000_000_000_000_000_000, -7, 0])
def test_a_number_that_cannot_be_is_not_counted_up_to(played: Path, number: int) -> None:
    row = Row(number, 0, "", '{"by":"coach"}', None, "[]", 0)
    with sqlite3.connect(played) as other:
        if number <= 0:
            other.execute("DELETE FROM entries")
        other.execute("INSERT INTO entries VALUES (?, 0, '', ?, NULL, '[]', ?)", (number, row.note, row.summed))
    other.close()
    refused(played, "says that its last entry is")
    found = verify(played)
    assert not found.intact
    assert found.saved == (150 if number > 0 else 0)


@pytest.mark.parametrize("created", ["9" * 5_000, "٣", "-5", "x"])
def test_a_time_that_is_none_is_left_out(played: Path, created: str) -> None:
    with sqlite3.connect(played) as other:
        other.execute("UPDATE meta SET value = ? WHERE key = 'created'", (created,))
    other.close()
    with Journal.open(played) as journal:
        assert journal.created == 0
    assert on_shelf(played).created == 0


@pytest.mark.parametrize(
    "table",
    [
        {"zones": {}, "values": {}},
        {"zones": {}, "values": {"seats": 5}},
        {"zones": {"hand.red": "3DP+"}, "values": {"seats": ["red", 4, [[]]], "step": None}},
    ],
)
def test_a_table_of_which_the_game_can_make_nothing_is_refused(played: Path, table: object, tmp_path: Path) -> None:
    with_table(played, zlib.compress(json.dumps(table).encode()))
    refused(played, "its last table is none of")
    assert save_whole(played, tmp_path / "saved.gattai").saved == 128


def test_a_table_that_unpacks_to_gigabytes_is_not_unpacked(played: Path) -> None:
    with_table(played, zlib.compress(b'{"zones":{},"values":{"a":"' + b"x" * 60_000_000 + b'"}}', 9))
    refused(played, "is too large")


def test_only_so_much_is_read_of_what_a_file_says_of_itself(played: Path) -> None:
    change(played, "UPDATE meta SET value = hex(zeroblob(7000000)) WHERE key IN ('setup', 'name')")
    with Journal.open(played) as journal:
        assert len(journal.name) == 20_000
        with pytest.raises(SessionDamaged):
            journal.setup()
    assert len(on_shelf(played).name) == 200
