"""Whatever makes a session out of something gives it its own name when it is whole, and not a moment before."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.content.written_file import bytes_written
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.progress import Told, nobody
from gattai_desktop.sessions import shelf
from gattai_desktop.sessions.branching import branch
from gattai_desktop.sessions.connection import take_name
from gattai_desktop.sessions.errors import NotSaved, SessionExists
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.new_files import made_whole
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf import Shelf, copy_session, record_into
from gattai_desktop.sessions.unfinished import LEFT_AFTER
from tests.sessions.evening import play, table, with_record

ENTRIES, BRANCH = 8, 5
ON_WINDOWS = sys.platform == "win32"


class Killed(BaseException):
    """Ends what runs as nothing else does."""


@pytest.fixture
def session(tmp_path: Path) -> Path:
    return with_record(tmp_path, ENTRIES)


def _branched(path: Path, target: Path, _told: Told) -> None:
    with Journal.open(path) as journal:
        branch(journal, BRANCH, target, "Target")


def _duplicated(path: Path, target: Path, told: Told) -> None:
    assert Shelf(path.parent).duplicate(path, target.stem, told) == target


WORKS: dict[str, tuple[int, Callable[[Path, Path, Told], object]]] = {
    "importing": (ENTRIES, lambda path, target, told: record_into(path.with_suffix(".record"), target, told=told)),
    "saving": (ENTRIES, lambda path, target, told: save_whole(path, target, name="Target", told=told)),
    "copying": (ENTRIES, copy_session),
    "duplicating": (ENTRIES, _duplicated),
    "rehearsing": (BRANCH, _branched),
}
works = pytest.mark.parametrize("what", WORKS)


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch, seen: Callable[[str], None]) -> Iterator[None]:
    """Call `seen` before every statement of SQLite, and before and after all that a journal writes or lets go."""
    real = sqlite3.connect

    def connect(*words: Any, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = real(*words, **more)
        connection.set_trace_callback(seen)
        return connection

    def around(name: str) -> Callable[..., object]:
        did = getattr(Journal, name)

        def does(*words: Any, **more: Any) -> object:
            seen(f"before {name}")
            done = did(*words, **more)
            seen(f"after {name}")
            return done

        return does

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", connect)
        for name in ("append", "rename", "close"):
            patched.setattr(Journal, name, around(name))
        yield


@works
def test_it_has_its_name_when_it_is_whole_and_not_a_moment_before(
    session: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given something looks at the folder at every step, when a session is made, then it is never seen half made."""
    target = session.with_name("Target.gattai")
    steps: list[str] = []
    early: list[str] = []
    finished: list[Path] = []

    def seen(step: str) -> None:
        if finished:
            return
        steps.append(step)
        if target.exists() or [one.name for one in Shelf(target.parent).files()] != [session.name]:
            early.append(step)

    def named(making: Path, path: Path) -> None:
        seen("its name")
        take_name(making, path)
        finished.append(path)

    entries, does = WORKS[what]
    monkeypatch.setattr("gattai_desktop.sessions.new_files.take_name", named)
    monkeypatch.setattr(shelf, "_PAGES", 2)
    with watched(monkeypatch, seen):
        does(session, target, lambda done, of: seen(f"{done} of {of}"))
    assert len(steps) > 10
    assert not early
    assert finished == [target]
    found = verify(target)
    assert found.intact
    assert found.last == entries
    if what in ("duplicating", "rehearsing", "saving"):
        assert found.name == "Target"
    assert sorted(one.name for one in session.parent.iterdir()) == ["Friday.gattai", "Friday.record", "Target.gattai"]


@works
@pytest.mark.parametrize("name", ["append", "rename", "close"])
def test_what_is_broken_off_leaves_nothing(
    session: Path, what: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the program ends at the nth thing that a journal does, for every n, then nothing is left of the session."""
    before = sorted(session.parent.iterdir())
    target = session.with_name("Target.gattai")
    did = getattr(Journal, name)
    for number in range(ENTRIES + 2):
        times = iter(range(number, -1, -1))

        def breaks(journal: Journal, *words: Any, times: Iterator[int] = times) -> object:
            if journal.path.parent != session.parent and not next(times, 1):
                if ON_WINDOWS and name == "close":
                    did(journal, *words)  # where no file goes away while it is open
                raise Killed
            return did(journal, *words)

        with monkeypatch.context() as patched:
            patched.setattr(Journal, name, breaks)
            try:
                WORKS[what][1](session, target, nobody)
            except Killed:
                assert sorted(session.parent.iterdir()) == before, number
                assert verify(session).last == ENTRIES
            else:
                assert verify(target).last == WORKS[what][0]
                break
    else:
        pytest.fail("it was never whole")


@works
def test_a_name_that_was_taken_meanwhile_stays_with_whoever_has_it(
    session: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given another program lays a file at the place while a session is made, then that file is left as it is."""
    target = session.with_name("Target.gattai")

    def too_late(making: Path, path: Path) -> None:
        path.write_text("mine", encoding="utf-8")
        take_name(making, path)

    monkeypatch.setattr("gattai_desktop.sessions.new_files.take_name", too_late)
    with pytest.raises(SessionExists, match=r"^Target\.gattai exists already\."):
        WORKS[what][1](session, target, nobody)
    assert target.read_text(encoding="utf-8") == "mine"
    assert {one.name for one in session.parent.iterdir()} == {session.name, "Friday.record", target.name}


@works
def test_a_folder_that_cannot_be_written_is_named(session: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a disk that fails in the end, then the message names the file and folder that the person has chosen."""

    def full(_making: Path, _path: Path) -> None:
        raise OSError(28, os.strerror(28))

    before = sorted(session.parent.iterdir())
    monkeypatch.setattr("gattai_desktop.sessions.new_files.take_name", full)
    with pytest.raises(NotSaved) as wrong:
        WORKS[what][1](session, session.with_name("Target.gattai"), nobody)
    said = f"Target.gattai cannot be made in {session.parent}: the disk is full. Nothing was changed."
    assert str(wrong.value).startswith(said)
    assert sorted(session.parent.iterdir()) == before


def test_what_could_not_be_put_into_the_file_is_put_there_before_it_has_its_name(session: Path) -> None:
    """Given closing left entries beside the file, then the session that lies there in the end has them."""
    crashed = session.with_name("crashed")
    crashed.mkdir()
    with Journal.open(session) as journal:
        play(journal, 3)
        for one in session.parent.glob(f"{session.name}*"):
            (crashed / one.name.replace("Friday", "Target")).write_bytes(one.read_bytes())
    target = session.with_name("Target.gattai")
    with made_whole(target) as making:
        for one in list(crashed.iterdir()):
            one.rename(making.with_name(one.name))
    with Journal.open(target) as journal:
        assert journal.last == ENTRIES + 3


def test_a_place_in_a_file_is_no_place(session: Path) -> None:
    with pytest.raises(NotSaved, match=r"is a file\. Nothing was changed"):
        copy_session(session, session / "Target.gattai")


def _left(folder: Path, seconds: float) -> tuple[Path, Path, Path]:
    """Lay what a killed program leaves, so old: a half copy in its folder, and a file that was being made."""
    half = folder / "Half.gattai-new-0a1b2c3d"
    half.mkdir()
    begun = folder / "Begun.gattai-new-4711"
    files = (half / "Half.gattai", half / "Half.gattai-journal", half / "Half.gattai-new-4711", begun)
    for one in files:
        one.write_bytes(b"half")
    for one in (*files, half):
        then = one.stat().st_mtime - seconds
        os.utime(one, (then, then))
    return half, begun, half / "Half.gattai"


@pytest.mark.parametrize("made", ["copied", "created"])
def test_what_a_kill_left_goes_a_day_later_and_never_shows(session: Path, made: str) -> None:
    """Given something was left long ago and something just now, when a file is made there, then the old is gone."""
    young = session.parent / "Young.gattai-new-12"
    young.write_bytes(b"half")
    mine = [session.parent / name for name in ("notes-new-12", "Friday.gattai-new-version", "Friday.gattai.txt")]
    for one in mine:
        one.write_bytes(b"mine")
        os.utime(one, (0, 0))
    half, begun, _ = _left(session.parent, LEFT_AFTER + 60)
    assert [one.name for one in Shelf(session.parent).files()] == [session.name]
    if made == "copied":
        copy_session(session, session.with_name("Target.gattai"))
    else:
        Journal.create(session.with_name("Target.gattai"), GATTAI, table()).close()
    assert not half.exists()
    assert not begun.exists()
    assert young.exists()
    assert all(one.read_bytes() == b"mine" for one in mine)


def test_what_somebody_is_making_is_left_to_them(session: Path) -> None:
    """Given a clock that jumped by days while a session is made, then nobody clears it away."""
    half, _, file = _left(session.parent, LEFT_AFTER + 60)
    file.write_bytes(session.read_bytes())
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for one in (file, half):
            os.utime(one, (0, 0))
        copy_session(session, session.with_name("Target.gattai"))
        assert file.exists()
    copy_session(session, session.with_name("Other.gattai"))
    assert not half.exists()


def test_what_others_laid_into_such_a_folder_is_left_there(session: Path) -> None:
    half, _, file = _left(session.parent, LEFT_AFTER + 60)
    (half / "notes.txt").write_text("mine", encoding="utf-8")
    os.utime(half, (0, 0))
    copy_session(session, session.with_name("Target.gattai"))
    assert [one.name for one in half.iterdir()] == ["notes.txt"]
    assert not file.exists()


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_text_that_cannot_be_written_leaves_what_lay_there(
    tmp_path: Path, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an export over an older one, when it ends before its end, then the older one lies there as it was."""
    target = tmp_path / ("Friday " * 20 + ".record")
    bytes_written(target, b"old\n")

    def ends(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(*((os, "fsync") if broken == "fsync" else (Path, "replace")), ends)
    with pytest.raises(KeyboardInterrupt):
        bytes_written(target, 100_000 * b"new")
    assert target.read_text(encoding="utf-8") == "old\n"
    assert list(tmp_path.iterdir()) == [target]
