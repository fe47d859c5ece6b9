"""Cards of one's own at a table: a pack that is kept is offered at New session, and its cards lie there drawn."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.words import card_name
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.content.tasuo.card_packs import know_cards, know_packs
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.tasuo.card_faces import draws
from gattai_desktop.windows.shelf.offered_tables import OfferedTables
from tests.content.coach_packs import written
from tests.content.test_own_tasuo_cards import LIST, files


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    know_cards(())
    know_packs(())


def kept(folder: Path) -> PackShelf:
    """The shelf of packs, with one that has cards and a deck."""
    shelf = PackShelf(folder / "packs")
    shelf.keep(shelf.look(written(folder / "ren", files())))
    return shelf


def test_a_deck_with_own_cards_is_chosen_and_played(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    kept(tmp_path)
    program.show_shelf()
    window = program.shelf_window
    with qtbot.waitExposed(window):
        window.activateWindow()
    window.packs.show()
    window.packs.played.emit("ren/two-players")
    QApplication.processEvents()
    page = window.new_table
    assert page is not None
    assert page.form.key == "ren/two-players"
    assert page.refused == ""
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert program.table is not None
    program.table.close()
    (file,) = window.shelf.files()
    with Journal.open(file) as journal:
        cards = [one.card for one in journal.state().zones[zones.deck("red")]]
    lamps = [card for card in cards if isinstance(card, TasuoCard) and card.name == "Lamp Keeper"]
    assert len(lamps) == 4
    assert draws(lamps[0].picture)
    assert card_name(lamps[0].picture).startswith("Lamp Keeper")
    assert "Nightwatch" in card_name(lamps[0].picture)
    assert not draws("tasuo:ren.lamp~00000000")


def test_a_deck_of_ones_own_with_such_cards_keeps_their_pack(tmp_path: Path) -> None:
    offered = OfferedTables(kept(tmp_path).read().packs)
    form = offered.forms["two-players"]
    answers = form.whole({"red_deck": LIST})
    assert str(form.refused(answers, {})) == ""
    assert [one.id for one in form.setup(answers).packs] == ["ren"]
    assert form.setup(form.whole({})).packs == ()
    OfferedTables(())
    assert "Lamp Keeper" in str(form.refused(answers, {}))
