"""A line of triggers is read in words on every plate; how the book writes it stands behind "?"."""

from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.move import Quoted
from gattai_desktop.windows.games.gattai.looks.drives import drive_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tables import given

FIGHT = """
given   pilot red "Ren"; pilot green "Tam"; threat tide "The Tide" rating 2
        throwdown Coach against Red; Red on turn; stage 3
        Red: Strike 2; hand A♥P 9♣P; buffers 1; Green: buffers 3
        Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
"""
BEYOND = """
given   pilot red "Ren"; threat tide "The Tide" rating 2
        throwdown Coach against Red; Coach on turn; stage 3
        Red: hand A♥P; Coach: Strike 3; hand A♠C 6♦C K♣C; Pile 2♠P
"""
OUTCOME = (
    FIGHT
    + """
when    Red counters with A♥P
when    Coach concedes
when    Red takes fortify for red
when    Red takes no more Spoils
"""
)


def test_a_spoil_says_for_whom_it_brings_what(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(OUTCOME))
    sitting.take("red")
    plate = sitting.window.answers.plate
    assert plate.isVisible()
    assert [spoken(one.title) for one in plate.look.answers] == ["All Buffers back", "One Buffer back for each"]
    assert [spoken(one.detail) for one in plate.look.answers] == ["Ren 1 → 3", "Ren 1 → 2, Tam is full"]
    assert "+" not in spoken(plate.look.why)
    sitting.press("?")
    assert "+Fortify:Self(Full) or +Fortify:Team(1)" in spoken(plate.look.why)
    assert plate.isVisible()
    sitting.press("?")
    assert "+" not in spoken(plate.look.why)


def test_answers_that_do_the_same_are_one_plate(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    line = Quoted("+Chargeup:Ren(1) or +Chargeup:Red(1) or +Chargeup:Tam(1)")
    assert sitting.model.attempt(Fire("coach", line))
    sitting.settle()
    answers = sitting.window.answers.plate.look.answers
    assert [spoken(one.detail) for one in answers] == ["Ren 3 → 4", "Tam 3 → 4"]


def test_a_card_beyond_the_strike_is_said_to_be_too_far_not_too_low(qtbot: QtBot) -> None:
    """No Ace beats a Two, but the Six is high enough: it lies beyond the Strike."""
    sitting = Sitting(qtbot, given(BEYOND))
    sitting.take("coach")
    look = drive_look(SeatView.of(sitting.model), Counter)
    said = spoken(look.sub)
    assert said == "Six of diamonds is too far above Two of spades: 4 ranks, and Coach's Strike reaches 3."
