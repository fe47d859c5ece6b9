"""A session that is taken off the shelf keeps all that belongs to it, and can be laid back."""

import errno
from pathlib import Path

import pytest

from gattai_desktop.file_kinds import SESSION
from gattai_desktop.sessions.backups import FOLDER as COPIES
from gattai_desktop.sessions.backups import has_backups
from gattai_desktop.sessions.errors import NotSaved, SessionInUse
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import beside
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.taken_away import FOLDER, lay_back, take_away


def test_what_a_crash_left_and_the_copies_go_along_and_come_back(played: Path) -> None:
    log, _ = beside(played)
    log.write_bytes(b"left by a crash")
    copies = played.parent / COPIES
    copies.mkdir(exist_ok=True)
    (copies / f"{played.stem}.1{SESSION}").write_bytes(b"a copy")
    before = played.read_bytes()
    taken = take_away(played)
    assert taken.read_bytes() == before
    assert beside(taken)[0].read_bytes() == b"left by a crash"
    assert has_backups(taken)
    assert not has_backups(played), "another session of that name must not find them"
    assert not list(Shelf(played.parent).files())
    assert not log.exists()
    assert lay_back(taken) == played
    assert log.exists()
    assert has_backups(played)


def test_two_of_one_name_lie_beside_each_other(played: Path) -> None:
    twin = played.read_bytes()
    first = take_away(played)
    played.write_bytes(twin)
    second = take_away(played)
    assert first != second
    assert first.read_bytes() == second.read_bytes() == twin


def test_a_file_that_is_no_session_goes_too(tmp_path: Path) -> None:
    broken = tmp_path / f"broken{SESSION}"
    broken.write_bytes(b"no session")
    assert take_away(broken).read_bytes() == b"no session"


def test_a_session_that_is_open_stays(journal: Journal) -> None:
    with pytest.raises(SessionInUse):
        take_away(journal.path)
    assert journal.path.exists()


def test_what_cannot_be_moved_lies_where_it_was(played: Path) -> None:
    (played.parent / FOLDER).write_text("a file lies there")
    with pytest.raises(NotSaved):
        take_away(played)
    assert played.exists()


def test_what_lies_in_the_folder_of_before_is_still_there_and_can_be_laid_back(played: Path) -> None:
    """Given a home in which *Remove* moved sessions to *taken away*, then nothing of it is lost."""
    before = played.parent / "taken away" / played.name
    before.parent.mkdir()
    before.write_bytes(played.read_bytes())
    assert take_away(played) == played.parent / "removed" / played.name
    assert before.exists()
    assert lay_back(before) == played


def test_where_its_log_cannot_be_moved_the_session_lies_where_it_was(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a crash left holds moves that are nowhere else."""
    log, _ = beside(played)
    log.write_bytes(b"left by a crash")
    before = played.read_bytes()

    def fails(old: Path, new: Path) -> Path:
        if old == log:
            raise OSError(errno.EIO, "Input/output error")
        return old.rename(new)

    monkeypatch.setattr("gattai_desktop.sessions.taken_away.rename_patiently", fails)
    with pytest.raises(NotSaved, match="could not be moved: the disk reports an error"):
        take_away(played)
    assert (played.read_bytes(), log.read_bytes()) == (before, b"left by a crash")
