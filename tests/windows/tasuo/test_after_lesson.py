"""What comes after the lesson: a page of what it has not shown, and a game against Learner or a friend."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import Value
from gattai_desktop.content.boxes import box
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.tasuo.seven_turns_script import seven_turns
from gattai_desktop.games.tasuo.seven_turns_words import UNSEEN
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.tasuo.after_lesson import AFTER
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import BOX, model_at


def test_nothing_is_said_of_it_before_the_lesson_is_over(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_at(BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"}))), (1366, 768))
    pane = sitting.window.scene.pane
    assert pane is not None
    assert pane.row.button(AFTER) is None


def _page_after_lesson(program: app.Program) -> TableWindow:
    """Return the table of a lesson that is over, with the page of what it has not shown."""
    setup = seven_turns(built_in_cards().cards, {"red": "Ren"})
    ended: dict[str, Value] = {"step": OVER, "winner": "red", "turn": 7, "agenda": None}
    path = program.shelf_window.shelf.free_path("Lesson")
    path.parent.mkdir(parents=True, exist_ok=True)
    Journal.create(path, box("tasuo"), evolve(setup, values={**setup.values, **ended}), at=1_000).close()
    program.open_session(path)
    table = program.table
    assert table is not None
    pane = table.scene.pane
    assert pane is not None
    plate = pane.row.button(AFTER)
    assert plate is not None
    assert plate.isVisible()
    plate.click()
    assert table.sheet.asks("What you have not seen yet")
    assert len(table.sheet.look.lines) == len(UNSEEN)
    return table


def test_after_the_lesson_a_game_against_the_program_begins_with_one_press(qtbot: QtBot, program: app.Program) -> None:
    table = _page_after_lesson(program)
    table.sheet.choose("two-players")
    qtbot.waitUntil(lambda: program.table is not None and program.table is not table)
    assert program.model is not None
    began = program.model.sight()
    assert began.values["name.red"] == "Ren"
    assert program_players(began) == {"blue": "gentle"}
    assert began.values["scenario"] == "two-players"
    QApplication.processEvents()
    assert sorted(one.stem for one in program.shelf_window.shelf.files()) == ["Lesson", "Tasuo Showdown"]


def test_after_the_lesson_two_friends_say_their_names_and_decks_on_one_page(qtbot: QtBot, program: app.Program) -> None:
    _page_after_lesson(program).sheet.choose("two-players friends")
    qtbot.waitUntil(lambda: program.table is None)
    page = program.shelf_window.new_table
    assert page is not None
    qtbot.waitUntil(page.isVisible)
    assert page.form.key == "two-players"
    assert page.seats.seats() == {"red": "Ren", "blue": "Blue"}
    assert page.seats.names["blue"].text() == ""
    assert program.shelf_window.focusWidget() is page.seats.names["blue"]
    page.seats.names["blue"].setText("Ida")
    page.sit_down.click()
    qtbot.waitUntil(lambda: program.table is not None)
    assert program.model is not None
    began = program.model.sight()
    assert [began.values[f"name.{seat}"] for seat in ("red", "blue")] == ["Ren", "Ida"]
    assert program_players(began) == {}
    assert began.values["scenario"] == "two-players"
