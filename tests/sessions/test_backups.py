"""A copy is kept at the start of each sitting, a few of them, and each can be had back as a session of its own."""

import os
from pathlib import Path

import pytest

from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.sessions.backups import KEPT, backups_of, keep_copy
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.shelf import Shelf, restored
from tests.sessions.evening import play


def sit(path: Path, moves: int) -> tuple[str, ...]:
    with Journal.open(path, sitting=True) as journal:
        play(journal, moves, journal.last)
        return journal.notices


def test_each_sitting_keeps_a_copy_of_what_was_before_it(played: Path) -> None:
    for _ in range(KEPT + 2):
        assert sit(played, 2) == ()
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
    (told,) = sit(played, 2)
    assert told.startswith("No copy of Friday.gattai could be kept in")
    assert "The session itself is whole and play goes on." in told
    assert verify(played).last == 152


def test_a_full_disk_keeps_the_copies_that_there_are(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(played, 1)
    sit(played, 1)
    before = [one.path.read_bytes() for one in backups_of(played)]

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with Journal.open(played) as journal:
        told = keep_copy(journal._connection, played)
    assert "no space left on device" in told
    assert "Free some space" in told
    assert [one.path.read_bytes() for one in backups_of(played)] == before
    assert len(list((played.parent / "backups").iterdir())) == 2


def test_copies_of_another_session_are_not_taken_for_ones_of_this(played: Path) -> None:
    other = played.with_name("Friday.1.x.gattai")
    other.write_bytes(played.read_bytes())
    sit(other, 1)
    assert backups_of(played) == ()
    assert len(backups_of(other)) == 1


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
