"""ED-4: the verdict card in the smallest window says everything, and the Coach's reason lies below it, not on it."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.deck54 import card
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown.drives import Escalate
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES, ChangeSeating
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given


def shown(window: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def test_several_reasons_and_a_long_name_have_their_place(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT), (1024, 600))
    sitting.take("coach")
    window = sitting.window
    window.refusals.judge(InitiateRumble("coach", card("K♠C")), QRect(700, 480, 100, 60))
    sitting.settle()
    verdict = window.refusals.card
    assert verdict.isVisible()
    look = verdict._look
    assert len(look.reasons) > 1, "every reason is told"
    assert all(reason.hint and reason.rule for reason in look.reasons), "with its rule, and what that says"
    assert " ".join(verdict._title_lines()) == look.title, "nothing of the name is cut"
    why, back, plate = shown(window, window.refusals.why), shown(window, verdict._back), verdict.plate_box()
    assert window.rect().contains(plate)
    assert plate.right() <= window.sheet_room().right(), "the rail stays in sight"
    assert window.rect().contains(why)
    assert why.top() > plate.bottom()
    assert not why.intersects(back.adjusted(0, 0, 0, 5)), "the ring round a plate is seen"
    allow = shown(window, verdict._allow)
    assert allow.height() >= 32
    assert not allow.intersects(back.adjusted(0, -5, 0, 0))


def test_what_coach_allows_he_is_asked_to_make_a_ruling_of(qtbot: QtBot) -> None:
    """Where a switch exists: "Always at this table?", over whatever big moment is told meanwhile."""
    sitting = Sitting(qtbot, given(FIGHT.replace("hand K♠C", "hand 8♠C")), (1024, 600))
    sitting.take("coach")
    window, model = sitting.window, sitting.model
    window.refusals.judge(InitiateRumble("coach", card("8♠C")), QRect(700, 480, 100, 60))
    window.refusals.why.setText("drama")
    sitting.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert window.sheet.isVisible()
    assert "R-50" in window.sheet.accessibleName()
    assert "Always at this table?" in window.sheet.accessibleDescription()
    over = window.children()
    assert over.index(window.sheet) > over.index(window.moments)
    assert model.log(model.entry)[0].because == "drama"
    window.sheet.choose("any")
    sitting.settle()
    assert model.sight().values["rulings.rumble_from_stage"] == "any"


LOW = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 7♠P 8♥P 10♣P; Green: hand 4♥P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""


def refused(qtbot: QtBot, seating: str) -> Sitting:
    """Red drops a card that does not beat the Pile, where people sit so."""
    sitting = Sitting(qtbot, given(LOW))
    sitting.take("coach")
    assert sitting.model.attempt(own_kind_of_seating(sitting)("coach", seating))
    sitting.take("red")
    sitting.model.cover(on=False)
    sitting.settle()
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    assert sitting.window.refusals.shown
    assert sitting.window.refusals.why.isHidden()
    return sitting


def own_kind_of_seating(sitting: Sitting) -> type[ChangeSeating]:
    kind = sitting.model.by_hand(ChangeSeating)
    assert kind is not None
    return kind


def test_apart_the_coach_is_asked_behind_his_curtain_and_the_table_goes_back(qtbot: QtBot) -> None:
    sitting = refused(qtbot, APART)
    refusals, model = sitting.window.refusals, sitting.model
    assert refusals.card._allow.look.title == "Ask Coach for it"
    sitting.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert (model.seat, model.curtain_down, refusals.shown) == ("coach", True, False)
    model.take_seat()
    sitting.settle()
    assert refusals.card._allow.look.title == "Coach allows it"
    before = model.entry
    sitting.press(Qt.Key.Key_Escape)
    assert (model.seat, model.entry) == ("red", before)
    model.take_seat()
    sitting.settle()
    assert not refusals.shown, "it was answered"


@pytest.mark.parametrize("seating", [SIDES, ONE_HAND])
def test_where_all_sit_openly_the_coach_says_so_with_one_press(qtbot: QtBot, seating: str) -> None:
    sitting = refused(qtbot, seating)
    assert sitting.window.refusals.card._allow.look.title == "Coach says so"
    sitting.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert sitting.model.seat == "red"
    sitting.press("drama", Qt.Key.Key_Return)
    assert sitting.model.log(sitting.model.entry)[0].because == "drama"


def test_what_is_misspelt_cannot_be_allowed(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(LOW))
    sitting.take("coach")
    sitting.model.attempt(Fire("coach", Quoted("+Schsm:Self(1)")))
    sitting.settle()
    assert sitting.window.refusals.shown
    assert sitting.window.refusals.card._allow.isHidden()
    assert sitting.window.refusals.why.isHidden()


def test_the_table_passes_by_itself_only_when_the_ruling_is_answered(qtbot: QtBot) -> None:
    """The question whether it shall always be so was closed by the curtain of whoever came next."""
    sitting = Sitting(qtbot, given(LOW.replace("Red on turn", "Coach on turn").replace("9♦C", "A♦C")))
    sitting.take("coach")
    sitting.window.passing.by_itself = True
    sitting.window.refusals.judge(Escalate("coach", card("A♦C")), QRect(700, 480, 100, 60))
    sitting.settle()
    sitting.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert "R-48" in sitting.window.sheet.accessibleName()
    assert sitting.model.seat == "coach"
    sitting.press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: sitting.model.seat == "red")
