"""A card of the hand that is dragged onto an open question answers it, as a press of its answer does."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.drops import drops_of
from gattai_desktop.games.presentation import QUESTION, Place
from tests.windows.sitting import Sitting
from tests.windows.tables import GATTAI, given
from tests.windows.test_table_story import with_too_many_cards

DISCARDS = """
given   content rhino; pilot red "Red" rides rhino robo "Rhino"; pilot green "Green"; Pit Crew 2
        location pier "The Pier"; location dock "The Dock"
        threat gull "The Gull" rating 4; scene.location = pier
        throwdown Red, Green against Coach with gull; Red on turn
        Red: Strike 2; hand 9♦P 2♦P 5♦P 4♥P; gull: Buffers 0/4; Pile 7♣C
when    Red summons her Robo
        Red picks threat.gull
        Red counters with 9♦P
        Red takes way 2 of rhino
then    asked Red discard_for
"""
"""Red must discard a card of her hand, and each has its answer on the plate."""


@pytest.fixture
def asked(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, given(DISCARDS))
    sitting.take("red")
    assert sitting.window.answers.plate.isVisible()
    return sitting


def header(sitting: Sitting) -> QRectF:
    """The upper left corner of the plate of the question, where no answer stands, in global coordinates."""
    plate = sitting.window.answers.plate
    return plate.globally(QRectF(10, 10, 40, 20))


def answer(sitting: Sitting, code: str) -> QRectF:
    """The answer with this card, in global coordinates."""
    answers = sitting.window.answers
    plate, ask = answers.plate, answers.ask
    assert ask is not None
    button = plate.button([one.taken_up for one in ask.options].index(card(code)))
    assert button is not None
    return button.globally()


def test_a_card_dragged_onto_the_question_answers_it(asked: Sitting) -> None:
    asked.drag(asked.hand_card("5♦P"), header(asked))
    assert asked.last() == "Red discards 5♦P for rhino"


@pytest.mark.parametrize("whose", ["5♦P", "4♥P"])
def test_so_does_one_dragged_onto_an_answer_of_the_question(asked: Sitting, whose: str) -> None:
    asked.drag(asked.hand_card("5♦P"), answer(asked, whose))
    assert asked.last() == "Red discards 5♦P for rhino"


def test_so_does_one_dragged_to_where_it_goes(asked: Sitting) -> None:
    trash = asked.window.scene.rect_of(Place(zone="trash.pilots"))
    assert trash is not None
    asked.drag(asked.hand_card("2♦P"), trash)
    assert asked.last() == "Red discards 2♦P for rhino"


def test_a_card_that_is_only_moved_beside_the_question_answers_nothing(asked: Sitting) -> None:
    """Given a card that touches the plate while the pointer is below it, when it is let go, then nothing is said."""
    entry, plate = asked.model.entry, asked.window.answers.plate
    below = plate.globally().bottom() + 6
    asked.drag(asked.hand_card("5♦P"), QRectF(300, below, 2, 2))
    assert asked.model.entry == entry


def test_a_card_that_is_no_answer_is_refused_with_its_reason(asked: Sitting) -> None:
    """Given the question takes any card but the 5, when that is dragged onto it, then a refusal says why."""
    answers = asked.window.answers
    ask = answers.ask
    assert ask is not None
    five = card("5♦P")
    table, kinds = asked.model.sight(), GATTAI.game.phrases.kinds
    fewer = evolve(ask, options=tuple(one for one in ask.options if one.taken_up is not five))
    (drop,) = (
        one for one in drops_of(kinds, table, "red", five, Place(zone="hand.red"), fewer) if one.place == QUESTION
    )
    assert [str(move) for move in drop.moves] == ["Red discards 5♦P for rhino"]


def test_a_card_dragged_onto_a_question_for_several_is_chosen_and_chosen_no_more(qtbot: QtBot) -> None:
    """DECK-15: laid on the question or where it will go, which answers nothing yet."""
    sitting = with_too_many_cards(qtbot)
    trash = sitting.window.scene.rect_of(Place(zone="trash.pilots"))
    assert trash is not None
    sitting.drag(sitting.hand_card("2♦P"), header(sitting))
    sitting.drag(sitting.hand_card("6♦P"), trash)
    assert [sitting.hand_card(code).raised for code in ("2♦P", "6♦P", "4♦P")] == [True, True, False]
    sitting.drag(sitting.hand_card("6♦P"), trash)
    sitting.drag(sitting.hand_card("4♦P"), header(sitting))
    plate = sitting.window.answers.plate.button("chosen")
    assert plate is not None
    sitting.click(plate)
    assert sitting.last() == "Red discards 2♦P 4♦P"
