"""A session is looked through in another process: from a copy, with what the same work finds here, ended at once."""

import multiprocessing
import sqlite3
from contextlib import closing
from pathlib import Path

from pytestqt.qtbot import QtBot

from gattai_desktop.players.reviewing import Reviewed, Reviewing
from gattai_desktop.players.turning_points import MOST, review
from gattai_desktop.sessions.journal import Journal
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
    assert not working.works
    assert not Path(folder.name).exists()
    assert kept(path) == before


def test_it_ends_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    """Given a window that is closed, then the process is gone, and nothing comes of it."""
    working = Reviewing()
    working.begin(battle_alone(tmp_path / "Alone.gattai"))
    process = working.process
    assert process is not None
    pid = process.pid
    working.end()
    assert pid not in {child.pid for child in multiprocessing.active_children()}
    assert working.answer() is None


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
