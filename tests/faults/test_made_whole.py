"""A session that is made out of something, and a program that ends meanwhile: there is nothing then, or all of it."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.shelf import Shelf, record_of
from tests.faults.program import ROOT, command, surroundings
from tests.faults.shim import library
from tests.sessions.evening import play, with_record

posix = pytest.mark.skipif(sys.platform == "win32", reason="ends programs as POSIX does")
ENTRIES = 10
STEP = 9
"""Of so many writes one is tried; 1 tries all, in some minutes."""

# Forks for every few n, makes a session in the child until the power goes in the nth write, and looks at what is there.
_MAKING = """
import os, shutil, sys
from pathlib import Path
from gattai_desktop.records.progress import nobody
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.shelf import Shelf
from tests.faults.shim import disk_count, disk_fails
from tests.sessions.test_made_whole import WORKS

what, session, errno, step = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
for number in range(1, 500, step):
    here = session.parent / f"n{number}"
    here.mkdir()
    path, target = here / session.name, here / "Target.gattai"
    shutil.copyfile(session, path)
    shutil.copyfile(session.with_suffix(".record"), path.with_suffix(".record"))
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        disk_fails(number, 0, errno)
        try:
            WORKS[what][1](path, target, nobody)
        except Exception as wrong:
            os.write(writing, f"{type(wrong).__name__}: {wrong}".encode())
        else:
            os.write(writing, b"writes %d" % disk_count())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    there = "whole" if target.exists() and verify(target).intact else "broken" if target.exists() else "nothing"
    entries = verify(target).last if there == "whole" else 0
    shown = sorted(one.name for one in Shelf(here).files())
    left = [one.name for one in here.iterdir() if "-new-" in one.name]
    print(number, there, entries, len(shown), len(left), told, sep="\\t", flush=True)
    shutil.rmtree(here)
    if told.startswith("writes") and number > int(told.split()[1]):
        break
"""


@pytest.fixture
def session(tmp_path: Path) -> Path:
    return with_record(tmp_path, ENTRIES)


def _made(what: str, session: Path, errno: int) -> Iterator[tuple[str, int, int, int, str]]:
    built = library()
    if built is None:
        pytest.skip("needs a compiler for the disk that fails")
    done = subprocess.run(
        [sys.executable, "-c", _MAKING, what, session, str(errno), str(STEP)],
        capture_output=True, text=True, env=surroundings({"LD_PRELOAD": str(built)}), cwd=ROOT, check=False,
    )  # fmt: skip
    assert not done.returncode, done.stderr
    for line in done.stdout.splitlines():
        _number, there, entries, shown, left, told = line.split("\t")
        yield there, int(entries), int(shown), int(left), told


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="stands between a program and its disk as Linux lets it"
)
@pytest.mark.parametrize("what", ["importing", "saving", "duplicating", "rehearsing"])
@pytest.mark.parametrize("errno", [0, 28], ids=["the power goes", "the disk is full"])
def test_whatever_ends_it_there_is_nothing_or_all_of_it(session: Path, what: str, errno: int) -> None:
    """Given the nth write fails, for every n, when a session is made, then it is whole or there is none."""
    found = list(_made(what, session, errno))
    assert len(found) > 5
    for there, entries, shown, left, told in found[:-1]:
        whole = there == "whole"
        assert (there, shown) in (("nothing", 1), ("whole", 2)), (there, shown, told)
        assert entries == (found[-1][1] if whole else 0), told
        if errno:
            assert not left, told
            assert whole or "NotSaved: " in told, told
            assert "-new-" not in told, told
    assert found[-1][:4] == ("whole", 5 if what == "rehearsing" else ENTRIES, 2, 0)


@posix
def test_an_import_that_was_killed_leaves_no_half_session(session: Path) -> None:
    """Given `kill -9` while the real program imports a record, then its name is free, and it can be imported again."""
    record, target = session.with_suffix(".record"), session.with_name("Target.gattai")
    with Journal.open(session) as journal:
        play(journal, 400)
        record.write_text("\n".join(record_of(journal)) + "\n", encoding="utf-8")
    line = command("import", record, "--file", target)
    running = subprocess.Popen(line, env=surroundings(), cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while running.poll() is None and not list(target.parent.glob("Target.gattai*")):
            time.sleep(0.001)
    finally:
        running.kill()
        running.wait()
    assert running.returncode == -signal.SIGKILL
    assert not target.exists()
    assert [one.name for one in Shelf(target.parent).files()] == [session.name]
    assert not subprocess.run(line, env=surroundings(), cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode
    assert verify(target).last == ENTRIES + 400
