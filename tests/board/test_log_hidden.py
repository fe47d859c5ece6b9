"""The log speaks of the line that the pointer is at only where one sees it: it may lie in a drawer that is closed."""

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.log_view import LogLine, LogView
from gattai_desktop.board.paint import make_paint
from tests.board.sentences import words


def lines(count: int) -> tuple[LogLine, ...]:
    return tuple(LogLine(number, words("Ren counters")) for number in range(count))


def test_a_log_that_is_hidden_speaks_of_no_line_where_the_pointer_rests(qtbot: QtBot) -> None:
    """Given the pointer over a log, when it is hidden and lines are added, then no line is entered."""
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(300, 200)
    view = LogView(make_paint(), ground)
    view.resize(300, 200)
    ground.show()
    view.set_lines(lines(40))
    QCursor.setPos(view.viewport().mapToGlobal(view.viewport().rect().center()))
    qtbot.wait(10)
    entered: list[object] = []
    view.lineEntered.connect(entered.append)

    view.hide()
    view.set_lines(lines(60))
    view.scrollToBottom()
    qtbot.wait(10)
    assert not entered
