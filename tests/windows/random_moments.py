"""Looks at tables of every game in random moments; `make fuzz` runs this, `make test` does not.

At a random size and in a random language each word has room there, at the table and on the wall. What people reach by
playing is more than the moments in `surfaces.py`. The same seed plays the same moves; GATTAI_MOMENTS says how many.
"""

import os
import random
from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import programme
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.cut import cut
from tests.windows.tables import laid
from tests.windows.test_nothing_is_cut import OTHERS, SIZES, speaking

MOMENTS: Final = int(os.environ.get("GATTAI_MOMENTS", "200"))
_LOOKED: Final = 0.5
"""How often a moment is looked at: to play on costs less than to look."""


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", KEYS)
def test_nothing_is_cut_wherever_play_leads(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    dice, wrong = random.Random(seed), dict[str, int]()
    with speaking(dice.choice(("en", "de")), monkeypatch):
        model, table, wall = _sat_down(qtbot, game, seed, dice)
        for moment in range(MOMENTS):
            for window in (table, wall):
                if dice.random() < 0.1:
                    window.resize(*dice.choice((*SIZES, *OTHERS))[:2])
                if dice.random() < _LOOKED:
                    size = window.size().toTuple()
                    wrong |= {f"{size}: {line}": moment for line in cut(window) if not _written_twice(line)}
            options = _whoever_may(model)
            if not options:
                break
            assert model.attempt(RandomPlayer(dice.randrange(1 << 30)).choose(model.sight(model.seat), options))
            for _ in range(2):
                QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not wrong, "\n".join(f"after {moment} moves, {line}" for line, moment in wrong.items())


def _sat_down(qtbot: QtBot, game: str, seed: int, dice: random.Random) -> tuple[GameModel, QWidget, QWidget]:
    """Return a table of a game with its two windows, each of a size of its own."""
    rules = box(game)
    setup = programme(game).setup(DemoOptions(game=game, seed=seed), 1, dice)
    model = GameModel(rules.game, MemoryJournal(rules.begin(setup)), seeded(seed), clock=lambda: 1_000)
    windows = laid(model), ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    for window in windows:
        qtbot.addWidget(window)
        window.resize(*dice.choice((*SIZES, *OTHERS))[:2])
        window.show()
    return model, *windows


def _whoever_may(model: GameModel) -> tuple[Move, ...]:
    """Let the first seat sit down that may do something, and return what."""
    return next(filter(None, _tried(model)), ())


def _tried(model: GameModel) -> Iterator[tuple[Move, ...]]:
    for seat in dict.fromkeys((model.next_seat(), *model.seats)):
        model.pass_to(seat)
        model.take_seat()
        QApplication.processEvents()
        yield tuple(model.options())


def _written_twice(line: str) -> bool:
    """Whether the wall only writes the same words once more over a line that crosses them."""
    one, lies, other = line.partition(" lies on ")
    return bool(lies) and one.endswith(f" {other}")
