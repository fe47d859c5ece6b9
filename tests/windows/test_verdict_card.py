"""ED-4: the verdict card in the smallest window says everything, and the Coach's reason lies below it, not on it."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.deck54 import card
from gattai_desktop.games.gattai.rumble_start import InitiateRumble
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given


def shown(window: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def test_several_reasons_and_a_long_name_have_their_place(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT), (1024, 600))
    sitting.take("coach")
    window = sitting.window
    window.verdicts.judge(InitiateRumble("coach", card("K♠C")), QRect(700, 480, 100, 60))
    sitting.settle()
    verdict = window.verdicts.card
    assert verdict.isVisible()
    look = verdict._look
    assert len(look.reasons) > 1, "every reason is told"
    assert all(reason.hint and reason.rule for reason in look.reasons), "with its rule, and what that says"
    assert " ".join(verdict._title_lines()) == look.title, "nothing of the name is cut"
    why, back, plate = shown(window, window.verdicts.why), shown(window, verdict._back), verdict.plate_box()
    assert window.rect().contains(plate)
    assert window.rect().contains(why)
    assert why.top() > plate.bottom()
    assert not why.intersects(back.adjusted(0, 0, 0, 5)), "the ring round a plate is seen"
    allow = shown(window, verdict._allow)
    assert allow.height() >= 32
    assert not allow.intersects(back.adjusted(0, -5, 0, 0))
