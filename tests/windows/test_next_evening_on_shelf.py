"""The next evening of a campaign, from the shelf and from the table: the people sit down again, grown."""

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import Value
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.setup import Setup
from gattai_desktop.games.gattai.story.scenario import EndScenario
from gattai_desktop.games.gattai.story.story import Fiat
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seat_names import person
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.last_evening import last_evening
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.sitting_down_again import sentences_of

OURS = {"phase": "debriefing", "pilot.red.universal.strike": 2, "team.armory": 6, person("coach"): "Jo"}


def an_evening(program: app.Program, *, over: bool, values: Mapping[str, Value] = OURS) -> None:
    """Play an evening of Ren and Tam up to its debriefing, and leave its table."""
    setup = scenario("neon-harbour", {"red": "Ren", "green": "Tam"})
    program.show_shelf()
    program.begin_session(evolve(setup, values={**setup.values, **values}))
    model, table = program.model, program.table
    assert model is not None
    assert table is not None
    assert model.attempt(Fiat("coach", Quoted("The tide is out")))
    if over:
        assert model.attempt(EndScenario("coach", "won"))
    table.close()


def chosen_in_its_menu(qtbot: QtBot, program: app.Program, title: str) -> None:
    window = program.shelf_window
    card = next(iter(window.room.cards.values()))
    qtbot.waitUntil(lambda: card.look.line != "")
    card.moreAsked.emit()
    for _ in range(9):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused.accessibleName() == title:
            QTest.keyClick(focused, Qt.Key.Key_Return)
            return
        QTest.keyClick(focused, Qt.Key.Key_Down)
    raise AssertionError(f"{title} is not in the menu")


def page_of(qtbot: QtBot, program: app.Program) -> NewTable:
    window = program.shelf_window
    qtbot.waitUntil(lambda: window.new_table is not None and window.new_table.isVisible())
    assert window.new_table is not None
    return window.new_table


def test_the_next_evening_of_a_session_that_is_gone_is_told(qtbot: QtBot, program: app.Program) -> None:
    an_evening(program, over=True)
    window = program.shelf_window
    (path,) = window.shelf.files()
    qtbot.waitUntil(lambda: window.reading.read(path) is not None)
    window.sessions.offer(path)
    path.unlink()
    window.sheet.choose("team")
    assert window.sheet.isVisible()
    assert str(window.sheet.look.lines[0]).startswith(f"There is no file {path.name}")


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F9], ids=["left", "to be played"])
def test_the_team_comes_along_to_an_evening_that_is_written_for_it(
    qtbot: QtBot, program: app.Program, key: Qt.Key
) -> None:
    """Given the desk, to which the page of the next evening leads, and a pack that is new when it is left."""
    an_evening(program, over=True)
    chosen_in_its_menu(qtbot, program, "Next evening")
    page, window = page_of(qtbot, program), program.shelf_window
    page.choose("")
    page.choices.desk.chosen.emit()
    window.sheet.choose(KEYS[0])
    desk = window.desk.page
    assert desk is not None
    if key == Qt.Key.Key_F9:
        desk.begin()
    else:
        desk.leave()
    after = page_of(qtbot, program)
    assert after is not page
    assert after.seats.seats() == {"red": "Ren", "green": "Tam"}
    made = after.setup()
    assert made.values["pilot.red.universal.strike"] == 2
    assert made.values["team.armory"] == 6


def test_setup_6_the_next_evening_asks_what_is_played_and_takes_the_team_along(
    qtbot: QtBot, program: app.Program
) -> None:
    an_evening(program, over=True)
    chosen_in_its_menu(qtbot, program, "Next evening")
    page = page_of(qtbot, program)
    assert page.seats.seats() == {"red": "Ren", "green": "Tam"}
    assert page.seats.who() == {"coach": "Jo"}
    assert "after evening 1" in page.accessibleDescription()
    assert "Armory 6" in page.accessibleDescription()
    begun: list[Setup] = []
    page.begun.disconnect()
    page.begun.connect(begun.append)
    page.choose("hunters-moon")
    page.sit_down.click()
    (made,) = begun
    assert made.scenario == "hunters-moon"
    assert made.values["pilot.red.universal.strike"] == 2
    assert made.values["team.armory"] == 6
    assert made.values["campaign.before"] == "Neon Harbour"
    told = made.values["campaign.last_time"]
    assert isinstance(told, tuple)
    assert 1 <= len(told) <= 5


@pytest.mark.parametrize("named", [OURS, {one: OURS[one] for one in OURS if one != person("coach")}], ids=str)
def test_whoever_shared_the_last_evening_comes_with_friends_again(
    qtbot: QtBot, program: app.Program, named: Mapping[str, Value]
) -> None:
    """Given that somebody played alone since, when the next evening of friends is asked for, they all sit down."""
    an_evening(program, over=True, values=named)
    program.choose(evolve(program.settings, company="alone"))
    chosen_in_its_menu(qtbot, program, "Next evening")
    page = page_of(qtbot, program)
    page.choose("hunters-moon")
    assert page.company.plates["friends"].isChecked()
    assert page.seats.table.programs() == {}


def test_a_lesson_of_the_game_takes_nothing_along(qtbot: QtBot, program: app.Program) -> None:
    an_evening(program, over=True)
    chosen_in_its_menu(qtbot, program, "Next evening")
    page = page_of(qtbot, program)
    page.choose("first-contact")
    assert "campaign.before" not in page.setup().values


def test_setup_4_a_scenario_that_is_not_over_goes_on_at_once(qtbot: QtBot, program: app.Program) -> None:
    an_evening(program, over=False)
    chosen_in_its_menu(qtbot, program, "Next evening")
    qtbot.waitUntil(lambda: program.table is not None)
    model, table = program.model, program.table
    assert model is not None
    assert table is not None
    values = model.sight("public").values
    assert (values["session"], values["phase"], values["campaign.evening"]) == (2, "set-up", 2)
    table.close()
    shelf = program.shelf_window.shelf
    assert sorted(path.stem for path in shelf.files()) == ["Neon Harbour", "Neon Harbour, evening 2"]
    (shelf.folder / "Neon Harbour.gattai").unlink()
    with Journal.open(shelf.folder / "Neon Harbour, evening 2.gattai") as journal:
        assert journal.state().values["campaign.before"] == "Neon Harbour"


def test_the_next_evening_keeps_the_name_that_the_session_has_on_the_shelf(qtbot: QtBot, program: app.Program) -> None:
    """Given two sessions of one scenario, when the second goes on, then it is not called after the first."""
    other = program.shelf_window.shelf.folder / "Neon Harbour.gattai"
    other.touch()
    an_evening(program, over=False)
    other.unlink()
    chosen_in_its_menu(qtbot, program, "Next evening")
    qtbot.waitUntil(lambda: program.table is not None)
    assert program.model is not None
    assert program.model.called == "Neon Harbour 2, evening 2"


def test_what_happened_is_told_from_the_shelf(qtbot: QtBot, program: app.Program) -> None:
    an_evening(program, over=True)
    chosen_in_its_menu(qtbot, program, "What happened")
    sheet = program.shelf_window.sheet
    qtbot.waitUntil(lambda: sheet.isVisible() and "Neon Harbour" in sheet.accessibleName())


@pytest.mark.parametrize(
    ("language", "stopped"), [("en", "It stopped here: Session 1, Scene 1"), ("de", "Hier hörte es auf")]
)
def test_an_evening_that_was_broken_off_says_where(
    qtbot: QtBot, program: app.Program, language: str, stopped: str
) -> None:
    """Given an evening that was left in its play, when one asks what happened, then it says where it stopped."""
    setup = scenario("neon-harbour", {"red": "Ren", "green": "Tam"})
    program.show_shelf()
    program.begin_session(evolve(setup, values={**setup.values, "phase": "play"}))
    model, table = program.model, program.table
    assert model is not None
    assert table is not None
    assert model.attempt(Fiat("coach", Quoted("The tide is out")))
    table.close()
    (path,) = program.shelf_window.shelf.files()
    speak_language(language)
    try:
        told = sentences_of(last_evening(path))
    finally:
        speak_language("en")
    assert 2 <= len(told) <= 5
    assert told[-1].startswith(stopped)
    assert all(sentence.endswith((".", "!", "?")) for sentence in told)
