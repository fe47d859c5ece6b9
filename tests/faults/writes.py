"""Every write of a session fails once, for ever, or is cut off in the middle: for every n the nth.

A program is started with `failing_disk.c` before it and forks for each n, so that each begins anew at once. It makes a
session, plays a table that is known beforehand, and lets the table rest now and then, so that writes of every kind
come to pass: making the file, entries, snapshots, putting the log into the file, closing.
"""

import errno
import json
import os
import shutil
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs

from gattai_desktop.games.box import Box
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.backups import backups_of
from gattai_desktop.sessions.errors import NotSaved, SessionError
from gattai_desktop.sessions.journal import Journal
from tests.faults.aftermath import look_after
from tests.faults.program import ROOT, surroundings
from tests.faults.shim import disk_count, disk_fails, library
from tests.faults.tally import Tally
from tests.sessions.evening import keep_copy, play, table

ENTRIES: Final = 66
"""Beyond the first snapshot that is written together with an entry."""
FOR_EVER, ONCE, CUT_OFF, SPOILT = "for ever", "once", "cut off", "not reaching the disk"
KINDS: Final = {
    FOR_EVER: ("a full disk from the nth write on, for every n", 0, errno.ENOSPC),
    ONCE: ("a disk that is full for one write, for every n; tried again", 1, errno.ENOSPC),
    SPOILT: ("a disk that reports an error at the nth write, for every n", 1, errno.EIO),
    CUT_OFF: ("the power goes in the middle of the nth write, for every n", 0, 0),
}


def writes(folder: Path, kind: str, step: int = 1) -> Iterator[Tally]:
    """Let every `step`th write fail in this way; yields the tally after each, nothing where that cannot be tried."""
    built = library()
    if built is None:
        return
    shm = Path("/dev/shm")  # noqa: S108 - in memory, so that waiting for the disk does not take the time
    here = (shm if shm.is_dir() and os.access(shm, os.W_OK) else folder) / f"gattai-{os.getpid()}"
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.writes", here, kind, str(step)],
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings({"LD_PRELOAD": str(built)}),
        cwd=ROOT,
    )
    assert running.stdout is not None
    try:
        for line in running.stdout:
            yield Tally(**json.loads(line))
    finally:
        running.stdout.close()
        running.wait()
        shutil.rmtree(here, ignore_errors=True)


def _known(folder: Path) -> tuple[Box, Any, tuple[Entry, ...]]:
    path = folder / "known.gattai"
    with Journal.create(path, GATTAI, table()) as journal:
        play(journal, ENTRIES)
        return GATTAI, journal.setup(), tuple(journal.entries())


def _played(path: Path, known: tuple[Box, Any, tuple[Entry, ...]], say: Any, *, again: bool) -> None:
    """Play the table; `say` gets what was reported and what was told. In a process of its own."""
    box, setup, entries = known
    journal = None
    for _ in range(2):
        try:
            journal = Journal.create(path, box, setup)
            break
        except NotSaved as wrong:
            say("told", str(wrong))
            if not again:
                return
    assert journal is not None
    for entry in entries:
        for _ in range(3 if again else 1):
            try:
                journal.append(entry)
            except NotSaved as wrong:
                say("told", str(wrong))
                continue
            say("committed", str(entry.number))
            break
        else:
            break
        if entry.number % 12 == 0:
            journal._settle()
    journal.close()
    if journal.last == len(entries):
        try:
            with Journal.open(path) as opened:
                for notice in filter(None, (*opened.notices, keep_copy(opened))):
                    say("told", notice)
        except SessionError as wrong:
            say("told", str(wrong))


def _tried(folder: Path, number: int, kind: str, known: tuple[Box, Any, tuple[Entry, ...]], tally: Tally) -> int:
    """Let the nth write fail; returns how many writes there were."""
    _, times, error = KINDS[kind]
    path = folder / f"w{number}" / "Friday.gattai"
    path.parent.mkdir()
    bystander = path.with_name("holiday.gattai.txt")
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        with os.fdopen(writing, "w") as pipe:

            def say(what: str, words: str) -> None:
                pipe.write(json.dumps((what, words)) + "\n")
                pipe.flush()

            try:
                disk_fails(number, times, error)
                _played(path, known, say, again=kind == ONCE)
                say("writes", str(disk_count()))
            except BaseException:  # noqa: BLE001 - whatever comes out here is a fault that is counted
                say("raw", traceback.format_exc())
        os._exit(0)
    os.close(writing)
    bystander.write_text("the sea")
    with os.fdopen(reading) as pipe:
        heard = [json.loads(line) for line in pipe]
    os.waitpid(child, 0)
    said = {what: [words for one, words in heard if one == what] for what in ("committed", "told", "writes", "raw")}
    for words in said["raw"]:
        tally.wrong(f"n = {number}: {words[-500:]}", unclear=1)
    for words in said["told"]:
        tally.told(words, "gattai")
    tally.tried += 1
    reported = int(said["committed"][-1]) if said["committed"] else 0
    _looked(path, reported, known[2], tally, number)
    if bystander.read_text() != "the sea":
        tally.wrong("a bystander was touched", touched=1)
    shutil.rmtree(path.parent)
    return int(said["writes"][-1]) if said["writes"] else number + 1


def _looked(path: Path, reported: int, known: tuple[Entry, ...], tally: Tally, number: int) -> None:
    if not path.exists():
        if reported:
            tally.wrong(f"n = {number}: the file is gone", lost=reported)
        if backups_of(path):
            tally.wrong(f"n = {number}: copies of nothing", touched=1)
        return
    before = len(tally.seen)
    look_after(path, reported, known, tally)
    tally.seen[before:] = [f"n = {number}: {one}" for one in tally.seen[before:]]


def main(folder: Path, kind: str, step: int) -> None:
    folder.mkdir(parents=True)
    known = _known(folder)
    tally = Tally(KINDS[kind][0])
    number = 1
    while True:
        writes_there_were = _tried(folder, number, kind, known, tally)
        sys.stdout.write(json.dumps(attrs.asdict(tally)) + "\n")
        sys.stdout.flush()
        if number > writes_there_were:
            return
        number += step


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
