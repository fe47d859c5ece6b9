"""The focus ring of a plate or field lies on no other: in the panel of a pack, in the desk, in the rows of seats.

Nor does it hide a word beside it, or run over the edge of its window: `test_every_surface.py` asks it of every one.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.focus_ring import FocusRing, grown
from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import PaintedButton
from gattai_desktop.board.plate import RING_PEN
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.ready_control import ReadyControl
from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor
from gattai_desktop.windows.games.gattai.panes.spoils_board import SpoilsBoard
from gattai_desktop.windows.kit.plate_row import PlateRow
from gattai_desktop.windows.table.table_window import TableWindow
from tests.content.coach_packs import written
from tests.windows.cut import SLACK, Written, by_widget, only_when_it_is_read, read
from tests.windows.sitting import Sitting
from tests.windows.surfaces import ASKED, GAMBIT, SIDES
from tests.windows.tables import given
from tests.windows.test_accessible_names import covered
from tests.windows.test_spoils_once_taken import MANY
from tests.windows.written_desks import opened, shelf_window

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
STORY = """
given   pilot red "Ren"; threat romog "Romog the Hunter" rating 2
        phase = "play"
        Red: hand 8♥P 9♣P; Coach: hand 3♣C K♠C
"""
_PEN = RING_PEN / 2
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


def rings_hide_nothing(window: QWidget) -> None:
    """Wherever the keyboard may be, its ring and the words around it are whole. A card may lie on another."""
    with only_when_it_is_read(window):
        found = set(hidden_in(window))
    assert not found, "\n".join(sorted(found))


def hidden_in(window: QWidget) -> Iterator[str]:
    """Give the keyboard to each part of a window in turn, and say what its ring hides there."""
    words = by_widget(read(window))
    groups = window.overlays.focus_groups() if isinstance(window, TableWindow) else ()
    for widget in [one for one in window.findChildren(QWidget) if isinstance(one, PaintedButton | NameField)]:
        if not isValid(widget) or isinstance(widget, CardWidget) or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if groups and not any(one.holds(widget) for one in groups):
            continue  # the keyboard stays in what lies over it
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        ring = next((one for one in window.findChildren(FocusRing) if one.isVisible()), None)
        if ring is None or not widget.hasFocus() or covered(window, widget, widget.visibleRegion().boundingRect()):
            continue
        if any(hidden_by(ring, widget, words)):
            words = by_widget(read(window))  # what is focused may be told somewhere, or come into sight
            yield from (f"{widget.accessibleName()}: {one}" for one in hidden_by(ring, widget, words))


def hidden_by(ring: FocusRing, widget: QWidget, words: Mapping[QWidget, Sequence[Written]]) -> Iterator[str]:
    """Say what words a ring hides beside its widget, and whether it runs over the edge of its window."""
    ground, line = ring.parentWidget(), ring.path.boundingRect().translated(QPointF(ring.pos()))
    within, lying = QRectF(ground.rect()), QRectF(widget.rect().translated(widget.mapTo(ground, QPoint())))
    if within.contains(lying) and not within.contains(line):
        yield "beyond the edge"
    pen = _PEN * ring.times
    drawn = grown(line, pen) & QRectF(ring.geometry())
    bands = [QRectF(drawn) for _ in range(4)]
    bands[0].setRight(line.left() + pen)
    bands[1].setLeft(line.right() - pen)
    bands[2].setBottom(line.top() + pen)
    bands[3].setTop(line.bottom() - pen)
    free = ring.free()
    for beside, several in words.items():
        if not isValid(beside) or beside is widget or widget.isAncestorOf(beside) or not ground.isAncestorOf(beside):
            continue
        corner = QPointF(beside.mapTo(ground, QPoint()))
        near = [one for one in several if one.box.translated(corner).intersects(drawn)]
        shown = QRectF(beside.visibleRegion().boundingRect()) if near else QRectF()
        for one in near:
            seen = (one.box & shown).translated(corner)
            if not free.contains(seen.center() - QPointF(ring.pos())):
                continue  # it lies over the ring
            if seen.intersects(lying) and not isinstance(widget, AreaButton):
                continue  # the plate itself covers it, as the one of a roll does that lies over the field
            for band in bands:
                hidden = band & seen
                top = ground.childAt(hidden.center().toPoint())
                if min(hidden.width(), hidden.height()) > SLACK and (top is beside or beside.isAncestorOf(top)):
                    yield str(one)


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
    page.powers.more.click()
    QApplication.processEvents()
    plates = [one for one in (*page.powers.plates, page.powers.more) if isinstance(one, PaintedButton)]
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


@pytest.mark.parametrize("size", SIZES)
def test_among_who_may_get_a_spoil(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(MANY.replace("Coach against Red;", "Coach against Red, Green;")), size)
    sitting.take("red")
    board = sitting.window.findChild(SpoilsBoard)
    assert board is not None
    assert board._look is not None
    board._look_at(max(board._look.basic, key=lambda one: len(one.receivers)).key)
    whom = [*board._receivers.values()]
    assert len(whom) > 1
    assert under_a_ring(whom, sitting.window) == []
