"""Plates of a question for equal cards: copies of a card that lie in the same place share one, all others differ."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import Duelists, model_at

ATTACKED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active blue
        Red: kio Forge Sister; hand {hand}; legend {legend}
        Blue: kio Glacier Monk; ka Reef Novice; hand nothing; legend nothing
when    Blue attacks Forge Sister with Glacier Monk
"""
SWEPT = """game    tasuo
given   player red "Ren" deck bramble-court; player blue "Ida" deck slag-court
        phase clash; turn 3; active red
        Red: ka Elder of Roots; hand Falling Grove; legend nothing
        Blue: kio Forge Sister; kao Forge Sister.2; hand Smoke Roll; legend nothing
when    Red attacks all with Elder of Roots by Falling Grove
"""


LOOKED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 4; active blue
        Red: hand nothing; legend nothing
        Blue: hand Pearl Diver; deck {deck}
when    Blue calls Pearl Diver to ka
"""


def asked(qtbot: QtBot, table: str) -> Sitting:
    """The table of somebody who is asked, and sits at the computer."""
    model = model_at(replay(read(table)).state)
    seat = model.asks()[0].seat
    model.pass_to(seat)
    model.take_seat()
    return Sitting(qtbot, model)


def titles(sitting: Sitting) -> list[str]:
    return [spoken(one.title) for one in sitting.window.answers.plate.look.answers]


def test_two_copies_in_hand_have_one_plate_that_plays_one_of_them(qtbot: QtBot) -> None:
    """Given Smoke Roll is held twice, then one plate says so, with the next figure on the plate after it.

    The figures begin with the first card, since Pass has a key of its own.
    """
    sitting = asked(qtbot, ATTACKED.format(hand="Smoke Roll, Smoke Roll.2, Bracer Guard", legend="nothing"))
    assert titles(sitting) == ["Pass", "Smoke Roll", "Bracer Guard", "Ask me later"]
    assert [one.key for one in sitting.window.answers.plate.look.answers] == ["Space", "1", "2", "P"]
    sitting.press(Qt.Key.Key_1)
    assert sitting.last() == "Red stops it with Smoke Roll"


def test_the_other_copy_still_answers_where_it_is_dragged(qtbot: QtBot) -> None:
    sitting = asked(qtbot, ATTACKED.format(hand="Smoke Roll, Smoke Roll.2", legend="nothing"))
    others = [one for one in sitting.model.asks()[0].options if str(one).endswith("Smoke Roll.2")]
    card = Duelists(sitting).card(others[0])
    assert card is not None
    assert others[0] in [one.move for one in sitting.model.drops(card, Duelists(sitting).origin(card))]


def test_a_set_copy_is_told_from_one_of_the_hand(qtbot: QtBot) -> None:
    held = ATTACKED.format(hand="Smoke Roll", legend="Smoke Roll.2 down; since.red = [1]")
    assert titles(asked(qtbot, held)) == ["Pass", "Smoke Roll of the hand", "Smoke Roll, set", "Ask me later"]


def test_equal_warriors_are_told_by_their_places(qtbot: QtBot) -> None:
    """RULES TS-68: each attacked warrior defends for itself, and the plate says which of two equal ones it is for."""
    found = titles(asked(qtbot, SWEPT))
    assert "Smoke Roll for Forge Sister in Kio" in found
    assert "Smoke Roll for Forge Sister in Kao" in found


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("Deep Breath, Deep Breath.2, Ferry Token", ["Deep Breath ×2", "None of them"]),
        ("Deep Breath, Ferry Token, Deep Breath.2", ["Ferry Token", "Deep Breath", "None of them"]),
    ],
)
def test_of_cards_looked_at_it_is_said_how_often_one_lies_there(qtbot: QtBot, deck: str, said: list[str]) -> None:
    """Given Pearl Diver looks at two copies of a card, then the one plate does not look like one card too few."""
    assert titles(asked(qtbot, LOOKED.format(deck=deck))) == said
