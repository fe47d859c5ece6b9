"""The program waits while a person looks back, and stays held where the table is laid in another language."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.app import Program
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.by_program import with_programs
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.windows.program import wall_keeper
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.table.table_window import TableWindow


@pytest.fixture
def alone(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """First Contact with one person, at a table on which the program is about to act."""
    monkeypatch.delenv(VARIABLE, raising=False)
    program.show_shelf()
    setup = with_programs(scenario("first-contact"), dict.fromkeys(("orange", "yellow", "coach"), STEADY))
    program.begin_session(setup)
    table = the_table(program)
    table.program_seats.set_pause(60_000)
    with qtbot.waitExposed(table):
        table.activateWindow()
    assert program.model is not None
    program.model.take_seat()
    qtbot.waitUntil(lambda: table.program_seats.now.acts)
    yield program
    speak_language("en")


def the_table(program: Program) -> TableWindow:
    assert program.table is not None
    return program.table


def test_it_makes_no_move_behind_a_replay(alone: Program, qtbot: QtBot) -> None:
    """Given a replay in place of the table, then whoever comes back has missed nothing, and play goes on from there."""
    table, model, journal = the_table(alone), alone.model, alone._journal
    assert model is not None
    assert journal is not None
    before = model.entry
    alone.replays.of_table(table, journal)
    assert table.isHidden()
    table.program_seats.set_pause(0)
    QTest.qWait(400)
    assert model.entry == before
    assert alone.replays.window is not None
    alone.replays.window.close()
    qtbot.waitUntil(lambda: model.entry > before)


def test_it_makes_no_move_beneath_the_warning_that_the_screens_are_one(
    alone: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, model = the_table(alone), alone.model
    assert model is not None
    assert alone._laid is not None
    keeper, before = alone._laid.keeper, model.entry
    monkeypatch.setattr(wall_keeper, "mirroring_screen", lambda here: here)
    keeper.place()
    assert keeper.alarm is not None
    assert keeper.alarm.isVisible()
    table.program_seats.set_pause(0)
    QTest.qWait(400)
    assert model.entry == before
    keeper.alarm.alone.click()
    qtbot.waitUntil(lambda: model.entry > before)


def test_it_stays_held_in_another_language(alone: Program, qtbot: QtBot) -> None:
    english = the_table(alone)
    assert english.program_seats.hold()
    alone.choose(evolve(alone.settings, language="de"))
    german = the_table(alone)
    assert german is not english
    qtbot.waitUntil(lambda: german.program_seats.now.acts)
    assert german.program_seats.now.held
    german.sheet.dismiss()  # the menu, from which a language is chosen, is open again
    assert german.program_seats.go_on()
    qtbot.waitUntil(lambda: not german.program_seats.now.held)
