"""Whatever is written into a session file is read again as it was, or is refused, and then nothing is lost."""

import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.encoding import (
    MAX_ENCODED,
    MAX_FACTS,
    MAX_FACTS_READ,
    MAX_MOVE,
    MAX_NAME,
    MAX_TEXT,
    NotReadAgain,
    facts_to_json,
)
from gattai_desktop.cards.facts import Announced, Fact, StackFlipped, ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.limits import MAX_ITEMS, MAX_NUMBER
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import MAX_DEPTH, Value
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.setup import FactionSetup, PilotSetup, Setup
from gattai_desktop.games.move import quoted
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.sessions.file_format import MAX_REASONS, SNAPSHOT_EVERY, entry_of, packed, parted, row_of, unpacked
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.setup_data import setup_from_json, setup_to_json
from gattai_desktop.sessions.shelf import Shelf, file_name
from gattai_desktop.sessions.telling import exported
from tests.records.pasted import SETUPS, SIGNS, VALUES, around
from tests.records.test_writing import random_session
from tests.sessions.evening import play, table

CARDS = GATTAI.game.cards
IN_A_FOLDER = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@given(
    move=around(MAX_MOVE),
    narration=around(MAX_TEXT),
    because=around(MAX_TEXT),
    against=st.lists(around(MAX_TEXT), max_size=2),
    reasons=st.sampled_from([0, MAX_REASONS - 1, MAX_REASONS, MAX_REASONS + 1]),
)
def test_the_words_of_an_entry_are_read_as_they_were_written(
    move: str, narration: str, because: str, against: list[str], reasons: int
) -> None:
    said = (*against, *["STRIKE-1: no."] * reasons)
    entry = Entry(number=1, move=move, facts=(), narration=narration, against=said, allowed_because=because)
    fits = len(move) <= MAX_MOVE and len(said) <= MAX_REASONS
    fits = fits and max(map(len, (narration, because, *against))) <= MAX_TEXT
    try:
        row = row_of(entry)
    except NotReadAgain as wrong:
        assert not fits
        assert str(wrong)
    else:
        assert fits
        assert entry_of(row.columns, CARDS) == entry


def test_reasons_that_are_too_long_together_are_not_written() -> None:
    """A control character takes six signs in a file."""
    entry = Entry(number=1, move="", facts=(), against=("\x01" * MAX_TEXT,) * (MAX_ENCODED // MAX_TEXT // 6 + 1))
    with pytest.raises(NotReadAgain, match="too many reasons"):
        row_of(entry)
    fewer = evolve(entry, against=entry.against[:-1])
    assert entry_of(row_of(fewer).columns, CARDS) == fewer


@pytest.mark.parametrize("facts", [(StackFlipped(zone="pile"),) * (MAX_FACTS_READ + 1)])
def test_more_facts_than_an_entry_holds_are_not_written(facts: tuple[Fact, ...]) -> None:
    with pytest.raises(NotReadAgain, match=f"holds {MAX_FACTS_READ}"):
        row_of(Entry(number=1, move="", facts=facts))
    most = Entry(number=1, move="", facts=facts[1:])
    assert entry_of(row_of(most).columns, CARDS) == most


def announced(*values: Value) -> Fact:
    return Announced(words="said", values=tuple((f"v{place}", one) for place, one in enumerate(values)))


@IN_A_FOLDER
@given(move=SIGNS, narration=SIGNS, because=SIGNS, said=st.lists(VALUES, max_size=4), after=VALUES)
@example(move="\x00", narration="\x00", because="\r\n", said=["\x00"], after="\x00\u2028")
def test_what_the_journal_takes_it_gives_back(
    journal: Journal, move: str, narration: str, because: str, said: list[Value], after: Value
) -> None:
    before = journal.state().values.get("x.y")
    facts = (announced(*said), ValueChanged(path="x.y", before=before, after=after))
    number = journal.last + 1
    entry = Entry(number=number, move=move, facts=facts, narration=narration, allowed_because=because, against=("a",))
    journal.append(entry)
    with journal.reading() as connection:
        row = connection.execute("SELECT * FROM entries WHERE number = ?", (number,)).fetchone()
    assert entry_of(row, CARDS) == entry


def too_large(at: int) -> dict[str, Entry]:
    """An entry for each way to be too large, and for each sign that no file can hold."""
    entry = Entry(number=at, move="", facts=())
    long, deep = "x" * (MAX_TEXT + 1), ()
    for _ in range(MAX_DEPTH):
        deep = (deep,)
    return {
        "facts": evolve(entry, facts=(announced(1),) * (MAX_FACTS_READ + 1)),
        "characters": evolve(entry, facts=(announced(*["x" * 20_000] * 201),)),
        "a name": evolve(entry, facts=(Announced(words="x" * (MAX_NAME + 1)),)),
        "a deep value": evolve(entry, facts=(announced(deep),)),
        "a mistake": evolve(entry, facts=(announced(0.5),)),  # type: ignore[arg-type]
        "a long number": evolve(entry, facts=(announced(10**4_300),)),
        "half a sign": evolve(entry, facts=(announced("\ud83d"),)),
        "half a sign said": evolve(entry, narration="\ud83d"),
        "a move": evolve(entry, move="x" * (MAX_MOVE + 1)),
        "a narration": evolve(entry, narration=long),
        "a reason": evolve(entry, allowed_because=long),
        "what speaks against it": evolve(entry, against=(long,)),
        "reasons": evolve(entry, against=("x",) * (MAX_REASONS + 1)),
        "who made it": evolve(entry, by=long),
    }


@pytest.mark.parametrize("played", [3, SNAPSHOT_EVERY - 1])
def test_an_entry_that_could_not_be_read_again_is_refused_and_nothing_is_lost(journal: Journal, played: int) -> None:
    """Given a session, when something too large should be written, then it says so and play goes on."""
    play(journal, played)
    whole = journal.state()
    for what, entry in too_large(played + 1).items():
        with pytest.raises(NotSaved) as told:
            journal.append(entry)
        assert f"Move {played + 1} was not written to Friday.gattai, since it could not be" in str(told.value), what
        assert f"Everything up to move {played} is kept" in str(told.value), what
        assert "codec" not in str(told.value), what
        assert (journal.last, journal.state()) == (played, whole), what
    play(journal, 2)
    journal.close()
    assert verify(journal.path).intact
    with Journal.open(journal.path) as again:
        assert again.last == played + 2


def test_a_table_that_could_not_be_read_again_is_refused_where_it_is_kept(journal: Journal) -> None:
    """Given a table that grows with every move, when it is too large to be kept, then that move is refused."""
    play(journal, SNAPSHOT_EVERY - 1)
    values = {f"x.a{number}": "é" * 20_000 for number in range(MAX_ENCODED // 40_000 + 1)}
    grown = State(journal.state().zones, {**journal.state().values, **values})
    with pytest.raises(NotSaved, match=r"The table has .* bytes; 4000000 at most are kept"):
        journal.append(Entry(number=SNAPSHOT_EVERY, move="", facts=()), grown)
    assert journal.last == SNAPSHOT_EVERY - 1
    play(journal, 1)
    assert journal.last == SNAPSHOT_EVERY


@pytest.mark.parametrize("more", [-1, 0, 1])
def test_a_table_is_kept_up_to_so_many_bytes(more: int) -> None:
    texts = {f"a{number}": "x" * 20_000 for number in range(199)}
    state = State({}, texts)
    left = MAX_ENCODED + more - len('{"zones":{},"values":{') - sum(len(f'"{path}":"",') + 20_000 for path in texts)
    state = State({}, {**texts, "b": "x" * (left - len('"b":""}}'))})
    if more <= 0:
        assert unpacked(*packed(state), CARDS, 0) == state
    else:
        with pytest.raises(NotReadAgain, match=f"{MAX_ENCODED + 1} bytes"):
            packed(state)


@pytest.mark.parametrize("value", [MAX_NUMBER + 1, (1,) * (MAX_ITEMS + 1), "x" * (MAX_TEXT + 1), "\ud83d"])
def test_a_table_with_a_value_that_is_not_read_is_not_kept(value: Value) -> None:
    with pytest.raises(ValueError, match=r"x\.y|surrogates"):
        packed(State({}, {"x.y": value}))


# ---------------------------------------------------------------------- set-ups and names


@given(SETUPS)
def test_a_set_up_is_read_as_it_was_written(setup: Setup) -> None:
    assert setup_from_json(setup_to_json(setup), GATTAI) == setup


@IN_A_FOLDER
@given(SETUPS)
def test_what_a_session_is_made_with_it_gives_back(tmp_path: Path, setup: Setup) -> None:
    path = tmp_path / "made.gattai"
    path.unlink(missing_ok=True)
    try:
        Journal.create(path, GATTAI, setup).close()
    except NotSaved as wrong:
        assert "\0" in setup.name
        assert "could not be read again" in str(wrong)
        assert not path.exists()
    else:
        assert verify(path).intact
        with Journal.open(path) as journal:
            assert (journal.name, journal.setup(), journal.state()) == (setup.name, setup, GATTAI.begin(setup))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"name": "n" * (MAX_TEXT + 1)}, "."),
        ({"name": "a\0b"}, "number 0"),
        ({"name": "half \ud83d"}, "half a sign"),
        ({"scenario": "half \ud83d"}, "half a sign"),
        ({"pilots": (PilotSetup("r" * MAX_NAME),)}, f"{MAX_NAME} at most are read: pilot.rrr"),
        ({"values": {"x" * (MAX_NAME + 1): 1}}, f"{MAX_NAME} at most are read: xxx"),
        ({"values": {f"x.a{number}": "é" * MAX_TEXT for number in range(90)}}, "bytes"),
        ({"factions": (FactionSetup("f", "F", note="\ud83d"),)}, "half a sign"),
    ],
)
def test_a_session_that_could_not_be_read_again_is_not_made(tmp_path: Path, changed: dict[str, Any], told: str) -> None:
    path = tmp_path / "made.gattai"
    with pytest.raises((NotSaved, ValueError), match=told):
        Journal.create(path, GATTAI, evolve(table(), **changed))
    assert not list(tmp_path.iterdir())


@IN_A_FOLDER
@given(around(MAX_TEXT) | st.just("half \ud83d"))
def test_the_name_of_a_session_is_read_as_it_was_given(journal: Journal, name: str) -> None:
    before = journal.name
    try:
        journal.rename(name)
    except NotSaved as wrong:
        assert len(name) > MAX_TEXT or "\0" in name or "\ud83d" in name
        assert "Friday.gattai keeps its name" in str(wrong)
        name = before
    assert journal.name == name
    with journal.reading() as connection:
        assert dict(connection.execute("SELECT key, value FROM meta").fetchall())["name"] == name


def test_a_copy_has_the_whole_name(tmp_path: Path) -> None:
    """The shelf shows 200 characters of a name; no more than what does not fit may be cut off."""
    shelf = Shelf(tmp_path)
    for name, copied in (("n" * 300, "n" * 300 + " (copy)"), ("n" * MAX_TEXT, "n" * (MAX_TEXT - 13) + " (copy)")):
        path = shelf.free_path(name)
        Journal.create(path, GATTAI, evolve(table(), name=name)).close()
        with Journal.open(shelf.duplicate(path)) as copy:
            assert copy.name == copied


@given(st.text(max_size=200) | st.sampled_from(["♦", "😀", "字", "é"]).map(lambda sign: sign * 100))
def test_a_file_gets_a_name_that_every_disk_takes(name: str) -> None:
    """Most take 255 bytes, of which a copy, a log and a file in the making need some."""
    assert 1 <= len(file_name(name).encode()) <= 201
    assert len(file_name(name)) <= 81


# ---------------------------------------------------------------------- saving what is whole


def test_parts_of_facts_are_each_as_large_as_an_entry_may_be() -> None:
    many = tuple(announced(number) for number in range(2 * MAX_FACTS + 1))
    assert [len(part) for part in parted(many)] == [MAX_FACTS, MAX_FACTS, 1]
    large = tuple(announced(*["x" * MAX_TEXT] * 50) for _ in range(7))
    parts = list(parted(large))
    assert [len(part) for part in parts] == [3, 3, 1]
    assert tuple(fact for part in parts for fact in part) == large
    assert list(parted(())) == []
    for part in parts:
        row_of(Entry(number=1, move="", facts=part))


def test_an_entry_of_more_facts_than_are_written_at_once_is_read_and_saved(played: Path, tmp_path: Path) -> None:
    """Earlier versions took back everything in one entry, however much it was."""
    with Journal.open(played) as journal:
        journal.append(Entry(number=151, move="", facts=(announced(1),) * (3 * MAX_FACTS)))
    with sqlite3.connect(played) as other:
        other.execute("UPDATE entries SET facts = '[]' WHERE number = 10")
    other.close()
    assert save_whole(played, tmp_path / "saved.gattai").damaged == (10,)
    assert verify(tmp_path / "saved.gattai").intact
    with Journal.open(tmp_path / "saved.gattai") as saved:
        assert len(saved.entry(saved.last).facts) == 3 * MAX_FACTS


def test_a_gap_that_is_too_large_for_one_entry_is_bridged_by_several(played: Path, tmp_path: Path) -> None:
    """Given lost entries between tables that differ in more than an entry holds, then nothing behind them is lost."""
    with Journal.open(played) as journal:
        kept = journal.state_at(128)
    values = {**kept.values, **{f"x.a{number}": "x" * MAX_TEXT for number in range(150)}}
    data, checksum = packed(State(kept.zones, values))
    with sqlite3.connect(played) as other:
        other.execute("UPDATE snapshots SET state = ?, checksum = ? WHERE number = 128", (data, checksum))
        other.execute("DELETE FROM entries WHERE number BETWEEN 100 AND 127 OR number > 128")
        for number in range(SNAPSHOT_EVERY):
            facts = tuple(ValueChanged(path=f"x.a{one}", before="x" * MAX_TEXT, after=number) for one in range(150))
            row = row_of(Entry(number=129 + number, move="", facts=facts if not number else ()))
            other.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", row.columns)
    other.close()
    saved = tmp_path / "saved.gattai"
    save_whole(played, saved)
    assert verify(saved).intact


def test_of_a_record_that_cannot_be_kept_nothing_is_left(tmp_path: Path) -> None:
    """Given a record whose table grows too large to be kept, when it is imported, then no file is there."""
    facts = [ValueChanged(path=f"x.a{number}", before=None, after="é" * MAX_TEXT) for number in range(128)]
    grown = "".join(f"happened {quoted(facts_to_json([fact]))}\n" for fact in facts)
    (tmp_path / "x.record").write_text(f"given pilots Red\n{grown}", encoding="utf-8")
    shelf = Shelf(tmp_path / "shelf")
    with pytest.raises(NotSaved, match=r"No session was made of x\.record, and nothing is left of it: The table has"):
        shelf.import_record(tmp_path / "x.record")
    assert not list(shelf.files())
    assert not list(shelf.folder.iterdir())


def test_a_card_is_never_longer_than_a_list_has_room_for() -> None:
    card: Card
    for card in CARDS.values():
        assert len(card.key) + len("+ ") <= 12


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 10_000), st.integers(1, 90))
@example(8989, 5)  # something goes back to a table that is lost
def test_a_session_that_was_saved_goes_through_a_record(tmp_path: Path, seed: int, lost: int) -> None:
    """Given a session that lost entries in its middle, when what is whole is exported, then it is imported the same."""
    folder = Path(tempfile.mkdtemp(dir=tmp_path))
    setup = table()
    entries, _ = random_session(setup, seed, 100)
    shelf = Shelf(folder)
    path = shelf.free_path("spoilt")
    with Journal.create(path, GATTAI, setup) as journal:
        for entry in entries:
            journal.append(entry)
    with sqlite3.connect(path) as other:
        other.execute("DELETE FROM entries WHERE number BETWEEN ? AND ?", (lost, lost + seed % 7))
    other.close()
    save_whole(path, folder / "saved.gattai")
    (folder / "saved.record").write_text(exported(folder / "saved.gattai", "record"), encoding="utf-8", newline="\n")
    again = shelf.import_record(folder / "saved.record")
    with Journal.open(folder / "saved.gattai") as saved, Journal.open(again) as imported:
        assert imported.last == saved.last
        assert all(imported.state_at(number) == saved.state_at(number) for number in range(saved.last + 1))
