"""Who moves by press sees the whole map: Move lights its areas, and a press anywhere in one of them goes there."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.state import State
from gattai_desktop.games.virtual_machine.values import PLACING
from gattai_desktop.windows.games.virtual_machine.battlefield import Battlefield
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import model_of, on_turn, played_until

FELLED = ("m06.1", "m02.2", "m06.2")


def crowded() -> State:
    """Teo's turn at the Door; in Floor South beside it stand two MCs, and three mobs lie."""
    table = played_until(on_turn("teo"))
    zones, values = dict(table.zones), dict(table.values)
    felled = tuple(one for key, lying in zones.items() if key.startswith("area.") for one in lying
                   if one.card.key in FELLED)  # fmt: skip
    for key in [one for one in zones if one.startswith("area.")]:
        zones[key] = tuple(one for one in zones[key] if one not in felled)
    zones["area.C2"] = (*zones["area.C2"], *felled)
    return State(zones, {**values, **{f"process.{who}.hp": 0 for who in FELLED}})


def at_table(qtbot: QtBot, table: State, size: tuple[int, int] = (1366, 768)) -> tuple[Sitting, FightPane]:
    sitting = Sitting(qtbot, model_of(table, "teo"), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return sitting, pane


def press_token(sitting: Sitting, field: Battlefield, who: str) -> None:
    button = field.map.token(who)
    assert button is not None
    place = button.mapFromGlobal(button.global_rect().center().toPoint())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)
    sitting.settle()


def press_plate(sitting: Sitting, pane: FightPane, key: str) -> None:
    button = pane.row.button(key)
    assert button is not None
    sitting.click(button)


def opened(sitting: Sitting) -> bool:
    """Whether the sheet of a process lies over the table."""
    found = sitting.window.overlays.named("process")
    return found is not None and found.shown


def sheet(sitting: Sitting) -> QWidget:
    return sitting.window.sheet


def test_move_lights_the_areas_on_the_map_and_covers_none(qtbot: QtBot) -> None:
    """Given a turn with two areas in reach, when Move is pressed, then these are lit and no sheet lies over them."""
    sitting, pane = at_table(qtbot, crowded())
    press_plate(sitting, pane, "move")
    assert not sheet(sitting).isVisible()
    assert sitting.window.carry.carrying
    lit = {one.place.area for one in sitting.window.carry.layer.places.landings if one.allowed}
    assert lit == {"C2", "C3"}
    north = pane.field.map.area("C3")
    assert north is not None
    sitting.click(north)
    assert sitting.last() == "Teo moves to C3"


def test_while_a_walk_is_chosen_the_plate_says_how_to_go_back(qtbot: QtBot) -> None:
    sitting, pane = at_table(qtbot, crowded())
    press_plate(sitting, pane, "move")
    assert pane.row.button("move") is None
    back = pane.row.button("stay")
    assert back is not None
    assert (back.look.title, spoken(back.look.sub), back.look.key) == ("Back", "or press an area", "Esc")
    sitting.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: pane.row.button("move") is not None)
    assert not sitting.window.carry.carrying


def test_a_press_on_back_puts_the_token_down_and_takes_it_up_no_more(qtbot: QtBot) -> None:
    sitting, pane = at_table(qtbot, crowded())
    press_plate(sitting, pane, "move")
    press_plate(sitting, pane, "stay")
    assert not sitting.window.carry.carrying
    assert pane.row.button("move") is not None
    assert sitting.model.entry == 0


def test_a_token_that_is_dragged_leaves_the_plates_as_they_are(qtbot: QtBot) -> None:
    sitting, pane = at_table(qtbot, crowded())
    button = pane.field.map.token("teo")
    assert button is not None
    start = button.mapFromGlobal(button.global_rect().center().toPoint())
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(button, start + QPoint(6 * part, 0))
    assert sitting.window.carry.carrying
    assert pane.row.button("stay") is None
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=start)
    sitting.settle()


def test_while_a_walk_is_chosen_a_press_on_any_token_means_its_area(qtbot: QtBot) -> None:
    """Downed or able: whoever stands in the area is in nobody's way there."""
    for who in (*FELLED, "sable", "halcyon"):
        sitting, pane = at_table(qtbot, crowded())
        press_plate(sitting, pane, "move")
        press_token(sitting, pane.field, who)
        assert sitting.last() == "Teo moves to C2", who


def test_while_a_walk_is_chosen_a_token_out_of_reach_tells_why(qtbot: QtBot) -> None:
    sitting, pane = at_table(qtbot, crowded())
    press_plate(sitting, pane, "move")
    press_token(sitting, pane.field, "b1")
    assert sitting.window.refusals.shown
    assert "VM-35" in sitting.window.refusals.card.accessibleName()
    assert sitting.model.entry == 0


def test_a_press_on_a_downed_token_means_the_area_where_it_lies(qtbot: QtBot) -> None:
    """Nobody aims at it, and of a full area it leaves little to press; what the press does stands beside it before."""
    sitting, pane = at_table(qtbot, crowded())
    pane.field.map.focus_token("m02.2")
    sitting.settle()
    button = pane.field.map.token("m02.2")
    assert button is not None
    assert pane.field.bubble.isVisible()
    assert "Move to Floor South" in button.accessibleDescription()
    assert pane.field.map.look.way == ("C1", "C2")
    press_token(sitting, pane.field, "m02.2")
    assert sitting.last() == "Teo moves to C2"


def test_the_sheet_of_a_downed_token_is_opened_by_the_other_button(qtbot: QtBot) -> None:
    sitting, pane = at_table(qtbot, crowded())
    pane.field.map.menuAsked.emit("m02.2")
    sitting.settle()
    assert sitting.model.entry == 0
    assert not sheet(sitting).isVisible()
    assert opened(sitting)


def test_a_downed_token_out_of_reach_shows_its_sheet(qtbot: QtBot) -> None:
    table = crowded()
    zones = dict(table.zones)
    felled = zones["area.C2"][-1:]
    zones["area.C2"], zones["area.C6"] = zones["area.C2"][:-1], felled
    sitting, pane = at_table(qtbot, State(zones, dict(table.values)))
    press_token(sitting, pane.field, felled[0].card.key)
    assert sitting.model.entry == 0
    assert opened(sitting)


def test_move_shows_on_the_map_where_the_only_way_leads(qtbot: QtBot) -> None:
    table = crowded()
    sitting, pane = at_table(qtbot, State(dict(table.zones), {**table.values, "process.teo.move": 2}))
    press_plate(sitting, pane, "move")
    assert sitting.window.carry.carrying
    assert sitting.model.entry == 0


@pytest.mark.parametrize("who", ["halcyon", "m06.1"])
def test_while_a_walk_is_chosen_a_press_in_the_own_area_only_stays_there(qtbot: QtBot, who: str) -> None:
    """Given an ally and a foe beside Teo, when either is pressed, then nobody is attacked and no sheet opens."""
    table = crowded()
    zones = {key: tuple(one for one in lying if one.card.key != who) for key, lying in table.zones.items()}
    (token,) = (one for key, lying in table.zones.items() if key.startswith("area.") for one in lying
                if one.card.key == who)  # fmt: skip
    zones["area.C1"] = (*zones["area.C1"], token)
    sitting, pane = at_table(qtbot, State(zones, dict(table.values)))
    press_plate(sitting, pane, "move")
    press_token(sitting, pane.field, who)
    assert not sitting.window.carry.carrying
    assert sitting.model.entry == 0
    assert not sheet(sitting).isVisible()
    assert not opened(sitting)


def placing(qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> tuple[Sitting, FightPane]:
    """The CPU may still place its mobs, and hears that it may (VM-5)."""
    table = played_until(lambda state: state.text("step") == PLACING)
    sitting = Sitting(qtbot, model_of(table, "cpu"), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    return sitting, pane


def carried(pane: FightPane) -> str:
    """Whose token is off its place."""
    return next((one.key for one in pane.field.map.look.tokens if is_off(pane.field, one.key)), "")


def is_off(field: Battlefield, who: str) -> bool:
    token = field.map.token(who)
    return token is not None and token.carried


def test_place_a_mob_lights_the_areas_on_the_map_and_covers_none(qtbot: QtBot) -> None:
    sitting, pane = placing(qtbot)
    press_plate(sitting, pane, "place")
    assert not sheet(sitting).isVisible()
    mob = carried(pane)
    assert mob
    north = pane.field.map.area("C3")
    assert north is not None
    sitting.click(north)
    assert pane.field._where[mob] == "C3"


def test_the_key_of_place_a_mob_takes_up_one_after_the_other(qtbot: QtBot) -> None:
    sitting, pane = placing(qtbot)
    found = []
    for _ in range(5):
        sitting.press("a")
        found.append(carried(pane))
    assert len(set(found)) == 4
    assert found[4] == found[0]
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry == 1


def test_while_a_mob_is_placed_the_plates_say_how_to_go_back_and_how_to_take_another(qtbot: QtBot) -> None:
    sitting, pane = placing(qtbot)
    press_plate(sitting, pane, "place")
    another, back = pane.row.button("place"), pane.row.button("stay")
    assert another is not None
    assert back is not None
    assert (another.look.title, another.look.key) == ("Another mob", "A")
    assert (back.look.title, back.look.key) == ("Back", "Esc")
    assert [one.look.key for one in pane.deeds.plates] == ["", "A", "Esc", "Y"], "Enter lays the mob down"
    first = carried(pane)
    press_plate(sitting, pane, "place")
    assert carried(pane) not in ("", first)
    sitting.press(Qt.Key.Key_Escape)
    assert carried(pane) == ""
    place = pane.row.button("place")
    assert place is not None
    assert place.look.title == "Place a mob"
