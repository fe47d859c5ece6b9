"""Answers that are cards of the hand stand in the order in which the hand lies below them, each with its figure."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import RAISED
from gattai_desktop.board.words import spoken
from gattai_desktop.games.seating import GiveSeat
from gattai_desktop.games.strengths import STEADY
from tests.windows.sitting import Sitting
from tests.windows.tables import given

HANDED = """
given   pilots Red, Green
        Red: sync 0; hand 9♠P 2♠P 8♥P; Green: hand 3♦P 4♦P; Coach: hand 5♦C
when    Red challenges coach with 9♠P for "the pier"
        Coach accepts with 5♦C
        Green joins red
        Coach closes the sides
        Green votes for the Team
        Coach says red started it
        Coach fights with Strike 2
        Green hands over 4♦P
        Green hands over no more
"""
SIDES = HANDED.partition("        Coach closes the sides")[0]


def titles(sitting: Sitting) -> list[str]:
    """What the answers say and their keys, from left to right."""
    return [f"{one.key} {spoken(one.title)}" for one in sitting.window.answers.plate.look.answers]


def test_what_is_given_back_stands_as_the_hand_does_and_a_figure_is_a_place(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(HANDED))
    sitting.take("red")
    assert [one.partition(" to ")[0] for one in titles(sitting)] == [
        "1 Two of spades", "2 Four of diamonds", "3 Eight of hearts",
    ]  # fmt: skip
    sitting.press(Qt.Key.Key_2)
    assert "4♦P back to green" in sitting.last()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_card_that_is_chosen_for_an_answer_rises_in_sight(size: tuple[int, int], qtbot: QtBot) -> None:
    """Given cards that are handed over, when one is chosen, then the plate of the question hides nothing of it."""
    asked = HANDED.partition("        Green hands over 4")[0]
    sitting = Sitting(qtbot, given(asked))
    sitting.window.resize(*size)
    sitting.take("green")
    card = sitting.hand_card("4♦P")
    sitting.click(card, card.card_rect().center())
    sitting.settle()
    assert sitting.window.answers.plate.look.answers[0].title == "These"
    assert card.raised
    rest = card.card_rect()
    top = card.mapTo(sitting.window, rest.topLeft().toPoint()).y() - RAISED * rest.height()
    assert sitting.window.answers.plate.geometry().bottom() <= top


def test_while_the_sides_are_open_the_table_is_not_passed_to_the_program(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(SIDES))
    sitting.window.program_seats.set_pause(600_000)
    sitting.take("red")
    row = sitting.throwdown.row
    assert row.button("pass.coach") is not None
    give = sitting.model.by_hand(GiveSeat)
    assert give is not None
    assert sitting.model.attempt(give("red", "coach", STEADY))
    sitting.settle()
    assert row.button("pass.coach") is None


def test_a_favor_that_was_won_begins_at_the_lowest_card(qtbot: QtBot) -> None:
    """MICRO-22: what was won is taken rather than let pass, and with what can best be spared."""
    won = """
given   pilots Red; faction harbour-crew
        Red: hand 9♠P 2♠P
when    Coach fires "+Favor:Choice(1)" for red
"""
    sitting = Sitting(qtbot, given(won))
    sitting.take("red")
    assert sitting.window.answers.plate.look.answers[0].line == "No card is invested"  # not what happens either way
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red gives 2♠P as Favor"
