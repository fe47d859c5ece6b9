"""The full run of the faults: `make faults`. Prints its table and writes it into docs/faults.md.

Every part is tried in shares, as many at the same time as there are processors. What a share came to is kept in
`--results` as soon as it has ended: a run that was stopped goes on where it was, as long as the program is the same;
`--anew` forgets it. `--only kills,flips` tries some parts and writes nothing. The short form is in `test_faults.py`.
"""

import argparse
import json
import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from threading import Lock, Thread
from typing import Final

import attrs
from attrs import frozen

from tests.faults.parts import PARTS, PLAYED, prepare
from tests.faults.program import ROOT, surroundings
from tests.faults.tally import Tally, table

PAGE: Final = ROOT / "docs" / "faults.md"
BEGIN, END = "<!-- the table of the last full run -->\n", "<!-- end of the table -->\n"


@frozen
class Share:
    """A share of a part, tried by a process of its own."""

    part: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.part}-{self.number}"


@frozen
class Done:
    """What a share came to. `processor` and `wall` are seconds."""

    tally: Tally | None
    processor: float
    wall: float


class Run:
    """All shares of a run, and what is kept of them in a folder."""

    def __init__(self, folder: Path, parts: Sequence[str]) -> None:
        self._folder = folder
        self._shares = [Share(part, number) for part in parts for number in range(PARTS[part].shares)]
        self._lock = Lock()
        self._tried: dict[Share, int] = {}
        self._begun = time.monotonic()

    def resumed(self, *, anew: bool) -> int:
        """Get the folder ready; returns how many shares an earlier run of the same program has tried."""
        mark = self._folder / "program"
        now = _program()
        if anew or not mark.exists() or mark.read_text() != now:
            shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(parents=True, exist_ok=True)
        mark.write_text(now)
        return len(self._shares) - len(self._left())

    def done(self, share: Share) -> Done | None:
        path = self._folder / f"{share.name}.json"
        if not path.exists():
            return None
        said = json.loads(path.read_text(encoding="utf-8"))
        return Done(Tally(**said["tally"]) if said["tally"] else None, said["processor"], said["wall"])

    def keep(self, share: Share, done: Done) -> None:
        path = self._folder / f"{share.name}.json"
        path.with_suffix(".new").write_text(json.dumps(attrs.asdict(done), indent=1), encoding="utf-8")
        path.with_suffix(".new").replace(path)

    def _left(self) -> deque[Share]:
        return deque(one for one in self._shares if self.done(one) is None)

    def try_all(self, workers: int) -> list[Share]:
        """Try what is left, so many shares at a time; returns those that did not come to an end."""
        prepare(self._folder)
        left, failed = self._left(), list[Share]()
        several = [Thread(target=self._work, args=(left, failed)) for _ in range(workers)]
        for one in several:
            one.start()
        for one in several:
            one.join()
        sys.stdout.write("\n")
        return failed

    def _work(self, left: deque[Share], failed: list[Share]) -> None:
        while True:
            try:
                share = left.popleft()
            except IndexError:
                return
            line = [sys.executable, "-m", "tests.faults", "--results", str(self._folder), "--share", share.name]
            # What is forked and killed has its own sight of this process: only the output is shared.
            running = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=surroundings(), cwd=ROOT)
            assert running.stdout is not None
            for tried in running.stdout:
                if tried.strip().isdecimal():
                    self._progress(share, int(tried), len(left))
            if running.wait() or self.done(share) is None:
                failed.append(share)
            self._progress(share, 0, len(left), ended=True)

    def _progress(self, share: Share, tried: int, left: int, *, ended: bool = False) -> None:
        with self._lock:
            self._tried[share] = tried
            if ended:
                del self._tried[share]
            if not (ended or sys.stdout.isatty()):
                return
            found = [one.tally for one in map(self.done, self._shares) if one and one.tally] if ended else None
            ended_now = len(self._shares) - left - len(self._tried)
            said = f"{(time.monotonic() - self._begun) / 60:.0f} min: {ended_now} of {len(self._shares)} shares"
            if found is not None:
                tried_now, lost = sum(one.tried for one in found), sum(one.lost for one in found)
                said += f", {tried_now:,} tried, {lost} lost, {sum(not one.clean for one in found)} wrong"
            now = ", ".join(f"{one.name} {many:,}" for one, many in self._tried.items())
            start, end = ("\r", "\x1b[K") if sys.stdout.isatty() else ("", "\n")
            sys.stdout.write(f"{start}{said} ({now}){end}")
            sys.stdout.flush()

    def tallies(self) -> list[Tally]:
        """One for each part that was tried, in the order of the table."""
        found: dict[str, Tally] = {}
        for share in self._shares:
            done = self.done(share)
            if done is not None and done.tally is not None:
                found.setdefault(share.part, Tally(done.tally.fault)).added(done.tally)
        return list(found.values())

    def not_here(self) -> list[str]:
        """Parts that this system has no means to try."""
        found = [share for share in self._shares if (done := self.done(share)) is not None and done.tally is None]
        return list(dict.fromkeys(share.part for share in found))

    def processor(self) -> float:
        """Seconds of processor time, of all shares."""
        return sum(one.processor for one in map(self.done, self._shares) if one)


def _program() -> str:
    """What the run is about: every module of the program and of the faults, in short."""
    summed = sha256()
    for room in ("gattai_desktop", "tests/faults", "tests/sessions"):
        for path in sorted((ROOT / room).rglob("*.[pc]*")):
            if path.suffix in (".py", ".c"):
                summed.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return summed.hexdigest()


def _try(run: Run, share: Share, results: Path) -> None:
    """Try a share, in this process."""
    part = PARTS[share.part]
    shm = Path("/dev/shm")  # noqa: S108 - memory, where there is such a place
    where = shm if part.in_memory and shm.is_dir() else None
    if where is not None:
        os.environ["TMPDIR"] = str(where)
    begun, tally = time.monotonic(), None
    with TemporaryDirectory(prefix="gattai-faults-", dir=where) as folder:
        for played in PLAYED:
            shutil.copyfile(results / played, Path(folder) / played)
        for tally in part.trying(Path(folder), share.number, part.shares):
            sys.stdout.write(f"{tally.tried}\n")
            sys.stdout.flush()
    spent = os.times()
    run.keep(share, Done(tally, round(sum(spent[:4]), 1), round(time.monotonic() - begun, 1)))


def _told(run: Run, minutes: float, workers: int, resumed: int) -> str:
    """The words above the table."""
    found = run.tallies()
    once = f"Made in one run of {minutes:.0f} minutes"
    if resumed:
        once = "Made in a run that was stopped and gone on with"
    faults, entries, lost = (sum(getattr(one, what) for one in found) for what in ("tried", "entries", "lost"))
    system = f"{platform.system()}, Python {platform.python_version()} and SQLite {sqlite3.sqlite_version}"
    return (
        f"{once}, {workers} shares at a time, {run.processor() / 60:.0f} minutes of processor time,\n"
        f"with {system}: {faults:,} faults, {entries:,} entries that had to be there, {lost:,} lost.\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--only", default="", help=f"some of: {','.join(PARTS)}")
    parser.add_argument("--results", type=Path, default=Path(gettempdir()) / "gattai-faults")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many shares at the same time")
    parser.add_argument("--anew", action="store_true", help="forget what an earlier run has tried")
    parser.add_argument("--write", action="store_true", help="write the table into docs/faults.md")
    parser.add_argument("--share", help=argparse.SUPPRESS)
    options = parser.parse_args()
    parts = options.only.split(",") if options.only else list(PARTS)
    run = Run(options.results, parts)
    if options.share:
        part, _, number = options.share.rpartition("-")
        _try(run, Share(part, int(number)), options.results)
        return 0
    resumed, begun = run.resumed(anew=options.anew), time.monotonic()
    if resumed:
        sys.stdout.write(f"Going on where an earlier run was stopped: {resumed} shares are there.\n")
    failed = run.try_all(options.workers)
    found = run.tallies()
    told = f"{_told(run, (time.monotonic() - begun) / 60, options.workers, resumed)}\n{table(found)}"
    sys.stdout.write(f"\n{told}\n")
    _say_what_is_wrong(found, failed)
    for name in run.not_here():
        sys.stdout.write(f"{name} cannot be tried on this system.\n")
    if options.write and not options.only and not failed:
        text = PAGE.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n{told}\n\n{END}{after}", encoding="utf-8")
    return int(bool(failed) or not all(one.clean for one in found))


def _say_what_is_wrong(found: Iterable[Tally], failed: Iterable[Share]) -> None:
    for one in found:
        for line in one.seen:
            sys.stdout.write(f"{one.fault}: {line}\n")
    for share in failed:
        sys.stdout.write(f"{share.name} did not come to its end.\n")


if __name__ == "__main__":
    sys.exit(main())
