"""Gear is dragged to its slot on the sheet that shows it, by whoever may change it (RULES VM-H48, VM-H49)."""

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.value import Value
from gattai_desktop.games.presentation import CarriedThing, Place
from gattai_desktop.games.virtual_machine.any_moment import PRICE
from gattai_desktop.games.virtual_machine.traits import CARRIED, LEFT, gear_place
from gattai_desktop.games.virtual_machine.values import of
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.games.virtual_machine.gear_column import GearButton
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheet, ProcessSheets
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import before, model_of, on_turn, played_until

OVER: dict[str, Value] = {"step": "over", "winner": "cpu", "round": 4}
BOW, COAT = "g10", "g12"
"""The weapon that Teo leaves behind, and the armour that he wears."""
SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def sheet_of(sitting: Sitting, who: str) -> ProcessSheet:
    sitting.window.requests.open("process", who)
    sheets = sitting.window.overlays.named("process")
    assert isinstance(sheets, ProcessSheets)
    sheets.page.turn_page(2)
    sitting.settle()
    return sheets.page


def piece(sheet: ProcessSheet, name: str) -> GearButton:
    return next(one for one in sheet.gear.buttons if one.accessibleName() == name)


def drag(sitting: Sitting, what: GearButton, to: Place) -> None:
    place = sitting.window.overlays.rect_of(to)
    assert place is not None
    sitting.drag_over(what, what.rect().center(), what.mapFromGlobal(place.center().toPoint()))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seat", ["teo", CPU])
def test_before_a_fight_it_is_worn_carried_and_left_by_drag(qtbot: QtBot, seat: str, size: tuple[int, int]) -> None:
    """Whoever sits at the computer may do it for an MC: after a fight the table was passed for that alone."""
    sitting = Sitting(qtbot, model_of(before("f2", values=OVER), seat), size)
    sheet = sheet_of(sitting, "teo")
    drag(sitting, piece(sheet, "Long Coat"), gear_place("teo", CARRIED))
    assert sitting.last() == "Teo takes g12 along"
    drag(sitting, piece(sheet, "Long Coat"), gear_place("teo", "armour"))
    assert sitting.last() == "Teo takes g12 along to wear"
    drag(sitting, piece(sheet, "Twin Pistols"), gear_place("teo", CARRIED))
    drag(sitting, piece(sheet, "Twin Pistols"), gear_place("teo", "weapon"))
    assert len(sitting.model.sight().listed(of("teo", "worn"))) == 2
    assert not sitting.model.sight().listed(of("teo", "carried"))
    assert sheet.isVisible()


def test_what_stays_behind_is_a_place_too() -> None:
    model = model_of(before("f2", values=OVER), "teo")
    coat = CarriedThing("item", COAT, "teo")
    found = {one.place: str(one.move) for one in model.drops(coat, gear_place("teo", "armour")) if one.allowed}
    assert found == {
        gear_place("teo", CARRIED): "Teo takes g12 along",
        gear_place("teo", LEFT): "Teo leaves g12 behind",
    }


def test_gear_of_the_program_stays_where_it_is(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(before("f2", values=OVER | {"program.teo": "steady"}), "sable"), (1366, 768))
    assert not sheet_of(sitting, "teo").gear.buttons
    assert sheet_of(sitting, "sable").gear.buttons


def test_amid_a_fight_what_is_carried_goes_into_its_slot_for_3_move(qtbot: QtBot) -> None:
    table = before(values={of("teo", "carried"): (BOW,)})
    able = played_until(lambda now: on_turn("teo")(now) and now.number(of("teo", "move")) >= PRICE, table)
    sitting = Sitting(qtbot, model_of(able, "teo"), (1024, 600))
    sheet = sheet_of(sitting, "teo")
    had = sitting.model.sight().number(of("teo", "move"))
    (only,) = sheet.gear.buttons
    drag(sitting, only, gear_place("teo", "weapon"))
    assert sitting.last() == f"Teo changes to {BOW}"
    assert sitting.model.sight().number(of("teo", "move")) == had - PRICE
    assert not sheet_of(sitting, "sable").gear.buttons


def test_keys_take_it_up_and_lay_it_down(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(before("f2", values=OVER), "teo"), (1366, 768))
    coat = piece(sheet_of(sitting, "teo"), "Long Coat")
    coat.setFocus()
    sitting.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert sitting.last() == "Teo takes g12 along"


@pytest.mark.parametrize("who", ["teo", "sable", "ixa", "halcyon"])
def test_in_a_small_window_what_is_worn_and_what_stays_behind_are_seen_together(qtbot: QtBot, who: str) -> None:
    """The byte stood above all gear, and what stays behind had to be scrolled to."""
    sitting = Sitting(qtbot, model_of(before("f4", values=OVER), who), SIZES[0])
    sheet = sheet_of(sitting, who)
    assert not sheet.scrolled.verticalScrollBar().value()
    assert all(sheet.gear.rect_of(gear_place(who, part)) for part in (CARRIED, LEFT))
    assert sum(not one.visibleRegion().isEmpty() for one in sheet.gear.buttons) >= min(6, len(sheet.gear.buttons))


def test_keys_bring_gear_into_sight_and_reach_places_that_were_scrolled_away(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(before("f4", values=OVER), "halcyon"), SIZES[0])
    sheet = sheet_of(sitting, "halcyon")
    last = sheet.gear.buttons[-1]
    assert last.visibleRegion().isEmpty()
    last.setFocus()
    assert last.visibleRegion().boundingRect() == last.rect()
    assert sheet.gear.rect_of(gear_place("halcyon", CARRIED)) is None
    sitting.press(Qt.Key.Key_Return)
    assert {one.place for one in sitting.window.carry.layer.places.landings if one.allowed} == {
        gear_place("halcyon", "ring"),
        gear_place("halcyon", CARRIED),
    }
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry == 1


def test_dropped_beside_every_place_it_lies_where_it_lay(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_of(before("f2", values=OVER), "teo"), (1366, 768))
    sheet = sheet_of(sitting, "teo")
    coat = piece(sheet, "Long Coat")
    head = QRectF(sheet.rect()).topLeft().toPoint()
    sitting.drag_over(coat, coat.rect().center(), coat.mapFromGlobal(sheet.mapToGlobal(head)))
    assert not sitting.model.entry
    assert sheet.isVisible()


@pytest.mark.parametrize("values", [OVER, {"step": "start", "winner": None}], ids=["over", "start"])
def test_the_cpu_at_the_computer_is_asked_whose_gear_is_changed(qtbot: QtBot, values: dict[str, Value]) -> None:
    """After the CPU had won, the MCs passed the table before any of them could change gear."""
    sitting = Sitting(qtbot, model_of(before("f2", values=OVER | values), CPU), (1024, 600))
    plates = {plate.key: plate for plate in deed_plates(SeatView.of(sitting.model))}
    assert "outfit" in plates
    sitting.press("G")
    assert "teo" in [one.key for one in sitting.window.sheet.look.choices]
    sitting.window.sheet.choose("teo")
    sitting.settle()
    assert sitting.window.sheet.look.lines[0].startswith("Now worn: Twin Pistols, Long Coat")
