"""THROW-15 at the table window: allies hand cards to their Commander, who gives as many back, and nobody else sees."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Back
from tests.windows.sitting import Sitting
from tests.windows.tables import given

EXCHANGE = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Io"
        Red: sync 0; hand 9♠P 2♠P; Green: hand 3♦P 4♦P 5♦P; Blue: hand 7♦P; Coach: hand 5♦C
when    Red challenges coach with 9♠P for "the pier"
        Coach accepts with 5♦C
        Green joins red
        Blue joins red
        Coach closes the sides
        Green votes for the Team
        Blue votes for the Team
        Coach says red started it
        Coach fights with Strike 2
"""


def test_cards_are_exchanged_with_the_commander_by_keys_and_pointer(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(EXCHANGE))
    plate = sitting.window.answers.plate
    sitting.take("green")
    first = next(one for one in plate.look.answers if "Four" in spoken(one.title))
    button = plate.button(first.id)
    assert button is not None
    sitting.click(button)
    assert sitting.last() == "Green hands over 4♦P"
    sitting.press("1")  # no more
    sitting.take("blue")
    assert all(isinstance(one, Back) for one in sitting.model.sight().cards("hand.red"))
    sitting.press("1")
    sitting.take("red")
    assert "Tam" in spoken(plate.look.title)
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red gives 2♠P back to green"
    assert sitting.step() == "throwdown.reveal"
