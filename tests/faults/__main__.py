"""The full run of the faults: `make faults`. Prints its table and writes it into docs/faults.md.

`--only kills,damage` runs some parts; what the others came to is kept in `--results` from an earlier run, so that the
run can be spread over a day. The short form is in `test_faults.py`.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Final

import attrs

from tests.faults.crashes import crashes
from tests.faults.damage import LOG, NAME, closed, crashed, cut_off, damage, flipped
from tests.faults.folders import full_disks, in_company, jumping_clocks, read_only, taken_away
from tests.faults.kills import killed_while_opening, kills
from tests.faults.program import ROOT
from tests.faults.tally import Tally, table
from tests.faults.writes import CUT_OFF, FOR_EVER, ONCE, SPOILT, writes

PAGE: Final = ROOT / "docs" / "faults.md"
BEGIN, END = "<!-- the table of the last full run -->\n", "<!-- end of the table -->\n"

Part = Callable[[Path], Iterator[Tally]]


def _small(folder: Path) -> Iterator[Tally]:
    left = closed(folder, 12)
    lengths = range(len(left.files[NAME]))
    fault = f"the file cut off at every length (12 entries, {len(lengths):,} bytes)"
    yield from damage(folder, fault, left, cut_off(left, NAME, lengths), save_every=20)


def _large(folder: Path) -> Iterator[Tally]:
    left = closed(folder, 150)
    size = len(left.files[NAME])
    lengths = sorted({*range(0, size, 211), *(place + by for place in range(0, size, 4096) for by in (0, 1, 4095))})
    fault = f"a longer file cut off at each page, beside it, and at every 211th length (150 entries, {size:,} bytes)"
    yield from damage(folder, fault, left, cut_off(left, NAME, lengths))


def _log(folder: Path) -> Iterator[Tally]:
    left = crashed(folder, 20, 4)
    size = len(left.files[LOG])
    lengths = sorted({*range(0, size, 13), *(32 + place + by for place in range(0, size, 4120) for by in (-1, 0, 1))})
    fault = f"the log that a crash left beside the file, cut off at each page and every 13th length ({size:,} bytes) ¹"
    yield from damage(folder, fault, left, cut_off(left, LOG, lengths))


def _flips(folder: Path) -> Iterator[Tally]:
    left = closed(folder, 24)
    fault = "bytes of the file flipped, zeroed, exchanged: one, some, whole pages (24 entries)"
    yield from damage(folder, fault, left, flipped(left, NAME, 8_500, random.Random(1)), save_every=10)


def _flips_longer(folder: Path) -> Iterator[Tally]:
    left = closed(folder, 80)
    fault = "the same in a file with a second snapshot (80 entries)"
    yield from damage(folder, fault, left, flipped(left, NAME, 1_500, random.Random(4)))


def _flips_beside(folder: Path) -> Iterator[Tally]:
    left = crashed(folder, 24, 6)
    fault = "the same in the log that a crash left beside the file ¹"
    yield from damage(folder, fault, left, flipped(left, LOG, 500, random.Random(2)))


def _flips_before(folder: Path) -> Iterator[Tally]:
    left = crashed(folder, 24, 6)
    fault = "the same in the file beside which a crash left a log"
    yield from damage(folder, fault, left, flipped(left, NAME, 500, random.Random(3)))


PARTS: Final[dict[str, Part]] = {
    "kills": lambda folder: kills(folder, 500),
    "openings": lambda folder: killed_while_opening(folder, 60),
    "full": lambda folder: writes(folder, FOR_EVER),
    "full-once": lambda folder: writes(folder, ONCE),
    "broken": lambda folder: writes(folder, SPOILT),
    "cut-writes": lambda folder: writes(folder, CUT_OFF),
    "small-disks": full_disks,
    "read-only": read_only,
    "taken-away": taken_away,
    "company": in_company,
    "clocks": jumping_clocks,
    "crashes": crashes,
    "cut": _small,
    "cut-longer": _large,
    "cut-log": _log,
    "flips": _flips,
    "flips-longer": _flips_longer,
    "flips-log": _flips_beside,
    "flips-before": _flips_before,
}
_IN_MEMORY: Final = ("cut", "flips")
"""Parts that write so much that they had better not do it on a disk, by how they begin."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--only", default="", help=f"some of: {','.join(PARTS)}")
    parser.add_argument("--results", type=Path, default=Path(gettempdir()) / "gattai-faults.json")
    parser.add_argument("--write", action="store_true", help="write the table into docs/faults.md")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else list(PARTS)
    for part in wanted:
        begun = time.monotonic()
        shm = Path("/dev/shm")  # noqa: S108 - memory, where there is such a place
        where = shm if part.startswith(_IN_MEMORY) and part != "cut-writes" and shm.is_dir() else None
        with TemporaryDirectory(prefix="gattai-faults-", dir=where) as folder:
            for tally in PARTS[part](Path(folder)):
                sys.stdout.write(f"\r{part}: {tally.tried} tried, {tally.lost} lost, {tally.unclear} unclear ")
                sys.stdout.flush()
                _keep(options.results, part, tally)
        sys.stdout.write(f"({time.monotonic() - begun:.0f} s)\n")
        if part not in _kept(options.results):
            sys.stdout.write(f"{part} cannot be tried on this system.\n")
    kept = _kept(options.results)
    found = [kept[part] for part in PARTS if part in kept]
    told = table(found)
    sys.stdout.write(f"\n{told}\n")
    for one in found:
        for line in one.seen:
            sys.stdout.write(f"{one.fault}: {line}\n")
    if options.write:
        text = PAGE.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n{told}\n\n{END}{after}", encoding="utf-8")
    return int(not all(one.clean for one in found))


def _kept(results: Path) -> dict[str, Tally]:
    if not results.exists():
        return {}
    return {part: Tally(**said) for part, said in json.loads(results.read_text(encoding="utf-8")).items()}


def _keep(results: Path, part: str, tally: Tally) -> None:
    kept = {**_kept(results), part: tally}
    written = {name: attrs.asdict(one) for name, one in kept.items()}
    beside = results.with_suffix(".new")
    beside.write_text(json.dumps(written, indent=1), encoding="utf-8")
    beside.replace(results)


if __name__ == "__main__":
    sys.exit(main())
