"""The faults in their short form; `make faults` tries all of them, and docs/faults.md has what came of it."""

import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from tests.faults.copies import befalling_copies, killed_while_copying
from tests.faults.crashes import crashes
from tests.faults.damage import LOG, NAME, closed, crashed, cut_off, damage, flipped
from tests.faults.kills import FIGHT, kills, references
from tests.faults.tally import Tally
from tests.faults.writes import KINDS, writes

posix = pytest.mark.skipif(sys.platform == "win32", reason="ends programs as POSIX does")


def last(tallies: Iterator[Tally]) -> Tally:
    """What all of them came to."""
    *_, found = tallies
    return found


def clean(tally: Tally) -> bool:
    assert tally.tried
    assert not tally.seen
    return tally.clean


@posix
def test_what_the_real_program_reported_is_there_after_a_kill(tmp_path: Path) -> None:
    known = references(tmp_path, (3,))
    assert clean(last(kills(tmp_path, 1, seed=4, known=known, shell_every=1)))
    assert clean(last(crashes(tmp_path, known, {"a save": (9,)}, ("_mistake",))))


@posix
def test_a_fight_is_there_after_a_kill_and_goes_on(tmp_path: Path) -> None:
    assert clean(last(kills(tmp_path, 1, seed=2, known=references(tmp_path, (3,), FIGHT), shell_every=1, more=FIGHT)))


@posix
def test_a_copy_in_the_making_costs_the_session_nothing_whatever_befalls_it(tmp_path: Path) -> None:
    references(tmp_path, (3,))
    assert clean(last(killed_while_copying(tmp_path, 2)))
    assert clean(last(islice(befalling_copies(tmp_path), 3)))


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="stands between a program and its disk as Linux lets it"
)
@pytest.mark.parametrize("kind", KINDS)
def test_a_disk_that_fails_loses_nothing_that_was_reported(kind: str, tmp_path: Path) -> None:
    found = list(writes(tmp_path, kind, step=97))
    if not found:
        pytest.skip("needs a compiler for the disk that fails")
    assert clean(found[-1])


def test_a_file_that_is_cut_off_says_so(tmp_path: Path) -> None:
    left = closed(tmp_path, 70)
    lengths = random.Random(5).sample(range(len(left.files[NAME])), 25)
    assert clean(last(damage(tmp_path, "cut off", left, cut_off(left, NAME, lengths), save_every=3)))


def test_a_file_that_is_spoilt_says_so_and_gives_what_is_whole(tmp_path: Path) -> None:
    left = closed(tmp_path, 70)
    assert clean(last(damage(tmp_path, "spoilt", left, flipped(left, NAME, 22, random.Random(6)))))


def test_a_log_that_is_cut_off_or_spoilt_says_so(tmp_path: Path) -> None:
    left = crashed(tmp_path, 40, 8)
    lengths = random.Random(7).sample(range(len(left.files[LOG])), 4)
    assert clean(last(damage(tmp_path, "cut off", left, cut_off(left, LOG, lengths))))
    assert clean(last(damage(tmp_path, "spoilt", left, flipped(left, LOG, 4, random.Random(8)))))


@pytest.mark.parametrize(
    ("file", "dice", "place"),
    [("closed", "1 5", 88), ("closed", "1 8", 203), ("crashed", "3 1", 117)],
)
def test_what_a_full_run_has_found_is_not_touched(file: str, dice: str, place: int, tmp_path: Path) -> None:
    """SQLite mended the beginning of a file that was then refused, or put what lay beside it into it."""
    left = closed(tmp_path, 24) if file == "closed" else crashed(tmp_path, 24, 6)
    variants = flipped(left, NAME, place + 1, random.Random(dice))
    assert clean(last(damage(tmp_path, "spoilt", left, islice(variants, place, None), save_every=1)))
