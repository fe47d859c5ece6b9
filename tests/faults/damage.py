"""A session file that is cut off, spoilt, replaced: what it says must be true, and what it holds can be saved."""

import random
import shutil
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from threading import TIMEOUT_MAX
from typing import Final

from attrs import frozen

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.errors import SessionDamaged, SessionError
from gattai_desktop.sessions.file_format import row_of
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import EMPTY, FRAME, log_in
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf_entry import on_shelf
from tests.faults.program import BYSTANDER
from tests.faults.tally import Tally, digest
from tests.sessions.evening import play, table

NAME: Final = "Friday.gattai"
LOG: Final = f"{NAME}-wal"


@frozen
class Left:
    """A session as it lies on the disk: closed, or as a crash left it with its log beside it."""

    files: dict[str, bytes]
    entries: tuple[Entry, ...]
    in_file: int
    """How many of the entries the file holds without what lies beside it."""


def closed(folder: Path, entries: int) -> Left:
    """A session that was closed."""
    path = folder / "closed" / NAME
    path.parent.mkdir(parents=True)
    with Journal.create(path, GATTAI, table(), at=1_000) as journal:
        play(journal, entries)
        known = tuple(journal.entries())
    return Left({NAME: path.read_bytes()}, known, entries)


def crashed(folder: Path, entries: int, beside: int) -> Left:
    """A session that a crash left, with its last entries in the log beside it."""
    path = folder / "crashed" / NAME
    path.parent.mkdir(parents=True)
    with Journal.create(path, GATTAI, table(), at=1_000) as journal:
        journal._rest._after = TIMEOUT_MAX  # nobody tidies up meanwhile
        journal._rest._prepare = lambda: None
        play(journal, entries - beside)
        journal._settle()
        play(journal, beside, seed=2)
        files = {one.name: one.read_bytes() for one in path.parent.iterdir()}
        # Behind it lies what is left from before the log was begun anew, which nobody reads.
        files[LOG] = files[LOG][: len(EMPTY) + FRAME * len(log_in(files[LOG]).pages)]
        return Left(files, tuple(journal.entries()), entries - beside)


def cut_off(left: Left, name: str, lengths: Sequence[int]) -> Iterator[dict[str, bytes]]:
    """The file that is called so, cut off at these lengths."""
    for length in lengths:
        yield {**left.files, name: left.files[name][:length]}


def flipped(left: Left, name: str, times: int, dice: random.Random) -> Iterator[dict[str, bytes]]:
    """The file that is called so with bytes spoilt: one, a few, or a stretch."""
    data = left.files[name]
    for _ in range(times):
        spoilt = bytearray(data)
        kind = dice.random()
        if kind < 0.85:
            for _ in range(1 if kind < 0.6 else dice.randrange(2, 30)):
                # Every second one where the pages say how they are ordered: a change there reaches furthest.
                place = dice.randrange(len(data))
                if dice.random() < 0.5:
                    place = place - place % 4096 + dice.randrange(min(160, len(data) - place + place % 4096))
                spoilt[place] ^= dice.randrange(1, 256)
        elif kind < 0.95:
            start = dice.randrange(len(data))
            size = min(dice.choice((16, 512, 4096, 20_000)), len(data) - start)
            spoilt[start : start + size] = dice.randbytes(size) if dice.random() < 0.5 else bytes(size)
        else:
            one, other = (dice.randrange(len(data) // 4096) * 4096 for _ in range(2))
            spoilt[one : one + 4096], spoilt[other : other + 4096] = (
                spoilt[other : other + 4096],
                spoilt[one : one + 4096],
            )
        yield {**left.files, name: bytes(spoilt)}


def damage(
    folder: Path, fault: str, left: Left, variants: Iterator[dict[str, bytes]], save_every: int = 5
) -> Iterator[Tally]:
    """Look at, verify, save and open each of these; yields the tally after each."""
    tally = Tally(fault)
    here = folder / "variant"
    for number, files in enumerate(variants):
        here.mkdir()
        for name, data in {**files, BYSTANDER: b"the sea"}.items():
            (here / name).write_bytes(data)
        tally.tried += 1
        before = len(tally.seen)
        _try_one(here / NAME, left, tally, save=number % save_every == 0)
        tally.seen[before:] = [f"variant {number}: {one}" for one in tally.seen[before:]]
        shutil.rmtree(here)
        yield tally


def _try_one(path: Path, left: Left, tally: Tally, *, save: bool) -> None:
    before = digest(path.parent)
    _untouched(path, lambda: _shown(path, tally), before, tally)
    told_whole = _untouched(path, lambda: _verified(path, left, tally), before, tally)
    if save:
        _untouched(path, lambda: _saved(path, left, tally), before, tally)
    _opened(path, left, tally, before, told_whole=bool(told_whole))


def _untouched(path: Path, look: Callable[[], object], before: dict[str, bytes], tally: Tally) -> object:
    """Do what only looks, and see that it did."""
    found = None
    try:
        found = look()
    except SessionError as wrong:
        tally.told(str(wrong), path.name)
    except Exception as wrong:  # noqa: BLE001 - whatever else comes out would be a raw traceback
        tally.wrong(f"{type(wrong).__name__}: {wrong}", unclear=1)
    if digest(path.parent) != before:
        tally.wrong("looking touched the folder", touched=1)
        for name, data in before.items():
            (path.parent / name).write_bytes(data)
    return found


def _shown(path: Path, tally: Tally) -> None:
    shown = on_shelf(path)
    if shown.trouble is not None:
        tally.told(str(shown.trouble), path.name)


def _verified(path: Path, left: Left, tally: Tally) -> bool:
    """Whether verify says that everything is there."""
    found = verify(path)
    for line in (*found.faults, *found.notes):
        tally.told(line)
    return found.intact and found.last >= len(left.entries)


def _saved(path: Path, left: Left, tally: Tally) -> None:
    new = path.parent.parent / "saved" / path.name
    try:
        found = save_whole(path, new)
        known = {(one.move, one.facts, one.by) for one in left.entries}
        with Journal.open(new) as journal:
            entries = [one for one in journal.entries() if not one.allowed_because.startswith("What happened up to")]
        tally.entries += found.saved
        held = _held(path, left)
        if found.saved < held:
            tally.wrong(f"the file holds {held} entries, {found.saved} were saved", lost=held - found.saved)
        if len(entries) != found.saved:
            tally.wrong(f"{found.saved} could be saved, {len(entries)} were", lost=found.saved - len(entries))
        if any((one.move, one.facts, one.by) not in known for one in entries):
            tally.wrong("an entry was saved that nobody made", lost=1)
        if found.last < _known_of(path, left) and found.intact and not found.notes:
            tally.wrong(f"{len(left.entries) - found.last} are missing and nothing is said", lost=1)
        if not verify(new).intact:
            tally.wrong("what was saved is damaged", lost=1)
    finally:
        shutil.rmtree(new.parent, ignore_errors=True)


def _held(path: Path, left: Left) -> int:
    """How many entries, from the first on, lie as a whole in the pages of a file that was cut off and lies alone."""
    data, whole = path.read_bytes(), left.files[NAME]
    if LOG in left.files or not whole.startswith(data):
        return 0
    pages = data[: len(data) // 4096 * 4096]
    rows = (f"{row.move}{row.note}{row.facts}".encode() for row in map(row_of, left.entries))
    # What was played twice lies there twice.
    return len(list(takewhile(lambda row: 0 < whole.count(row) == pages.count(row), rows)))


def _known_of(path: Path, left: Left) -> int:
    """How many entries there are traces of: a log that ends with an entry shows nothing of those that were cut off."""
    whole, log = left.files.get(LOG, b""), path.with_name(LOG)
    there = log.read_bytes() if log.exists() else b""
    if len(there) >= len(whole) or log_in(there).cut:
        return len(left.entries)
    return left.in_file + sum(page.ends for page in log_in(there).pages)


def _opened(path: Path, left: Left, tally: Tally, before: dict[str, bytes], *, told_whole: bool) -> None:
    known = _known_of(path, left)
    try:
        journal = Journal.open(path)
    except SessionError as wrong:
        tally.told(str(wrong), path.name)
        if digest(path.parent) != before:
            tally.wrong("refused, and touched all the same", touched=1)
        return
    except Exception as wrong:  # noqa: BLE001 - as above
        tally.wrong(f"opening: {type(wrong).__name__}: {wrong}", unclear=1)
        return
    with journal:
        for number in range(1, journal.last + 1):
            try:
                found = journal.entry(number)
            except SessionDamaged as wrong:
                tally.told(str(wrong), path.name)
                continue
            if number > len(left.entries) or found != left.entries[number - 1]:
                tally.wrong(f"entry {number} is read as something else", lost=1)
            tally.entries += 1
        if journal.last < known and not journal.notices:
            # The last change of a log cannot be told from one that was never finished, and that is said.
            tally.wrong(f"opened with {journal.last} of {known}, and nothing is said", lost=1)
        elif told_whole and journal.last < known:
            tally.wrong("verify says that it is whole, and it is not", lost=1)
    beside = {name for name in digest(path.parent) if name.startswith(NAME)} - {NAME}
    if beside or (path.parent / BYSTANDER).read_bytes() != b"the sea":
        tally.wrong(f"left beside it: {beside}", touched=1)
