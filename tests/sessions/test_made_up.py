"""Session files that were made up on purpose: what they claim is not believed, and nothing in them runs."""

import json
import sqlite3
import struct
import zlib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gattai_desktop.cards.encoding import MAX_TEXT, state_to_json
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import SessionDamaged, SessionError
from gattai_desktop.sessions.file_format import APPLICATION_ID, SCHEMA, EntryRow
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import _summed, log_in
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.sessions.telling import exported
from gattai_desktop.windows.shelf.shelf_looks import session_look


def change(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA writable_schema=ON")
        for statement in statements:
            other.execute(statement)
    other.close()


def with_table(path: Path, data: bytes, number: int = 128) -> None:
    """Lay a packed table of one's own behind an entry, then the last, with the right checksum."""
    with sqlite3.connect(path) as other:
        other.execute("DELETE FROM entries WHERE number > ?", (number,))
        other.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", (number, data, zlib.crc32(data)))
    other.close()


def refused(path: Path, told: str) -> None:
    before = path.read_bytes()
    with pytest.raises(SessionDamaged, match=told):
        Journal.open(path)
    assert isinstance(on_shelf(path).trouble, SessionError)
    assert path.read_bytes() == before


def test_a_table_behind_the_last_entry_that_there_could_be_is_told_in_words(played: Path) -> None:
    change(played, "UPDATE snapshots SET number = 9223372036854775807 WHERE number = 128")
    assert isinstance(on_shelf(played).trouble, SessionError | None)


@pytest.mark.parametrize("name", ["sqlite_evil", "sqliteXevil", "evil"])
def test_a_trigger_is_found_whatever_it_is_called(played: Path, name: str) -> None:
    change(
        played,
        "CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM entries; END",
        f"UPDATE sqlite_master SET name = '{name}' WHERE name = 'evil'",  # noqa: S608 - three names
    )
    refused(played, "does not have the tables of a session|Its tables cannot be read")


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
    row = EntryRow(number, 0, "", '{"by":"coach"}', None, "[]", 0)
    with sqlite3.connect(played) as other:
        if number <= 0:
            other.execute("DELETE FROM entries")
        other.execute("INSERT INTO entries VALUES (?, 0, '', ?, NULL, '[]', ?)", (number, row.note, row.summed))
    other.close()
    refused(played, "says that its last move is")
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
    refused(played, "Its last table is none of")
    assert save_whole(played, tmp_path / "saved.gattai").saved == 128


@pytest.mark.parametrize("seat", ["public", "all"])
def test_nobody_sits_where_the_wall_or_the_file_sees(seat: str, tmp_path: Path) -> None:
    """Whoever looks at the wall would see her Hand, or she would see all Hands."""
    form, file = table_form("gattai", "neon-harbour"), tmp_path / "one.gattai"
    with Journal.create(file, box("gattai"), form.setup(form.typed({"seats": "red,green"}))) as journal:
        table = state_to_json(journal.state()).replace("green", seat)
    with_table(file, zlib.compress(table.encode()), 0)
    refused(file, "Its last table is none of")


@pytest.mark.parametrize("game", KEYS)
def test_a_table_of_another_game_or_by_a_ruling_that_nobody_knows_is_refused(game: str, tmp_path: Path) -> None:
    """Every window asks which game it is, and plays by its rulings."""
    of, form = box(game), table_form(game)
    ruling = next(iter(of.rulings.ids()))
    for number, (path, value) in enumerate((("game", "nosuch"), (f"rulings.{ruling}", "nosuch"), ("game", 5))):
        file = tmp_path / f"{number}.gattai"
        with Journal.create(file, of, form.setup({}), at=1_000) as journal:
            table = json.loads(state_to_json(journal.state()))
        table["values"][path] = value
        with_table(file, zlib.compress(json.dumps(table).encode()), 0)
        refused(file, "Its last table is none of")
        assert session_look(on_shelf(file), datetime.now(UTC)).trouble == "jag"


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("virtual-machine", "map", "nosuch"),
        ("virtual-machine", "turn.process", "nosuch"),
        ("virtual-machine", "turn.card", "nosuch"),
        ("virtual-machine", "count.gone", ((5, "nosuch", "", False),)),
        ("virtual-machine", "count.gone", ((5,),)),
        ("rumblebots", "champion", "nosuch"),
        ("rumblebots", "challenger", "nosuch"),
        ("rumblebots", "strip.1", ("red", "blue", 4, 3, 4, True, True, False)),
        ("rumblebots", "strip.1", ("red", "nosuch", 4, 3, 4, 0, True, True, False)),
        ("rumblebots", "clash.bonus", (("barriers", "Bulkhead Lever"),)),
        ("rumblebots", "stats.won.b05", "nosuch"),
        ("virtual-machine", "unseen.m01.1", (5,)),
        ("virtual-machine", "unseen.m01.1", ("nosuch",)),
        ("virtual-machine", "unseen.areas", 5),
        ("virtual-machine", "process.teo.bits", ("nosuch",)),
        ("virtual-machine", "process.teo.bits", 5),
        ("virtual-machine", "areas", ("nosuch",)),
        ("tasuo", "queue", ((5,),)),
        ("tasuo", "queue", ((1, "call", "nosuch", "", 0, (), 0, False),)),
        ("tasuo", "waiting.entries", ("nosuch",)),
        ("tasuo", "turn", -1),
        ("gattai", "throwdown.challenger", "nosuch"),
        ("gattai", "throwdown.challenged", ("coach",)),
        ("gattai", "throwdown.turn", "nosuch"),
        ("gattai", "throwdown.involved.red", ("red", "nosuch")),
        ("gattai", "throwdown.side.red", 5),
        ("gattai", "outcome.winner", "nosuch"),
        ("gattai", "outcome.loser", "nosuch"),
        ("gattai", "gambit.pilot", "nosuch"),
    ],
)
def test_a_table_on_which_somebody_acts_whom_the_game_does_not_have_is_refused(
    game: str, path: str, value: object, tmp_path: Path
) -> None:
    file = tmp_path / "x.gattai"
    with Journal.create(file, box(game), table_form(game).setup({}), at=1_000) as journal:
        table = json.loads(state_to_json(journal.state()))
    table["values"][path] = value
    with_table(file, zlib.compress(json.dumps(table).encode()), 0)
    refused(file, "Its last table is none of")


def test_a_table_that_unpacks_to_gigabytes_is_not_unpacked(played: Path) -> None:
    with_table(played, zlib.compress(b'{"zones":{},"values":{"a":"' + b"x" * 60_000_000 + b'"}}', 9))
    refused(played, "is too large")


def test_no_card_comes_out_of_a_table_that_was_made_up(played: Path, tmp_path: Path) -> None:
    """A kept table with other cards is no table; what was played before it is saved all the same."""
    with Journal.open(played) as journal:
        table = json.loads(state_to_json(journal.state_at(128)))
    zones = table["zones"]
    assert isinstance(zones, dict)
    filled = next(zone for zone, cards in zones.items() if cards)
    for number, cards in enumerate(("", f"{zones[filled]} {zones[filled].split()[0]}")):
        made_up = {"zones": {**zones, filled: cards, "mended": ""}, "values": table["values"]}
        with_table(played, zlib.compress(json.dumps(made_up).encode()))
        change(played, "DELETE FROM entries WHERE number BETWEEN 100 AND 127")
        found = save_whole(played, tmp_path / f"saved-{number}.gattai")
        assert (found.saved, found.intact) == (99, False)
        assert verify(tmp_path / f"saved-{number}.gattai").intact


@pytest.mark.parametrize("place", [27, 95])
def test_a_beginning_that_sqlite_would_mend_is_not_touched(played: Path, place: int) -> None:
    """It writes into the file as soon as it has it alone, and something else of it may be spoilt as well."""
    data = bytearray(played.read_bytes())
    data[place] ^= 0x40
    played.write_bytes(data)
    with pytest.raises(SessionDamaged, match="Page 1 of the file is spoilt"):
        Journal.open(played)
    assert played.read_bytes() == data
    found = verify(played)
    assert (found.intact, found.last, found.saved) == (False, 150, 150)


def test_only_so_much_is_read_of_what_a_file_says_of_itself(played: Path) -> None:
    change(played, "UPDATE meta SET value = hex(zeroblob(7000000)) WHERE key IN ('setup', 'name')")
    with Journal.open(played) as journal:
        assert len(journal.name) == MAX_TEXT
        with pytest.raises(SessionDamaged):
            journal.setup()
    assert len(on_shelf(played).name) == 200


def test_an_entry_that_does_not_fit_its_table_is_told_to_whoever_exports(played: Path) -> None:
    """Only the last entries are played when a session is opened; the others when they are read."""
    facts = f'[["v","STORY-1",-1,"team.harmony","{"x" * 100_000}",1]]'
    row = EntryRow(20, 0, "", '{"by":"coach"}', None, facts, 0)
    with sqlite3.connect(played) as other:
        other.execute(
            "UPDATE entries SET at=0, move='', note=?, back_to=NULL, facts=?, checksum=? WHERE number=20",
            (row.note, facts, row.summed),
        )
    other.close()
    for form in ("json", "html"):
        with pytest.raises(SessionDamaged, match=rf"{played.name} is damaged: move 20: team.harmony is") as told:
            exported(played, form)
        assert len(str(told.value)) < 500


@pytest.mark.parametrize("size", [0, 1, 510, 514, 4098, 131_072, 0xFFFFFFFF])
def test_a_log_with_pages_of_a_size_that_cannot_be_is_no_log(size: int) -> None:
    """Its sums are right, so that only the size tells."""
    head = struct.pack(">6I", 0x377F0682, 3_007_000, size, 0, 1, 2)
    frame = struct.pack(">6I", 1, 1, 1, 2, 0, 0) + bytes(min(size, 131_072))
    log = head + struct.pack(">2I", *_summed(head, (0, 0), big=False)) + frame * 3
    assert not any(page.whole for page in log_in(log).pages)


@pytest.mark.timeout(30)
def test_a_set_up_with_a_mistake_in_each_of_its_thousands_of_parts_is_refused_at_once(played: Path) -> None:
    with sqlite3.connect(played) as other:
        said = json.loads(other.execute("SELECT value FROM meta WHERE key='setup'").fetchone()[0])
    other.close()
    for wrong in ({**said, "factions": [0] * 1_000_000}, {**said, "pilots": [{"seat": 1}] * 200_000}):
        with pytest.raises(UnreadableSetup, match=r"set-up|expected a text"):
            setup_from_json(json.dumps(wrong), GATTAI)
    with pytest.raises(UnreadableSetup, match=r"setup\.name: found '0', expected a text\."):
        setup_from_json(json.dumps({**said, "name": 0}), GATTAI)
