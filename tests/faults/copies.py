"""The earlier copy that is made behind the table: killed, its folder full, read-only or gone, the session taken away.

The copy is carried a page at a time here, so that a small session gives chance enough to hit the midst of it.
"""

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.backups import KEPT, backups_of, folder_of
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from tests.faults.aftermath import entries_of, look_after
from tests.faults.kills import SEEDS, references
from tests.faults.program import BYSTANDER, Demo, asked, planted
from tests.faults.tally import Tally

_NOBODY: Final = 65534
_SITTING: Final = """
import os, shutil, sys, threading
from pathlib import Path
from gattai_desktop.sessions import copying
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.sessions.journal import Journal
from tests.faults.aftermath import play_on
copying.PIECE = 4096
path, heard = Path({path!r}), threading.Event()
folder, pieces = path.parent / "backups", 0
carried = copying.Copying._go_on

def befalls():
    {befalls}

def go_on(self, took):
    global pieces
    pieces += 1
    if pieces == 3:
        befalls()
    return carried(self, took)

def say(*words):
    # In one piece: two threads say something.
    sys.stdout.write(" ".join(map(str, words)) + os.linesep)
    sys.stdout.flush()

def kept(words):
    say("told", words)
    heard.set()

def play():
    while True:
        try:
            play_on(journal, 1)
        except NotSaved as wrong:
            say("not saved", wrong)
            continue
        say("committed", journal.last)
        return

copying.Copying._go_on = go_on
{before}
journal = Journal.open(path)
journal.keep_copy(kept)
{then}
"""
_ON: Final = "while True: play()"
_TO_ITS_END: Final = """
while not heard.is_set(): play()
play()
journal.close()
sys.exit(0)
"""


def killed_while_copying(folder: Path, times: int, seed: int = 3) -> Iterator[Tally]:
    """Kill programs while they make an earlier copy of a session, again and again the same one."""
    dice = random.Random(seed)
    tally = Tally("`kill -9` while an earlier copy is made and play goes on")
    path = _session(folder / "copied")
    reported = len(entries_of(path))
    for _ in range(times):
        fault = _SITTING.format(path=str(path), befalls="pass", before="", then=_ON)
        demo = Demo(path, fault=fault, reported=0).begin()
        demo.wait_for(reported + dice.randrange(1, 4))
        demo.kill(dice.choice((0.0, dice.random() * 0.03, dice.random() * 0.3)))
        reported = max(reported, demo.reported)
        tally.tried += 1
        try:
            with Journal.open(path) as journal:
                found = tuple(journal.entries())
        except SessionError as wrong:
            tally.wrong(f"was not opened: {wrong}", lost=reported)
            return
        _copies(path, found, tally)
        look_after(path, reported, found, tally)
        reported = len(entries_of(path))
        yield tally


def _session(folder: Path) -> Path:
    """A session of an evening in a folder of its own, with a file of somebody's beside it."""
    references(folder.parent, SEEDS[:1])
    folder.mkdir()
    (folder / BYSTANDER).write_text("the sea")
    path = folder / "Friday.gattai"
    shutil.copyfile(folder.parent / f"whole-{SEEDS[0]}.gattai", path)
    return path


def _copies(path: Path, found: tuple[Entry, ...], tally: Tally) -> None:
    """Whatever counts as a copy is whole, and a beginning of the session."""
    copies = backups_of(path)
    if len(copies) > KEPT:
        tally.wrong(f"{len(copies)} copies", touched=1)
    for one in copies:
        if not verify(one.path).intact:
            tally.wrong(f"{one.path.name} is half a copy: {one.seen.trouble}", lost=1)
        elif entries_of_copy(one.path) != found[: one.seen.entries]:
            tally.wrong(f"{one.path.name} is not what was played", lost=1)


def entries_of_copy(copy: Path) -> tuple[Entry, ...]:
    """The entries of a copy, read from another one, so that it stays as it is."""
    read = copy.with_name(f"read-{copy.name}")
    shutil.copyfile(copy, read)
    try:
        return entries_of(read)
    finally:
        read.unlink()


_BEFALLS: Final = {
    # what befalls it: what happens, whether a copy is there then, what is said
    "nothing": ("pass", True, ""),
    "the folder is deleted": ("shutil.rmtree(folder)", False, "is not there any more"),
    "the half copy is deleted": ("(folder / 'Friday.gattai.new').unlink()", False, "is not there any more"),
    "the session is deleted": ("path.unlink()", True, ""),
    "the session is moved": ("path.rename(path.with_name('moved.gattai'))", True, ""),
    "the session is replaced": (
        "(path.with_name('other')).write_bytes(b'somebody else'); path.with_name('other').replace(path)",
        True,
        "",
    ),
    "a sudden end": ("os.abort()", False, None),
    "a mistake": ("raise OSError(5, 'Input/output error')", False, "the disk reports an error"),
}


def befalling_copies(folder: Path) -> Iterator[Tally]:
    """Let something befall the session, or the folder of its copies, in the midst of a copy; and close meanwhile."""
    tally = Tally(
        "an earlier copy in the making: its folder full, read-only, deleted; the session taken away or closed"
    )
    for number, (befalls, there, expected) in enumerate(_BEFALLS.values()):
        path = _session(folder / f"befalls-{number}")
        told = asked(line=_sitting(path, befalls=befalls))
        _looked(path, told, tally, there=there, expected=expected)
        yield tally
    closing = _session(folder / "closed")
    told = asked(line=_sitting(closing, then="play(); journal.close(); sys.exit(0)"))
    _looked(closing, told, tally, there=None, expected=None)
    yield tally
    for prepare in (_file_there, _full, _read_only):
        path = _session(folder / prepare.__name__)
        before = prepare(path)
        if before is not None:
            told = asked(line=_sitting(path, before=before))
            reason = {_file_there: "a file lies where", _full: "the disk is full", _read_only: "read-only"}[prepare]
            _looked(path, told, tally, there=False, expected=reason)
            _put_right(path)
            yield tally


def _sitting(path: Path, befalls: str = "pass", before: str = "", then: str = _TO_ITS_END) -> list[str]:
    return planted(_SITTING.format(path=str(path), befalls=befalls, before=before, then=then))


def _file_there(path: Path) -> str | None:
    folder_of(path).write_text("shopping list")
    return ""


def _full(path: Path) -> str | None:
    if not sys.platform.startswith("linux") or os.geteuid():
        return None
    folder_of(path).mkdir()
    line = ["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(folder_of(path))]
    return None if subprocess.run(line, check=False, capture_output=True).returncode else ""


def _read_only(path: Path) -> str | None:
    if not hasattr(os, "geteuid") or os.geteuid():
        return None
    folder_of(path).mkdir()
    folder_of(path).chmod(0o555)
    for one in (path.parent, path):
        os.chown(one, _NOBODY, _NOBODY)
    for above in path.parents[1:-1]:
        above.chmod(above.stat().st_mode | 0o555)
    return (
        "from gattai_desktop.content.boxes import box\nfrom gattai_desktop.content.gattai.scenarios import scenario\n"
        "import gattai_desktop.sessions.recovery\n"
        "box('gattai').begin(scenario('neon-harbour', {'red': 'Ren'}))\n"
        f"os.setuid({_NOBODY})"
    )


def _put_right(path: Path) -> None:
    if os.path.ismount(folder_of(path)):
        subprocess.run(["umount", "-l", str(folder_of(path))], check=True)
    if folder_of(path).is_file():
        folder_of(path).unlink()


def _looked(
    path: Path, told: subprocess.CompletedProcess[str], tally: Tally, *, there: bool | None, expected: str | None
) -> None:
    """Look at what is left; `there` and `expected` say whether a copy is, and what is told; None where it may be."""
    tally.tried += 1
    # Whole lines alone: a sudden end may come in the middle of one.
    reported = max(map(int, re.findall(r"^committed (\d+)\n", told.stdout, re.MULTILINE)), default=0)
    heard = [line.removeprefix("told").strip() for line in told.stdout.splitlines() if line.startswith("told")]
    name = path.parent.name
    if expected is not None and (len(heard) != 1 or (expected not in heard[0] if expected else heard[0])):
        tally.wrong(f"{name}: {told.stdout[-300:]} {told.stderr[-400:]}", unclear=1)
    for words in filter(None, heard):
        tally.told(words, "gattai")
    if "Traceback" in told.stderr:
        tally.wrong(f"{name}: {told.stderr[-400:]}", unclear=1)
    if there is not None and bool(backups_of(path)) is not there:
        tally.wrong(f"{name}: copies: {[one.path.name for one in backups_of(path)]}", lost=1)
    if expected is not None and folder_of(path).is_dir() and list(folder_of(path).glob("*.new")):
        tally.wrong(f"{name}: half a copy is left", touched=1)
    if (path.parent / BYSTANDER).read_text() != "the sea":
        tally.wrong(f"{name}: a bystander was touched", touched=1)
    ends = [one for one in path.parent.glob("*.gattai") if one.read_bytes()[:6] == b"SQLite"]
    whole = [one for one in ends if verify(one).last >= reported]
    if not whole:
        tally.wrong(f"{name}: {reported} reported, {[one.name for one in ends]}", lost=1)
        return
    found = entries_of(whole[0])
    if folder_of(path).is_dir():
        _copies(path, found, tally)
    look_after(whole[0], reported, found, tally)
