"""A Faction's card beside a Throwdown: keys take it where it is the best, and the Strike scale marks it."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.cards.card import card as card_called
from gattai_desktop.games.gattai.throwdown.drives import Block, Counter
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionView
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import given

TURN = """
given   pilot red "Ren"; faction crew "The Crew" agency 3; crew: stack 5♠P 9♠P
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 10♣P Q♦P; Coach: Strike 3; hand K♠C A♦C; Pile 3♣C 7♦C
"""
"""Red's Ten and Queen are Dissonant, and her Four only Escalates; the Crew's Nine is safe."""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    made = Sitting(qtbot, given(TURN))
    made.take("red")
    return made


def top(sitting: Sitting) -> CardWidget:
    view = sitting.throwdown.factions.view("crew")
    assert view is not None
    assert view.top is not None
    return view.top


def lifted(sitting: Sitting) -> str:
    """The picture of the card that is off its place; "" for none."""
    cards = (*sitting.window.hand.cards(), top(sitting))
    return next((one.face for one in cards if one.carried), "")


def test_a_turn_begins_at_the_card_that_costs_nothing(sitting: Sitting) -> None:
    assert QApplication.focusWidget() is top(sitting)
    assert sitting.throwdown.scale.look.mark == "9"


def test_from_there_a_rank_leads_into_the_hand(sitting: Sitting) -> None:
    """Given a turn that begins at a Faction, then a typed rank goes to the card of the hand, and its Drive takes it."""
    sitting.press("q")
    assert sitting.window.hand.card_in_focus() == card_called("Q♦P")
    sitting.press("c")
    assert lifted(sitting) == "QD"


def test_the_key_of_a_drive_takes_the_card_that_costs_nothing(sitting: Sitting) -> None:
    sitting.window.hand.focus()
    sitting.press("c")
    assert lifted(sitting) == "9S"
    assert sitting.throwdown.scale.look.mark == "9"
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red counters with 9♠P"


def test_the_key_of_a_drive_takes_an_own_card_that_is_as_good(sitting: Sitting) -> None:
    sitting.press(Qt.Key.Key_Tab)
    sitting.window.hand.focus()
    sitting.press("e")
    assert lifted(sitting) == "4S"


@pytest.mark.parametrize("way", ["walks", "takes it up"])
def test_the_key_of_a_drive_takes_the_card_that_was_chosen_for_it(sitting: Sitting, way: str) -> None:
    """Given a card at a price at which the keyboard stands or that is lifted, then the key takes that one."""
    sitting.window.hand.focus()
    sitting.press("q", *([Qt.Key.Key_Return] if way == "takes it up" else []))
    sitting.press("c")
    assert lifted(sitting) == "QD"
    assert sitting.throwdown.scale.look.mark == "Q"


def test_the_key_of_a_drive_takes_the_card_of_a_faction_that_was_taken_up(sitting: Sitting) -> None:
    top(sitting).click()
    sitting.press("e")
    assert lifted(sitting) == "9S"


def test_the_mark_follows_the_keyboard_and_the_pointer(sitting: Sitting) -> None:
    scale = sitting.throwdown.scale
    sitting.window.hand.focus()
    assert scale.look.mark == "4"
    top(sitting).set_hovered(True)
    assert scale.look.mark == "9"
    top(sitting).set_hovered(False)
    assert scale.look.mark == "4"
    top(sitting).setFocus()
    sitting.hand_card("Q♦P").set_hovered(True)
    assert scale.look.mark == "Q"
    sitting.hand_card("Q♦P").set_hovered(False)
    assert scale.look.mark == "9"


def test_no_card_is_marked_once_the_keyboard_has_left_the_hand(sitting: Sitting) -> None:
    scale = sitting.throwdown.scale
    sitting.window.hand.focus()
    assert scale.look.mark == "4"
    sitting.throwdown.row.focus()
    assert scale.look.mark == ""


def test_a_card_that_was_put_back_is_marked_no_more_once_the_pointer_has_left(sitting: Sitting) -> None:
    """Its press has brought the keyboard, but no ring shows that."""
    scale, card = sitting.throwdown.scale, sitting.hand_card("Q♦P")
    card.set_hovered(True)
    sitting.drag(card, QRectF(0, 0, 10, 10), drop=False)
    card.setFocus(Qt.FocusReason.MouseFocusReason)
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.carry.carrying
    card.set_hovered(False)
    assert scale.look.mark == ""


def test_a_card_that_was_played_is_marked_no_more(sitting: Sitting) -> None:
    sitting.press("c", Qt.Key.Key_Return)
    assert sitting.throwdown.scale.look.mark != "9"


def test_the_next_turn_begins_at_its_own_card(qtbot: QtBot) -> None:
    """Given a keyboard that stayed in the hand, then it goes to what is fit now; where a person led it, it stays."""
    table = """
given   pilot red "Ren"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 9♥P J♣P J♥P; Coach: Strike 3; hand 10♠C; Pile 3♣C 7♦C
"""
    for led in (False, True):
        sitting = Sitting(qtbot, given(table))
        sitting.take("red")
        sitting.press("c", Qt.Key.Key_Return)
        assert sitting.last() == "Red counters with 9♥P"
        sitting.window.hand.focus()
        if led:
            sitting.press("4")
        assert sitting.model.attempt(Counter("coach", card_called("10♠C")))
        sitting.settle()
        assert sitting.window.hand.card_in_focus() == card_called("4♠P" if led else "J♣P")


def test_a_card_that_only_blocks_is_where_a_turn_begins(qtbot: QtBot) -> None:
    only = given(TURN.replace("5♠P 9♠P", "7♠P").replace("hand 4♠P 10♣P Q♦P", "hand 4♥P"))
    sitting = Sitting(qtbot, only)
    sitting.take("red")
    assert QApplication.focusWidget() is top(sitting)
    assert sitting.model.judge(Block("red", card_called("7♠P"))).allowed


@pytest.mark.parametrize(
    ("hand", "begins"),
    [
        ("2♥P 8♥P Q♦P", "8♥P"),
        ("2♥P 9♥P Q♦P", "9♥P"),
        ("2♥P 8♥P 9♥P", "8♥P"),
        ("2♥P 7♠P Q♦P", "7♠P"),
        ("2♥P J♦P Q♦P", "9♠P"),
    ],
)
def test_a_turn_begins_at_what_counters_and_not_at_the_lowest_that_escalates(
    qtbot: QtBot, hand: str, begins: str
) -> None:
    """Given a Two that only Escalates, then the keyboard begins at what beats the Pile, of a Faction at last."""
    sitting = Sitting(qtbot, given(TURN.replace("4♠P 10♣P Q♦P", hand)))
    sitting.take("red")
    own = sitting.window.hand.widget_of(card_called(begins))
    assert QApplication.focusWidget() is (own or top(sitting))


MANY = """
given   pilot red "Ren"; faction crew "Harbour Crew" agency 3; faction radio "Radio Nemuri" agency 3
        faction row "Noodle Row" agency 3; faction police "Harbour Police" agency 3
        crew: stack 5♠P 6♠P; radio: stack 7♠P; row: stack 9♦P; police: stack 8♦P
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand K♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
when    Red counters with K♥P
"""


def test_enlarged_letters_stay_large_beside_a_question(qtbot: QtBot) -> None:
    """Given large letters and a question that leaves many Factions little room, then only their cards are smaller."""
    made = Sitting(qtbot, given(MANY), (1366, 768))
    made.window.set_zoom(1.4)
    made.take("red")
    assert made.window.answers.plate.isVisible()
    usual = made.window.paint.text(15)
    for view in made.throwdown.factions.findChildren(FactionView):
        told = {one.words: one.size for one in read(view)}
        assert told[view.look.name] == usual
        assert f"Favor {view.look.favor} of 3" in told
