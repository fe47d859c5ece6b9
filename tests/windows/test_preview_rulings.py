"""From what a play would do, one press and one key lead to the ruling that decided it; the card goes back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.windows.sitting import Sitting
from tests.windows.tables import given, the_rulings

ON_AN_ACE = """\
given   pilots Red
        throwdown Red against Coach; Red on turn
        Red: Strike 1; Charges 1/6; hand 2♣P K♣P; Pile 7♦P A♠C
"""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    found = Sitting(qtbot, given(ON_AN_ACE))
    found.take("red")
    return found


def lifted(sitting: Sitting, code: str) -> None:
    """The card is off its place by a click, over the first place that takes it."""
    card = sitting.hand_card(code)
    rect = card.card_rect()
    sitting.click(card, rect.topLeft() + (rect.center() - rect.topLeft()) * 0.3)
    assert sitting.window.carry.carrying
    assert sitting.window.carry.bubble.isVisible()


def test_r_14_the_bubble_names_the_ruling_that_decided_it(sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    chip = sitting.window.carry.chip
    assert chip.isVisible()
    assert (chip.look.title, chip.look.key) == ("Two over ace difference (R-14) and 2 more", "?")


def test_a_press_leads_to_the_ruling_and_the_card_goes_back(sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    sitting.click(sitting.window.carry.chip)
    room = the_rulings(sitting.window).room
    assert room.isVisible()
    assert room.focus.look is not None
    assert room.focus.look.name == "two_over_ace_difference"
    assert not sitting.window.carry.carrying
    assert sitting.model.entry == 0


def test_a_key_leads_there_too_and_esc_comes_back_to_the_table(sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    sitting.press("?")
    assert the_rulings(sitting.window).shown
    sitting.press(Qt.Key.Key_Escape)
    assert not the_rulings(sitting.window).shown
    assert not sitting.window.carry.chip.isVisible()
    QTest.keyClick(sitting.window, "?")
    assert sitting.window.sheet.accessibleName() == "Keys"


def test_a_card_that_is_put_back_takes_the_name_of_the_ruling_along(sitting: Sitting) -> None:
    lifted(sitting, "2♣P")
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.carry.chip.isVisible()
    assert sitting.window.carry.ruling == ""
