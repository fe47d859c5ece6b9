"""What a session costs as it grows: opening, committing, stepping back, the log, memory.

Each length is measured in a process of its own. Opened is what somebody opens who sits down to play on: its earlier
copy is begun, and made behind the table; how long that takes is measured too, and no part of what a player waits for.

    length.py FILE      measures one session, and prints the figures as JSON
"""

import json
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.backups import folder_of
from gattai_desktop.sessions.journal import Journal

LENGTHS = (100, 1_000, 5_000, 20_000, 100_000)
_TIMES = 40
_ROUNDS = 5
COSTS = {
    "open ms": "open_ms",
    "copy behind ms": "copy_ms",
    "commit": "commit_ms",
    "step back": "step_ms",
    "page of log": "log_ms",
    "memory MB": "memory_mb",
}


def _median_ms(do: Callable[[], object], times: int = _TIMES) -> float:
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        do()
        took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(took)


def measure_one(path: Path) -> Mapping[str, float]:
    """Measure one session, which gets some entries more."""
    opening, copying = zip(*(_sat_down(path) for _ in range(7)), strict=True)
    with Journal.open(path) as journal:
        dice, table, last = random.Random(1), journal.state(), journal.last

        def commit() -> None:
            journal.append(Entry(number=journal.last + 1, move="", facts=()), table)

        def far_back() -> None:
            journal.state_at(dice.randrange(last))

        def page_of_log() -> None:
            gone = journal.taken_back()
            for entry in journal.entries(max(1, last - 49), last):
                _ = entry.number in gone

        figures = {
            "entries": float(last),
            "open_ms": statistics.median(opening),
            "copy_ms": statistics.median(copying),
            "step_ms": _median_ms(far_back),
            "log_ms": _median_ms(page_of_log),
            "commit_ms": _median_ms(commit, 200),
            "bytes": path.stat().st_size / max(1, last),
        }
    figures["memory_mb"] = _peak_mb()
    return figures


def _sat_down(path: Path) -> tuple[float, float]:
    """Open a session to play on; returns the milliseconds until that is possible, and until its copy is there."""
    shutil.rmtree(folder_of(path), ignore_errors=True)
    there, told = threading.Event(), []

    def kept(words: str) -> None:
        told.append(words)
        there.set()

    begun = time.perf_counter()
    with Journal.open(path) as journal:
        journal.keep_copy(kept)
        opened = time.perf_counter()
        there.wait()
        copied = time.perf_counter()
    if told != [""] or not folder_of(path).exists():
        raise RuntimeError(f"No copy was kept: {told}")
    return (opened - begun) * 1000, (copied - opened) * 1000


def _peak_mb() -> float:
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) / 1024


def measure(folder: Path, lengths: Sequence[int] = LENGTHS) -> list[Mapping[str, float]]:
    """Write sessions of these lengths and measure each, in rounds, so that noise falls on all of them alike."""
    import tables

    found: dict[int, list[Mapping[str, float]]] = {entries: [] for entries in lengths}
    with tempfile.TemporaryDirectory(dir=folder, prefix="bench-length-") as room:
        paths = {entries: Path(room) / f"{entries}.gattai" for entries in lengths}
        for entries, path in paths.items():
            tables.write_session(path, entries)
        for _ in range(_ROUNDS):
            for entries, path in paths.items():
                done = subprocess.run([sys.executable, __file__, str(path)], capture_output=True, text=True, check=True)
                found[entries].append(json.loads(done.stdout))
    return [
        {name: statistics.median(row[name] for row in rows) for name in rows[0]} | {"entries": float(entries)}
        for entries, rows in found.items()
    ]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure_one(Path(sys.argv[1]))))
