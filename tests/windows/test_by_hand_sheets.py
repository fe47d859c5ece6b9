"""The sheets of the Coach's own hand: the card that is moved, the gauge that is set."""

from pytestqt.qtbot import QtBot

from tests.windows.sitting import Sitting
from tests.windows.tables import dealt


def _coach(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, dealt(), (1366, 768))
    sitting.take("coach")
    return sitting


def test_the_one_card_that_can_be_taken_from_a_deck_is_not_asked_for(qtbot: QtBot) -> None:
    sitting = _coach(qtbot)
    sitting.window.by_hand._which("deck.pilots")
    sitting.settle()
    assert sitting.window.sheet.look.title == "The top card of Pilots' Deck, by hand"
