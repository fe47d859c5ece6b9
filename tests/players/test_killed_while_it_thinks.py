"""The program is killed while sharp thinks: nothing is lost, no process is left, and opened again it thinks on."""

import os
import random
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.games.seating import PERSON, GiveSeat
from gattai_desktop.games.strengths import SHARP, STEADY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import programme
from gattai_desktop.players.soundness import wrong_cards, wrong_gauges
from gattai_desktop.players.thinking import Players, ThinkingOrder, think
from gattai_desktop.sessions.journal import Journal

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux tells them")

PATIENCE: Final = 120.0
_MOVES: Final = 12
"""How far the table is played before sharp has it."""


def saved(path: Path, key: str) -> int:
    """Save a table at which a sharp seat has several moves to choose from; return its last entry."""
    played = programme(key)
    box = played.box()
    setup = played.setup(
        DemoOptions(game=key, scenario="first-contact" if key == "gattai" else ""), 2, random.Random(4)
    )
    with Journal.create(path, box, setup, at=1) as journal:
        model, players = GameModel(box.game, journal, seeded(1)), Players()
        give = model.by_hand(GiveSeat)
        assert give is not None
        for seat in model.seats:
            assert model.attempt(give(seat, seat, STEADY))
        while True:
            order = ThinkingOrder(key, model.let_think(tuple), urged=True)
            found = think(order, players)
            assert found.move is not None, found
            its = next(one for one in order.seats if one.seat == found.seat)
            if model.entry >= _MOVES and its.waited_for and len(its.options) > 1:
                break
            assert model.play_for(found.seat, found.move)
        other = next(one for one in model.seats if one != found.seat)
        assert model.attempt(give(other, found.seat, SHARP))
        assert model.attempt(give(other, other, PERSON))
        return model.entry


def last(path: Path) -> int:
    with Journal.open(path) as journal:
        assert list(wrong_cards(journal.box.game, journal.state())) == []
        assert list(wrong_gauges(journal.box.game, journal.state())) == []
        return journal.last


def runs(pid: int) -> bool:
    """Whether a process is there and no mere entry of what it was."""
    with suppress(OSError):
        return _fields(pid)[0] != "Z"
    return False


def children(pid: int) -> list[int]:
    """Return what a process has begun: the one that thinks, and Python's own that clears up after it."""
    found = []
    for one in Path("/proc").iterdir():
        with suppress(OSError):
            if one.name.isdigit() and _fields(int(one.name))[1] == str(pid):
                found.append(int(one.name))
    return found


def _fields(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def thinkers(pid: int) -> list[int]:
    found = []
    for one in children(pid):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes():
                found.append(one)
    return found


def until(happened: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"It never happened: {what}."
        time.sleep(0.02)


OPEN: Final = """
import sys
from pathlib import Path
from gattai_desktop import app
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.program.application import the_application
folder, session = map(Path, sys.argv[1:])
application = the_application(print)
program = app.Program(Shelf(folder / "sessions"), folder / "settings.toml", seed=5)
program.open_session(session)
program.model.factsHappened.connect(lambda happened: print(happened.entry, flush=True))
application.exec()
"""


@contextmanager
def opened(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Open a session in a window of the program, which tells of each entry; kill it at the end, as a mishap would."""
    command = [sys.executable, "-c", OPEN, str(path.parent), str(path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


@pytest.mark.parametrize("key", KEYS)
def test_what_is_killed_while_sharp_thinks_goes_on_where_it_was(qtbot: QtBot, tmp_path: Path, key: str) -> None:
    path = tmp_path / "sharp.gattai"
    begun = saved(path, key)
    with opened(path) as program:
        until(lambda: thinkers(program.pid), "it thinks")
        left = children(program.pid)
    until(lambda: not any(runs(one) for one in left), "its processes are gone")
    kept = last(path)
    assert kept >= begun
    with opened(path) as program:
        if kept == begun:  # else it may be a person's turn
            assert program.stdout is not None
            assert select.select([program.stdout], [], [], PATIENCE)[0], "It never goes on by itself."
            assert int(program.stdout.readline()) == begun + 1, "the same table goes on by itself"
        left = children(program.pid)
    until(lambda: not any(runs(one) for one in left), "its processes are gone")
    assert last(path) > begun
