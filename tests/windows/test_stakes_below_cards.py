"""What a Throwdown is about stands below the initiative cards, whole down to the tails of its letters."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane
from tests.windows.cut import CAPITALS, read
from tests.windows.sitting import Sitting
from tests.windows.tables import given

CHALLENGED = """
given   pilot red "Ren"; phase = "play"; Red: hand 9♦P; Coach: hand 5♣C
when    Coach challenges red with 5♣C for "own the only key"
"""
TAIL = 0.25
"""How far letters reach below their line, as part of their size."""


@pytest.mark.parametrize("size", [(1024, 576), (1024, 600), (1366, 768), (1920, 1080)])
def test_the_tails_of_the_stakes_are_whole(size: tuple[int, int], qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(CHALLENGED), size)
    sitting.take("red")
    pane = sitting.window.scene.pane
    assert isinstance(pane, ThrowdownPane)
    lines = [one for one in read(pane.initiative) if one.words.strip()]
    lowest = max(lines, key=lambda one: one.box.bottom())
    assert lowest.words.endswith("key"), [one.words for one in lines]
    assert lowest.box.bottom() + TAIL * lowest.box.height() / CAPITALS <= pane.initiative.height()
