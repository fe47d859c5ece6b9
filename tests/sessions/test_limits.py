"""Every limit that the description of the session file states: read as far as it goes, refused or cut behind it."""

import json
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from gattai_desktop.cards.encoding import (
    MAX_CARDS,
    MAX_ENCODED,
    MAX_FACTS_READ,
    MAX_MOVE,
    MAX_NAME,
    MAX_TEXT,
    NotEncoded,
    facts_from_json,
    facts_to_json,
    lying_from_data,
    state_from_json,
)
from gattai_desktop.cards.facts import StackFlipped
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import MAX_DEPTH
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.phrases import NotAMove
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions import leftover_wal, reading
from gattai_desktop.sessions.connection import MAX_CELL
from gattai_desktop.sessions.errors import SessionDamaged, SessionError
from gattai_desktop.sessions.file_format import (
    LARGE,
    MAX_REASONS,
    MAX_STRETCH,
    MAX_TIME,
    SMALLEST_ENTRY,
    EntryRow,
    RowDamaged,
    entry_of,
)
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import Log
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json
from gattai_desktop.sessions.shelf_entry import on_shelf

CARDS = GATTAI.game.cards
FLIP = '["f","STORY-1",-1,"pile"]'


def entry(**said: object):  # noqa: ANN201 - an Entry
    row = EntryRow(
        **{"number": 1, "at": 0, "move": "", "note": "{}", "back_to": None, "facts": "[]", "checksum": 0, **said}
    )
    return entry_of((row.number, row.at, row.move, row.note, row.back_to, row.facts, row.summed), CARDS)


def test_so_many_facts_of_an_entry() -> None:
    assert len(facts_from_json(f"[{','.join([FLIP] * MAX_FACTS_READ)}]", CARDS)) == MAX_FACTS_READ
    with pytest.raises(NotEncoded, match=f"a list of at most {MAX_FACTS_READ} facts"):
        facts_from_json(f"[{','.join([FLIP] * (MAX_FACTS_READ + 1))}]", CARDS)


def test_so_many_characters_of_facts_of_a_table_and_of_a_set_up() -> None:
    for read in (lambda text: facts_from_json(text, CARDS), lambda text: state_from_json(text, CARDS)):
        with pytest.raises(NotEncoded) as at:
            read(" " * MAX_ENCODED)
        assert "at most" not in str(at.value), "read, and no JSON"
        with pytest.raises(NotEncoded, match=f"at most {MAX_ENCODED}"):
            read(" " * (MAX_ENCODED + 1))
    assert facts_from_json("[]" + " " * (MAX_ENCODED - 2), CARDS) == ()
    with pytest.raises(UnreadableSetup, match="seats, names, packs"):
        setup_from_json("{}" + " " * (MAX_ENCODED - 1), GATTAI)


def test_so_many_cards_in_a_list() -> None:
    key = next(iter(CARDS))
    assert len(lying_from_data(" ".join([key] * MAX_CARDS), CARDS)) == MAX_CARDS
    with pytest.raises(NotEncoded, match=f"at most {MAX_CARDS} cards"):
        lying_from_data(" ".join([key] * (MAX_CARDS + 1)), CARDS)
    for count, told in ((MAX_CARDS, ""), (MAX_CARDS + 1, f"at most {MAX_CARDS} cards")):
        places = json.dumps([0] * count)
        fact = f'[["t","STORY-1",-1,"pile",{places},"{" ".join([key] * count)}"]]'
        if told:
            with pytest.raises(NotEncoded, match=told):
                facts_from_json(fact, CARDS)
        else:
            assert facts_from_json(fact, CARDS)


def test_values_so_deep() -> None:
    for depth, fine in ((MAX_DEPTH, True), (MAX_DEPTH + 1, False)):
        fact = f'[["v","STORY-1",-1,"a.b",null,{"[" * depth}1{"]" * depth}]]'
        if fine:
            assert facts_from_json(fact, CARDS)
        else:
            with pytest.raises(NotEncoded):
                facts_from_json(fact, CARDS)


def test_names_so_long() -> None:
    assert facts_from_json(f'[["f","STORY-1",-1,"{"x" * MAX_NAME}"]]', CARDS)
    with pytest.raises(NotEncoded, match=f"at most {MAX_NAME} characters"):
        facts_from_json(f'[["f","STORY-1",-1,"{"x" * (MAX_NAME + 1)}"]]', CARDS)


@pytest.mark.parametrize("name", ["by", "narration", "because", "against"])
def test_what_people_wrote_is_so_long_and_never_cut(name: str) -> None:
    whole, past = ([text] if name == "against" else text for text in ("x" * MAX_TEXT, "x" * (MAX_TEXT + 1)))
    found = entry(note=json.dumps({name: whole}))
    assert "x" * MAX_TEXT in (found.by, found.narration, found.allowed_because, *found.against)
    with pytest.raises(RowDamaged, match=f"a text of {MAX_TEXT + 1} characters; {MAX_TEXT} at most are read"):
        entry(note=json.dumps({name: past}))


def test_a_move_is_so_long_and_never_cut() -> None:
    assert entry(move="x" * MAX_MOVE).move == "x" * MAX_MOVE
    with pytest.raises(RowDamaged, match=f"{MAX_MOVE} at most are read"):
        entry(move="x" * (MAX_MOVE + 1))


def test_so_many_reasons_against_a_move() -> None:
    assert len(entry(note=json.dumps({"against": ["x"] * MAX_REASONS})).against) == MAX_REASONS
    with pytest.raises(RowDamaged, match="reasons that cannot be read"):
        entry(note=json.dumps({"against": ["x"] * (MAX_REASONS + 1)}))


def test_a_note_that_is_no_json_or_too_long_is_refused() -> None:
    assert entry(note="{}" + " " * (MAX_ENCODED - 2)).narration == ""
    for note in ("[" * 100_000, "{}" + " " * (MAX_ENCODED - 1), '{"narration":"\\ud800"}'):
        with pytest.raises(RowDamaged, match="a note that cannot be read"):
            entry(note=note)


def test_a_move_that_is_played_is_so_long() -> None:
    with pytest.raises(NotAMove) as at:
        GATTAI.game.phrases.read("x" * MAX_MOVE)
    with pytest.raises(NotAMove) as past:
        GATTAI.game.phrases.read("x" * (MAX_MOVE + 1))
    assert str(at.value) != str(past.value)


@pytest.mark.parametrize(("said", "found"), [(str(MAX_TIME), MAX_TIME), (str(MAX_TIME + 1), MAX_TIME), ("soon", 0)])
def test_a_time_ends_with_the_year_9998(played: Path, said: str, found: int) -> None:
    with sqlite3.connect(played) as other:
        other.execute("UPDATE meta SET value = ? WHERE key = 'created'", (said,))
    other.close()
    with Journal.open(played) as journal:
        assert journal.created == found


@pytest.mark.parametrize(("at", "found"), [(2**62, MAX_TIME), (-(2**62), 0), (MAX_TIME, MAX_TIME), (5, 5)])
def test_the_time_of_an_entry_is_one_that_every_clock_knows(at: int, found: int) -> None:
    """Somewhere the sun rises half a day earlier: no moment may be in the year 10000 there."""
    assert entry(at=at).at == found
    assert datetime.fromtimestamp(entry(at=at).at / 1000).astimezone(timezone(timedelta(hours=14))).year < 10_000


def test_so_many_entries_for_a_file_of_its_size(played: Path) -> None:
    most = played.stat().st_size // SMALLEST_ENTRY
    for number, told in ((most, "missing"), (most + 1, "says that its last move is")):
        row = EntryRow(number, 0, "", '{"by":"coach"}', None, "[]", 0)
        with sqlite3.connect(played) as other:
            other.execute("DELETE FROM entries WHERE number > 150")
            other.execute("INSERT INTO entries VALUES (?, 0, '', ?, NULL, '[]', ?)", (number, row.note, row.summed))
        other.close()
        with pytest.raises(SessionError, match=told):
            Journal.open(played)


def test_no_value_of_more_than_so_many_bytes_is_handed_over(played: Path) -> None:
    with sqlite3.connect(played) as other:
        other.execute("DELETE FROM entries WHERE number > 149")
        other.execute("UPDATE entries SET move = CAST(zeroblob(?) AS TEXT) WHERE number = 20", (MAX_CELL + 1,))
    other.close()
    assert 20 in verify(played).damaged


def test_a_log_is_looked_through_up_to_so_many_bytes(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = leftover_wal.log_of(played)
    log.write_bytes(bytes(33))
    monkeypatch.setattr(reading, "MAX_BESIDE", 33)
    assert reading.log_beside(played).cut
    monkeypatch.setattr(reading, "MAX_BESIDE", 32)
    assert reading.log_beside(played) == Log()


def flips(journal: Journal, characters: int) -> Entry:
    """An entry that turns the Pile over and over, of so many characters."""
    return Entry(
        number=journal.last + 1, move="", facts=(StackFlipped(rule="STORY-1", zone="pile"),) * (characters // 26)
    )


def test_a_table_is_kept_after_every_large_entry(journal: Journal) -> None:
    """Given entries of which 64 would take long to be played again, then no stretch between two tables is long."""
    assert (
        len(facts_to_json(flips(journal, LARGE).facts)) < LARGE < len(facts_to_json(flips(journal, LARGE + 50).facts))
    )
    for characters in (LARGE, LARGE + 50, LARGE, 2 * LARGE, LARGE):
        journal.append(flips(journal, characters))
    with journal.reading() as file:
        assert [number for (number,) in file.execute("SELECT number FROM snapshots")] == [0, 2, 4]
    states = [journal.state_at(number) for number in range(6)]
    journal.close()
    with Journal.open(journal.path) as again:
        assert [again.state_at(number) for number in (5, 4, 3, 2, 1, 0)] == states[::-1]


def test_what_would_take_long_to_be_played_again_is_refused_and_can_be_saved(journal: Journal, tmp_path: Path) -> None:
    """Given a stranger's file with far more in its last entries than the program leaves there, then nobody waits."""
    path, large = journal.path, facts_to_json(flips(journal, 2 * LARGE).facts)
    journal.close()
    with closing(sqlite3.connect(path)) as file:
        for number in range(1, 40):
            row = EntryRow(number, 0, "", "{}", None, large, 0)
            file.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", evolve(row, checksum=row.summed).columns)
        file.commit()
    before = path.read_bytes()
    with pytest.raises(SessionDamaged, match=f"{MAX_STRETCH} at most are played"):
        Journal.open(path)
    assert f"{MAX_STRETCH} at most are played" in str(on_shelf(path).trouble)
    assert path.read_bytes() == before
    found = save_whole(path, tmp_path / "saved.gattai")
    with Journal.open(tmp_path / "saved.gattai") as saved:
        assert saved.last == found.saved == 39
