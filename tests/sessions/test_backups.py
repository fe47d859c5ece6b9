"""A copy is kept at the start of each sitting, a few of them, and each can be had back as a session of its own."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread, current_thread

import pytest

from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.sessions import copying
from gattai_desktop.sessions.backups import KEPT, backups_of, folder_of
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import left_beside
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.shelf import Shelf, restored
from tests.sessions.evening import keep_copy, play

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody take an open file away")


def sit(path: Path, moves: int) -> str:
    with Journal.open(path) as journal:
        told = keep_copy(journal)
        play(journal, moves, journal.last)
        return told


def test_each_sitting_keeps_a_copy_of_what_was_before_it(played: Path) -> None:
    for _ in range(KEPT + 2):
        assert sit(played, 2) == ""
    copies = backups_of(played)
    assert [one.number for one in copies] == [1, 2, 3]
    assert [one.seen.entries for one in copies] == [158, 156, 154]
    assert all(verify(one.path).intact for one in copies)
    assert len(list((played.parent / "backups").iterdir())) == KEPT


def test_a_sitting_in_which_nothing_was_played_pushes_no_copy_out(played: Path) -> None:
    sit(played, 2)
    for _ in range(5):
        sit(played, 0)
    assert [one.seen.entries for one in backups_of(played)] == [152, 150]


def test_only_a_sitting_keeps_a_copy(played: Path) -> None:
    Journal.open(played).close()
    assert backups_of(played) == ()
    assert not (played.parent / "backups").exists()


def test_the_order_of_the_copies_is_not_that_of_the_clock(played: Path) -> None:
    sit(played, 1)
    sit(played, 1)
    newest, older = backups_of(played)
    os.utime(newest.path, (1, 1))
    os.utime(older.path, (2_000_000_000, 2_000_000_000))
    assert [one.path for one in backups_of(played)] == [newest.path, older.path]


def test_an_earlier_copy_becomes_a_session_of_its_own(played: Path) -> None:
    sit(played, 5)
    before = played.read_bytes()
    (copy,) = backups_of(played)
    kept = copy.path.read_bytes()
    made = restored(copy, played)
    assert made.parent == played.parent
    with Journal.open(made) as journal:
        assert journal.last == 150
        play(journal, 1)
    assert played.read_bytes() == before
    assert copy.path.read_bytes() == kept
    assert len(Shelf(played.parent).sessions()) == 2


def test_play_goes_on_where_no_copy_can_be_kept_and_that_is_said(played: Path) -> None:
    (played.parent / "backups").write_text("a file where the folder should be")
    told = sit(played, 2)
    assert told.startswith("No copy of Friday.gattai could be kept in")
    assert "The session itself is whole and play goes on." in told
    assert verify(played).last == 152


def test_a_full_disk_keeps_the_copies_that_there_are(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(played, 1)
    sit(played, 1)
    before = [one.path.read_bytes() for one in backups_of(played)]

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with Journal.open(played) as journal:
        told = keep_copy(journal)
    assert "the disk is full" in told
    assert "Free some space" in told
    assert [one.path.read_bytes() for one in backups_of(played)] == before
    assert len(list((played.parent / "backups").iterdir())) == 2


# ---------------------------------------------------------------------- while a copy is under way


class Halfway:
    """A copy that stands still after its first piece, until `go_on`."""

    def __init__(self) -> None:
        self.there, self._on = Event(), Event()
        self._really = os.fsync

    def after_a_piece(self, descriptor: int) -> None:
        self._really(descriptor)
        if current_thread().name == "earlier copy":
            self.there.set()
            assert self._on.wait(60)

    def go_on(self) -> None:
        self._on.set()


@pytest.fixture
def halfway(monkeypatch: pytest.MonkeyPatch) -> Iterator[Halfway]:
    found = Halfway()
    monkeypatch.setattr(copying, "PIECE", 8192)
    monkeypatch.setattr(os, "fsync", found.after_a_piece)
    yield found
    found.go_on()


def begun(path: Path, halfway: Halfway, told: list[str], ended: Event) -> Journal:
    """A session whose copy is under way."""
    journal = Journal.open(path)

    def kept(words: str) -> None:
        told.append(words)
        ended.set()

    journal.keep_copy(kept)
    assert halfway.there.wait(60)
    return journal


def test_what_is_played_meanwhile_is_durable_and_not_in_the_copy(played: Path, halfway: Halfway) -> None:
    told: list[str] = []
    ended = Event()
    before = played.read_bytes()
    with begun(played, halfway, told, ended) as journal:
        play(journal, 70)  # past a table that is kept with its entry
        journal._settle()  # the table rests
        assert journal.last == 220
        halfway.go_on()
        assert ended.wait(60)
        assert told == [""]
        # What was put off is done at once: the one file is the whole session again.
        assert left_beside(played) == ()
    assert verify(played).last == 220
    (copy,) = backups_of(played)
    assert copy.seen.entries == 150
    assert verify(copy.path).intact
    # Byte by byte what lay there when one sat down, but for SQLite's own head: how often the file was changed.
    assert copy.path.read_bytes()[100:] == before[100:]


def test_closing_gives_an_unfinished_copy_up_and_leaves_nothing_of_it(played: Path, halfway: Halfway) -> None:
    told: list[str] = []
    ended = Event()
    journal = begun(played, halfway, told, ended)
    play(journal, 3)
    closing = Thread(target=journal.close)
    closing.start()
    assert journal._copying is not None
    assert journal._copying._stopped.wait(60)
    halfway.go_on()  # to its second piece, which is not wanted any more
    closing.join()
    assert told == []
    assert backups_of(played) == ()
    assert list(folder_of(played).iterdir()) == []
    assert [one.name for one in played.parent.iterdir() if one.is_file()] == [played.name]
    assert verify(played).last == 153
    with Journal.open(played) as again:  # nobody holds it any more
        assert keep_copy(again) == ""
    assert [one.seen.entries for one in backups_of(played)] == [153]


def test_what_a_killed_program_left_of_a_copy_goes_at_the_next_sitting(played: Path) -> None:
    sit(played, 0)
    left = folder_of(played) / f"{played.name}.new"
    left.write_bytes(b"SQLite format 3\x00 and no more")
    assert [one.number for one in backups_of(played)] == [1]
    assert sit(played, 0) == ""  # although nothing is to be copied
    assert not left.exists()


def _folder_gone(path: Path) -> None:
    for one in folder_of(path).iterdir():
        one.unlink()
    folder_of(path).rmdir()


def _cut_off(path: Path) -> None:
    os.truncate(path, 20_000)


_BEFALLS = {
    "the folder of the copies is deleted": (_folder_gone, "the file or its folder is not there any more"),
    "the file is cut off": (_cut_off, "another program changed the file meanwhile"),
}


@posix
@pytest.mark.parametrize("what", _BEFALLS)
def test_what_befalls_a_copy_meanwhile_is_told(what: str, played: Path, halfway: Halfway) -> None:
    told: list[str] = []
    ended = Event()
    whole = played.read_bytes()
    journal = begun(played, halfway, told, ended)
    befalls, why = _BEFALLS[what]
    befalls(played)
    halfway.go_on()
    assert ended.wait(60)
    assert why in told[0]
    assert told[0].startswith("No copy of Friday.gattai could be kept in")
    assert backups_of(played) == ()
    assert not list(played.parent.rglob("*.new"))
    played.write_bytes(whole)
    journal.close()


@posix
def test_a_file_taken_away_meanwhile_is_copied_and_saved_again(played: Path, halfway: Halfway) -> None:
    told: list[str] = []
    ended = Event()
    with begun(played, halfway, told, ended) as journal:
        played.unlink()
        with pytest.raises(NotSaved, match="play goes on there"):
            play(journal, 1)
        play(journal, 2)
        halfway.go_on()
        assert ended.wait(60)
    assert told == [""]
    assert [one.seen.entries for one in backups_of(played)] == [150]
    assert verify(played).last == 152


@posix
def test_a_strangers_file_in_its_place_is_never_taken_for_a_copy(played: Path) -> None:
    stranger = played.with_name("other")
    stranger.write_bytes(played.read_bytes())
    with Journal.open(played) as journal:
        stranger.replace(played)
        assert "another program changed the file" in keep_copy(journal)
    assert backups_of(played) == ()


@pytest.mark.parametrize("is_read", [False, True])
def test_nobody_else_gets_in_after_the_copy_was_made(played: Path, *, is_read: bool) -> None:
    """Closing a second handle on the file would have given up its lock, also where no copy can be made just now."""
    with Journal.open(played) as journal:
        if is_read:
            play(journal, 1)
            reading = journal._connection.execute("SELECT number FROM entries")
            assert reading.fetchone() == (1,)
        assert ("somebody was reading it" in keep_copy(journal)) is is_read
        looks = f"import sqlite3; sqlite3.connect({str(played)!r}, timeout=0).execute('PRAGMA user_version').fetchone()"
        line = [sys.executable, "-c", looks]
        told = subprocess.run(line, capture_output=True, text=True, check=False)
        assert "database is locked" in told.stderr
        if is_read:
            reading.close()
        play(journal, 1)


def test_what_a_crash_left_beside_the_file_is_in_the_copy(played: Path, tmp_path: Path) -> None:
    crashed = tmp_path / "crash" / "Friday.gattai"
    crashed.parent.mkdir()
    with Journal.open(played) as journal:
        play(journal, 3)
        for end in ("", "-wal"):
            shutil.copyfile(f"{played}{end}", f"{crashed}{end}")
    assert sit(crashed, 1) == ""
    assert [one.seen.entries for one in backups_of(crashed)] == [153]


def test_copies_of_another_session_are_not_taken_for_ones_of_this(played: Path) -> None:
    other = played.with_name("Friday.1.x.gattai")
    other.write_bytes(played.read_bytes())
    sit(other, 1)
    assert backups_of(played) == ()
    assert len(backups_of(other)) == 1


def test_a_session_that_is_renamed_takes_its_copies_along(played: Path) -> None:
    """Given a session with copies, when it is renamed, then these are found by its new name, and no old one's."""
    sit(played, 2)
    sit(played, 2)
    before = [one.seen.entries for one in backups_of(played)]
    renamed = Shelf(played.parent).rename(played, "Storm Harbour")
    assert [one.seen.entries for one in backups_of(renamed)] == before == [152, 150]
    assert backups_of(played) == ()


def test_a_copy_that_lies_under_the_new_name_already_is_kept(played: Path) -> None:
    """Given a copy of another session under the new name, when a session is renamed so, then it is not written over."""
    sit(played, 2)
    other = folder_of(played) / "Storm Harbour.1.gattai"
    other.write_bytes(b"of another session")
    own = next(iter(backups_of(played))).path
    Shelf(played.parent).rename(played, "Storm Harbour")
    assert other.read_bytes() == b"of another session"
    assert own.is_file()


def test_the_command_line_lists_copies_and_takes_one_out(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backups", str(played)]) == FINE
    assert "There are no earlier copies of Friday.gattai" in capsys.readouterr().out
    sit(played, 1)
    assert main(["backups", str(played)]) == FINE
    assert capsys.readouterr().out.startswith("1  Friday.1.gattai: 150 entries; ")
    assert main(["backups", str(played), "--restore", "2"]) == UNUSABLE
    assert "name one by its place" in capsys.readouterr().err
    into = tmp_path / "again.gattai"
    assert main(["backups", str(played), "--restore", "1", "--file", str(into)]) == FINE
    assert verify(into).last == 150
    assert main(["backups", str(played), "--restore", "1", "--file", str(into)]) == UNUSABLE
    assert "exists already" in capsys.readouterr().err
