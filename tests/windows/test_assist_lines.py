"""An Assist says what it does before it is called on, and asks how much of it in words for players."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import Mini, spoken
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.games.gattai.throwdown.assists import RunStorm
from gattai_desktop.windows.games.gattai.looks.assists import assist_line, assist_plates, open_assists
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import given

POWER_STRIKE = """
given   content core.power_strike core.restore_buffer; pilots Red, Green
        throwdown Red, Green against Coach; Red on turn
        Red: Strike 1; Charges 4/6; Buffers 0/3; hand 8♦P; Coach: Strike 5; hand 9♣C; Pile 4♣C
"""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    found = Sitting(qtbot, given(POWER_STRIKE), (1024, 600))
    found.take("red")
    return found


def test_an_assist_says_what_it_does(sitting: Sitting) -> None:
    """Given Techs that ask how much before they do anything, then their plates tell more than that question."""
    seen = sitting.window.scene.pane.requests.view
    lines = [spoken(assist_line(seen, move)) for move in open_assists(seen) if isinstance(move, CallOn)]
    assert lines == [
        "Two Charges a point: the next Counter of your side in this turn has that much more Strike.",
        "Two Charges a point: one Pilot regains that many Buffers.",
    ]


def test_how_much_of_it_is_asked_with_what_each_answer_costs(sitting: Sitting) -> None:
    assert sitting.model.attempt(CallOn("red", "core.power_strike"))
    look = sitting.window.answers.plate.look
    assert spoken(look.title) == "Power Strike: how much?"
    assert [(spoken(one.title), spoken(one.detail)) for one in look.answers] == [
        ("1", "Red: Charges 4 → 2"),
        ("2", "Red: Charges 4 → 0"),
    ]
    assert cut(sitting.window) == []


OF_TWO_WAVES = """
given   content basic.storm, basic.storm_waves, basic.wave; pilots Red; threat foe "The Foe" rating 3
        throwdown Red against Coach; Coach on turn
        Red: Strike 3; hand 3♦P; Coach: Strike 3; hand 5♦C K♦C A♦C; Pile 4♣P
"""


def test_a_storm_says_what_may_become_of_it_and_not_only_that_it_is_asked(qtbot: QtBot) -> None:
    """ "Coach is asked: A Storm of The Foe. Which does it run?" told nobody what to pay an Ace for."""
    sitting = Sitting(qtbot, given(OF_TWO_WAVES), (1366, 768))
    sitting.take("coach")
    seen = sitting.window.scene.pane.requests.view
    lines = {type(move): spoken(assist_line(seen, move)) for move in open_assists(seen)}
    assert lines[RunStorm] == "One of: Attack on all, Two Waves, Attack"


COACH_IN_FIRST_CONTACT = """
given   scenario first-contact
        pilots Red; threat foe "The Enemy" rating 3
        first_contact.act = 3; first_contact.gambits = 0; first_contact.throwdowns = 0; first_contact.beat = 0
        throwdown Red against Coach; Coach on turn; stage 1
        Harmony 7; Red: Strike 3; hand 3♦P; Coach: Strike 3; hand 5♦C K♦C; Pile 4♣P
"""


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_in_first_contact_a_coach_pays_for_a_wave_by_its_plate(qtbot: QtBot, size: tuple[int, int]) -> None:
    """The guide says there what a Wave costs; so a person must be able to pay for one."""
    sitting = Sitting(qtbot, given(COACH_IN_FIRST_CONTACT), size)
    sitting.take("coach")
    assert cut(sitting.window) == []
    QTest.keyClick(sitting.window, Qt.Key.Key_A)
    sitting.settle()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    sitting.settle()
    assert sitting.last() == "Coach runs the Wave of foe with K♦C"


TWO_WAVES = """
given   threat tide "The Brass Tide" rating 4; threat gull "Doctor Gull" rating 2; pilots Red
        threat.tide.wave = "+Ruin:Choice(1)"; threat.gull.wave = "+Disfavor:Choice(1)"
        location quay "The Long Quay"; faction moths "The Moths"
        throwdown Coach against Red with tide, gull; Coach on turn; stage 1
        Red: Strike 3; hand 3♦P; Coach: Strike 3; hand 5♦C K♦C; Pile 4♣P
"""


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wave_says_which_card_it_takes_before_it_is_pressed(
    qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    """Of several Assists one was chosen, and a King was gone that nothing had spoken of."""
    speak_language(language)
    sitting = Sitting(qtbot, given(TWO_WAVES), size)
    sitting.take("coach")
    QTest.keyClick(sitting.window, Qt.Key.Key_A)
    sitting.settle()
    lines = [one.look.sub for one in sitting.window.sheet.look.choices]
    assert len(lines) == 2
    assert all(Mini("KD") in line for line in lines), lines
    assert cut(sitting.window) == []
    speak_language("en")


def test_in_first_contact_a_pilot_has_no_plate_of_assists(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(COACH_IN_FIRST_CONTACT.replace("Coach on turn", "Red on turn")))
    sitting.take("red")
    assert assist_plates(sitting.throwdown.requests.view) == ()


def test_a_card_that_only_a_plate_plays_says_so_where_it_is_lifted(qtbot: QtBot) -> None:
    """The sign above it says that it may do something: then it is no answer that nothing takes it."""
    sitting = Sitting(qtbot, given(COACH_IN_FIRST_CONTACT.replace("4♣P", "A♣P")))
    sitting.take("coach")
    king = sitting.hand_card("K♦C")
    assert [one.sign for one in king.marks] == ["wave"]
    king.setFocus()
    QTest.keyClick(king, Qt.Key.Key_Return)
    sitting.settle()
    assert sitting.window.carry.bubble.look.title == "It goes to no place: a plate plays it."
