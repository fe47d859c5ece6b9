"""ED-4: the verdict card in the smallest window says everything, and the Coach's reason lies below it, not on it."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.deck54 import card
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
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
