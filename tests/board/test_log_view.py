"""The log's lines: each is measured once, and again where they break elsewhere."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board import log_view
from gattai_desktop.board.log_lines import LogLine
from gattai_desktop.board.log_view import LogView
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.words import Crest, PlainText, broken
from tests.windows.cut import read

WORDS = "Pia counters the attack of Doctor Gull, who loses 2 AP"


def line(number: int) -> LogLine:
    return LogLine(number, f"{number}: {WORDS}")


@pytest.fixture
def view(qtbot: QtBot, paint: Paint) -> LogView:
    """Two hundred lines, of which a dozen are in sight."""
    made = LogView(paint)
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    made.set_lines(tuple(map(line, range(200))))
    QApplication.processEvents()
    return made


@pytest.fixture
def measured(view: LogView, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What was broken into lines since the log was shown, to measure or to paint it."""
    asked = list[object]()

    def watched(words: str, size: int, room: float, *, hyphens: bool) -> object:
        asked.append(words)
        return broken(words, size, room, hyphens=hyphens)

    monkeypatch.setattr(log_view, "broken", watched)
    return asked


def place(view: LogView, row: int) -> QRect:
    return view.visualRect(view.model().index(row, 0))


def high(view: LogView) -> int:
    return place(view, 199).height()


@pytest.mark.parametrize("first", [0, 1], ids=["the first stays", "the first goes"])
def test_where_a_line_is_added_no_other_is_measured_anew(view: LogView, measured: list[object], first: int) -> None:
    view.set_lines((*view.lines()[first:], line(200)))
    assert measured == [line(200).words]
    assert view.lines()[-1] == line(200)
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_lines_that_break_elsewhere_are_measured_anew(view: LogView, measured: list[object]) -> None:
    before = high(view)
    view.resize(120, 400)
    QApplication.processEvents()
    assert high(view) > before
    assert line(0).words in measured
    assert place(view, 198).bottom() + 1 == place(view, 199).top()
    view.resize(300, 400)
    QApplication.processEvents()
    assert high(view) == before


def test_larger_letters_are_measured_anew(view: LogView) -> None:
    before = high(view)
    view.set_paint(make_paint(speed=0, scale=Scale.for_table(1366, 768, 2.0)))
    QApplication.processEvents()
    assert high(view) > before


@pytest.mark.parametrize("because", [False, True])
def test_the_words_of_a_line_stand_below_each_other_clear_of_its_crest(view: LogView, *, because: bool) -> None:
    """A small card at the beginning of the second row stood below the crest, as if it were of that seat."""
    view.set_lines((LogLine(0, (Crest("red"), PlainText(" "), PlainText(WORDS)), because=because),))
    told = [one for one in read(view) if one.words.strip()]
    assert " ".join(one.words.strip() for one in told) == WORDS
    rows: dict[int, float] = {}
    for one in told:
        rows.setdefault(round(one.box.bottom()), one.box.left())
    first, *others = rows.values()
    assert first > view.paint.text(14)
    assert others == pytest.approx([first] * len(others), abs=1.5)
    assert others
