"""The decks over the first window: the shelf leads there once an offered game has decks, and Escape leads back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf import decks_before, shelf_room
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.windows.cut import cut


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ShelfWindow:
    """A shelf that offers a game with decks."""
    for module in (decks_before, shelf_room):
        monkeypatch.setattr(module, "games_with_decks", lambda: ("tasuo",))
    shelf = Shelf(tmp_path / "sessions")
    setup = scenario("neon-harbour")
    Journal.create(shelf.free_path(setup.name), GATTAI, setup, at=1_700_000_000_000).close()
    window = ShelfWindow(make_paint(speed=0), shelf, Settings())
    qtbot.addWidget(window)
    window.resize(1024, 600)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: all(card.look.line for card in window.room.cards.values()))
    return window


def test_only_what_is_offered_has_decks_to_build() -> None:
    assert "gattai" not in decks_before.games_with_decks()


def test_the_shelf_leads_to_the_decks_and_escape_back(window: ShelfWindow, tmp_path: Path) -> None:
    plate = next(one for one in window.room.plates if one.look.title == "Decks")
    assert plate.accessibleName() == "Decks: for Tasuo", "whoever has just met Bots finds theirs among the packs"
    assert cut(window) == []
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    page = window.decks.page
    assert page is not None
    assert page.isVisible()
    assert page.geometry() == window.rect()
    QTest.mouseClick(page.list.rows["Spark Runner"], Qt.MouseButton.LeftButton)
    assert [file.name for file in (tmp_path / "decks" / "tasuo").iterdir()] == ["the-slag-court-2.deck"]
    window.resize(1366, 768)
    QApplication.processEvents()
    assert page.geometry() == window.rect()
    page.try_hand()
    assert len(page.large.faces) == 5
    QTest.keyClick(page.large, Qt.Key.Key_Escape)
    QTest.keyClick(page.list.search, Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert window.focusWidget() is plate


def test_who_chooses_a_deck_for_a_new_table_may_build_one_and_play_it(window: ShelfWindow, qtbot: QtBot) -> None:
    """Given no deck fits, then the list of decks leads to the room where they are built, and back with the new one."""
    page = window.ask_table(first_contact=False)
    page.choose("two-players")
    plate = page.choices.plates[0]
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    build = window.sheet.look.choices[-1]
    assert build.look.title == "Build a deck"
    window.sheet.choose(build.key)
    room = window.decks.page
    assert room is not None
    assert room.isVisible()
    room.set_copies("Spark Runner", 1)
    room.set_copies("Forge Sister", 4)
    QTest.keyClick(room.list.search, Qt.Key.Key_Escape)
    assert not room.isVisible()
    assert page.isVisible()
    assert window.sheet.isVisible(), "it is asked again, or one would sit down with another deck than was built"
    titles = [one.look.title for one in window.sheet.look.choices]
    assert titles[-2:] == ["The Slag Court 2", "Build a deck"]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert plate.look.title == "The Slag Court 2"
    window.decks.show("tasuo")
    assert window.decks.page is not None
    window.decks.page.leave()
    assert not window.sheet.isVisible(), "nobody was asked for a deck"


def test_the_keys_of_the_decks_are_listed(window: ShelfWindow) -> None:
    window.decks.show("tasuo")
    page = window.decks.page
    assert page is not None
    page.decks.setFocus()
    QTest.keyClicks(page.decks, "?")
    assert window.sheet.isVisible()


def test_the_decks_keep_the_keyboard_when_the_window_comes_back(window: ShelfWindow, qtbot: QtBot) -> None:
    window.decks.show("tasuo")
    page = window.decks.page
    assert page is not None
    page.share()
    held = window.focusWidget()
    assert held is page.sharing.text
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is held
