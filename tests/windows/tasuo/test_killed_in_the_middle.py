"""The program is killed in the middle of a showdown and opened again: the same table, the same questions."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.combos import RollChain
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.journal import Journal
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import GAME, Duelists, recorded

RECORD: Final = "TS-EX105"
PLAYING: Final = """
import sys
from pathlib import Path
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.reader import read_file
from gattai_desktop.sessions.journal import Journal

record = read_file(Path(sys.argv[1]))
game = record.box.game
journal = Journal.create(Path(sys.argv[2]), record.box, record.setup, at=1_000)
model = GameModel(game, journal, seeded(1), clock=lambda: 1_000)
for line in sys.stdin:
    assert model.attempt(game.phrases.read(line.strip())), line
    print(model.entry, flush=True)
"""
"""Plays a showdown into a file, and waits for more: it is never asked to end."""
MOMENTS: Final = {
    "a chain roll is due": "Red rolls",
    "an answer waits on the Queue to be answered": "Red passes",
    "a player looks at the top of a deck": "Blue declines",
}
"""Where the program is killed: before the last move of the record that is written so."""
HIDDEN: Final = (zones.hand, zones.deck, zones.look)
"""The zones of a player into which nobody else looks."""


def killed_before(move: str, path: Path) -> list[str]:
    """Play a showdown in a program of its own, and kill that before a move; returns the moves that were left."""
    _states, moves = recorded(RECORD)
    lines = [str(one) for one in moves]
    last = max(place for place, one in enumerate(lines) if one == move)
    record = Path(__file__).parents[2] / "records" / "tasuo" / f"{RECORD}.record"
    program = subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(record), str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdin is not None
    assert program.stdout is not None
    for number, one in enumerate(lines[:last], 1):
        program.stdin.write(f"{one}\n")
        program.stdin.flush()
        assert program.stdout.readline().strip() == str(number)
    program.kill()
    program.wait()
    for stream in (program.stdin, program.stdout):
        stream.close()
    return lines[last:]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_showdown_that_was_killed_is_played_to_its_end(qtbot: QtBot, tmp_path: Path, moment: str) -> None:
    path = tmp_path / "Duel.gattai"
    left = killed_before(MOMENTS[moment], path)
    states, moves = recorded(RECORD)
    with Journal.open(path) as journal:
        assert journal.last == len(moves) - len(left)
        here, there = journal.state(), states[journal.last]
        assert GAME.asks(here) == GAME.asks(there)
        for seat in (*zones.SEATS, PUBLIC):
            assert GAME.sight(here, seat).zones == GAME.sight(there, seat).zones
        for seat in zones.SEATS:
            assert GAME.options(here, seat) == GAME.options(there, seat)
            hidden = GAME.sight(here, zones.foe(seat)).zones
            lying = [one for zone in HIDDEN for one in hidden.get(zone(seat), ())]
            assert all(isinstance(one.card, Back) for one in lying)
        model = GameModel(GAME, journal, seeded(1), clock=lambda: 1_000)
        model.pass_to(model.next_seat())
        model.take_seat()
        both = Duelists(Sitting(qtbot, model, (1024, 600)))
        shown = [both.window.answers.plate.isVisible(), both.pane.row.button(RollChain.phrase) is not None]
        assert shown == ([False, True] if moment == "a chain roll is due" else [True, False])
        for line in left:
            assert model.attempt(GAME.phrases.read(line)), line
        both.sitting.settle()
        assert both.sitting.step() == OVER
        assert model.sight().values["winner"] == "red"
        both.window.close()
