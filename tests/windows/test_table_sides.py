"""THROW-9 at the table window: whoever may take a side is handed the table, and sees how."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.games.gattai.looks.curtain import curtain_sentence
from tests.windows.sitting import Sitting
from tests.windows.tables import given

SIDES = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Io"
        Red: hand 8♥P 9♣P; Green: hand 4♠P 5♦P; Blue: hand 2♠P; Coach: Strike 3; hand K♠C
when    Red challenges green with 9♣P for "The gate"
when    Green accepts with 5♦P
"""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """The Coach has the table, and the sides are open."""
    made = Sitting(qtbot, given(SIDES))
    made.take("coach")
    made.throwdown.row.focus()
    return made


def plates(sitting: Sitting) -> list[str]:
    """Return what stands in the row, in its order."""
    shown = [plate for plate in sitting.throwdown.row.findChildren(PlateButton) if plate.isVisible()]
    return [str(plate.look.title) for plate in sorted(shown, key=lambda plate: plate.x())]


def test_who_may_join_is_handed_the_table_and_joins_with_enter(sitting: Sitting) -> None:
    assert plates(sitting) == ["Close the sides", "Io may join"]
    assert curtain_sentence(sitting.model, "blue") == "Io holds one card and may take a side."
    sitting.take("blue")
    assert sitting.window.answers.plate.isHidden()
    assert plates(sitting) == ["Join Ren", "Join Tam", "Back to Coach"]
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Blue joins red"


def test_who_has_joined_gives_the_table_back_with_enter(sitting: Sitting) -> None:
    sitting.take("blue")
    sitting.press(Qt.Key.Key_Return)
    assert plates(sitting) == ["Back to Coach", "Step back"]
    sitting.press(Qt.Key.Key_Return)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("coach", True)


def test_who_has_joined_may_step_back(sitting: Sitting) -> None:
    sitting.take("blue")
    sitting.press(Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert sitting.last() == "Blue steps back"


def test_a_table_that_passes_by_itself_waits_for_who_may_join(sitting: Sitting) -> None:
    sitting.window.passing.switch(by_itself=True)
    sitting.take("blue")
    assert sitting.model.seat == "blue"
    assert QApplication.focusWidget() is not None
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Blue joins red"


def test_who_fights_already_passes_the_table_on(sitting: Sitting) -> None:
    sitting.take("green")
    assert sitting.window.answers.passing
