"""A map is drawn at the desk by pointer and by keys alone; each act is in the file at once and taken back alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.virtual_machine.drawn_map import DrawnMap, drawn_map
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.games.virtual_machine.desk.map_page import MapPage
from tests.content.coach_packs import written
from tests.windows.desk_surfaces import FIGHTS
from tests.windows.test_evening_of_ones_own import ByPointer, held, key, named, typed
from tests.windows.written_desks import shelf_window

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> PackDesk:
    pack = written(tmp_path / "packs" / "virtual-machine" / "pier-nine", FIGHTS)
    window = shelf_window(qtbot, tmp_path)
    window.desk.open_folder(pack, "virtual-machine")
    found = window.desk.page
    assert found is not None
    found.open("maps", "pier", edit=True)
    QApplication.processEvents()
    return found


def page_of(desk: PackDesk) -> MapPage:
    (found,) = desk.findChildren(MapPage)
    return found


def kept(desk: PackDesk) -> DrawnMap:
    """The map as it is read from the disk."""
    return drawn_map(PackDraft(desk.draft.folder, packs_of("virtual-machine").contents).values("map", "pier"))


def texts(desk: PackDesk, kind: str = "link") -> list[str]:
    return [one.text for one in kept(desk).joinings if one.kind == kind]


def drag(page: MapPage, area: str, by: QPoint) -> None:
    handle = page.sheet.handles[area]
    start = handle.mapToGlobal(handle.rect().center())
    QTest.mousePress(handle, LEFT, Qt.KeyboardModifier.NoModifier, handle.mapFromGlobal(start))
    for step in range(1, 5):  # it goes along with the pointer
        QTest.mouseMove(handle, handle.mapFromGlobal(start + by * step / 4))
    QTest.mouseRelease(handle, LEFT, Qt.KeyboardModifier.NoModifier, handle.mapFromGlobal(start + by))
    QApplication.processEvents()


def where(page: MapPage, area: str) -> QPoint:
    """The middle of an area on the sheet."""
    assert page.sheet.plan is not None
    return page.sheet.plan.middle(area).toPoint()


def on_link(page: MapPage, place: int) -> QPoint:
    assert page.sheet.routes is not None
    return page.sheet.routes.links[place][1].at(0.3)[0].toPoint()


def press_area(desk: PackDesk, area: str) -> None:
    QTest.mouseClick(page_of(desk).sheet.handles[area], LEFT)
    QApplication.processEvents()


def undone(desk: PackDesk, before: DrawnMap) -> None:
    """One step of undo brings the map back as it was."""
    desk.undo()
    QApplication.processEvents()
    assert kept(desk) == before


def test_an_area_is_dragged_and_stands_in_a_row_with_another(desk: PackDesk) -> None:
    page, before = page_of(desk), kept(desk)
    assert page.sheet.plan is not None
    scale = page.sheet.plan.fit.across
    drag(page, "Q2", QPointF(0, 23 * scale).toPoint())
    moved = kept(desk).area("Q2")
    assert moved is not None
    assert (moved.x, moved.y) == (80, 45), "in a row with the Mooring"
    undone(desk, before)


def test_a_free_place_pressed_twice_has_a_new_area_to_be_named(desk: PackDesk) -> None:
    page, before = page_of(desk), kept(desk)
    assert page.sheet.plan is not None
    scale = page.sheet.plan.fit.across
    place = where(page, "Q1") + QPointF(10 * scale, 30 * scale).toPoint()
    QTest.mouseDClick(page.sheet, LEFT, Qt.KeyboardModifier.NoModifier, place)
    made = kept(desk).area("Q5")
    assert made is not None
    assert abs(made.x - 30) <= 1
    assert held().accessibleName() == "Name of the area"
    QTest.keyClicks(held(), "Tide Gate")
    key(Qt.Key.Key_Return)
    assert kept(desk).called("Q5") == "Tide Gate"
    desk.undo()
    assert kept(desk).called("Q5") == "Area 5"
    undone(desk, before)


def test_a_line_pulled_from_one_area_to_another_joins_them_and_again_parts_them(desk: PackDesk) -> None:
    page, before = page_of(desk), kept(desk)
    ByPointer().press(desk, "Link")
    way = where(page, "Q3") - where(page, "Q1")
    drag(page, "Q1", way)
    assert texts(desk) == ["Q1-Q2 2", "Q2-Q3 3", "Q2>Q4 1", "Q1-Q3 2"]
    drag(page, "Q3", -way)
    assert kept(desk) == before
    desk.undo()
    undone(desk, before)


def test_a_link_that_is_pressed_gets_another_cost_another_way_and_goes(desk: PackDesk) -> None:
    page, before = page_of(desk), kept(desk)
    QTest.mouseClick(page.sheet, LEFT, Qt.KeyboardModifier.NoModifier, on_link(page, 1))
    QApplication.processEvents()
    ByPointer().press(desk, "One more: A step costs 3")
    ByPointer().press(desk, "One more: A step costs 4")
    assert texts(desk)[1] == "Q2-Q3 5"
    ByPointer().press(desk, "Only to Boathouse")
    assert texts(desk)[1] == "Q3>Q2 5"
    desk.undo()
    assert texts(desk)[1] == "Q2-Q3 5"
    undone(desk, before)
    ByPointer().press(desk, "Take out: Link between Boathouse and Gantry")
    assert texts(desk) == ["Q1-Q2 2", "Q2>Q4 1"]
    undone(desk, before)


def test_what_an_area_is_and_who_starts_there_is_set_on_the_map(desk: PackDesk) -> None:
    before = kept(desk)
    press_area(desk, "Q3")
    ByPointer().press(desk, "Hazardous")
    area = kept(desk).area("Q3")
    assert area is not None
    assert area.states == ("hazardous",)
    assert named(desk, "Hazardous, chosen").isVisible()
    undone(desk, before)
    press_area(desk, "Q2")
    ByPointer().press(desk, "MCs start here")
    assert kept(desk).start == "Q2"
    undone(desk, before)
    ByPointer().press(desk, "Boss starts here")
    assert kept(desk).boss_start == "Q2"
    undone(desk, before)


def test_an_area_is_taken_out_with_what_joins_it(desk: PackDesk) -> None:
    before = kept(desk)
    press_area(desk, "Q2")
    ByPointer().press(desk, "Take Boathouse out")
    assert [one.id for one in kept(desk).areas] == ["Q1", "Q3", "Q4"]
    assert texts(desk) == []
    undone(desk, before)


def test_a_whole_map_is_drawn_by_keys_alone(desk: PackDesk) -> None:
    page, before = page_of(desk), kept(desk)
    key(Qt.Key.Key_Tab)
    assert held().accessibleName() == "New area"
    key(Qt.Key.Key_Space)
    QTest.keyClicks(held(), "Tide Gate")
    key(Qt.Key.Key_Return)
    page.tools["link"].setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Tab)
    assert held() in page.sheet.handles.values(), held().accessibleName()
    page.sheet.focus_area("Q5")
    key(Qt.Key.Key_Return)
    assert page.first == "Q5"
    page.sheet.focus_area("Q3")
    key(Qt.Key.Key_Return)
    assert texts(desk)[-1] == "Q5-Q3 2"
    page.take("")
    page.sheet.focus_area("Q5")
    area = kept(desk).area("Q5")
    assert area is not None
    at = area.x, area.y
    key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    moved = kept(desk).area("Q5")
    assert moved is not None
    assert (moved.x, moved.y) == (at[0] + 10, at[1])
    desk.undo()
    back = kept(desk).area("Q5")
    assert back is not None
    assert (back.x, back.y) == at, "steps by key are one change"
    page.sheet.focus_area("Q5")
    key(Qt.Key.Key_Delete)
    assert kept(desk) == before


def test_a_screen_reader_hears_what_an_area_is_and_what_joins_it(desk: PackDesk) -> None:
    handles = page_of(desk).sheet.handles
    assert handles["Q1"].accessibleName() == (
        "Mooring, the MCs start here. Link to Boathouse: 2. Line of sight to Gantry. Wall to Slipway"
    )
    assert "Del takes it out" in handles["Q1"].accessibleDescription()
    assert handles["Q4"].accessibleName() == "Slipway, Falling. One way from Boathouse: 1. Wall to Mooring"


def test_a_line_of_sight_and_a_wall_are_drawn_and_pressed_too(desk: PackDesk) -> None:
    page, before = page_of(desk), kept(desk)
    ByPointer().press(desk, "Wall")
    press_area(desk, "Q3")
    press_area(desk, "Q4")
    assert texts(desk, "wall") == ["Q1#Q4", "Q3#Q4"]
    undone(desk, before)
    assert page.sheet.routes is not None
    place = page.sheet.routes.sights[0][1].at(0.2)[0].toPoint()
    QTest.mouseClick(page.sheet, LEFT, Qt.KeyboardModifier.NoModifier, place)
    QApplication.processEvents()
    ByPointer().press(desk, "One less: Distance 2")
    ByPointer().press(desk, "One less: Distance 1")
    assert texts(desk, "sight") == ["Q1~Q3"]
    assert named(desk, "One more: As far as they lie apart").isVisible()


def test_a_fault_of_the_map_stands_below_the_drawing_and_leads_there(desk: PackDesk) -> None:
    desk.draft.change("map", "pier", links=("Q1-Q2 2", "Q2-Q3 3", "Q2>Q4 1", "Q4>Q1 0"))
    assert desk.draft.faults == ()
    desk.draft.change("map", "pier", links=("Q1-Q2 2", "Q2-Q9 3"))
    desk.begin()
    assert "Q9" in desk.head.notice
    assert held() in [*page_of(desk).stops()]


def test_the_name_of_a_map_is_still_typed(desk: PackDesk) -> None:
    typed(desk, "Name", "Pier Ten")
    assert kept(desk).name == "Pier Ten"
    assert page_of(desk).drawn.name == "Pier Ten"
