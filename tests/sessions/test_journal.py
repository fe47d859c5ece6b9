"""A session is a list of entries in one file: only ever added, durable at once, and there again next week."""

import threading
from pathlib import Path

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.record import Entry, taken_back
from gattai_desktop.sessions import connection, wal_checkpoint
from gattai_desktop.sessions import journal as journal_module
from gattai_desktop.sessions.errors import NotSaved, SessionInUse
from gattai_desktop.sessions.file_format import SNAPSHOT_EVERY
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import left_beside
from gattai_desktop.sessions.open_here import is_open_here
from gattai_desktop.sessions.setup_data import UnreadableSetup, setup_from_json, setup_to_json
from tests.sessions.evening import NARRATION, play, table


def test_a_session_goes_on_where_it_stopped(journal: Journal) -> None:
    play(journal, SNAPSHOT_EVERY + 10)
    entries, state, path = tuple(journal.entries()), journal.state(), journal.path
    journal.close()
    with Journal.open(path) as again:
        assert again.state() == state
        assert tuple(again.entries()) == entries
        assert again.entry(3).narration == NARRATION
        assert (again.name, again.created, again.last) == (journal.name, 1_000, len(entries))
        assert again.setup() == table()
        play(again, 3, seed=2)
        assert again.last == len(entries) + 3


def test_every_table_between_can_be_had(journal: Journal) -> None:
    play(journal, 2 * SNAPSHOT_EVERY + 5)
    states = [GATTAI.begin(table())]
    for entry in journal.entries():
        states.append(states[-1].after(entry.facts))
    journal.close()
    with Journal.open(journal.path) as again:
        for number in (0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, again.last):
            assert again.state_at(number) == states[number]
        assert again.state_before(7) == states[6]
        for number in (-1, again.last + 1):
            with pytest.raises(LookupError):
                again.state_at(number)
        with pytest.raises(LookupError):
            again.entry(0)


def test_an_entry_that_does_not_follow_the_last_is_not_taken(journal: Journal) -> None:
    with pytest.raises(ValueError, match="Entry 2 does not follow entry 0"):
        journal.append(Entry(number=2, move="Red waves", facts=()))
    assert journal.last == 0


def test_taking_back_adds_an_entry_and_deletes_none(journal: Journal) -> None:
    """ED-6."""
    play(journal, 10)
    facts = taken_back(journal.entries(7, 10))
    journal.append(Entry(number=11, move="", facts=facts, back_to=6))
    assert journal.state() == journal.state_at(6)
    assert journal.taken_back() == {7, 8, 9, 10}
    # The take-back is taken back itself, and what it took back holds again.
    journal.append(Entry(number=12, move="", facts=taken_back(journal.entries(11, 11)), back_to=10))
    assert journal.state() == journal.state_at(10)
    assert journal.taken_back() == {11}
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.taken_back() == {11}
        assert [entry.number for entry in again.entries()] == list(range(1, 13))


def test_an_overrule_is_kept_with_its_reasons(journal: Journal) -> None:
    """ED-4."""
    entry = Entry(
        number=1,
        move="Red waves",
        facts=(),
        by="red",
        against=("CARD-9: No.", "X-1: Never."),
        allowed_because="why not",
    )
    journal.append(entry)
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.entry(1) == entry
        assert again.entry(1).overruled


def test_the_one_file_is_the_whole_session_as_soon_as_the_table_rests(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settled = threading.Event()
    settle = wal_checkpoint.settle

    def settle_and_tell(*arguments: object) -> None:
        settle(*arguments)  # type: ignore[arg-type]
        settled.set()

    monkeypatch.setattr(journal_module, "settle", settle_and_tell)
    play(journal, 5)
    assert settled.wait(30), "the file was never made whole"
    assert left_beside(journal.path) == ()
    connection.look(journal.path).close()  # reads the file alone
    copy = tmp_path / "stick" / "copy.gattai"
    copy.parent.mkdir()
    copy.write_bytes(journal.path.read_bytes())
    with Journal.open(copy) as carried:
        assert carried.state() == journal.state()


def test_after_closing_there_is_one_file(journal: Journal) -> None:
    play(journal, 5)
    journal.close()
    journal.close()
    assert [path.name for path in journal.path.parent.iterdir()] == [journal.path.name]


def test_a_new_name_stays(journal: Journal) -> None:
    journal.rename("Friday; the ♦ night")
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.name == "Friday; the ♦ night"


def test_a_setup_is_read_strictly() -> None:
    text = setup_to_json(table())
    assert setup_from_json(text, GATTAI) == table()
    for wrong in (
        "[]",
        "{",
        text.replace('"edition":', '"editon":'),
        text.replace('"max_hand":3', '"max_hand":"3"', 1),
        text.replace('"zones":{}', '"zones":{"pile":"99X"}'),
        text.replace('"rulings":{}', '"rulings":7'),
        text.replace('"name":', '"more":1,"name":', 1),
    ):
        assert wrong != text
        with pytest.raises(UnreadableSetup):
            setup_from_json(wrong, GATTAI)


def test_a_disk_that_cannot_tell_where_a_name_leads_holds_sessions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(*_given: object) -> Path:
        raise OSError(234, "More data available")

    monkeypatch.setattr(Path, "resolve", cannot)
    path = tmp_path / "Friday.gattai"
    Journal.create(path, GATTAI, table()).close()
    with Journal.open(path), pytest.raises(SessionInUse):
        Journal.open(path)
    assert not is_open_here(path)


def test_a_table_of_which_the_game_can_make_nothing_begins_no_session(tmp_path: Path) -> None:
    """Given a value that the rules cannot use, then no file is made and none is held open."""
    path = tmp_path / "strip.gattai"
    setup = evolve(table_form("rumblebots").setup({}), values={"champion": "nobody", "strip.1": ("pink", 1)})
    with pytest.raises(NotSaved, match="cannot be made"):
        Journal.create(path, box("rumblebots"), setup)
    assert not path.exists()
    assert not is_open_here(path)
