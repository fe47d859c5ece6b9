"""The rulings of this table in a room of their own (RULES ED-2): search, options, one click from a refusal."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.book.rule_book import RULING_CHAPTERS
from gattai_desktop.games.gattai.book.rulings import rulings_book, rulings_of
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.story.story import Ripple
from gattai_desktop.windows.rulings.ruling_shown import RulingRow
from gattai_desktop.windows.rulings.rulings_room import RulingsRoom
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given, the_rulings

STAGE_ONE = """
given   pilot red "Ren"; pilot green "Tam"; ruling rumble_needs = final; threat gull "The Gull" rating 4
        throwdown Red against Coach; Coach on turn; stage 3
        Red: hand 8♥P; Coach: Strike 3; hand K♠C; Pile 3♣P
"""


def _room(sitting: Sitting) -> RulingsRoom:
    return the_rulings(sitting.window).page


def test_every_ruling_stands_in_a_chapter(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("rulings")
    room = _room(sitting)
    assert set(room.names()) == set(rulings_book())
    for name in RULING_CHAPTERS:
        room.show_chapter(name)
        assert room.names(), name


def test_the_search_looks_in_names_questions_options_and_rule_ids(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("rulings")
    room = _room(sitting)
    sitting.press("THROW-34")
    assert "deescalate_window" in room.names()
    assert room.search.accessibleDescription() == f"{len(room.names())} of {len(room._looks)} found"
    room.search.setText("xyzzy")
    assert room.names() == ()
    assert room.search.accessibleDescription() == "Nothing found"


def test_a_search_in_a_chapter_tells_of_the_other_chapters(qtbot: QtBot) -> None:
    """Given a chapter where nothing fits, then no one is told that no ruling covers it, and the chapters count."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("rulings")
    room = _room(sitting)
    room.show_chapter("Omens")
    room.search.setText("dissonant")
    assert room.names() == ()
    assert room.empty_words() == "None in this chapter, 4 in others."
    counts = {name: plate.look.line for name, plate in room._chapters.items()}
    assert (counts[""], counts["Omens"], counts["Strike"]) == ("4", "0", "2")
    room.search.setText("xyzzy")
    assert room.empty_words() == "No ruling covers that. Decide at the table, and write it down."


def test_the_coach_rules_with_a_figure_and_goes_back_with_del(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("rulings.deescalate_window")
    sitting.press("2")
    assert sitting.model.sight().values["rulings.deescalate_window"] == "next_turn_only"
    room = _room(sitting)
    look = room.focus.look
    assert look is not None
    assert look.changed
    assert look.change is not None
    assert look.change.who == "Coach"
    sitting.press(Qt.Key.Key_F3)
    assert room.names() == ("deescalate_window",)
    sitting.press(Qt.Key.Key_F3, Qt.Key.Key_Delete)
    look = room.focus.look
    assert look is not None
    assert not look.changed
    sitting.press(Qt.Key.Key_Escape)
    assert not room.isVisible()


def test_a_pilot_reads_the_rulings_and_changes_none(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    sitting.window.requests.open("rulings.deescalate_window")
    sitting.press("2")
    assert "rulings.deescalate_window" not in sitting.model.sight().values
    assert _room(sitting).focus.why.isHidden()


def test_one_click_leads_from_a_refusal_to_the_ruling_behind_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(STAGE_ONE))
    sitting.take("coach")
    assert not sitting.model.attempt(InitiateRumble("coach", card("K♠C")))
    sitting.settle()
    assert sitting.window.refusals.shown
    ruling = sitting.window.refusals.card.ruling
    assert ruling.look.title == "How this table rules it"
    sitting.click(ruling)
    assert the_rulings(sitting.window).shown
    look = _room(sitting).focus.look
    assert look is not None
    assert look.name == "rumble_needs"
    assert sitting.window.overlays.is_top(_room(sitting)), "the refusal waits beneath"


def test_a_refusal_marks_a_rule_that_the_edition_borrows(qtbot: QtBot) -> None:
    """ED-3: STORY-5 is written in Final alone; what the table's own text has bears no mark."""
    sitting = Sitting(qtbot, given(STAGE_ONE))
    sitting.take("coach")
    for move, borrowed in ((Ripple("coach"), True), (InitiateRumble("coach", card("K♠C")), False)):
        assert not sitting.model.attempt(move)
        sitting.settle()
        assert ("Borrowed from the complete text." in sitting.window.refusals.card.accessibleName()) is borrowed
        sitting.press(Qt.Key.Key_Escape)


def test_ctrl_f_comes_back_to_the_search(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("rulings.deescalate_window")
    room = _room(sitting)
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert room.search.hasFocus()


def test_ed_1_another_edition_shows_its_differences_first_and_keeps_what_the_table_changed(qtbot: QtBot) -> None:
    """ED-1, ED-2: from the room of rulings the table goes on in another edition; its own changes stay if it wants."""
    sitting = Sitting(qtbot, dealt())
    assert sitting.model.attempt(CoachSetsRuling("coach", "gambit_tie", "equal_wins"))
    sitting.window.requests.open("rulings")
    room = _room(sitting)
    assert room.edition.look.title == "Edition Beta"
    sitting.press(Qt.Key.Key_F4)
    sheet = sitting.window.sheet
    assert sheet.accessibleName() == "This table plays Beta"
    sheet.choose("final")
    sitting.settle()
    assert "rulings differ in Final" in sheet.accessibleName()
    assert "R-18" in sheet.accessibleDescription()
    sheet.choose("keep")
    sitting.settle()
    assert rulings_of(sitting.model.sight()).edition == "final"
    assert rulings_of(sitting.model.sight()).gambit_tie == "equal_wins"
    assert room.edition.look.title == "Edition Final"
    room.editionAsked.emit()
    sheet.choose("beta")
    sheet.choose("give up")
    sitting.settle()
    assert rulings_of(sitting.model.sight()).edition == "beta"
    assert room.names()
    assert not any(look.changed for look in room._looks)


def test_ed_4_a_pilot_reads_the_edition_but_cannot_change_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("red")
    sitting.window.requests.open("rulings")
    assert _room(sitting).edition.isHidden()


@pytest.mark.parametrize("theme", THEMES)
def test_the_ruling_that_is_shown_has_a_frame_in_the_list_in_every_theme(qtbot: QtBot, theme: ThemeName) -> None:
    """In high contrast its plate is as black as the list: nothing said which of them the right side shows."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("rulings.deescalate_window")
    (shown,) = (one for one in _room(sitting).findChildren(RulingRow) if one.lit)
    shown.set_paint(make_paint(theme, shown.paint.scale, speed=0))
    picture = shown.grab().toImage()
    frame = {picture.pixelColor(across, shown.height() // 2).rgb() for across in range(5, 9)}
    assert shown.paint.theme.line.rgb() in frame
