"""`kill -9` at random instants while the real program plays and reports."""

import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.journal import Journal
from tests.faults.aftermath import entries_of, look_after
from tests.faults.program import BYSTANDER, Demo, asked
from tests.faults.tally import Tally

SEEDS = (3, 29)
FIGHT = ("--game", "virtual-machine", "--fight", "f5", "--seats", "3")
"""What a demo is asked for to play a fight of Virtual Machine."""
Known = dict[int, tuple[Entry, ...]]
"""What each table plays when nothing goes wrong, by its seed."""
_SPREAD = 5
"""Into so many parts of a table fall as many kills as are left, on average: more at its beginning."""
_STARTING = 3.0
"""Seconds in which a program starts on a slow computer."""


def whole(seed: int, more: tuple[str, ...] = ()) -> str:
    """The name of a session that nothing befalls."""
    return f"{'-'.join(('whole', *more[1::2], str(seed)))}.gattai"


def references(folder: Path, seeds: Sequence[int] = SEEDS, more: tuple[str, ...] = ()) -> Known:
    """What each table plays when nothing goes wrong. more: what the demo is asked for besides."""
    found = {}
    for seed in seeds:
        path = folder / whole(seed, more)
        if not path.exists():
            Demo(path, seed, more).begin().finish()
        found[seed] = entries_of(path)
    return found


def kills(
    folder: Path,
    times: int,
    seed: int = 1,
    known: Known | None = None,
    shell_every: int = 10,
    more: tuple[str, ...] = (),
) -> Iterator[Tally]:
    """Kill so many programs; yields the tally after each.

    One in `shell_every` is started as from a shell; the others are forked, which is four times as fast. more: what the
    demo is asked for besides.
    """
    dice = random.Random(seed)
    known = known or references(folder, more=more)
    fault = "`kill -9` at a random instant, then opened again and played on"
    tally = Tally(f"the same with {' '.join(more)}" if more else fault)
    for number in range(times):
        here = folder / f"kill-{number}"
        here.mkdir()
        (here / BYSTANDER).write_text("the sea")
        path = here / "Friday.gattai"
        table = dice.choice(list(known))
        from_shell = number % shell_every == 0 or not hasattr(os, "fork")
        demo = Demo(path, table, more, forked=not from_shell).begin()
        # A tenth of them while the program starts and the file is made, most in between, some after the last entry.
        entry = min(round(dice.expovariate(_SPREAD / len(known[table]))), len(known[table]) + 1)
        starting = dice.random() < 0.1
        if starting:
            demo.kill(dice.random() * (_STARTING if from_shell else 0.5))
        else:
            demo.wait_for(entry)
            demo.kill(dice.choice((0.0, dice.random() * 0.01, dice.random() * 0.1)))
        tally.tried += 1
        _look(path, demo, known[table], tally, with_program=number % 40 == 0)
        if (here / BYSTANDER).read_text() != "the sea":
            tally.wrong("the bystander was touched", touched=1)
        yield tally


def _look(path: Path, demo: Demo, known: tuple[Entry, ...], tally: Tally, *, with_program: bool) -> None:
    if not path.exists():
        # Killed before the file was there: nothing may have been reported, and the name is free.
        if demo.reported:
            tally.wrong("reported, and there is no file", lost=demo.reported)
        return
    if with_program:
        told = asked("verify", path)
        if told.returncode or "is intact" not in told.stdout:
            tally.wrong(f"verify says: {told.stdout} {told.stderr}", lost=1)
    look_after(path, demo.reported, known, tally)


def killed_while_opening(folder: Path, times: int, seed: int = 2) -> Iterator[Tally]:
    """Kill programs that open a session which a kill left behind, again and again the same one."""
    dice = random.Random(seed)
    tally = Tally("`kill -9` of a program that opens what a kill left behind")
    path = folder / "again.gattai"
    if not path.exists():
        Demo(path, SEEDS[0]).begin().finish()
    reported = len(entries_of(path))
    for _ in range(times):
        demo = Demo(path.with_name("x.gattai"), fault=_opening(path)).begin()
        demo.wait_for(reported + dice.randrange(1, 4))
        demo.kill(dice.random() * 0.01)
        reported = max(reported, demo.reported)
        tally.tried += 1
        tally.entries += reported
        try:
            with Journal.open(path) as journal:
                if journal.last < reported:
                    tally.wrong(f"{reported} reported, {journal.last} there", lost=reported - journal.last)
                reported = journal.last
        except SessionError as wrong:
            tally.wrong(f"was not opened: {wrong}", lost=reported)
        yield tally


def _opening(path: Path) -> str:
    return (
        "from pathlib import Path\n"
        "from gattai_desktop.sessions.journal import Journal\n"
        "from tests.faults.aftermath import play_on\n"
        f"journal = Journal.open(Path({str(path)!r}))\n"
        "journal.keep_copy(lambda told: None)\n"
        "while True:\n"
        "    play_on(journal, 1)\n"
        "    print('committed', journal.last, flush=True)\n"
    )
