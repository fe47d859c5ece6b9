"""The log of a long session: read page by page in both directions, never more of it held than can be read at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.log_lines import LINE_ROLE, LogLine
from gattai_desktop.board.log_view import LogView
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.log import log_pane
from tests.sessions.evening import play, table
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

ENTRIES, MOST = 430, 300


def entries_in(view: LogView) -> list[int]:
    """The entries of which lines are held."""
    return sorted({line.key[0] for line in view.lines() if isinstance(line.key, tuple)})


def to_the_edge(sitting: Sitting, *, older: bool) -> None:
    """Scroll in one direction until nothing more comes."""
    view = sitting.window.log.view
    bar = view.verticalScrollBar()
    while True:
        before = entries_in(view)
        top = view.lines()[0] if older else view.lines()[-1]
        bar.setValue(0 if older else bar.maximum())
        sitting.settle()
        now = entries_in(view)
        assert len(now) <= MOST
        if now == before:
            return
        # The line that was at the edge is still in sight, so that one reads on where one was.
        row = view.lines().index(top)
        assert view.visualRect(view.model().index(row, 0)).intersects(view.viewport().rect())


def test_one_reads_to_the_first_entry_and_back_to_the_last(qtbot: QtBot, tmp_path: Path) -> None:
    with Journal.create(tmp_path / "long.gattai", GATTAI, table()) as journal:
        play(journal, ENTRIES)
        sitting = Sitting(qtbot, GameModel(GATTAI.game, journal, seeded(1)))
        game, state = GATTAI.game, journal.state()
        move = next(move for seat in game.seats(state) for move in game.options(state, seat))
        sitting.take(move.seat)
        view = sitting.window.log.view
        assert entries_in(view)[-1] == ENTRIES
        to_the_edge(sitting, older=True)
        assert entries_in(view)[0] == 1

        assert sitting.model.attempt(move)
        sitting.settle()
        assert entries_in(view)[0] == 1, "whoever reads what is long past is left there"

        to_the_edge(sitting, older=False)
        assert entries_in(view)[-1] == sitting.model.entry


def test_the_curtain_does_not_wait_for_lines_that_are_not_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    with Journal.create(tmp_path / "long.gattai", GATTAI, table()) as journal:
        play(journal, 120)
        sitting = Sitting(qtbot, GameModel(GATTAI.game, journal, seeded(1)))
        sitting.window.resize(1920, 1080)
        view, bar = sitting.window.log.view, sitting.window.log.view.verticalScrollBar()
        sitting.model.pass_to("coach")
        assert not view.lines()

        sitting.model.take_seat()
        assert 0 < len(entries_in(view)) <= 12, "the newest entries are there when the curtain is up"
        sitting.settle()
        assert bar.maximum() >= bar.pageStep(), "and those above them soon after"
        assert bar.value() == bar.maximum(), "the newest stays in sight meanwhile"
        assert entries_in(view)[-1] == journal.last

        sitting.window.widen_log()
        sitting.settle()
        assert bar.maximum() >= bar.pageStep()

        sitting.model.pass_to("coach")
        sitting.model.take_seat()
        sitting.model.pass_to("red")
        sitting.settle()
        assert not view.lines(), "nothing is told behind the curtain"


@contextmanager
def long_evening(qtbot: QtBot, folder: Path) -> Iterator[Sitting]:
    """Somebody at a table with many entries, the log wide and with the keyboard in it."""
    with Journal.create(folder / "long.gattai", GATTAI, table()) as journal:
        play(journal, ENTRIES)
        sitting = Sitting(qtbot, GameModel(GATTAI.game, journal, seeded(1)))
        sitting.take("coach")
        sitting.press("l")
        assert sitting.window.log.view.hasFocus()
        yield sitting


def at_line(view: LogView) -> LogLine:
    """The line that the keyboard is at."""
    index = view.currentIndex()
    assert index.isValid(), "the keyboard is at no line"
    line: LogLine = index.data(LINE_ROLE)
    return line


def seen(view: LogView, line: LogLine) -> bool:
    """Whether a line is in sight."""
    row = view.lines().index(line)
    return view.visualRect(view.model().index(row, 0)).intersects(view.viewport().rect())


def test_the_keyboard_begins_at_the_newest_line(qtbot: QtBot, tmp_path: Path) -> None:
    with long_evening(qtbot, tmp_path) as sitting:
        view = sitting.window.log.view
        newest = view.lines()[-1]
        assert at_line(view) == newest

        sitting.press(Qt.Key.Key_Up)
        assert at_line(view) == view.lines()[-2]
        assert seen(view, newest), "one step up does not leave the newest lines"


def test_the_keyboard_stays_at_its_line_when_older_ones_are_fetched(qtbot: QtBot, tmp_path: Path) -> None:
    with long_evening(qtbot, tmp_path) as sitting:
        view = sitting.window.log.view
        oldest = view.lines()[0]
        sitting.press(Qt.Key.Key_Home)
        assert view.lines()[0] != oldest, "older lines were fetched"
        assert at_line(view) == oldest
        assert seen(view, oldest)

        above = view.lines()[view.lines().index(oldest) - 1]
        sitting.press(Qt.Key.Key_Up)
        assert at_line(view) == above


def test_end_leads_from_years_ago_to_the_newest_line(qtbot: QtBot, tmp_path: Path) -> None:
    with long_evening(qtbot, tmp_path) as sitting:
        view = sitting.window.log.view
        for _ in range(15):
            sitting.press(Qt.Key.Key_Home)
        assert entries_in(view)[-1] < ENTRIES, "the newest lines are not held any more"

        sitting.press(Qt.Key.Key_End)
        assert entries_in(view)[-1] == ENTRIES
        assert at_line(view) == view.lines()[-1]
        assert seen(view, view.lines()[-1])


def test_a_line_of_years_ago_is_asked_why_by_the_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    with long_evening(qtbot, tmp_path) as sitting:
        sitting.press(Qt.Key.Key_Home, Qt.Key.Key_Home, Qt.Key.Key_Return)
        assert sitting.window.sheet.isVisible()


def test_the_letters_of_the_table_are_heard_in_the_log_too(qtbot: QtBot, tmp_path: Path) -> None:
    with long_evening(qtbot, tmp_path) as sitting:
        line = at_line(sitting.window.log.view)
        sitting.press("p")
        assert sitting.window.sheet.isVisible()
        sitting.press(Qt.Key.Key_Escape)
        assert sitting.window.log.view.hasFocus()
        assert at_line(sitting.window.log.view) == line, "no letter looks for a line that begins so"
        sitting.press("l")
        assert not sitting.window.log.wide


def test_the_log_back_in_its_rail_shows_what_is_new(qtbot: QtBot, tmp_path: Path) -> None:
    with long_evening(qtbot, tmp_path) as sitting:
        view = sitting.window.log.view
        for _ in range(15):
            sitting.press(Qt.Key.Key_Home)
        sitting.press(Qt.Key.Key_Escape)
        assert not sitting.window.log.wide
        assert entries_in(view)[-1] == ENTRIES
        assert seen(view, view.lines()[-1])


def test_who_may_read_more_sees_the_newest_line_still(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same lines are longer for whom they name the cards: the end stays the end, not the pixel."""
    sitting = Sitting(qtbot, dealt("first-contact"), (1024, 576))
    sitting.take("coach")
    log, bar = sitting.window.log, sitting.window.log.view.verticalScrollBar()
    for _ in range(4):
        assert sitting.model.attempt(next(move for move in sitting.model.options() if move.steps))
        sitting.settle()
    before = bar.maximum()
    assert bar.value() == before > 0
    told = log_pane.entry_lines
    monkeypatch.setattr(log_pane, "entry_lines", lambda *of, **how: told(*of, **how) * 3)
    log._told.clear()
    log.take_reader()
    sitting.settle()
    assert bar.maximum() > before
    assert bar.value() == bar.maximum()


def test_in_a_column_of_its_own_the_log_keeps_off_the_rail(qtbot: QtBot) -> None:
    """Given a very wide window, then the button that says how much the log tells does not touch the rail beside it."""
    sitting = Sitting(qtbot, dealt(), size=(3440, 1440))
    sitting.take("coach")
    log, right = sitting.window.log, sitting.window.scene.right
    assert log.parentWidget() is not right
    gap = (
        right.mapTo(sitting.window, QPoint(0, 0)).x() - log.mapTo(sitting.window, log.button.geometry().topRight()).x()
    )
    assert gap >= 16
