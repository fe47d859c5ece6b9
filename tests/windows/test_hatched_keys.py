"""A key whose plate is hatched says why, also where there is no move that the rules could refuse."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from tests.windows.sitting import Sitting
from tests.windows.tables import given

EMPTY = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; Green: hand 4♠P 7♥P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""
COVERED = EMPTY.replace("Red: Strike 2;", "Red: Strike 2; hand 2♠P;").replace(
    "given  ", 'given   seating = "one_hand";'
)


def test_who_holds_no_card_is_told_so(qtbot: QtBot) -> None:
    """Given an empty hand, when B is pressed, then it says that no card is there, and Escape closes it."""
    sitting = Sitting(qtbot, given(EMPTY))
    sitting.take("red")
    sitting.press("b")
    refusals = sitting.window.refusals
    assert "No card in hand" in refusals.card.accessibleName()
    assert sitting.window.sheet.isHidden()
    sitting.press(Qt.Key.Key_Escape)
    assert not refusals.shown


def test_a_hand_that_lies_covered_is_shown_before_a_drive_is_refused(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(COVERED))
    sitting.take("red")
    sitting.model.cover(on=True)
    sitting.settle()
    sitting.press("b")
    assert not sitting.model.covered
    sitting.press("b")
    assert sitting.window.refusals.shown


@pytest.mark.parametrize(("held", "why"), [("7♣P K♥P", "of a lower suit than"), ("6♣P K♥P", "No Seven in hand")])
def test_a_block_that_is_not_possible_is_refused_for_what_is_held(qtbot: QtBot, held: str, why: str) -> None:
    """THROW-32: who holds the rank is not told that she does not."""
    sitting = Sitting(qtbot, given(EMPTY.replace("Red: Strike 2;", f"Red: Strike 2; hand {held};")))
    sitting.take("red")
    plate = next(plate for plate in sitting.window.scene.pane.findChildren(PlateButton) if plate.look.title == "Block")
    assert why in plate.accessibleName()
