"""The log beside an open session has its room beforehand, and what is left in it is never taken for an entry."""

import errno
import os
import random
import shutil
import sys
from pathlib import Path
from threading import TIMEOUT_MAX

import pytest

from gattai_desktop.sessions import wal_checkpoint
from gattai_desktop.sessions.errors import SessionDamaged
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import EMPTY, FRAME, left_beside, log_in, log_of
from gattai_desktop.sessions.reading import cut_off
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.wal_checkpoint import LEAST, MOST
from tests.sessions.evening import play

ROOM, SMALL = (len(EMPTY) + pages * FRAME for pages in (MOST, LEAST))


@pytest.fixture
def restless(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> Journal:
    """A session whose log is put into its file, and made longer, when the test says so."""
    monkeypatch.setattr(wal_checkpoint, "AFTER", TIMEOUT_MAX)
    monkeypatch.setattr(journal._rest, "_prepare", lambda: None)
    return journal


@pytest.fixture
def quiet(restless: Journal) -> Journal:
    """The same with room in its log."""
    restless._make_room()
    return restless


def pulled(journal: Journal, folder: Path) -> Path:
    """What is left of a session where the plug was pulled just now."""
    folder.mkdir()
    for one in (journal.path, log_of(journal.path)):
        shutil.copyfile(one, folder / one.name)
    return folder / journal.path.name


def opened_again(path: Path) -> tuple[int, tuple[str, ...]]:
    with Journal.open(path) as again:
        return again.last, again.notices


def test_moves_do_not_make_the_log_longer(quiet: Journal) -> None:
    log = log_of(quiet.path)
    assert log.stat().st_size == ROOM
    for room in (ROOM, SMALL, SMALL):
        assert log.stat().st_size == room
        play(quiet, 20, quiet.last)
        assert log.stat().st_size == room
        assert left_beside(quiet.path) == (log,)
        quiet._settle()
        assert left_beside(quiet.path) == ()
        assert verify(quiet.path).last == quiet.last


def test_whoever_plays_fast_gets_more_room(quiet: Journal) -> None:
    play(quiet, 1)
    quiet._settle()
    play(quiet, 100, 3)
    used = log_of(quiet.path).stat().st_size
    assert used > SMALL
    quiet._settle()
    assert log_of(quiet.path).stat().st_size == used
    play(quiet, 450, 5)
    quiet._settle()
    assert log_of(quiet.path).stat().st_size == ROOM


def test_somebody_who_reads_keeps_the_log_as_it_is(quiet: Journal, tmp_path: Path) -> None:
    """SQLite then goes on behind what is there: it must not be said that nothing is."""
    play(quiet, 10)
    reading = quiet._connection.execute("SELECT number FROM entries")
    assert reading.fetchone() == (1,)
    quiet._settle()
    play(quiet, 3, 5)
    path = pulled(quiet, tmp_path / "pulled")
    assert opened_again(path) == (13, ())
    reading.close()


@pytest.mark.parametrize("more", [0, 1, 7])
def test_pulling_the_plug_loses_nothing_and_brings_nothing_back(quiet: Journal, tmp_path: Path, more: int) -> None:
    """What lies in the log from before it was begun anew is not read a second time."""
    play(quiet, 40)
    quiet._settle()
    play(quiet, more, 7)
    path = pulled(quiet, tmp_path / "pulled")
    assert verify(path).last == 40 + more
    assert opened_again(path) == (40 + more, ())
    with Journal.open(path) as again:
        assert again.state() == quiet.state()


def test_room_that_nobody_used_is_nothing(quiet: Journal, tmp_path: Path) -> None:
    path = pulled(quiet, tmp_path / "pulled")
    assert log_in(log_of(path).read_bytes()).pages == ()
    assert left_beside(path) == ()
    assert opened_again(path) == (0, ())


@pytest.mark.parametrize("length", [4, 100, FRAME + 32, FRAME + 33])
def test_room_that_was_being_written_when_the_plug_was_pulled_is_nothing(
    restless: Journal, tmp_path: Path, length: int
) -> None:
    play(restless, 5)
    path = pulled(restless, tmp_path / "pulled")
    with log_of(path).open("ab") as log:
        log.write(bytes(length))
    assert cut_off(path) == ""
    assert opened_again(path) == (5, ())


def test_an_entry_that_was_being_written_into_the_room_is_told(quiet: Journal, tmp_path: Path) -> None:
    play(quiet, 5)
    path = pulled(quiet, tmp_path / "pulled")
    used = len(EMPTY) + FRAME * len(log_in(log_of(path).read_bytes()).pages)
    with log_of(path).open("r+b") as log:
        log.seek(used - FRAME + 1000)
        log.write(bytes(FRAME - 1000))
    last, (notice,) = opened_again(path)
    assert last == 4
    assert "is not whole, as after a power cut" in notice


def test_a_log_whose_beginning_is_spoilt_is_not_taken_for_an_empty_one(quiet: Journal, tmp_path: Path) -> None:
    play(quiet, 8)
    for spoilt in (bytes(32), EMPTY[:-1] + b"?", random.Random(1).randbytes(32)):
        path = pulled(quiet, tmp_path / f"pulled {spoilt[:4].hex()} {spoilt[-1]}")
        with log_of(path).open("r+b") as log:
            log.write(spoilt)
        with pytest.raises(SessionDamaged, match=r"moves that lie beside Friday.gattai are damaged"):
            Journal.open(path)


def test_a_disk_without_room_costs_nothing_but_speed(restless: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    play(restless, 2)
    log = log_of(restless.path)
    size = log.stat().st_size

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        restless._make_room()
    assert log.stat().st_size == size
    play(restless, 2, 3)
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda _path: shutil._ntuple_diskusage(10**9, 10**9, 10**6))  # type: ignore[attr-defined]
        restless._make_room()
    assert log.stat().st_size < ROOM
    restless._settle()
    assert verify(restless.path).last == 4


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody take an open file away")
def test_somebody_elses_file_in_the_place_of_the_log_is_not_written_into(quiet: Journal) -> None:
    log = log_of(quiet.path)
    log.rename(log.with_name("moved"))
    log.write_bytes(b"somebody else's")
    quiet._settle()
    quiet._make_room()
    assert log.read_bytes() == b"somebody else's"
    log.unlink()
