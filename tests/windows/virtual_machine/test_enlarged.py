"""In an enlarged window the map of a fight is enlarged with everything else."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from tests.windows.fights import led
from tests.windows.sitting import Sitting


def _at(qtbot: QtBot, size: tuple[int, int], zoom: float) -> FightPane:
    window = Sitting(qtbot, led(9), size).window
    window.set_zoom(zoom)
    pane = window.scene.pane
    assert isinstance(pane, FightPane)
    return pane


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
def test_who_enlarges_everything_keeps_the_hp_on_the_map_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given the most that there is room for, then no name on the map is smaller than before, and no figure is gone."""
    plain, larger = _at(qtbot, size, 1.0).field.map, _at(qtbot, size, 2.0).field.map
    assert plain.plan is not None
    assert larger.plan is not None
    assert larger.plan.is_in(larger.size().toSizeF())
    assert not larger.plan.measures.low
    assert not larger.standing.bare
    assert larger.plan.unit >= plain.plan.unit
