"""Whose Hand people see when they sit in sides, or with one hand on the mouse (RULES INFO-11)."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.games.seating import APART, ONE_HAND, SIDES, ChangeSeating
from tests.windows.sitting import Sitting
from tests.windows.tables import given, the_pilots

TURN = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red, Green; Red on turn
        Red: Strike 2; hand 4♠P 7♠P 8♥P 10♣P; Green: hand 4♥P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""


def seated(qtbot: QtBot, seating: str) -> Sitting:
    sitting = Sitting(qtbot, given(TURN))
    sitting.take("coach")
    kind = sitting.model.by_hand(ChangeSeating)
    assert kind is not None
    assert sitting.model.attempt(kind("coach", seating))
    sitting.settle()
    return sitting


def press_row(sitting: Sitting, seat: str) -> None:
    sitting.click(sitting.window.scene.left.part_of(f"pilot.{seat}.strike") or sitting.window)


@pytest.mark.parametrize(
    ("seating", "at", "seen"), [(SIDES, "red", True), (SIDES, "coach", False), (APART, "red", False)]
)
def test_two_sides_a_pilots_sheet_shows_her_hand_to_her_own_side(
    qtbot: QtBot, seating: str, at: str, seen: bool
) -> None:
    sitting = seated(qtbot, seating)
    sitting.take(at)
    press_row(sitting, "green")
    look = the_pilots(sitting.window).page.look
    assert look is not None
    assert bool(look.hand) is seen
    assert ("Four of hearts" in look.spoken()) is seen


def test_with_one_hand_a_press_on_a_row_asks_for_her_hand_and_h_covers_it(qtbot: QtBot) -> None:
    sitting = seated(qtbot, ONE_HAND)
    press_row(sitting, "red")
    assert (sitting.model.seat, sitting.model.curtain_down, sitting.model.covered) == ("red", False, False)
    assert sitting.hand_card("8♥P")
    assert not the_pilots(sitting.window).shown
    sitting.press("h")
    assert sitting.model.covered
    press_row(sitting, "red")
    assert not sitting.model.covered
    press_row(sitting, "red")
    assert the_pilots(sitting.window).shown, "her Hand lies open: now it is her sheet"
    sitting.press(Qt.Key.Key_Escape)
    press_row(sitting, "green")
    assert (sitting.model.seat, sitting.model.covered) == ("green", False)
