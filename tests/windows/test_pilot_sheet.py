"""The sheet of a Pilot: opened from her row or by her letter, read by everybody, used by her own seat (RULES 2.19)."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.games.gattai.pilots.evolving import EvolveUniversal
from gattai_desktop.windows.games.gattai.parts.pilot_row import PilotRow, PilotRowLook
from gattai_desktop.windows.games.gattai.pilot.sheet import PilotSheet
from tests.windows.cut import cut, read
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given, the_pilots

TECHS = """
given   content core.power_strike; pilot red "Ren"; pilot green "Tam"
        throwdown Red, Green against Coach; Red on turn; stage 2
        Red: Strike 1; Charges 4/6; hand 7♠P; Coach: Strike 5; hand 8♣C; Pile 7♣C
        pilot.red.robo.name = "Lion"; pilot.red.robo.endurance = 5
"""


def _sheet(sitting: Sitting) -> PilotSheet:
    return the_pilots(sitting.window).page


def _shift(sitting: Sitting, letter: str) -> None:
    target = QApplication.focusWidget() or sitting.window
    QTest.keyClick(target, getattr(Qt.Key, f"Key_{letter}"), Qt.KeyboardModifier.ShiftModifier)
    sitting.settle()


def test_a_pilots_row_opens_her_sheet_with_the_sums_of_her_gauges(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    look = _sheet(sitting).look
    assert look is not None
    assert [bar.title for bar in look.bars] == ["Team", "Fight", "Future"]
    charges, buffers = look.gauges
    assert (charges.most, charges.why) == (6, "2 × Circuit 3")
    assert (buffers.most, buffers.why) == (3, "Synapse 3")
    assert look.figures[0].value == "2"
    sitting.press(Qt.Key.Key_Escape)
    assert not _sheet(sitting).isVisible()


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
def test_behind_her_name_stands_who_plays_her(qtbot: QtBot, size: tuple[int, int]) -> None:
    named = FIGHT.replace("given ", 'given   person.red = "Bartholomea"; ', 1)
    sitting = Sitting(qtbot, given(named), size)
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    sitting.settle()
    page = _sheet(sitting)
    assert page.accessibleName().startswith("Ren (Bartholomea). ")
    assert "(Bartholomea)" in [one.words for one in read(page)]
    assert cut(page) == []


def test_enter_on_a_pilots_row_opens_her_sheet(qtbot: QtBot) -> None:
    """Given a Pilot's row has the keyboard, then Enter presses it, as it presses every plate and button."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    row = next(row for row in sitting.window.scene.left.findChildren(PilotRow) if row.isVisible())
    row.setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert _sheet(sitting).isVisible()


def test_her_letter_with_shift_opens_it_and_page_keys_go_on_to_the_next(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    _shift(sitting, "G")
    assert the_pilots(sitting.window).shown
    look = _sheet(sitting).look
    assert look is not None
    assert (look.seat, look.own) == ("green", False)
    sitting.press(Qt.Key.Key_PageDown)
    look = _sheet(sitting).look
    assert look is not None
    assert look.seat == "red"


def test_who_looked_at_a_sheet_goes_on_where_she_was(qtbot: QtBot) -> None:
    """Given a card of the Hand has the keyboard, when a sheet lies over the table and goes, then that card has it."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    held = sitting.window.hand.cards()[1]
    held.setFocus()
    _shift(sitting, "G")
    assert _sheet(sitting).isAncestorOf(QApplication.focusWidget())
    sitting.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is held


def test_a_tech_says_whether_it_can_be_used_and_is_used_by_its_own_seat_alone(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TECHS))
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    look = _sheet(sitting).look
    assert look is not None
    tech = look.techs[0]
    assert (tech.title, tech.state) == ("Power Strike", "legal")
    sitting.click(_sheet(sitting).body.stops()[0])
    assert sitting.model.entry == 0, "the first press only shows what it does"
    sitting.press(Qt.Key.Key_Escape)
    assert _sheet(sitting).isVisible()
    sitting.click(_sheet(sitting).body.stops()[0])
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last().startswith("Red calls on")
    assert not _sheet(sitting).isVisible()
    sitting.take("green")
    sitting.window.requests.open("pilot.red")
    look = _sheet(sitting).look
    assert look is not None
    assert look.techs[0].state == ""
    assert look.techs[0].move is None
    assert not look.ways


def test_a_universal_tech_stands_among_her_techs(qtbot: QtBot) -> None:
    """Given she has learned one, then her sheet no longer says that she has none."""
    sitting = Sitting(qtbot, given('given phase debriefing; pilot red "Ren"; pilot.red.evolutions = 1'))
    sitting.take("red")
    assert sitting.model.attempt(EvolveUniversal("red", "card"))
    sitting.window.requests.open("pilot.red")
    look = _sheet(sitting).look
    assert look is not None
    assert [(one.title, one.rank, one.state) for one in look.techs] == [("Universal: Bonus draw", 1, "always")]
    assert not look.no_techs


def test_the_robo_is_summoned_from_the_sheet(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TECHS))
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    look = _sheet(sitting).look
    assert look is not None
    assert (look.robo, look.endurance) == ("Lion", (5, 6))
    sitting.press("U", Qt.Key.Key_Return)
    assert sitting.last() == "Red summons her Robo"


@pytest.mark.parametrize(("corroded", "line"), [(1, "Rank 1, 1 corroded, in the Hangar"), (0, "Rank 1, in the Hangar")])
def test_the_sheet_tells_what_of_a_robo_is_repaired_at_half(qtbot: QtBot, corroded: int, line: str) -> None:
    text = TECHS.rstrip() + (f"; pilot.red.robo.corroded = {corroded}\n" if corroded else "\n")
    sitting = Sitting(qtbot, given(text))
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    look = _sheet(sitting).look
    assert look is not None
    assert look.robo_line == line


def test_the_coach_presses_a_lesson_and_schism(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    seat = sitting.window.requests.view.pilots[0]
    sitting.window.requests.open(f"pilot.{seat}")
    body = _sheet(sitting).body
    assert set(body._presses) == {"schism", "lesson", "shift", "by hand", "print"}
    body.pressed.emit("lesson")
    sitting.settle()
    look = _sheet(sitting).look
    assert look is not None
    assert look.lessons == (1, 7)
    body.pressed.emit("schism")
    sitting.settle()
    assert "+Schism:Self(1)" in sitting.last()


def test_nothing_of_a_sheet_stays_behind_the_curtain(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    sitting.model.pass_to("green")
    sitting.settle()
    assert not _sheet(sitting).isVisible()


def test_in_a_small_window_it_has_pages(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TECHS), (1024, 600))
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    sheet = _sheet(sitting)
    assert not sheet.body.stops()
    sitting.press("2")
    assert [one.look.title for one in sheet.body._techs if not one.isHidden()] == ["Power Strike"]
    sitting.press("3")
    assert [one.look.title for one in sheet.body._ways if not one.isHidden()] == ["Summon"]


def test_a_page_is_scrolled_by_a_narrow_bar_as_everywhere(qtbot: QtBot) -> None:
    """Given her sheet is opened for the first time, then its bar is the table's own and not that of the system."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    sitting.window.requests.open("pilot.red")
    bars = [area.verticalScrollBar() for area in _sheet(sitting).findChildren(QScrollArea)]
    assert bars
    assert all(bar.sizeHint().width() <= 12 for bar in bars)


@pytest.mark.parametrize("hand", [1, 11])
def test_a_row_names_its_pilot_in_full_however_many_cards_she_holds(qtbot: QtBot, hand: int) -> None:
    """Given a small table, then the name has its room before the whole word of the Strike has."""
    paint = make_paint(scale=Scale.for_table(1024, 576), speed=0)
    look = PilotRowLook("yellow", "Odo", hand, 5, commander=True, charges=(0, 2), buffers=(5, 5))
    row = PilotRow(paint, look)
    qtbot.addWidget(row)
    row.resize(158, 39)
    row.show()
    assert not cut(row)


def test_a_pointer_that_rests_on_a_row_is_told_in_words_what_its_signs_are(qtbot: QtBot) -> None:
    """A newcomer could not know which number counts Charges and which one Buffers, nor read the end of a long name."""
    sitting = Sitting(qtbot, given(TECHS), (1366, 768))
    row = next(row for row in sitting.window.scene.left.findChildren(PilotRow) if row.isVisible())
    place = row.rect().bottomRight() - QPoint(3, 3)
    QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, place, row.mapToGlobal(place)))
    told = " ".join(QToolTip.text().split())
    QToolTip.hideText()
    assert told == row.look.spoken()
    assert "Charges 4 of 6, Buffers" in told
