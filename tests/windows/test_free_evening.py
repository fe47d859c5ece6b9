"""An evening without the guide: cards by keys, gauges, hidden hands, the log; closed, and gone on with."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.cards.card import Back
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.by_hand.coachs_hand import SwitchGuide
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.windows.games.gattai.panes.free_pane import FreePane
from gattai_desktop.windows.table.table_window import TableWindow


def sit_down(qtbot: QtBot, program: app.Program, seat: str) -> TableWindow:
    """Let a seat say "it's me" at the table that is open."""
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    with qtbot.waitExposed(table):
        table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    model.pass_to(seat)
    model.take_seat()
    return table


def press(table: TableWindow, *keys: Qt.Key | str) -> None:
    for key in keys:
        target = QApplication.focusWidget() or table
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)
        QApplication.processEvents()


def test_an_evening_at_a_free_table(qtbot: QtBot, program: app.Program) -> None:
    """Guide-off: the same zones, hidden hands and log; a session like any other."""
    program.begin_session(scenario("neon-harbour"))
    table = sit_down(qtbot, program, "coach")
    model = table.model
    assert model.attempt(SetUpSession("coach"))
    assert model.attempt(SwitchGuide("coach", "off"))
    assert isinstance(table.scene.pane, FreePane)

    table.hand.focus()
    card = table.hand.card_in_focus()
    press(table, Qt.Key.Key_Return, Qt.Key.Key_Return)  # lifted, and laid on what comes first: the Pile
    assert model.sight().cards("pile") == (card,)

    table.requests.open("gauge.team.harmony")
    qtbot.waitUntil(table.sheet.isVisible)
    press(table, Qt.Key.Key_Return)  # set it by hand
    table.sheet.choose("6")
    assert model.sight().values["team.harmony"] == 6

    seat = model.seats[0]
    sit_down(qtbot, program, seat)
    hidden = model.sight().cards("hand.coach")
    assert hidden
    assert all(isinstance(one, Back) for one in hidden)
    table.hand.focus()
    press(table, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert len(model.sight().cards("pile")) == 2
    table.by_hand.gauges.of_owner("the table")  # what depends on the Coach's secrets is not hers to set
    qtbot.waitUntil(table.sheet.isVisible)
    table.sheet.choose("team.harmony")
    table.sheet.choose("5")
    assert model.sight().values["team.harmony"] == 5
    lines, entry, public = table.log.view.model().rowCount(), model.entry, model.sight("public")

    (path,) = program.shelf_window.shelf.files()
    table.close()
    program.open_session(path)
    again = sit_down(qtbot, program, seat)
    assert isinstance(again.scene.pane, FreePane)
    assert (again.model.entry, again.model.sight("public")) == (entry, public)
    assert again.log.view.model().rowCount() == lines
