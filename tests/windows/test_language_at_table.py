"""Another language is chosen at the table: everything on it speaks it at once, what was logged before too."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gattai_desktop.app import Program
from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.paint import make_paint
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.kit.sheet_look import SheetField, SheetLook
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.settings.settings import WINDOW, Settings, read_settings
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.test_no_surface_tells import spoken_by


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.delenv(VARIABLE, raising=False)
    before = QLocale()
    made = Program(Shelf(tmp_path / "sessions"), tmp_path / "settings.toml", seed=1)
    made.settings = Settings(speed=0.0, wall=WINDOW, language="en")
    made.paint = make_paint(speed=0)
    speak_language("en")
    made.begin_session(scenario("neon-harbour", ("red", "green")))
    assert made.table is not None
    assert made.model is not None
    with qtbot.waitExposed(made.table):
        made.table.activateWindow()
    made.model.take_seat()
    assert made.model.attempt(SetUpSession("coach"))
    settle()
    yield made
    if made.table is not None:
        made.table.close()
    made.end()
    made.shelf_window.close()
    speak_language("en")
    QLocale.setDefault(before)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def choose_german(program: Program) -> None:
    """From the menu of the table, by its plates."""
    assert program.table is not None
    program.table.menuAsked.emit()
    program.table.sheet.choose("language")
    settle()


def log_of(program: Program) -> list[str]:
    assert program.table is not None
    return [line.spoken() for line in program.table.log.view.lines()]


def test_all_of_the_table_speaks_it_at_once(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    old = program.table
    assert old is not None
    english = log_of(program)
    assert "Coach deals" in " ".join(english) or english
    choose_german(program)
    table = program.table
    assert table is not None
    assert table is not old
    assert table.isVisible()
    assert not old.isVisible()
    assert read_settings(tmp_path / "settings.toml").language == "de"
    german = log_of(program)
    assert len(german) == len(english)
    assert not set(german) & set(english), "a line that was logged before reads in the new language"
    # What is open goes on in the new language too: the menu from which it was chosen.
    assert table.sheet.accessibleName() == "Menü"
    assert table.sheet.isVisible()
    assert table.sheet._dim.geometry() == table.rect(), "and it stays over the whole table"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    settle()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused is not table, "the keyboard is where play goes on"
    mine = {text for text in spoken_by(table) if text}
    assert program.wall is not None
    wall = {text for text in spoken_by(program.wall) if text}
    # A table that was never English says the same.
    table.close()
    (path,) = program._shelf.files()
    program.open_session(path)
    assert program.table is not None
    assert program.model is not None
    program.model.take_seat()
    settle()
    fresh = {text for text in spoken_by(program.table) if text}
    assert mine <= fresh | {""}, sorted(mine - fresh)
    assert program.wall is not None
    assert wall <= {text for text in spoken_by(program.wall) if text}


def test_play_goes_on_where_it_was(program: Program) -> None:
    assert program.model is not None
    program.model.pass_to("red")
    program.model.take_seat()
    entry, sight = program.model.entry, program.model.sight()
    choose_german(program)
    model = program.model
    assert model is not None
    assert (model.seat, model.curtain_down, model.entry) == ("red", False, entry)
    assert model.sight() == sight
    model.pass_to("coach")
    model.take_seat()
    move = next(iter(model.options()))
    assert model.attempt(move)
    assert program.table is not None
    assert len(model.log(entry + 1)) == 1
    assert program.table.model is model


def test_nobody_sees_more_of_the_wall_than_before(program: Program) -> None:
    assert program.wall is not None
    program.wall.blackout(on=True)
    choose_german(program)
    assert program.wall is not None
    assert program.wall.showing == "black"
    program.wall.blackout(on=False)
    program.wall.hold(on=True)
    program.choose(Settings(speed=0.0, wall=WINDOW, language="en"))
    assert program.wall.showing == "black", "what it held is gone, and what came since was not to be seen"


@pytest.mark.parametrize("dark", [False, True])
def test_that_the_wall_shows_a_sheet_no_more_is_said(
    program: Program, monkeypatch: pytest.MonkeyPatch, *, dark: bool
) -> None:
    """Given a sheet on the wall, when another language is chosen, then the wall shows the table, and it is told."""
    said = list[str]()
    monkeypatch.setattr(TableWindow, "say", lambda _table, words: said.append(words))
    assert program.wall is not None
    program.wall.push(BubbleLook("Resonant"))
    program.wall.blackout(on=dark)
    choose_german(program)
    assert program.wall is not None
    assert not program.wall.pushed.isVisible()
    assert said == ([] if dark else ["Die Wand zeigt wieder den Tisch"]), "in the dark it shows nothing"


def test_a_sheet_stays_on_the_wall_in_another_language(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr(TableWindow, "say", lambda _table, words: said.append(words))
    assert program._laid is not None
    program._laid.keeper.show_part("score")
    choose_german(program)
    assert program.wall is not None
    assert program.wall.pushed.isVisible()
    assert program.wall.pushed.accessibleName().startswith("Wertung")
    assert said == []


def test_the_wall_that_is_replaced_tells_a_table_that_is_gone_nothing(qtbot: QtBot, program: Program) -> None:
    old, wall = program.table, program.wall
    assert old is not None
    assert wall is not None
    choose_german(program)
    if isValid(old):
        QApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete)
    with qtbot.captureExceptions() as broken:
        if isValid(wall):
            wall.show_window()
    assert not broken


def test_the_window_stays_where_it_is(program: Program) -> None:
    assert program.table is not None
    program.table.resize(1280, 720)
    place = program.table.geometry()
    choose_german(program)
    assert program.table.geometry() == place


def test_the_shelf_speaks_it_too(program: Program) -> None:
    choose_german(program)
    assert program.table is not None
    program.table.close()
    assert program.shelf_window.isVisible()
    assert program.shelf_window.room.accessibleName() == "Sitzungen"


def test_a_covered_hand_stays_covered(program: Program) -> None:
    assert program.model is not None
    program.model.pass_to("red")
    program.model.take_seat()
    program.model.cover(on=True)
    sight = program.model.sight()
    choose_german(program)
    assert program.model.covered
    assert program.model.sight() == sight


def test_the_window_that_is_replaced_leaves_nobody_thinking(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program.table is not None
    ended: list[object] = []
    monkeypatch.setattr(program.table.program_seats, "end", lambda: ended.append(1))
    choose_german(program)
    assert ended == [1]


def test_nothing_half_written_is_lost_to_another_language(program: Program) -> None:
    """Given a note that is being written, when the menu is opened over it, then the language has to wait for it."""
    table = program.table
    assert table is not None
    table.requests.ask(SheetLook("A note", fields=(SheetField("words", "Words"),)), lambda *_answer: None)
    field = table.sheet.form.fields.get("words")
    assert field is not None
    field.setText("The bridge is")
    table.menuAsked.emit()
    plate = table.sheet._buttons["language"]
    assert plate.look.refused
    assert "First finish what you write" in plate.look.spoken_name()
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    settle()
    assert program.table is table
    table.sheet.dismiss()
    assert table.sheet.form.text("words") == "The bridge is"
    table.sheet.dismiss()
    choose_german(program)
    assert program.table is not table
