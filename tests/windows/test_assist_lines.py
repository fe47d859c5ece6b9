"""An Assist says what it does before it is called on, and asks how much of it in words for players."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.effects.calling import CallOn
from gattai_desktop.windows.games.gattai.looks.assists import assist_line, open_assists
from tests.windows.cut import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import given

POWER_STRIKE = """
given   content core.power_strike core.restore_buffer; pilots Red, Green
        throwdown Red, Green against Coach; Red on turn
        Red: Strike 1; Charges 4/6; Buffers 0/3; hand 8♦P; Coach: Strike 5; hand 9♣C; Pile 4♣C
"""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    found = Sitting(qtbot, given(POWER_STRIKE), (1024, 600))
    found.take("red")
    return found


def test_an_assist_says_what_it_does(sitting: Sitting) -> None:
    """Given Techs that ask how much before they do anything, then their plates tell more than that question."""
    seen = sitting.window.scene.pane.requests.view
    lines = [spoken(assist_line(seen, move)) for move in open_assists(seen) if isinstance(move, CallOn)]
    assert lines == [
        "Two Charges a point: the next Counter of your side in this turn has that much more Strike.",
        "Two Charges a point: one Pilot regains that many Buffers.",
    ]


def test_how_much_of_it_is_asked_with_what_each_answer_costs(sitting: Sitting) -> None:
    assert sitting.model.attempt(CallOn("red", "core.power_strike"))
    look = sitting.window.answers.plate.look
    assert spoken(look.title) == "Power Strike: how much?"
    assert [(spoken(one.title), spoken(one.detail)) for one in look.answers] == [
        ("1", "Red: Charges 4 → 2"),
        ("2", "Red: Charges 4 → 0"),
    ]
    assert cut(sitting.window) == []
