"""The mobs of a fight are placed on its map by pointer and by keys, for four MCs and for other numbers."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.virtual_machine.placing_acts import lined_up
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.games.virtual_machine.desk.placing_page import PlacingPage
from tests.content.coach_packs import written
from tests.windows.desk_surfaces import FIGHTS
from tests.windows.test_evening_of_ones_own import ByPointer, held, key
from tests.windows.written_desks import shelf_window

SOUND = {**FIGHTS, "maps.toml": FIGHTS["maps.toml"].replace('"Q2>Q4 1"', '"Q2>Q4 1", "Q4>Q1 0"')}


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> PackDesk:
    pack = written(tmp_path / "packs" / "virtual-machine" / "pier-nine", SOUND)
    window = shelf_window(qtbot, tmp_path)
    window.desk.open_folder(pack, "virtual-machine")
    found = window.desk.page
    assert found is not None
    assert found.draft.faults == ()
    return found


def page_of(desk: PackDesk) -> PlacingPage:
    (found,) = desk.findChildren(PlacingPage)
    return found


def kept(desk: PackDesk) -> FieldValues:
    """The fight as it is read from the disk."""
    return PackDraft(desk.draft.folder, packs_of("virtual-machine").contents).values("fight", "low_tide")


def press(desk: PackDesk, area: str) -> None:
    QTest.mouseClick(page_of(desk).sheet.handles[area], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_a_mob_is_placed_as_often_as_an_area_is_pressed_and_taken_back(desk: PackDesk) -> None:
    before = kept(desk)
    ByPointer().press(desk, "Port Sniffer")
    press(desk, "Q3")
    press(desk, "Q3")
    assert lined_up(kept(desk), 4)["m02", "Q3"] == 2
    ByPointer().press(desk, "Take back")
    press(desk, "Q3")
    assert lined_up(kept(desk), 4)["m02", "Q3"] == 1
    for _ in range(3):
        desk.undo()
    assert kept(desk) == before
    assert desk.draft.faults == ()


def test_any_mob_of_the_program_can_be_chosen(desk: PackDesk) -> None:
    ByPointer().press(desk, "Other mobs")
    ByPointer().press(desk, "Stray Thread")
    press(desk, "Q2")
    assert lined_up(kept(desk), 4)["m01", "Q2"] == 1


def test_for_fewer_and_for_more_mcs_others_are_there(desk: PackDesk) -> None:
    page = page_of(desk)
    ByPointer().press(desk, "Pike Daemon, chosen")
    shown = {mcs: (page.take(mcs), _counts(page))[1] for mcs in page.numbers}
    assert shown[2] == shown[3] == {"gull Q3": "2", "m02 Q2": "1"}
    assert shown[4] == {"gull Q3": "3", "m02 Q2": "1"}
    assert shown[6] == {"gull Q3": "3", "m02 Q2": "1", "gull Q2": "1"}
    page.take(4)
    ByPointer().press(desk, "6 MCs")
    press(desk, "Q3")
    assert kept(desk)["in_6"] == ({"mob": "gull", "at": "Q3", "count": 1},)
    ByPointer().press(desk, "3 MCs")
    QTest.keyClick(page.sheet.handles["Q3"], Qt.Key.Key_Delete)
    assert lined_up(kept(desk), 3)["gull", "Q3"] == 1
    assert lined_up(kept(desk), 4)["gull", "Q3"] == 3
    assert desk.draft.faults == ()
    press(desk, "Q4")
    assert "place it for four first" in desk.head.notice


def _counts(page: PlacingPage) -> dict[str, str]:
    return {one.key: one.number for one in page.sheet.look.tokens if one.number}


def test_nobody_is_placed_where_the_mcs_start(desk: PackDesk) -> None:
    before = kept(desk)
    press(desk, "Q1")
    assert kept(desk) == before
    assert "The MCs start there" in desk.head.notice


def test_it_is_done_by_keys_alone_and_said_to_a_screen_reader(desk: PackDesk) -> None:
    page = page_of(desk)
    assert page.sheet.handles["Q1"].accessibleName() == "Mooring: no mobs, the MCs start here"
    page.mobs["gull"].setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Space)
    while held() not in page.sheet.handles.values():
        key(Qt.Key.Key_Tab)
    page.sheet.focus_area("Q2")
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Return)
    assert held() is page.sheet.handles["Q2"]
    assert held().accessibleName().startswith("Boathouse: Port Sniffer")
    assert held().accessibleName().endswith("2 Pike Daemon")
    key(Qt.Key.Key_Delete)
    assert lined_up(kept(desk), 4)["gull", "Q2"] == 1


def test_on_another_map_all_are_brought_to_one_area_at_once(desk: PackDesk) -> None:
    before = kept(desk)
    desk.draft.change("fight", "low_tide", map="a")
    assert desk.draft.own_pack is None
    desk.begin()
    assert held() is page_of(desk).lost
    key(Qt.Key.Key_Space)
    assert lined_up(kept(desk), 4) == {("gull", "A4"): 3, ("m02", "A4"): 1}
    assert desk.draft.faults == ()
    assert held() is page_of(desk).sheet.handles["A4"]
    desk.undo()
    desk.undo()
    assert kept(desk) == before


def test_without_a_map_it_says_where_one_is_chosen(desk: PackDesk) -> None:
    desk.draft.change("fight", "low_tide", map="")
    assert page_of(desk).stops() == []
    assert page_of(desk).sheet.isHidden()
