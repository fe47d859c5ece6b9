"""The program is killed in the midst of play; the session is where its last report said, or further."""

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.soundness import wrong_cards, wrong_gauges
from gattai_desktop.sessions.journal import Journal

PLAY = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import DemoOptions, run_demo
application = QCoreApplication([])
_, session, game, scenario = sys.argv
options = DemoOptions(game=game, scenario=scenario, seats=3, seed=9, session=Path(session), report=True)
run_demo(options, lambda journal, shuffle: GameModel(journal.box.game, journal, shuffle))
"""


@pytest.mark.parametrize("after", [1, 17, 40])
@pytest.mark.parametrize(("game", "scenario"), [("gattai", "neon-harbour"), ("virtual-machine", "f5")])
def test_what_was_reported_is_in_the_file_after_a_kill(
    qtbot: QtBot, tmp_path: Path, game: str, scenario: str, after: int
) -> None:
    file = tmp_path / "killed.gattai"
    play = [sys.executable, "-c", PLAY, str(file), game, scenario]
    with subprocess.Popen(play, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        reported = 0
        for line in playing.stdout:
            reported = int(line.removeprefix("committed "))
            if reported >= after:
                break
        playing.kill()
    assert reported >= after
    with Journal.open(file) as journal:
        assert journal.last >= reported
        assert list(wrong_cards(journal.box.game, journal.state())) == []
        assert list(wrong_gauges(journal.box.game, journal.state())) == []
        model = GameModel(journal.box.game, journal, seeded(1))
        model.pass_to(model.next_seat())
        model.take_seat()
        assert model.attempt(model.options()[0])
