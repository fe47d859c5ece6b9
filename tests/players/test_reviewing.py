"""A session is looked through in another process: from a copy, with what the same work finds here, ended at once."""

import errno
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.players.reviewing import Reviewed, Reviewing, keep_review, kept_review
from gattai_desktop.players.turning_points import MOST, MissedMove, Review, review
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.fingerprint import fingerprint
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import copy_session
from tests.players.alone import RED, battle_alone


def kept(path: Path) -> list[str]:
    """Return all that a session keeps; how often its file was opened is none of it."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as session:
        return list(session.iterdump())


def test_another_process_finds_what_is_found_here(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a saved evening alone, then it is looked through beside the window, and nothing is left of the copy."""
    path = battle_alone(tmp_path / "Alone.gattai")
    before = kept(path)
    with Journal.open(path) as journal:
        here = review(journal.box.game, journal)
        working = Reviewing()
        working.begin(path)  # the session is open here meanwhile
        folder = working._folder
        assert folder is not None
        found: list[Reviewed] = []

        def came() -> bool:
            answer = working.answer()
            if answer is not None:
                found.append(answer)
            return bool(found)

        qtbot.waitUntil(came, timeout=120_000)
    assert found == [Reviewed(here)]
    assert here.seat == RED
    assert here.decisions == len(here.course) >= 3
    assert len(here.points) <= MOST
    assert working.process is None
    qtbot.waitUntil(lambda: not Path(folder.name).exists())
    assert kept(path) == before


def found_by(qtbot: QtBot, path: Path, caches: Path) -> Reviewed:
    """Return what the other process finds in a session."""
    working, found = Reviewing(), list[Reviewed]()

    def came() -> bool:
        answer = working.answer()
        if answer is not None:
            found.append(answer)
        return bool(found)

    working.begin(path, caches)
    qtbot.waitUntil(came, timeout=120_000)
    return found[0]


def test_the_same_session_is_counted_once(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a session that was looked through, then a copy of it under another name needs no second counting."""
    path, caches = battle_alone(tmp_path / "Alone.gattai"), tmp_path / "caches"
    with Journal.open(path) as journal:
        known = fingerprint(journal)
    made_up = Review(RED, 7, ((3, 0.25),), (MissedMove(3, "a", "b", (0.25, 0.5), 0.25, 0.01, 600, "c"),))
    keep_review(caches, known, made_up)
    copy = tmp_path / "Copy.gattai"
    copy_session(path, copy)
    assert found_by(qtbot, copy, caches) == Reviewed(made_up)


def test_what_was_found_is_kept_and_what_cannot_be_read_is_not_believed(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a broken file among what was kept, then the session is looked through, and the file is mended."""
    path, caches = battle_alone(tmp_path / "Alone.gattai", most=8), tmp_path / "caches"
    with Journal.open(path) as journal:
        known = fingerprint(journal)
    keep_review(caches, known, Review(RED))
    (file,) = (caches / "turning-points").iterdir()
    for broken in ("", "{", "[]", '{"seat": "red"}', '"red"', '{"points": [3], "course": []}'):
        file.write_text(broken, encoding="utf-8")
        assert kept_review(caches, known) is None
    found = found_by(qtbot, path, caches)
    assert found.review is not None
    assert found.review.decisions == 1
    assert kept_review(caches, known) == found.review
    assert {one.name for one in file.parent.iterdir()} == {file.name}


def test_one_more_move_is_another_session(tmp_path: Path) -> None:
    """Given a session, then it is known again wherever it lies, and is another once more was done in it."""
    path = battle_alone(tmp_path / "Alone.gattai")
    copy_session(path, tmp_path / "Copy.gattai")
    with Journal.open(path) as journal, Journal.open(tmp_path / "Copy.gattai") as copy:
        known = fingerprint(journal)
        assert fingerprint(copy) == known
        journal.rename("Another name")
        assert fingerprint(journal) == known
        journal.append(Entry(number=journal.last + 1, move="", facts=(), back_to=journal.last))
        assert fingerprint(journal) != known


def test_it_ends_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a window that is closed, then the process is gone, and nothing comes of it."""
    working = Reviewing()
    working.begin(battle_alone(tmp_path / "Alone.gattai"))
    process = working.process
    assert process is not None
    folder = working._folder
    assert folder is not None
    qtbot.waitUntil(lambda: process.pid != 0)
    assert process.is_there
    working.end()
    assert process.gone(30)
    assert not process.is_there
    assert working.answer() is None
    qtbot.waitUntil(lambda: not Path(folder.name).exists())


def test_what_is_no_session_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a file that cannot be read, then that is said, and no review is made of it."""
    path = tmp_path / "Torn.gattai"
    path.write_bytes(b"nothing")
    working, found = Reviewing(), []

    def came() -> bool:
        answer = working.answer()
        if answer is not None:
            found.append(answer)
        return bool(found)

    working.begin(path)
    qtbot.waitUntil(came, timeout=60_000)
    assert found[0].review is None
    assert "Torn" in found[0].broke


def test_without_room_for_a_copy_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    working = Reviewing()
    working.begin(tmp_path / "Alone.gattai")
    answer = working.answer()
    assert answer is not None
    assert answer.broke.startswith("Alone.gattai cannot be looked at: ")
    assert working.answer() is None


def test_what_is_found_on_a_full_disk_leaves_nothing_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    keep_review(tmp_path, "one", Review(RED, 1, (), ()))
    assert [one for one in tmp_path.rglob("*") if one.is_file()] == []
