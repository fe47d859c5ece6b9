"""What can befall the folder of a session while the real program plays: full, read-only, deleted, replaced, moved."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.faults.aftermath import look_after
from tests.faults.kills import SEEDS, Known, references
from tests.faults.program import BYSTANDER, ROOT, Demo, asked, command, planted, surroundings
from tests.faults.shim import library
from tests.faults.tally import Tally, digest

SIZES: Final = (0, 4, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160, 200)
"""Of the full disk, in KiB."""
FULL: Final = ("disk is full", "no space left", "file too large", "or is full", "No usable temporary")
"""How it is said that a disk is full."""
_NOBODY: Final = 65534
_AS_NOBODY: Final = f"""
import os, gattai_desktop.commands, gattai_desktop.app, gattai_desktop.players.demo, cattrs.preconf, logging.handlers
import gattai_desktop.windows.program.demo_windows, gattai_desktop.sessions.recovery, gattai_desktop.sessions.telling
from gattai_desktop.content.boxes import box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.cli import _parser
_parser().format_help()
box("gattai").begin(scenario("neon-harbour", {{"red": "Ren"}}))
os.setuid({_NOBODY})
os.environ["HOME"] = "/nowhere"
"""
_OPENING: Final = """
from pathlib import Path
from gattai_desktop.sessions.journal import Journal
try:
    Journal.open(Path(sys.argv[-1]))
except Exception as wrong:
    print(wrong)
    sys.exit(2)
"""


def full_disks(folder: Path, known: Known | None = None, sizes: Sequence[int] = SIZES) -> Iterator[Tally]:
    """Let the table play on disks that have so much room: a small file system, or a limit on the size of files."""
    known = known or references(folder, SEEDS[:1])
    seed = next(iter(known))
    tally = Tally("a small disk, and a limit on the size of files, that fill up while the program plays")
    for size in sizes:
        for small in (_small_disk, _small_files):
            path = folder / f"{small.__name__}-{size}" / "Friday.gattai"
            path.parent.mkdir()
            demo, away = small(path, seed, size * 1024)
            if demo is None:
                continue
            out, errors, status = demo.finish()
            tally.tried += 1
            tally.told(f"{out} {errors}")
            if status == 0 and demo.reported < len(known[seed]):
                tally.wrong(f"{size} KiB: {out[-300:]}", unclear=1)
            if status and not any(one in errors for one in FULL):
                tally.wrong(f"{size} KiB: it does not say that the disk is full: {errors[-300:]}", unclear=1)
            _elsewhere(path, demo, known[seed], tally)
            away()
            yield tally


def _elsewhere(path: Path, demo: Demo, known: Sequence, tally: Tally) -> None:  # type: ignore[type-arg]
    """Look at what is there after it was copied to a disk with room."""
    if not path.exists():
        if demo.reported:
            tally.wrong("reported, and there is no file", lost=demo.reported)
        return
    copy = path.parent.with_name(f"{path.parent.name}-copy") / path.name
    copy.parent.mkdir()
    for one in path.parent.iterdir():
        if one.is_file():
            shutil.copyfile(one, copy.with_name(one.name))
    look_after(copy, demo.reported, known, tally)


def _small_disk(path: Path, seed: int, size: int):  # noqa: ANN202
    if not sys.platform.startswith("linux") or os.geteuid() or not size:
        return None, None
    line = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(path.parent)]
    if subprocess.run(line, check=False, capture_output=True).returncode:
        return None, None
    return Demo(path, seed).begin(), lambda: subprocess.run(["umount", "-l", str(path.parent)], check=True)


def _small_files(path: Path, seed: int, size: int):  # noqa: ANN202
    if not sys.platform.startswith("linux"):
        return None, None
    limit = (
        "import resource, signal, sys\nsys.dont_write_bytecode = True\n"
        f"signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"
    )
    return Demo(path, seed, fault=limit).begin(), lambda: None


def taken_away(folder: Path, known: Known | None = None) -> Iterator[Tally]:
    """Delete, replace, move and cut off the file, its log and its folder while the program has it open."""
    known = known or references(folder, SEEDS[:1])
    seed = next(iter(known))
    tally = Tally("the file deleted, moved, replaced or cut off, with its log and its folder, while it is open")
    for what, do in _TAKEN.items():
        path = folder / what / "Friday.gattai"
        path.parent.mkdir()
        (path.parent / BYSTANDER).write_text("the sea")
        demo = Demo(path, seed, more=("--pace", "0.05")).begin()
        if not demo.wait_for(6):
            tally.wrong(f"{what}: it ended too soon", unclear=1)
        do(path)
        out, errors, _status = demo.finish()
        tally.tried += 1
        tally.told(f"{out} {errors}", "gattai")
        there = [one for one in folder.glob(f"{what}/*.gattai") if one.read_bytes()[:6] == b"SQLite"]
        there += list(folder.glob(f"{what}-moved/*.gattai"))
        ends = [one for one in there if _reaches(one, demo.reported)]
        if not ends:
            tally.wrong(f"{what}: {demo.reported} reported, {[one.name for one in there]}: {errors[-300:]}", lost=1)
            continue
        look_after(ends[0], demo.reported, (), tally)
        yield tally


def _reaches(path: Path, reported: int) -> bool:
    told = asked("verify", path).stdout
    found = [int(word) for word in told.split() if word.isdecimal()]
    return bool(found) and found[-1] >= reported


def _delete(path: Path) -> None:
    for one in path.parent.glob("Friday.gattai*"):
        one.unlink()


def _replace(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(b"somebody else's")
    other.replace(path)


def _move(path: Path) -> None:
    target = path.parent.with_name(f"{path.parent.name}-moved")
    target.mkdir()
    path.rename(target / path.name)


_TAKEN: Final = {
    "deleted": _delete,
    "deleted-without-log": lambda path: path.unlink(),
    "replaced": _replace,
    "moved": _move,
    "folder-deleted": lambda path: shutil.rmtree(path.parent),
    "folder-moved": lambda path: path.parent.rename(path.parent.with_name("folder-moved-moved")),
}


def read_only(folder: Path) -> Iterator[Tally]:
    """Begin, open and look in a folder in which the program may not write, and with a file that it may not read."""
    if not hasattr(os, "geteuid") or os.geteuid():
        return
    tally = Tally("a folder that is read-only, a file that may not be read")
    whole = next(iter(references(folder, SEEDS[:1])))
    source = folder / f"whole-{whole}.gattai"
    here = folder / "read-only"
    here.mkdir()
    path = here / "Friday.gattai"
    shutil.copyfile(source, path)
    shutil.copyfile(source, here / "secret.gattai")
    (here / "secret.gattai").chmod(0o000)
    path.chmod(0o444)
    here.chmod(0o555)
    for above in folder.parents[:-1]:
        above.chmod(above.stat().st_mode | 0o555)
    folder.chmod(0o755)
    before = digest(here)
    for fault, arguments, expected in (
        (_AS_NOBODY, ("demo", "--offscreen", "--report", "--session", here / "new.gattai"), "cannot be made in"),
        (_AS_NOBODY, ("new", "--no-window", "--file", here / "new.gattai"), "cannot be made in"),
        (
            _AS_NOBODY + _OPENING,
            ("verify", path),
            "read-only. Nothing was changed. Copy",
        ),
        (_AS_NOBODY + _OPENING, ("verify", here / "secret.gattai"), "cannot be read: it may belong to somebody else"),
        (_AS_NOBODY, ("verify", path), "is intact"),
        (_AS_NOBODY, ("export", path), "when"),
        (_AS_NOBODY, ("verify", here / "secret.gattai"), "cannot be read: it may belong to somebody else"),
        (_AS_NOBODY, ("verify", path, "--save", here / "saved.gattai"), "cannot be made in"),
        (_AS_NOBODY, ("backups", path), "no earlier copies"),
    ):
        told = asked(line=planted(fault, *arguments))
        tally.tried += 1
        tally.told(f"{told.stdout} {told.stderr}", expected)
        if digest(here) != before:
            tally.wrong(f"{arguments[0]} touched the folder", touched=1)
        yield tally
    here.chmod(0o755)


def in_company(folder: Path) -> Iterator[Tally]:
    """A second program on a file that is open: it looks, and neither opens nor spoils it."""
    tally = Tally("two programs on one file")
    known = references(folder, SEEDS[:1])
    seed = next(iter(known))
    path = folder / "company" / "Friday.gattai"
    path.parent.mkdir()
    demo = Demo(path, seed, more=("--pace", "0.3")).begin()
    demo.wait_for(3)
    for line, expected in (
        (planted(_OPENING, path), "is open in another window. Close it there, or open a copy. Nothing was changed."),
        (command("verify", path), "entries"),
        (command("export", path), "when"),
        (command("replay", path), "step"),
        (command("demo", "--offscreen", "--session", path), "exists already"),
        (command("new", "--no-window", "--file", path), "exists already"),
        (planted(_OPENING, path), "is open in another window"),
    ):
        told = subprocess.run(line, capture_output=True, text=True, check=False, env=surroundings(), cwd=ROOT)
        tally.tried += 1
        tally.told(f"{told.stdout} {told.stderr}", expected)
        yield tally
    demo.finish()
    look_after(path, demo.reported, known[seed], tally)
    yield tally


def jumping_clocks(folder: Path, known: Known | None = None, times: int = 4) -> Iterator[Tally]:
    """Play while each look at the clock finds another year; the order of entries comes from their numbers alone."""
    built = library()
    if built is None:
        return
    known = known or references(folder, SEEDS[:1])
    seed = next(iter(known))
    tally = Tally("a clock that jumps by decades at every look, also killed meanwhile")
    for number in range(times):
        path = folder / f"clock-{number}" / "Friday.gattai"
        path.parent.mkdir()
        demo = Demo(path, seed, env={"LD_PRELOAD": str(built), "CLOCK_JUMPS": "1"}).begin()
        if number % 2:
            demo.wait_for(20)
            demo.kill()
        else:
            out, errors, status = demo.finish()
            tally.told(f"{out} {errors}")
            if status:
                tally.wrong(f"{out[-300:]} {errors[-300:]}", unclear=1)
        tally.tried += 1
        look_after(path, demo.reported, known[seed], tally)
        yield tally
