"""What comes after a showdown: another; after the lesson what it has not shown, and a game with Learner or a friend."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.value import Value
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.tasuo.matches import NextDuel
from gattai_desktop.games.tasuo.setup import ShowdownSetup
from gattai_desktop.games.tasuo.seven_turns_script import seven_turns
from gattai_desktop.games.tasuo.seven_turns_words import UNSEEN
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.tasuo.after_lesson import AFTER, AGAIN
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import BOX, model_at


def test_nothing_is_said_of_it_before_the_lesson_is_over(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, model_at(BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"}))), (1366, 768))
    pane = sitting.window.scene.pane
    assert pane is not None
    assert pane.row.button(AFTER) is None


def _table_over(program: app.Program, setup: ShowdownSetup) -> TableWindow:
    """Return the table of a showdown that is over."""
    ended: dict[str, Value] = {"step": OVER, "winner": "red", "turn": 7, "agenda": None}
    path = program.shelf_window.shelf.free_path("Lesson")
    path.parent.mkdir(parents=True, exist_ok=True)
    Journal.create(path, box("tasuo"), evolve(setup, values={**setup.values, **ended}), at=1_000).close()
    program.open_session(path)
    assert program.table is not None
    return program.table


@pytest.mark.parametrize("scenario", ["seven-turns", "two-players"])
def test_the_plate_at_the_end_of_a_showdown_leads_back_to_the_shelf(
    qtbot: QtBot, program: app.Program, scenario: str
) -> None:
    setup = table_form("tasuo", scenario).setup({SEATS: {"red": "Ren", "blue": "Ida"}})
    pane = _table_over(program, setup).scene.pane
    assert pane is not None
    plate = pane.row.button("leave")
    assert plate is not None
    plate.click()
    qtbot.waitUntil(lambda: program.table is None)
    assert program.shelf_window.isVisible()


def _page_after_lesson(program: app.Program) -> TableWindow:
    """Return the table of a lesson that is over, with the page of what it has not shown."""
    table = _table_over(program, seven_turns(built_in_cards().cards, {"red": "Ren"}))
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


def _ended(qtbot: QtBot, match: str = "one_duel", **values: Value) -> tuple[Sitting, PlateButton | None]:
    """Return a table whose showdown is over, and the plate that leads to another one."""
    begun = BOX.begin(table_form("tasuo", "two-players").setup({"match": match}))
    over: dict[str, Value] = {"step": OVER, "winner": "red", "turn": 7, "agenda": None}
    sitting = Sitting(qtbot, model_at(evolve(begun, values={**begun.values, **over, **values})), (1366, 768))
    pane = sitting.window.scene.pane
    assert pane is not None
    return sitting, pane.row.button(AGAIN)


def test_when_a_showdown_is_over_another_is_offered(qtbot: QtBot) -> None:
    sitting, plate = _ended(qtbot)
    assert plate is not None
    with qtbot.waitSignal(sitting.window.anotherAsked) as asked:
        plate.click()
    assert asked.args == ["two-players choose"]


def test_a_showdown_from_a_record_offers_another_too(qtbot: QtBot) -> None:
    sitting, plate = _ended(qtbot, scenario="")
    assert plate is not None
    with qtbot.waitSignal(sitting.window.anotherAsked) as asked:
        plate.click()
    assert asked.args == ["two-players choose"]


def test_a_puzzle_that_is_over_offers_no_other_showdown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameModel, "refuses_for_good", True)
    assert _ended(qtbot, scenario="")[1] is None


def test_in_a_match_that_goes_on_the_next_duel_is_offered_alone(qtbot: QtBot) -> None:
    sitting, plate = _ended(qtbot, match="best_of_three")
    assert sitting.window.requests.view.may(NextDuel)
    assert plate is None


def _asked_after(qtbot: QtBot, program: app.Program, key: str) -> NewTable:
    """Sit down at a showdown, ask for another one, and return the page that stays."""
    program.show_shelf()
    page = program.shelf_window.ask_table(first_contact=False)
    page.choose("two-players")
    page.seats.names["red"].setText("Ren")
    page.sit_down.click()
    qtbot.waitUntil(lambda: program.table is not None)
    assert program.table is not None
    program.table.requests.open("another", f"{key} choose")
    qtbot.waitUntil(lambda: program.table is None)
    asked = program.shelf_window.new_table
    assert asked is not None
    qtbot.waitUntil(asked.isVisible)
    return asked


def test_another_showdown_seats_the_same_players_and_lets_them_choose(qtbot: QtBot, program: app.Program) -> None:
    asked = _asked_after(qtbot, program, "two-players")
    assert asked.form.key == "two-players"
    assert asked.seats.seats()["red"] == "Ren"
    assert program.shelf_window.focusWidget() is asked.sit_down


def test_another_showdown_after_one_from_the_shelf_proposes_its_decks(qtbot: QtBot, program: app.Program) -> None:
    """Given a showdown that was not begun since the program began, then its file says with which decks it was."""
    answers = {SEATS: {"red": "Ren", "blue": "Ida"}, "red_deck": "storm-court", "blue_deck": "slag-court"}
    pane = _table_over(program, table_form("tasuo", "two-players").setup(answers)).scene.pane
    assert pane is not None
    plate = pane.row.button(AGAIN)
    assert plate is not None
    plate.click()
    qtbot.waitUntil(lambda: program.table is None)
    asked = program.shelf_window.new_table
    assert asked is not None
    qtbot.waitUntil(asked.isVisible)
    assert [one.deck for one in asked.setup().players] == ["storm-court", "slag-court"]
    assert [one.name for one in asked.setup().players] == ["Ren", "Ida"]


def test_where_the_pack_of_a_showdown_has_gone_the_page_stays(qtbot: QtBot, program: app.Program) -> None:
    """Given a pack that this computer no longer has, then something else can be chosen, and nothing breaks."""
    assert _asked_after(qtbot, program, "a-pack-that-is-gone/two-players").sit_down.isEnabled()
