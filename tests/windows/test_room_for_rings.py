"""The focus ring of a plate or field lies on no other: in the panel of a pack, in the desk, in the rows of seats."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import PaintedButton
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.ready_control import ReadyControl
from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor
from gattai_desktop.windows.kit.plate_row import PlateRow
from tests.content.coach_packs import written
from tests.windows.sitting import Sitting
from tests.windows.surfaces import ASKED, GAMBIT, SIDES
from tests.windows.tables import given
from tests.windows.test_pack_desk import opened, shelf_window

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
STORY = """
given   pilot red "Ren"; threat romog "Romog the Hunter" rating 2
        phase = "play"
        Red: hand 8♥P 9♣P; Coach: hand 3♣C K♠C
"""
_PEN = 4.0
"""Half of what the ring is drawn with, pixels of the screen."""


def under_a_ring(plates: Sequence[PaintedButton | NameField], window: QWidget) -> list[tuple[str, str]]:
    """Return the plates of which one would have the ring of the other upon it."""

    def box(one: QWidget, shape: QRectF) -> QRectF:
        return shape.translated(one.mapTo(window, one.rect().topLeft()))

    found = []
    for one, other in (*combinations(plates, 2), *combinations(plates[::-1], 2)):
        ring = one.ring_shape().boundingRect().adjusted(-_PEN, -_PEN, _PEN, _PEN)
        if box(one, ring).intersects(box(other, QRectF(other.rect()))):
            found.append((one.accessibleName(), other.accessibleName()))
    return found


@pytest.mark.parametrize("size", SIZES)
def test_in_the_panel_of_a_pack(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    window = shelf_window(qtbot, tmp_path, size)
    window.packs.show()
    QApplication.processEvents()
    panel = window.packs.room.panel
    assert len(panel.acts) > 2
    assert under_a_ring([*panel.acts], window) == []


def test_in_the_fields_of_the_desk(qtbot: QtBot, tmp_path: Path) -> None:
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    desk = opened(shelf_window(qtbot, tmp_path))
    desk.open("locations", "place.quay", edit=True, field="boon")
    assert isinstance(desk.page, EntryForm)
    boon = desk.page.controls["boon",]
    assert isinstance(boon, ReadyControl)
    boon.turn()
    boon.offered[1].click()
    boon.turn()
    desk.page.unfold()
    QApplication.processEvents()
    plates = [one for one in desk.page.stops() if isinstance(one, PaintedButton)]
    assert len(plates) > 12
    assert under_a_ring(plates, desk) == []


@pytest.mark.parametrize("size", SIZES)
def test_among_the_powers_of_a_threat(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    desk = opened(shelf_window(qtbot, tmp_path, size))
    desk.open("threats", "threat.lamp_eater", edit=True)
    page = desk.page
    assert isinstance(page, ThreatEditor)
    page.more.click()
    QApplication.processEvents()
    plates = [one for one in (*page.powers, page.more) if isinstance(one, PaintedButton)]
    assert len(plates) > 12
    assert under_a_ring(plates, desk) == []


@pytest.mark.parametrize("size", [LEAST_WINDOW, *SIZES])
def test_among_names_and_plates_of_those_who_sit_down(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = shelf_window(qtbot, tmp_path, size)
    window.ask_table(first_contact=False)
    page = window.new_table
    assert page is not None
    for key in page.offered.forms:
        page.choose(key)
        QApplication.processEvents()
        found = [one for one in page.seats.findChildren(QWidget) if one.isVisible()]
        parts = [one for one in found if isinstance(one, PaintedButton | NameField)]
        assert any(isinstance(one, NameField) for one in parts)
        assert under_a_ring(parts, window) == []


@pytest.mark.parametrize("size", SIZES)
def test_among_the_plates_of_a_sheet(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(ASKED), size)
    sitting.take("coach")
    sitting.window.by_hand.gauges.edit("throwdown.strike.red")
    sitting.settle()
    sheet = sitting.window.sheet
    plates = [one for one in sheet.findChildren(PlateButton) if one.isVisibleTo(sheet)]
    assert len(plates) > 14
    assert under_a_ring([*plates], sheet) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("text", "seat"), [(GAMBIT, "red"), (SIDES, "red"), (STORY, "coach")])
def test_among_plates_side_by_side_at_the_table(qtbot: QtBot, size: tuple[int, int], text: str, seat: str) -> None:
    sitting = Sitting(qtbot, given(text), size)
    sitting.take(seat)
    rows = [one for one in sitting.window.findChildren(PlateRow) if one.isVisible()]
    among = [[one for one in row.findChildren(PlateButton) if one.isVisible()] for row in rows]
    assert max(map(len, among)) > 1
    for row, plates in zip(rows, among, strict=True):
        assert under_a_ring([*plates], row) == []
