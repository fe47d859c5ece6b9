"""One rule for the lines of all plates: one sentence alone has no full stop, of several each has its own."""

from typing import get_args

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import Arrangement, PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.stops import without_stop
from gattai_desktop.board.words import Mini, PlainText
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.told_plate import ToldPlate
from tests.board.sentences import words
from tests.windows.cut import read

ONE, BARE = "None is Active.", "None is Active"
SEVERAL = "None is Active. Spend one in the story."


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        (ONE, BARE),
        (BARE, BARE),
        (SEVERAL, SEVERAL),
        ("Who pays?", "Who pays?"),
        ("and so on …", "and so on …"),
        ("and so on...", "and so on..."),
        ("", ""),
        ((PlainText("Beats "), Mini("TD"), PlainText(".")), (PlainText("Beats "), Mini("TD"), PlainText(""))),
        (words("{card} is higher.", card=PlainText("Ten")), words("{card} is higher", card=PlainText("Ten"))),
    ],
)
def test_one_sentence_alone_has_no_stop(line: object, drawn: object) -> None:
    assert without_stop(line) == drawn  # type: ignore[arg-type]


def drawn_on(plate: QWidget) -> str:
    return " ".join(" ".join(one.whole for one in read(plate)).split())


@pytest.mark.parametrize("arrangement", [one for one in get_args(Arrangement) if one not in ("button", "quiet")])
def test_no_plate_draws_it(qtbot: QtBot, arrangement: Arrangement) -> None:
    for sub, shown in ((ONE, BARE), (SEVERAL, SEVERAL)):
        plate = PlateButton(make_paint(), PlateLook("Spend an Omen", sub, arrangement=arrangement))
        qtbot.addWidget(plate)
        plate.resize(700, 120)
        plate.show()
        assert drawn_on(plate).endswith(shown)
        assert plate.accessibleName().endswith(sub), "a screen reader makes its pause there"


def test_no_answer_and_no_plate_that_only_tells_draws_it(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 500)
    window.show()
    ask = AskPlate(make_paint(), window)
    answers = tuple(AnswerLook(place, f"Answer {place}", detail=ONE) for place in range(5))
    ask.ask(AskLook("red", "red", "Which?", answers=answers), lambda: QRect(0, 0, 900, 480), focus=False)
    told = ToldPlate(make_paint(), PlateLook("Attack", ONE), window)
    told.setGeometry(0, 0, 300, 80)
    told.show()
    assert drawn_on(window).count(BARE) == 6
    assert ONE not in drawn_on(window)
