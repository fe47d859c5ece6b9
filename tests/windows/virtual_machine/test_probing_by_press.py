"""Who probes chooses a place of the byte below the map, which stays in sight, by a press, a figure or the arrows."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine.hacking import Probe
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import GAME, model_of, on_turn, played_until
from tests.windows.virtual_machine.test_by_keys_alone import here
from tests.windows.virtual_machine.test_moving_by_press import press_plate


def may_probe(table: State) -> bool:
    return on_turn("ixa")(table) and sum(isinstance(one, Probe) for one in GAME.options(table, "ixa")) > 2


@pytest.fixture(params=[(1366, 768), (1024, 600)], ids=["usual", "small"])
def prober(qtbot: QtBot, request: pytest.FixtureRequest) -> tuple[Sitting, FightPane]:
    sitting = Sitting(qtbot, model_of(played_until(may_probe), "ixa"), request.param)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return sitting, pane


def places(sitting: Sitting) -> list[int]:
    return [one.place for one in sitting.model.options("ixa") if isinstance(one, Probe)]


def test_the_places_stand_below_the_map_and_nothing_covers_it(prober: tuple[Sitting, FightPane]) -> None:
    sitting, pane = prober
    press_plate(sitting, pane, "probe")
    assert not sitting.window.sheet.isVisible()
    for place in places(sitting):
        plate = pane.row.button(("probe", place))
        assert plate is not None
        assert plate.accessibleName() == f"Probe place {place}"
    assert pane.row.button("attack") is None
    assert pane.row.button("no_probe") is not None
    assert "everybody learns" in pane.strip.look.line
    assert here() is pane.row.button(("probe", places(sitting)[0]))


def test_what_it_costs_is_shown_while_it_is_considered(
    prober: tuple[Sitting, FightPane],
) -> None:
    sitting, pane = prober
    press_plate(sitting, pane, "probe")
    probe = next(one for one in sitting.model.options("ixa") if isinstance(one, Probe))
    pane.process.consider(probe)
    assert pane.process.spent == Probe.cost
    pane.process.consider(None)
    assert pane.process.spent == 0


@pytest.mark.parametrize("by", ["press", "figure", "arrows"])
def test_a_place_is_probed(prober: tuple[Sitting, FightPane], by: str) -> None:
    sitting, pane = prober
    place = places(sitting)[1]
    press_plate(sitting, pane, "probe")
    if by == "press":
        plate = pane.row.button(("probe", place))
        assert plate is not None
        sitting.click(plate)
    elif by == "figure":
        sitting.press(str(place))
    else:
        sitting.press(Qt.Key.Key_Right)
        sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry == 1
    assert place not in places(sitting)
    assert pane.row.button("end") is not None
    assert pane.row.button("no_probe") is None


@pytest.mark.parametrize("back", ["escape", "letter", "plate"])
def test_one_goes_back_to_the_plate_without_a_probe(prober: tuple[Sitting, FightPane], back: str) -> None:
    sitting, pane = prober
    sitting.press("p")
    if back == "plate":
        press_plate(sitting, pane, "no_probe")
    else:
        sitting.press(Qt.Key.Key_Escape if back == "escape" else "p")
    assert here() is pane.row.button("probe")
    assert pane.row.button("no_probe") is None
    assert sitting.model.entry == 0
