"""Questions with more answers than figures: each has a key, and no figure answers by accident."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.plain_ask import figures
from tests.windows.sitting import Sitting
from tests.windows.surfaces import ASKED
from tests.windows.tables import given as given_table

STRIKE = tuple(AnswerLook(number, f"Strike {number}", figures(number)) for number in range(15))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 576)
    window.show()
    return window


@pytest.fixture
def plate(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> AskPlate:
    monkeypatch.setattr(AskPlate, "is_new", property(lambda _: False))
    plate = AskPlate(make_paint(), window)
    look = AskLook("red", "red", "Which Strike?", answers=STRIKE, first=3)
    plate.ask(look, lambda: QRect(0, 0, 1024, 500), focus=True)
    return plate


def given(plate: AskPlate) -> list[object]:
    answers: list[object] = []
    plate.answered.connect(answers.append)
    return answers


def typed(plate: AskPlate, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(plate.window().focusWidget(), key)


@pytest.mark.parametrize("number", range(15))
def test_every_answer_of_fifteen_has_a_key_that_stands_on_its_plate(plate: AskPlate, number: int) -> None:
    answers, button = given(plate), plate.button(number)
    assert button is not None
    assert button.look.key == str(number)
    assert button.accessibleDescription() == f"Key {number}"
    typed(plate, *(Qt.Key(Qt.Key.Key_0 + int(figure)) for figure in str(number)))
    if number == 1:
        assert answers == []
        typed(plate, Qt.Key.Key_Return)
    assert answers == [number]


def test_a_first_figure_goes_to_its_answer_and_gives_none(plate: AskPlate) -> None:
    answers = given(plate)
    typed(plate, Qt.Key.Key_1)
    assert plate.window().focusWidget() is plate.button(1)
    assert answers == []


def test_whoever_goes_elsewhere_after_the_first_figure_begins_anew(plate: AskPlate) -> None:
    answers = given(plate)
    typed(plate, Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_2)
    assert answers == [2]


def test_a_figure_that_makes_no_key_with_the_first_is_a_key_of_its_own(plate: AskPlate) -> None:
    answers = given(plate)
    typed(plate, Qt.Key.Key_1, Qt.Key.Key_7)
    assert answers == [7]


def test_with_no_more_than_nine_answers_every_figure_answers_at_once(plate: AskPlate) -> None:
    answers = given(plate)
    plate.ask(AskLook("red", "red", "Which?", answers=STRIKE[:10]), lambda: QRect(0, 0, 1024, 500), focus=True)
    typed(plate, Qt.Key.Key_1)
    assert answers == [1]


def test_the_next_question_does_not_go_on_with_a_figure_of_the_last(plate: AskPlate) -> None:
    answers = given(plate)
    typed(plate, Qt.Key.Key_1)
    plate.ask(AskLook("red", "red", "And now?", answers=STRIKE, first=3), lambda: QRect(0, 0, 1024, 500), focus=True)
    typed(plate, Qt.Key.Key_2)
    assert answers == [2]


def test_every_strike_that_is_set_by_hand_has_a_key(qtbot: QtBot) -> None:
    """Given 15 values on a sheet with a line for the reason, then figures choose, and other letters are written."""
    sitting = Sitting(qtbot, given_table(ASKED), (1366, 768))
    sitting.take("coach")
    sitting.window.by_hand.gauges.edit("throwdown.strike.red")
    sitting.settle()
    sheet = sitting.window.sheet
    plates = {one.look.title: one for one in sheet.findChildren(PlateButton) if one.isVisibleTo(sheet)}
    assert [plates[str(number)].look.key for number in range(15)] == [str(number) for number in range(15)]
    sitting.press(Qt.Key.Key_1)
    assert sheet.isVisible()
    assert sitting.window.focusWidget() is plates["1"]
    sitting.press(Qt.Key.Key_4)
    assert not sheet.isVisible()
    assert sitting.model.sight().values["throwdown.strike.red"] == 14
