"""A key of every table that can do nothing now says so in one short sentence."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.kit import own_scale
from gattai_desktop.windows.kit.own_scale import SizeTold
from tests.windows.sitting import Sitting, heard_from_now
from tests.windows.tables import given
from tests.windows.test_guide_in_conflicts import in_conflict

ALONE = """
given   pilot red "Ren"; phase = "play"
        Red: hand 8♥P; Coach: hand 3♣C K♠C
"""


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("F6", "There is no guide here."),
        ("F7", "There is no guide here."),
        ("F8", "There is no guide here."),
        ("F9", "Turning points are shown once an evening that you played alone is over."),
        ("[", "Both sides of the table are in sight."),
        ("]", "Both sides of the table are in sight."),
        ("H", "The hand lies open."),
        ("Z", "There are no two cards to sort."),
        ("Ctrl+Z", "Nothing has happened that could be taken back."),
        ("Ctrl+Shift+Z", "Nothing was taken back since the last move."),
    ],
)
def test_a_key_that_does_nothing_says_why(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str, words: str) -> None:
    monkeypatch.setattr(own_scale, "SHOWN", 1_000_000)  # until it is read
    sitting = Sitting(qtbot, given(ALONE))
    sitting.take("red")
    heard = heard_from_now(qtbot, sitting.window)
    stroke = QKeySequence(key)[0]
    QTest.keyClick(QApplication.focusWidget() or sitting.window, stroke.key(), stroke.keyboardModifiers())
    sitting.settle()
    assert heard == [words]
    shown = [one.accessibleName() for one in sitting.window.findChildren(SizeTold) if one.isVisible()]
    assert shown == [words] or key == "F8", "what F8 says it says aloud alone"


def test_f6_in_a_conflict_says_that_no_act_can_be_skipped(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, in_conflict("gambit.reveal"))
    heard = heard_from_now(qtbot, sitting.window)
    sitting.press(Qt.Key.Key_F6)
    assert heard == ["There is no act to skip now."]
    assert sitting.window.sheet.isHidden()


def test_a_drive_that_only_a_card_of_a_faction_can_make_takes_that_card_up(qtbot: QtBot) -> None:
    """Given a Block that only the top card of a Faction can be, when its key is pressed, then that card is lifted."""
    sitting = Sitting(
        qtbot,
        given(
            """
given   pilot red "Ren"; faction crew "The Crew" agency 3; crew: stack 7♠P
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 2♥P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""
        ),
    )
    sitting.take("red")
    sitting.press(Qt.Key.Key_B)
    assert sitting.window.carry.carrying
    assert sitting.window.sheet.isHidden()
    sitting.press(Qt.Key.Key_Return)
    sight = sitting.window.model.sight()
    assert [card.key for card in sight.cards("pile")] == ["3CC"], "the Seven is blocked"
    assert not sight.count("faction.crew")
