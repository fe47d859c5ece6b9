"""The faults by name, each in shares that can be tried at the same time and one by one."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from attrs import frozen

from tests.faults.copies import befalling_copies, killed_while_copying
from tests.faults.crashes import PLACES, crashes
from tests.faults.damage import LOG, NAME, closed, crashed, cut_off, damage, flipped
from tests.faults.folders import SIZES, full_disks, in_company, jumping_clocks, read_only, taken_away
from tests.faults.kills import FIGHT, SEEDS, killed_while_opening, kills, references, whole
from tests.faults.tally import Tally
from tests.faults.writes import CUT_OFF, FOR_EVER, ONCE, SPOILT, writes


@frozen
class Part:
    """One row of the table. `trying` gets a folder of its own, the number of the share from 0, and of how many."""

    trying: Callable[[Path, int, int], Iterator[Tally]]
    shares: int = 1
    in_memory: bool = False
    """Whether it writes so much that it had better not do it on a disk."""


def _kills(folder: Path, share: int, of: int) -> Iterator[Tally]:
    yield from kills(folder, 500 // of, seed=share + 1)


def _kills_in_fights(folder: Path, share: int, of: int) -> Iterator[Tally]:
    yield from kills(folder, 200 // of, seed=share + 1, more=FIGHT)


def _openings(folder: Path, share: int, of: int) -> Iterator[Tally]:
    yield from killed_while_opening(folder, 60 // of, seed=share + 2)


def _copies(folder: Path, share: int, of: int) -> Iterator[Tally]:
    yield from killed_while_copying(folder, 100 // of, seed=share + 3)


def _full_disks(folder: Path, share: int, of: int) -> Iterator[Tally]:
    yield from full_disks(folder, sizes=SIZES[share::of])


def _crashes(folder: Path, share: int, of: int) -> Iterator[Tally]:
    chosen = {place: when for place, (_, when) in list(PLACES.items())[share::of]}
    yield from crashes(folder, places=chosen)


def _small(folder: Path, share: int, of: int) -> Iterator[Tally]:
    left = closed(folder, 12)
    size = len(left.files[NAME])
    fault = f"the file cut off at every length (12 entries, {size:,} bytes)"
    yield from damage(folder, fault, left, cut_off(left, NAME, range(share, size, of)), save_every=20)


def _large(folder: Path, share: int, of: int) -> Iterator[Tally]:
    left = closed(folder, 150)
    size = len(left.files[NAME])
    lengths = sorted({*range(0, size, 211), *(place + by for place in range(0, size, 4096) for by in (0, 1, 4095))})
    fault = f"a longer file cut off at each page, beside it, and at every 211th length (150 entries, {size:,} bytes)"
    yield from damage(folder, fault, left, cut_off(left, NAME, lengths[share::of]))


def _log(folder: Path, share: int, of: int) -> Iterator[Tally]:
    left = crashed(folder, 20, 4)
    size = len(left.files[LOG])
    lengths = sorted({*range(0, size, 13), *(32 + place + by for place in range(0, size, 4120) for by in (-1, 0, 1))})
    fault = f"the log that a crash left beside the file, cut off at each page and every 13th length ({size:,} bytes) ¹"
    yield from damage(folder, fault, left, cut_off(left, LOG, lengths[share::of]))


def _flips(folder: Path, share: int, of: int) -> Iterator[Tally]:
    left = closed(folder, 24)
    fault = "bytes of the file flipped, zeroed, exchanged: one, some, whole pages (24 entries)"
    variants = flipped(left, NAME, 8_500 // of, random.Random(f"1 {share}"))
    yield from damage(folder, fault, left, variants, save_every=10)


def _flips_longer(folder: Path, share: int, of: int) -> Iterator[Tally]:
    left = closed(folder, 80)
    fault = "the same in a file with a second snapshot (80 entries)"
    yield from damage(folder, fault, left, flipped(left, NAME, 1_500 // of, random.Random(f"4 {share}")))


def _flips_beside(folder: Path, share: int, of: int) -> Iterator[Tally]:
    left = crashed(folder, 24, 6)
    fault = "the same in the log that a crash left beside the file ¹"
    yield from damage(folder, fault, left, flipped(left, LOG, 500 // of, random.Random(f"2 {share}")))


def _flips_before(folder: Path, share: int, of: int) -> Iterator[Tally]:
    left = crashed(folder, 24, 6)
    fault = "the same in the file beside which a crash left a log"
    yield from damage(folder, fault, left, flipped(left, NAME, 500 // of, random.Random(f"3 {share}")))


def _writing(kind: str) -> Callable[[Path, int, int], Iterator[Tally]]:
    return lambda folder, _share, _of: writes(folder, kind)


def _whole(trying: Callable[[Path], Iterator[Tally]]) -> Callable[[Path, int, int], Iterator[Tally]]:
    return lambda folder, _share, _of: trying(folder)


PARTS: Final[dict[str, Part]] = {
    "kills": Part(_kills, shares=20),
    "kills-in-fights": Part(_kills_in_fights, shares=8),
    "openings": Part(_openings, shares=3),
    "copies": Part(_copies, shares=4),
    "befalls-copies": Part(_whole(befalling_copies)),
    "full": Part(_writing(FOR_EVER)),
    "full-once": Part(_writing(ONCE)),
    "broken": Part(_writing(SPOILT)),
    "cut-writes": Part(_writing(CUT_OFF)),
    "small-disks": Part(_full_disks, shares=4),
    "read-only": Part(_whole(read_only)),
    "taken-away": Part(_whole(taken_away)),
    "company": Part(_whole(in_company)),
    "clocks": Part(_whole(jumping_clocks)),
    "crashes": Part(_crashes, shares=len(PLACES)),
    "cut": Part(_small, shares=8, in_memory=True),
    "cut-longer": Part(_large, shares=2, in_memory=True),
    "cut-log": Part(_log, shares=2, in_memory=True),
    "flips": Part(_flips, shares=10, in_memory=True),
    "flips-longer": Part(_flips_longer, shares=4, in_memory=True),
    "flips-log": Part(_flips_beside, shares=2, in_memory=True),
    "flips-before": Part(_flips_before, shares=2, in_memory=True),
}
"""In the order of the table."""

PLAYED: Final = tuple(whole(seed, more) for seed in SEEDS for more in ((), FIGHT))
"""What several parts compare with: tables that nothing befell."""


def prepare(folder: Path) -> None:
    """Play the tables that nothing befalls, once for all shares."""
    references(folder)
    references(folder, more=FIGHT)
