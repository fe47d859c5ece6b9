"""Allies and their Commander: cards handed over and as many back, unseen by others (THROW-15), and Drives agreed to."""

from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Back
from gattai_desktop.cards.card import card as card_called
from gattai_desktop.games.gattai.throwdown.exchange import GiveNoMore
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
    (answer,) = plate.look.answers
    assert (spoken(answer.title), answer.refused) == ("Keep your cards", False)
    sitting.click(sitting.hand_card("4♦P"))
    sitting.click(sitting.hand_card("3♦P"))
    assert "2 of 3 chosen" in spoken(plate.look.answers[0].detail)
    sitting.click(sitting.hand_card("3♦P"))
    assert sitting.model.sight().count("hand.red") == 1, "until it is said nothing is handed over"
    sitting.press("1")  # these
    assert [one.words("green") for one in sitting.model.log(sitting.model.entry - 1)] == [
        "Green hands over 4♦P", "Green hands over no more",
    ]  # fmt: skip
    sitting.take("blue")
    assert all(isinstance(one, Back) for one in sitting.model.sight().cards("hand.red"))
    sitting.press("1")
    sitting.take("red")
    assert "Tam" in spoken(plate.look.title)
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red gives 2♠P back to green"
    assert sitting.step() == "throwdown.reveal"


def test_enter_chooses_what_is_handed_over_and_the_plate_hands_it_over(qtbot: QtBot) -> None:
    """THROW-15: any number of cards by one question, the lowest first; each is a move of its own in the record."""
    sitting = Sitting(qtbot, given(EXCHANGE))
    sitting.take("green")
    sitting.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    sitting.press("1")
    handed = [one.words("green") for one in sitting.model.log(sitting.model.entry - 2)]
    assert handed == ["Green hands over 3♦P", "Green hands over 4♦P", "Green hands over no more"]
    assert sitting.model.sight().count("hand.green") == 1


def test_several_cards_are_given_back_by_one_answer(qtbot: QtBot) -> None:
    """THROW-15: what is owed is chosen in the hand, counted on the plate, and given at once; nobody else sees which."""
    gave = "        Green hands over 3♦P\n        Green hands over 4♦P\n        Green hands over no more\n"
    sitting = Sitting(qtbot, given(EXCHANGE + gave + "        Blue hands over no more\n"), (1024, 600))
    plate = sitting.window.answers.plate
    sitting.take("red")
    assert "Tam 2 cards back" in spoken(plate.look.title)
    (answer,) = plate.look.answers
    assert answer.refused
    assert "0 of 2 chosen" in spoken(answer.detail)
    sitting.click(sitting.hand_card("2♠P"))
    assert "1 of 2 chosen" in spoken(plate.look.answers[0].detail)
    sitting.click(sitting.hand_card("4♦P"))
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red gives 2♠P 4♦P back to green"
    assert sitting.step() == "throwdown.reveal"
    sitting.take("blue")
    assert all(isinstance(one, Back) for one in sitting.model.sight().cards("hand.green"))
    assert "♠" not in sitting.last()


def test_the_keyboard_begins_at_the_first_of_the_cards_to_choose_from(qtbot: QtBot) -> None:
    """Given a card of the hand had the keyboard before, when others are to be chosen, then it comes to the lowest."""
    gave = "        Green hands over 3♦P\n        Green hands over 4♦P\n"
    sitting = Sitting(qtbot, given(EXCHANGE + gave))
    sitting.take("red")
    sitting.hand_card("4♦P").setFocus()
    for seat in ("green", "blue"):
        assert sitting.model.attempt(GiveNoMore(seat))
        sitting.settle()
    assert sitting.window.focusWidget() is sitting.hand_card("2♠P")


def test_enter_chooses_one_card_after_the_other(qtbot: QtBot) -> None:
    """Given two cards are owed, then three Enters choose the lowest two and give them: none is taken back."""
    gave = "        Green hands over 3♦P\n        Green hands over 4♦P\n"
    over = "        Green hands over no more\n        Blue hands over no more\n"
    sitting = Sitting(qtbot, given(EXCHANGE + gave + over))
    sitting.take("red")
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.focusWidget() is sitting.hand_card("3♦P")
    sitting.press(Qt.Key.Key_Return)
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red gives 2♠P 3♦P back to green"


def test_a_click_leaves_the_keyboard_at_the_card_that_it_chose(qtbot: QtBot) -> None:
    gave = "        Green hands over 3♦P\n        Green hands over 4♦P\n"
    over = "        Green hands over no more\n        Blue hands over no more\n"
    sitting = Sitting(qtbot, given(EXCHANGE + gave + over))
    sitting.take("red")
    card, hand = sitting.hand_card("2♠P"), sitting.window.hand
    sitting.click(hand, QPointF(card.pos()) + card.card_rect().center() - QPointF(card.width() / 4, 0))
    assert hand.is_chosen(card_called("2♠P"))
    assert sitting.window.focusWidget() is card


def test_what_an_ally_would_do_is_agreed_to_by_the_first_answer(qtbot: QtBot) -> None:
    """R-54: agreeing is what is expected, so that Enter does it."""
    drive = """
given   pilots Red, Green
        throwdown Red, Green against Coach; Red on turn
        Green: Strike 2; hand 9♦P; Red: hand K♠P; Pile 8♣C
when    Green counters with 9♦P
"""
    sitting = Sitting(qtbot, given(drive))
    sitting.take("red")
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red agrees"
