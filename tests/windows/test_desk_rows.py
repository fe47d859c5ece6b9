"""Lists of tables at the desk: rows are added, filled in, doubled, moved and taken out, by pointer and by keys."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.games.kinds_of_many import Beside, Fieldset, ListOf
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.field_controls import control_for
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.desk.rows_control import RowsControl
from gattai_desktop.windows.desk.table_control import TableControl
from tests.windows.test_pack_desk import held, kept

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
EVENING = "evening.dark-quay"


def pocket(desk: PackDesk) -> RowsControl:
    """The control of the scenario's prepared triggers, which are a list of tables."""
    desk.open("evening", EVENING, edit=True, field="pocket")
    page = desk.page
    assert isinstance(page, EntryForm)
    control = page.controls["pocket",]
    assert isinstance(control, RowsControl)
    return control


def names(desk: PackDesk) -> list[Any]:
    rows: Any = kept(desk).values("scenario", EVENING)["pocket"]
    return [one["name"] for one in rows]


def named(room: QWidget, name: str) -> QWidget:
    (found,) = [one for one in room.findChildren(QWidget) if one.accessibleName() == name and one.isVisible()]
    return found


def typed(room: QWidget, name: str, words: str) -> None:
    line = named(room, name)
    assert isinstance(line, QLineEdit | QPlainTextEdit)
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, words)
    QTest.keyClick(line, Qt.Key.Key_Tab)


def test_rows_are_written_doubled_moved_and_taken_out_by_pointer(desk: PackDesk) -> None:
    control = pocket(desk)

    def press(name: str) -> None:
        QTest.mouseClick(named(control, name), Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    press("Pocket: Add a row")
    typed(control, "Pocket, row 1: Name", "Fog rolls in")
    typed(control, "Pocket, row 1: Line", "+Ruin:Choice(1)")
    press("Pocket: Add a row")
    typed(control, "Pocket, row 2: Name", "A bell")
    typed(control, "Pocket, row 2: Line", "+Trauma:Choice(1)")
    assert names(desk) == ["Fog rolls in", "A bell"]
    assert kept(desk).faults == ()
    press("Pocket, row 2: Duplicate")
    assert names(desk) == ["Fog rolls in", "A bell", "A bell"]
    typed(control, "Pocket, row 3: Name", "A second bell")
    press("Pocket, row 3: Up")
    press("Pocket, row 2: Up")
    assert names(desk) == ["A second bell", "Fog rolls in", "A bell"]
    press("Pocket, row 1: Down")
    press("Pocket, row 2: Take out")
    assert names(desk) == ["Fog rolls in", "A bell"]
    desk.undo()
    assert names(desk) == ["Fog rolls in", "A second bell", "A bell"]
    while desk.draft.undoes:
        desk.undo()
    assert kept(desk).values("scenario", EVENING)["pocket"] == ()


def test_rows_are_written_moved_and_taken_out_by_keys(desk: PackDesk) -> None:
    control = pocket(desk)
    for name in ("Fog", "Bell"):
        control.new.setFocus()
        QTest.keyClick(held(), Qt.Key.Key_Space)
        assert held().accessibleName().startswith("Pocket, row")
        while not isinstance(held(), QLineEdit):
            QTest.keyClick(held(), Qt.Key.Key_Tab)
        QTest.keyClicks(held(), name)
    QTest.keyClick(held(), Qt.Key.Key_Tab)
    assert names(desk) == ["Fog", "Bell"]
    head = control.rows[1].head
    assert head.accessibleName() == "Pocket, row 2, open. Bell"
    head.setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Up, SHIFT)
    assert names(desk) == ["Bell", "Fog"]
    assert held() is control.rows[0].head
    QTest.keyClick(held(), Qt.Key.Key_Delete)
    assert names(desk) == ["Fog"]
    assert held() is control.rows[0].head
    QTest.keyClick(held(), Qt.Key.Key_Z, CONTROL)
    assert names(desk) == ["Bell", "Fog"]
    QTest.keyClick(control.rows[1].head, Qt.Key.Key_Space)
    assert control.rows[1].head.accessibleName() == "Pocket, row 2, open. Fog"
    assert control.rows[0].head.accessibleName() == "Pocket, row 1, closed. Bell"


def test_a_fault_in_a_row_names_it_and_leads_into_it(desk: PackDesk) -> None:
    rows = ({"name": "Fog", "line": "+Ruin:Choice(1)"}, {"name": "Bell", "line": "+Truin:Choice(1)"})
    desk.draft.change("scenario", EVENING, pocket=rows)
    (fault,) = desk.draft.faults
    field = ".".join(str(one) for one in fault.way[2:])
    assert field == "pocket.1.line"
    desk.open("evening", EVENING, edit=True, field=field)
    assert held().accessibleName() == "Pocket, row 2: Line"
    page = desk.page
    assert isinstance(page, EntryForm)
    assert "Row 2: " in page.controls["pocket",].stops()[0].accessibleDescription()


def test_lists_in_rows_of_a_list_are_written_too(desk: PackDesk) -> None:
    gear = desk.draft.add("gear", {"name": "Lantern", "text": "It burns.", "origin": "own", "author": "Jo"})
    desk.open_entry("gear", gear, "on")
    page = desk.page
    assert isinstance(page, EntryForm)
    on = page.controls["effects", "on"]
    assert isinstance(on, RowsControl)
    on.add()
    body = on.rows[0].body
    assert isinstance(body, TableControl)
    body.unfold()
    choose = body.controls["choose",]
    assert isinstance(choose, RowsControl)
    choose.add()
    inner = choose.rows[0].body
    assert inner is not None
    (line,) = inner.stops()
    assert isinstance(line, QPlainTextEdit)
    line.setFocus()
    QTest.keyClicks(line, "+Charge:Self(1)")
    QTest.keyClick(line, Qt.Key.Key_Tab)
    kept_now: Any = kept(desk).values("gear", gear)["effects"]
    assert kept_now["on"][0]["choose"] == (("+Charge:Self(1)",),)


def test_a_table_that_need_not_be_there_goes_with_the_last_that_it_said(desk: PackDesk) -> None:
    gear = desk.draft.add("gear", {"name": "Lantern", "text": "It burns.", "origin": "own", "author": "Jo"})
    desk.open_entry("gear", gear, "limit.uses")
    uses = held()
    assert uses.accessibleName() == "Limit: Uses"
    QTest.keyClicks(uses, "2")
    QTest.keyClick(uses, Qt.Key.Key_Return)
    now: Any = kept(desk).values("gear", gear)["effects"]
    assert now["limit"]["uses"] == "2"
    assert isinstance(uses, QLineEdit)
    uses.selectAll()
    QTest.keyClick(uses, Qt.Key.Key_Delete)
    QTest.keyClick(uses, Qt.Key.Key_Return)
    now = kept(desk).values("gear", gear)["effects"]
    assert now["limit"] is None


@pytest.mark.parametrize("game", KEYS)
def test_every_list_of_tables_of_every_game_has_a_control(qtbot: QtBot, game: str, desk: PackDesk) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    for family in packs_of(game).contents.families:
        fields = [*family.fields]
        for field in fields:
            if isinstance(field.kind, Beside):
                fields += field.kind.fields
            elif isinstance(field.kind, ListOf) and isinstance(field.kind.of, Fieldset | ListOf):
                control = control_for(desk.paint, host, field, field.kind, field.name, lambda _families: ())
                assert isinstance(control, RowsControl)
                wrote: list[Any] = []
                control.wrote.connect(lambda value, _go_on, into=wrote: into.append(value))
                control.show_value(())
                control.add()
                assert len(wrote[-1]) == 1
                control.show_value(wrote[-1])
                assert control.rows[0].head.accessibleName()
