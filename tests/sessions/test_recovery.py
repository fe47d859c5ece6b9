"""A damaged file is read as far as it is whole, and what is whole can be saved, with what is lost said plainly."""

import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.difference_of_tables import bridge
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import SessionDamaged, SessionError
from gattai_desktop.sessions.file_format import SNAPSHOT_EVERY
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.reading import missing_of
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf_entry import on_shelf
from tests.sessions.evening import play, table


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as other:
        other.execute(statement)
    other.close()


def test_a_whole_session_is_intact(played: Path) -> None:
    before = played.read_bytes()
    found = verify(played)
    assert found.intact
    assert (found.last, found.whole, found.faults) == (150, 150, ())
    assert played.read_bytes() == before
    assert [path.name for path in played.parent.iterdir()] == [played.name]


def test_a_lost_entry_is_bridged_by_the_next_snapshot(played: Path, tmp_path: Path) -> None:
    with Journal.open(played) as journal:
        end, entries = journal.state(), list(journal.entries())
    change(played, "DELETE FROM entries WHERE number = 20")
    change(played, "UPDATE entries SET facts = '[]' WHERE number = 100")
    found = verify(played)
    assert not found.intact
    assert (found.damaged, found.whole, found.last) == ((20, 100), 19, 150)
    assert found.faults[0] == "Move 20 cannot be read."
    saved = tmp_path / "saved.gattai"
    save_whole(played, saved, at=5)
    with Journal.open(saved) as journal:
        again = list(journal.entries())
        assert journal.state() == end
        assert journal.state_at(0) == GATTAI.begin(table())
    kept = [entry.facts for entry in again]
    assert all(one.facts in kept for one in entries[:19])
    assert all(one.facts in kept for one in entries[SNAPSHOT_EVERY:99])
    assert all(one.facts in kept for one in entries[2 * SNAPSHOT_EVERY :])
    bridges = [entry for entry in again if not entry.move]
    assert [one.allowed_because for one in bridges] == [
        f"What happened up to entry {number} could not be read." for number in (64, 128)
    ]
    assert verify(saved).intact


def test_without_the_set_up_the_tables_are_saved_as_they_stood(played: Path, tmp_path: Path) -> None:
    """What was set up can be lost with its page; the snapshots know where every card lay."""
    with Journal.open(played) as journal:
        end, last = journal.state(), journal.last
    change(played, "DELETE FROM meta")
    found = save_whole(played, tmp_path / "saved.gattai")
    assert "What the table was set up with cannot be read" in found.faults[0]
    assert found.saved == last
    with Journal.open(tmp_path / "saved.gattai") as journal:
        assert journal.state() == end
        assert journal.entry(1).allowed_because == "What happened up to entry 0 could not be read."


@pytest.mark.parametrize(
    "setup",
    ["[]", '{"name": 3}', '{"packs": 3}', '{"packs": 3}' + " " * 100_001],
    ids=["a list", "a number as its name", "no packs", "long"],
)
def test_that_the_set_up_cannot_be_read_is_said_once(played: Path, setup: str) -> None:
    """Given a set-up that is spoilt, then one sentence says so and another why."""
    change(played, f"UPDATE meta SET value = '{setup}' WHERE key = 'setup'")  # noqa: S608
    (told,) = (one for one in verify(played).faults if "set up with" in one)
    assert told.count("cannot be read") == 1, told
    with Journal.open(played) as journal, pytest.raises(SessionDamaged) as wrong:
        journal.setup()
    assert str(wrong.value).count("cannot be read") == 1, wrong.value


def test_without_any_table_nothing_can_be_saved_and_that_is_said(played: Path, tmp_path: Path) -> None:
    change(played, "UPDATE meta SET value = '[]' WHERE key = 'setup'")
    change(played, "DELETE FROM snapshots")
    found = verify(played)
    assert (found.intact, found.knows_a_table, found.saved) == (False, False, 0)
    with pytest.raises(SessionDamaged, match=r"no table in it can be read, so no new session.*It was not touched"):
        save_whole(played, tmp_path / "saved.gattai")
    assert not (tmp_path / "saved.gattai").exists()


def test_what_a_crash_left_beside_the_file_is_read_too(journal: Journal, tmp_path: Path) -> None:
    play(journal, 12)
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    # As a crash leaves them: the file, and beside it what was not put into it yet.
    for path in (journal.path, journal.path.with_name(f"{journal.path.name}-wal")):
        (crashed / path.name).write_bytes(path.read_bytes())
    journal.close()
    before = {path.name: path.read_bytes() for path in crashed.iterdir()}
    assert verify(crashed / journal.path.name).last == 12
    assert {path.name: path.read_bytes() for path in crashed.iterdir()} == before
    with Journal.open(crashed / journal.path.name) as again:
        assert again.last == 12


def test_a_bridge_leads_from_any_table_to_any_other(journal: Journal) -> None:
    play(journal, 60)
    for one in range(0, 61, 7):
        for other in range(0, 61, 9):
            before, after = journal.state_at(one), journal.state_at(other)
            facts = bridge(before, after)
            assert before.after(facts) == after
            assert after.before(facts) == before
            assert bool(facts) == (before != after)


_one_file = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])


def try_everything(path: Path) -> None:
    """Open, look at, verify and save a file; nothing but a SessionError may come of it."""
    data = path.read_bytes()
    shown = on_shelf(path)
    assert shown.trouble is not None or shown.sight is not None
    saved = path.with_name("saved.gattai")
    for attempt in (lambda: verify(path), lambda: save_whole(path, saved)):
        try:
            attempt()
        except SessionError:
            continue
    assert path.read_bytes() == data
    if saved.exists():
        assert verify(saved).intact
        saved.unlink()
    with suppress(SessionError), Journal.open(path) as journal:
        list(journal.entries())
    for left in path.parent.iterdir():
        left.unlink()


@_one_file
@given(cut=st.floats(0, 1))
def test_a_file_cut_off_anywhere_is_told_of_in_words(a_played_file: Path, tmp_path: Path, cut: float) -> None:
    path = tmp_path / "cut.gattai"
    data = a_played_file.read_bytes()
    path.write_bytes(data[: int(cut * len(data))])
    try_everything(path)


@_one_file
@given(flips=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(1, 255)), min_size=1, max_size=20))
def test_a_file_with_flipped_bytes_is_told_of_in_words(
    a_played_file: Path, tmp_path: Path, flips: list[tuple[float, int]]
) -> None:
    data = bytearray(a_played_file.read_bytes())
    for where, bits in flips:
        data[int(where * len(data))] ^= bits
    path = tmp_path / "flipped.gattai"
    path.write_bytes(data)
    try_everything(path)


def test_what_is_left_of_a_file_that_was_cut_off_can_be_saved(played: Path, tmp_path: Path) -> None:
    """Given a file without its last third, when what is whole is saved, then its first entries are there."""
    with Journal.open(played) as journal:
        entries = list(journal.entries())
    data = played.read_bytes()
    played.write_bytes(data[: len(data) * 2 // 3])
    with pytest.raises(SessionDamaged):
        Journal.open(played)
    found = save_whole(played, tmp_path / "saved.gattai")
    assert found.faults[0] == f"The file was cut off: it has {len(data) * 2 // 3} of {len(data)} bytes."
    assert found.saved >= len(entries) * 2 // 5
    assert len(found.faults) < 10, "each page is told once, not for each entry"
    with Journal.open(tmp_path / "saved.gattai") as again:
        assert list(again.entries()) == entries[: again.last]
    assert verify(tmp_path / "saved.gattai").intact
    assert played.read_bytes() == data[: len(data) * 2 // 3]


def test_a_file_that_says_that_it_was_enormous_is_not_filled_up(played: Path) -> None:
    """Given a small file whose beginning speaks of terabytes, then no copy of that size is made."""
    data = bytearray(played.read_bytes())
    data[28:32] = (2**31).to_bytes(4)
    played.write_bytes(data)
    assert missing_of(played) is None
