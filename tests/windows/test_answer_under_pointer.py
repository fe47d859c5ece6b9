"""An answer looks hovered over where the pointer is on it, and no other does: also as the next question comes."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook


def _ask(plate: AskPlate, count: int) -> list[QWidget]:
    """Ask something with that many answers; return their buttons."""
    answers = tuple(AnswerLook((count, number), f"{number} of {count}") for number in range(count))
    plate.ask(AskLook("red", "red", f"One of {count}?", answers=answers), lambda: QRect(10, 300, 1000, 400), focus=True)
    QApplication.processEvents()
    found = [plate.button(answer.id) for answer in answers]
    return [button for button in found if button is not None]


def test_only_the_answer_under_the_pointer_looks_hovered_over(qtbot: QtBot) -> None:
    """Given the pointer is on the first answer of one question, when the next comes, then none but its first is lit."""
    window = QWidget()
    window.resize(1024, 768)
    plate = AskPlate(make_paint(speed=0), window)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    first = _ask(plate, 9)[0]
    QTest.mouseMove(window, first.mapTo(window, QPoint(20, first.height() // 2)))
    QApplication.processEvents()
    assert first.underMouse()
    for count in (8, 7):
        assert [button.underMouse() for button in _ask(plate, count)] == [True] + [False] * (count - 1)
