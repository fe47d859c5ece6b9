"""SETUP-8: First Contact ends by handing its people, names and Schism to the next session, now or from the shelf."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.presses import TOO_LATE
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.first_contact_moves import StartAct
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.telling.landmarks import shelf_line
from gattai_desktop.games.seat_names import person
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from gattai_desktop.windows.shelf.new_table import NewTable

OURS = {
    "first_contact.schism": 2,
    "pilot.orange.stat": 0,
    person("coach"): "Jo",
    person("red"): "Mira",
}


def ended(qtbot: QtBot, program: app.Program) -> StoryPane:
    """First Contact at its last word: Schism was counted twice, and Oyelaran did not come back."""
    setup = scenario("first-contact", {"red": "Ada", "orange": "Oyelaran", "yellow": "Pia"})
    program.show_shelf()
    program.begin_session(evolve(setup, values={**setup.values, **OURS}))
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    with qtbot.waitExposed(table):
        table.activateWindow()
    assert model.attempt(StartAct("coach", 4))
    QApplication.processEvents()
    if table.sheet.isVisible():
        QTest.keyClick(table.sheet, Qt.Key.Key_Escape)
    pane = table.scene.pane
    assert isinstance(pane, StoryPane)
    return pane


def plate(pane: StoryPane, title: str) -> QAbstractButton:
    return next(one for one in pane.row.findChildren(QAbstractButton) if one.accessibleName().startswith(title))


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def shows_the_team(program: app.Program) -> NewTable:
    page = program.shelf_window.new_table
    assert page is not None
    assert page.isVisible()
    assert not page.form.led
    assert page.seats.seats() == {"red": "Ada", "orange": "", "yellow": "Pia"}
    assert page.seats.who() == {"coach": "Jo", "red": "Mira"}
    return page


@pytest.mark.parametrize("apart", [400, 3_000, 6_000])
def test_who_presses_enter_on_and_on_begins_no_other_evening(qtbot: QtBot, program: app.Program, apart: int) -> None:
    """Given the end of First Contact, when Enter is pressed on and on, however slowly, then the end stays."""
    pane, table = ended(qtbot, program), program.table
    assert table is not None
    table.model.take_seat()
    clock = table.paint.presses.now()
    for part in (table, pane, pane.row, pane.end):
        part.paint.presses.now = lambda: clock
    qtbot.waitUntil(pane.end.hasFocus)
    for _ in range(5):
        clock += apart
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert program.table is table
        assert pane.end.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab])
def test_a_key_that_chooses_leads_from_the_end_to_the_next_session(
    qtbot: QtBot, program: app.Program, key: Qt.Key
) -> None:
    pane, table = ended(qtbot, program), program.table
    assert table is not None
    table.model.take_seat()
    qtbot.waitUntil(pane.end.hasFocus)
    assert pane.end.accessibleName() == (
        "What is left. Tell how it ended. Schism was counted 2 times: the Team will start at Harmony 2."
    )
    assert pane.end.accessibleDescription() == "The arrows lead to what may come next"
    QTest.keyClick(pane.end, key)
    team = plate(pane, "Make this Team")
    assert team.hasFocus()
    if key == Qt.Key.Key_Tab:
        qtbot.wait(TOO_LATE)  # Tab may have been on its way already
    QTest.keyClick(team, Qt.Key.Key_Return)
    shows_the_team(program)


def test_where_the_keyboard_stands_at_the_end_is_seen_in_an_evening_that_is_opened(
    qtbot: QtBot, program: app.Program
) -> None:
    """Given a window as large as most screens, when it is opened, then the stop lies over the last act."""
    ended(qtbot, program)
    assert program.table is not None
    program.table.close()
    program.shelf_window.resize(1366, 768)
    QApplication.processEvents()
    (path,) = program._shelf.files()
    program.open_session(path)
    table = program.table
    assert table is not None
    pane = table.scene.pane
    assert isinstance(pane, StoryPane)
    assert pane.end.geometry() == pane.head.plates[-1].geometry().translated(pane.head.pos())


def test_make_this_team_fills_the_new_session_with_it(qtbot: QtBot, program: app.Program) -> None:
    click(plate(ended(qtbot, program), "Make this Team"))
    assert program.table is None
    page = shows_the_team(program)
    assert "less Schism 2" in page.accessibleDescription()
    begun = []
    page.begun.connect(begun.append)
    click(page.sit_down)
    (made,) = begun
    promised = next(one.sum(page.seats.seats(), page.seats.answers) for one in page.form.brings)
    assert made.values["team.harmony"] == promised
    assert promised == page.form.brings[0].sum(page.seats.seats()) - 2


def test_another_scenario_keeps_the_team(qtbot: QtBot, program: app.Program) -> None:
    click(plate(ended(qtbot, program), "Make this Team"))
    page = shows_the_team(program)
    for key in ("hunters-moon", ""):
        page.choose(key)
        assert page.seats.seats() == {"red": "Ada", "orange": "", "yellow": "Pia"}
    assert page.setup().values["team.harmony"] == 2, "4, less Schism 2"


def test_later_leaves_it_on_the_shelf_whose_menu_offers_it(qtbot: QtBot, program: app.Program) -> None:
    click(plate(ended(qtbot, program), "Later"))
    window = program.shelf_window
    (card,) = window.room.cards.values()
    qtbot.waitUntil(lambda: card.look.line != "")
    assert card.look.line == "Finished. Team begins at Harmony 2"
    card.moreAsked.emit()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Make this Team"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    shows_the_team(program)


def test_a_new_table_asked_for_by_itself_knows_nothing_of_it(qtbot: QtBot, program: app.Program) -> None:
    click(plate(ended(qtbot, program), "Make this Team"))
    shows_the_team(program)
    program.shelf_window.ask_table(first_contact=False)
    page = program.shelf_window.new_table
    assert page is not None
    assert page.seats.who() == {}
    assert page.seats.answers == {}
    assert set(page.seats.seats().values()) == {""}


@pytest.mark.parametrize("key", ["neon-harbour", "hunters-moon"])
def test_setup_8_counted_schism_is_taken_off_harmony_down_to_1(key: str) -> None:
    form = table_form("gattai", key)
    seats = form.seats.first(3)
    for counted in (0, 1, 30):
        made = form.setup({"seats": seats, "schism": counted})
        assert made.values["team.harmony"] == form.brings[0].sum(seats, {"schism": counted})
    assert made.values["team.harmony"] == 1


def test_first_contact_itself_asks_for_no_schism() -> None:
    assert table_form("gattai", "first-contact").field("schism") is None


def test_the_shelf_says_where_first_contact_stands() -> None:
    """Before a card is dealt it has not begun; then its act; at its end with what its Team begins."""
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(scenario("first-contact"))), seeded(1))
    model.take_seat()
    told = []
    for move in (None, SetUpSession("coach"), StartAct("coach", 3), StartAct("coach", 4)):
        assert move is None or model.attempt(move)
        told.append(plain(shelf_line(model.sight("public")).line))
    assert told == [
        "Not begun yet",
        "Act 1, It begins",
        "Act 3, The Enemy",
        "Finished. Team begins at Harmony 4",
    ]
