"""The field of a line of triggers: a list under the caret, the rest faint behind it, what it does below."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.forms.completed_field import CompletedField, ReadBelow
from gattai_desktop.windows.forms.completion_list import CompletionList
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

HINT = "An event, a colon, whom it reaches, and how much: +Schism:Team(1)"


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    found = Sitting(qtbot, dealt())
    found.take("coach")
    return found


def begun(sitting: Sitting, line: str = "+") -> CompletedField:
    sitting.window.requests.open("trigger", line)
    (field,) = sitting.window.findChildren(CompletedField)
    return field


def below(sitting: Sitting) -> str:
    return next(one for one in sitting.window.findChildren(ReadBelow)).accessibleName()


def test_a_whole_line_is_written_by_tab_and_fired(sitting: Sitting) -> None:
    field = begun(sitting)
    assert below(sitting) == HINT
    QTest.keyClicks(field, "Disf")
    assert field.completing
    assert field.rest == "avor:Harbour_Crew"
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.rest == "avor:Radio_Nemuri"
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.text() == "+Disfavor:Radio_Nemuri"
    assert not field.completing
    assert field.read.sounds == "sound"
    assert below(sitting) == "An Offense for a Faction: Radio Nemuri"
    sitting.window.sheet.choose("coach")
    sitting.settle()
    assert sitting.last() == 'Coach fires "+Disfavor:Radio_Nemuri"'


def test_a_line_that_cannot_be_read_stays_to_be_mended(sitting: Sitting) -> None:
    begun(sitting, "+Tarryyy")
    sitting.window.sheet.choose("coach")
    sitting.settle()
    assert sitting.window.refusals.shown
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.refusals.shown
    (field,) = [one for one in sitting.window.findChildren(CompletedField) if one.isVisible()]
    assert field.text() == "+Tarryyy"


def test_each_row_is_a_button_with_what_it_does_as_its_name(sitting: Sitting) -> None:
    field = begun(sitting, "+Disfavor:")
    (offered,) = sitting.window.findChildren(CompletionList)
    names = [one.accessibleName() for one in offered.findChildren(QAbstractButton) if one.isVisible()]
    assert names[0] == "+Disfavor:Harbour_Crew: Offense 0 → 1; Fan Club 7 may take it"
    assert "+Disfavor:Choice: a Faction that Coach picks then" in names
    next(one for one in offered.findChildren(QAbstractButton) if "Noodle_Row" in one.accessibleName()).click()
    assert field.text() == "+Disfavor:Noodle_Row"


def test_the_wheel_goes_a_row_for_each_notch(sitting: Sitting) -> None:
    """A touchpad tells of a notch in small parts, and of moves sideways too."""
    begun(sitting, "+Disfavor:")
    (offered,) = sitting.window.findChildren(CompletionList)
    window, at = sitting.window.windowHandle(), QPointF(offered.mapTo(sitting.window, offered.rect().center()))
    for _ in range(5):
        QTest.wheelEvent(window, at, QPoint(0, -30))
        QTest.wheelEvent(window, at, QPoint(-30, 0))
    assert offered.place == 1
    QTest.wheelEvent(window, at, QPoint(0, 150))
    assert offered.place == 0


def test_what_has_no_target_stands_there_and_is_not_taken(sitting: Sitting) -> None:
    field = begun(sitting, "+Disfavor:Ren")
    assert not field.completing
    field.offer()
    QTest.keyClicks(field, "x")
    field.setText("+Disfavor:Re")
    field.offer()
    assert [one.title for one in field.rows] == ["+Disfavor:Resource", "+Disfavor:Ren"]
    assert all(one.refused for one in field.rows)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.text() == "+Disfavor:Re"
    assert field.rest == ""


def test_what_cannot_be_read_has_a_place_and_words(sitting: Sitting) -> None:
    field = begun(sitting)
    QTest.keyClicks(field, "Trauma:Choice(1) and +Ruine")
    assert field.read.sounds == "wrong"
    assert field.text()[field.read.begins : field.read.ends] == "Ruine"
    assert "Did you mean 'Ruin'?" in below(sitting)


def test_escape_closes_the_list_first_and_then_the_sheet(sitting: Sitting) -> None:
    field = begun(sitting, "+Trauma:")
    assert field.completing
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.completing
    assert sitting.window.sheet.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert sitting.window.sheet.isHidden()


def test_ctrl_space_opens_what_would_not_come_by_itself(sitting: Sitting) -> None:
    field = begun(sitting, "+Trauma:Choice")
    assert not field.completing
    QTest.keyClick(field, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert field.completing
    assert field.rows[0].title == "+Trauma:Choice(1)"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "+Trauma:Choice(1)"


def test_enter_takes_what_is_offered_while_something_has_to_follow(sitting: Sitting) -> None:
    field = begun(sitting, "+Ruin:")
    first = field.rows[0].line
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == first
    assert field.read.sounds == "sound"


def test_the_list_is_there_again_when_the_keyboard_is_back_in_the_field(sitting: Sitting) -> None:
    field = begun(sitting, "+Ruin:")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    field.clearFocus()
    assert not field.completing
    field.setFocus()
    assert field.completing


def test_tab_leaves_a_field_in_which_nothing_has_to_follow(sitting: Sitting) -> None:
    field = begun(sitting, "+Trauma:Choice(1)")
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.text() == "+Trauma:Choice(1)"
    assert not field.hasFocus()


def test_names_are_written_in_the_language_of_the_windows(qtbot: QtBot) -> None:
    assert speak_language("de") == "de"
    try:
        sitting = Sitting(qtbot, dealt())
        sitting.take("coach")
        field = begun(sitting, "+Replenish:")
        assert field.rows[0].title == "+Replenish:Fanclub"
        QTest.keyClick(field, Qt.Key.Key_Tab)
        assert field.read.sounds == "sound"
        sitting.window.sheet.choose("coach")
        assert sitting.model.sight("coach").values["team.fan_club"] == 8
    finally:
        speak_language("en")
