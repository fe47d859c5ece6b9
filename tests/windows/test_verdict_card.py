"""ED-4: the verdict card in the smallest window says everything, and the Coach's reason lies below it, not on it."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown.drives import Escalate
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES, ChangeSeating, GiveSeat
from gattai_desktop.games.strengths import STEADY
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given, the_rulings


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
    assert look.title in " ".join(one.words for one in read(verdict)), "nothing of the name is cut"
    why, back, plate = shown(window, window.refusals.why), shown(window, verdict._back), verdict.plate_box()
    assert window.rect().contains(plate)
    assert plate.right() <= window.sheet_room().right(), "the rail stays in sight"
    assert window.rect().contains(why)
    assert why.top() > plate.bottom()
    assert not why.intersects(back.adjusted(0, 0, 0, 5)), "the ring round a plate is seen"
    allow = shown(window, verdict.allow)
    assert allow.height() >= 32
    assert not allow.intersects(back.adjusted(0, -5, 0, 0))


HIGH = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Coach on turn
        Red: Strike 2; hand A♥P 9♣P; Green: hand 4♠P; Coach: Strike 3; hand A♦C 8♠C; Pile 3♣C 7♦C
"""


def ruled(qtbot: QtBot, seating: str = APART, seat: str = "coach", wished: Move | None = None) -> Sitting:
    """What a ruling forbids, R-48 an Escalate of the Coach, or R-50 a Rumble of Red; a reason is typed if it can be."""
    turn = "Coach on turn" if seat == "coach" else "Red on turn"
    sitting = Sitting(qtbot, given(HIGH.replace("Coach on turn", turn)), (1024, 600))
    sitting.take("coach")
    assert sitting.model.attempt(own_kind_of_seating(sitting)("coach", seating))
    if seat != "coach":
        sitting.take(seat)
        sitting.model.cover(on=False)
        sitting.settle()
    usual = Escalate(seat, card("A♦C")) if seat == "coach" else InitiateRumble(seat, card("9♣P"))
    move = wished or usual
    sitting.window.refusals.judge(move, QRect(700, 480, 100, 60))
    if not sitting.window.refusals.why.isHidden():
        sitting.window.refusals.why.setText("drama")
    return sitting


def always(sitting: Sitting) -> None:
    """Press "Always at this table" on the verdict."""
    button = sitting.window.refusals.card.always
    assert button.isVisible()
    assert button.look.title == "Always at this table"
    sitting.click(button)


def test_a_ruling_that_refuses_is_changed_for_good_from_the_verdict(qtbot: QtBot) -> None:
    """Given a ruling that forbids it, when the Coach says always, then it is chosen how, and the move is made."""
    sitting = ruled(qtbot)
    window, model = sitting.window, sitting.model
    always(sitting)
    assert window.sheet.isVisible()
    assert "R-48" in window.sheet.accessibleName()
    assert window.sheet.form.text("why") == "drama"
    window.sheet.choose("no_check")
    sitting.settle()
    assert model.sight().values["rulings.escalate_strike_base"] == "no_check"
    assert not window.refusals.shown
    newest, before = model.log(model.entry)[0], model.log(model.entry - 1)[0]
    assert isinstance(newest.move("coach"), Escalate)
    assert not newest.because, "the rules of this table allow it"
    assert "drama" in before.words("coach")


def test_what_was_typed_stays_whatever_is_read_about_it(qtbot: QtBot) -> None:
    sitting = ruled(qtbot)
    window, refusals = sitting.window, sitting.window.refusals
    sitting.click(refusals.card.ruling)
    assert the_rulings(window).shown
    assert window.overlays.is_top(the_rulings(window).page)
    sitting.press(Qt.Key.Key_Escape)
    assert not the_rulings(window).shown
    assert (refusals.shown, refusals.why.text()) == (True, "drama")
    always(sitting)
    sitting.press(Qt.Key.Key_Escape)
    assert (refusals.shown, refusals.why.text()) == (True, "drama")
    before = sitting.model.entry
    refusals.card.allow.click()
    sitting.settle()
    assert sitting.model.log(before + 1)[0].because == "drama"
    assert not window.sheet.isVisible(), "nothing is asked afterwards"


def test_what_another_ruling_refuses_too_stays_refused_with_the_reasons_that_are_left(qtbot: QtBot) -> None:
    sitting = ruled(qtbot, wished=InitiateRumble("coach", card("8♠C")))
    refusals = sitting.window.refusals
    assert len(refusals.card._look.reasons) == 2
    always(sitting)
    sitting.window.sheet.choose("any")
    sitting.settle()
    assert (refusals.shown, refusals.why.text()) == (True, "drama")
    assert [one.rule for one in refusals.card._look.reasons] == ["STRIKE-9"]
    always(sitting)
    assert "R-53" in sitting.window.sheet.accessibleName()


def test_from_another_seat_the_coach_is_asked_whether_it_is_always_so(qtbot: QtBot) -> None:
    sitting = ruled(qtbot, APART, "red")
    refusals, model = sitting.window.refusals, sitting.model
    always(sitting)
    assert (model.seat, model.curtain_down, refusals.shown) == ("coach", True, False)
    model.take_seat()
    sitting.settle()
    assert refusals.shown
    always(sitting)
    sitting.window.sheet.choose("any")
    sitting.settle()
    assert isinstance(model.log(model.entry)[0].move("coach"), InitiateRumble)


def test_where_all_sit_openly_it_is_chosen_at_once(qtbot: QtBot) -> None:
    sitting = ruled(qtbot, SIDES, "red")
    always(sitting)
    assert sitting.model.seat == "red"
    assert "R-50" in sitting.window.sheet.accessibleName()


def test_what_no_ruling_decides_cannot_be_always_so(qtbot: QtBot) -> None:
    sitting = refused(qtbot, APART)
    assert sitting.window.refusals.card.always.isHidden()


LOW = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 7♠P 8♥P 10♣P; Green: hand 4♥P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""


def refused(qtbot: QtBot, seating: str, *, by_program: bool = False) -> Sitting:
    """Red drops a card that does not beat the Pile, where people sit so. by_program: the program is the Coach."""
    sitting = Sitting(qtbot, given(LOW))
    sitting.take("coach")
    assert sitting.model.attempt(own_kind_of_seating(sitting)("coach", seating))
    give = sitting.model.by_hand(GiveSeat)
    assert not by_program or (give is not None and sitting.model.attempt(give("coach", "coach", STEADY)))
    sitting.take("red")
    sitting.model.cover(on=False)
    sitting.settle()
    sitting.drag(sitting.hand_card("4♠P"), sitting.throwdown.pile.global_landing_rect())
    assert sitting.window.refusals.shown
    assert sitting.window.refusals.why.isHidden() is not by_program
    return sitting


def own_kind_of_seating(sitting: Sitting) -> type[ChangeSeating]:
    kind = sitting.model.by_hand(ChangeSeating)
    assert kind is not None
    return kind


def test_apart_the_coach_is_asked_behind_his_curtain_and_the_table_goes_back(qtbot: QtBot) -> None:
    sitting = refused(qtbot, APART)
    refusals, model = sitting.window.refusals, sitting.model
    assert refusals.card.allow.look.title == "Ask Coach for it"
    sitting.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert (model.seat, model.curtain_down, refusals.shown) == ("coach", True, False)
    model.take_seat()
    sitting.settle()
    assert refusals.card.allow.look.title == "Coach allows it"
    before = model.entry
    sitting.press(Qt.Key.Key_Escape)
    assert (model.seat, model.entry) == ("red", before)
    model.take_seat()
    sitting.settle()
    assert not refusals.shown, "it was answered"


def test_where_the_program_is_the_coach_nobody_is_asked(qtbot: QtBot) -> None:
    """Given Pilots who sit apart and no person as Coach, then whoever is refused a move allows it at her own seat."""
    sitting = refused(qtbot, APART, by_program=True)
    assert sitting.window.refusals.card.allow.look.title == "The table allows it"
    sitting.press(Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("red", False)
    assert sitting.model.log(sitting.model.entry)[0].against


@pytest.mark.parametrize("seating", [SIDES, ONE_HAND])
def test_where_all_sit_openly_the_coach_says_so_with_one_press(qtbot: QtBot, seating: str) -> None:
    sitting = refused(qtbot, seating)
    assert sitting.window.refusals.card.allow.look.title == "Coach says so"
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
    assert sitting.window.refusals.card.allow.isHidden()
    assert sitting.window.refusals.why.isHidden()


def test_the_table_passes_by_itself_only_when_the_ruling_is_answered(qtbot: QtBot) -> None:
    """The question how it shall always be was closed by the curtain of whoever came next."""
    sitting = ruled(qtbot)
    sitting.window.passing.by_itself = True
    always(sitting)
    assert sitting.model.seat == "coach"
    sitting.window.sheet.choose("no_check")
    qtbot.waitUntil(lambda: sitting.model.seat == "red")
