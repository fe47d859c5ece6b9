"""A file that cannot be opened or written is told in words and left as it was; everything up to then is kept."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import (
    NotASession,
    NotSaved,
    SessionDamaged,
    SessionError,
    SessionExists,
    SessionInUse,
    SessionMissing,
    SessionNewer,
)
from gattai_desktop.sessions.file_format import FORMAT
from gattai_desktop.sessions.journal import Journal
from tests.sessions.evening import play, table

OPENING = "import sys; from pathlib import Path; from gattai_desktop.sessions.journal import Journal; {0}"


def elsewhere(code: str, path: Path, **more: object) -> subprocess.CompletedProcess[str]:
    """Run a line in another program."""
    return subprocess.run(
        [sys.executable, "-c", OPENING.format(code), str(path)],
        capture_output=True,
        text=True,
        check=False,
        **more,  # type: ignore[call-overload]
    )


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as other:
        other.execute(statement)
    other.close()


def all_files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_session_that_is_open_is_refused_here_and_elsewhere(journal: Journal) -> None:
    play(journal, 3)
    with pytest.raises(SessionInUse, match=r"Friday.gattai is open in another window. Close it there, or open a copy"):
        Journal.open(journal.path)
    other = elsewhere("Journal.open(Path(sys.argv[1]))", journal.path)
    assert "SessionInUse" in other.stderr
    play(journal, 3)
    journal.close()
    assert elsewhere("Journal.open(Path(sys.argv[1]))", journal.path).returncode == 0


def test_a_session_that_is_open_stays_locked_however_often_others_look(journal: Journal) -> None:
    """Closing a second handle on a file gives up every lock on it, unless SQLite does it."""
    for _ in range(3):
        with pytest.raises(SessionInUse):
            Journal.open(journal.path)
    assert "SessionInUse" in elsewhere("Journal.open(Path(sys.argv[1]))", journal.path).stderr


def _newer(path: Path) -> None:
    change(path, f"PRAGMA user_version={FORMAT + 1}")


def _another_program(path: Path) -> None:
    change(path, "PRAGMA application_id=7")


def _no_database(path: Path) -> None:
    path.write_text("given Red: hand 3♦P\n", encoding="utf-8")


def _with_a_trigger(path: Path) -> None:
    change(path, "CREATE TRIGGER evil AFTER INSERT ON entries BEGIN DELETE FROM entries; END")


def _another_game(path: Path) -> None:
    change(path, "UPDATE meta SET value = 'chess' WHERE key = 'game'")


@pytest.mark.parametrize(
    ("spoil", "error", "told"),
    [
        (_newer, SessionNewer, "written by a newer version"),
        (_another_program, NotASession, "no session of this program"),
        (_no_database, NotASession, "no session of this program"),
        (lambda path: path.write_bytes(b""), NotASession, "no session"),
        (_with_a_trigger, SessionDamaged, "does not have the tables of a session"),
        (_another_game, SessionDamaged, "No game is called 'chess'"),
        (lambda path: change(path, "DELETE FROM snapshots"), SessionDamaged, "is missing"),
        (lambda path: change(path, "UPDATE entries SET move = 'x' WHERE number = 150"), SessionDamaged, "150 does not"),
        (lambda path: change(path, "DELETE FROM entries WHERE number = 140"), SessionDamaged, "Move 140 is missing"),
        (lambda path: change(path, "UPDATE snapshots SET state = x'00'"), SessionDamaged, "does not hold"),
    ],
)
def test_what_cannot_be_opened_is_told_and_not_touched(
    played: Path, spoil: Callable[[Path], object], error: type[SessionError], told: str
) -> None:
    spoil(played)
    before = all_files(played.parent)
    with pytest.raises(error, match=told):
        Journal.open(played)
    assert all_files(played.parent) == before


def test_a_file_of_another_kind_is_told_what_could_be_opened(tmp_path: Path) -> None:
    other = tmp_path / "holiday.png"
    other.write_bytes(b"\x89PNG and so on")
    with pytest.raises(NotASession, match=r"nothing that can be opened here: a session ends in \.gattai"):
        Journal.open(other)


def test_a_damaged_entry_tells_how_many_are_whole(played: Path) -> None:
    change(played, "UPDATE entries SET facts = '[]' WHERE number = 40")
    with Journal.open(played) as journal:
        with pytest.raises(SessionDamaged, match="Move 40 does not hold") as damaged:
            list(journal.entries())
        assert damaged.value.whole == 39
        with pytest.raises(SessionDamaged):
            journal.state_at(50)
        assert journal.state_at(39)


def test_a_missing_file_and_a_taken_name_are_told(tmp_path: Path) -> None:
    with pytest.raises(SessionMissing, match=r"There is no file x.gattai"):
        Journal.open(tmp_path / "x.gattai")
    (tmp_path / "y.gattai").write_text("mine")
    with pytest.raises(SessionExists, match="nothing was changed"):
        Journal.create(tmp_path / "y.gattai", GATTAI, table())
    assert (tmp_path / "y.gattai").read_text() == "mine"


def test_a_full_disk_keeps_everything_up_to_the_last_entry(journal: Journal) -> None:
    play(journal, 20)
    pages = journal._connection.execute("PRAGMA page_count").fetchone()[0]
    journal._connection.execute(f"PRAGMA max_page_count={pages + 2}")
    with pytest.raises(NotSaved, match=r"the disk is full. Everything up to move \d+ is kept. Free some space") as full:
        play(journal, 500, seed=3)
    last, state = journal.last, journal.state()
    assert f"move {last} is kept" in str(full.value)
    journal._connection.execute("PRAGMA max_page_count=1000000")
    play(journal, 5, seed=4)  # the disk has room again
    assert journal.last == last + 5
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.last == last + 5
        assert again.state_at(last) == state


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits the size of files as Linux does")
def test_a_disk_that_is_full_while_the_file_is_written(tmp_path: Path) -> None:
    """The same with a true limit on the size of every file, at many sizes."""
    for size in (1, 4_000, 30_000, 60_000, 120_000):
        path = tmp_path / f"{size}.gattai"
        told = elsewhere(
            f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))\n"
            "from gattai_desktop.games.gattai.box import GATTAI\n"
            "from gattai_desktop.sessions.errors import NotSaved\n"
            "from tests.sessions.evening import play, table\n"
            "try:\n"
            "    journal = Journal.create(Path(sys.argv[1]), GATTAI, table())\n"
            "    print('committed', 0, flush=True)\n"
            "    while True: play(journal, 1, journal.last); print('committed', journal.last, flush=True)\n"
            "except NotSaved as wrong: print('told', wrong, flush=True)\n"
            "import os; os._exit(0)",
            path,
        )
        assert "told" in told.stdout, told.stderr
        committed = [int(line.split()[1]) for line in told.stdout.splitlines() if line.startswith("committed")]
        if committed:
            with Journal.open(path) as again:
                assert again.last == committed[-1]
        else:
            assert not path.exists()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="has to become a user without rights")
def test_a_folder_that_is_read_only_is_told(played: Path) -> None:
    played.chmod(0o444)
    played.parent.chmod(0o555)
    for folder in played.parents[1:4]:
        folder.chmod(folder.stat().st_mode | 0o555)
    before = all_files(played.parent)
    # What is imported later could lie where that user may not look.
    as_nobody = (
        "import attrs; from gattai_desktop.games.gattai.box import GATTAI; from tests.sessions.evening import table; "
        "setup = table(); GATTAI.begin(setup); GATTAI.game.get_ready(); import os; os.setuid(65534); "
    )
    opened = elsewhere(as_nobody + "Journal.open(Path(sys.argv[1]))", played)
    assert "NotSaved" in opened.stderr
    assert "read-only. Nothing was changed. Copy the session into a folder of your own" in opened.stderr
    made = elsewhere(as_nobody + "Journal.create(Path(sys.argv[1]).with_name('new.gattai'), GATTAI, setup)", played)
    assert "NotSaved: new.gattai cannot be made" in made.stderr
    assert all_files(played.parent) == before
    played.parent.chmod(0o755)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="has to become a user without rights")
def test_a_log_that_must_not_be_read_is_told_and_hides_no_other_session(played: Path) -> None:
    for folder in (played.parent, *played.parents[1:4]):
        folder.chmod(0o777)
    played.chmod(0o666)
    log = played.with_name(f"{played.name}-wal")
    log.write_bytes(b"x" * 100)
    log.chmod(0)
    as_nobody = (
        "import sys; from pathlib import Path; from gattai_desktop.sessions.shelf import Shelf, on_shelf; "
        "from gattai_desktop.sessions.shelf_entry import last_played; from gattai_desktop.content.boxes import box; "
        "box('gattai').game.get_ready(); import os; os.setuid(65534); path = Path(sys.argv[1]); "
        "last_played(path); print(len(Shelf(path.parent).sessions()), on_shelf(path).trouble)"
    )
    told = elsewhere(as_nobody, played)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("1 ")
    assert played.name in told.stdout
