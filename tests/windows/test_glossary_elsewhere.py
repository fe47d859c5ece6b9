"""The book's words before a table and on sheets: explained for pointer and key as they are at the table."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.glossary.written_words import words_on
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook, unanswered
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

ASKS = SheetLook("What now?", ("Offer a Gambit, or begin a Throwdown.",), choices=(SheetChoice("go", PlateLook("On")),))
SAYS_NOTHING = SheetLook("What now?", ("Nothing.",), choices=(SheetChoice("go", PlateLook("On")),))
WRITES = SheetLook(
    "Note", ("Nothing.",), fields=(SheetField("text", "Note"),), choices=(SheetChoice("go", PlateLook("On")),)
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    made = ShelfWindow(make_paint(speed=0), Shelf(tmp_path / "Evenings"), Settings())
    qtbot.addWidget(made)
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def page(window: ShelfWindow) -> NewTable:
    window.ask_table(first_contact=False)
    assert window.new_table is not None
    return window.new_table


def rest(widget: QWidget, game: str, key: str) -> None:
    """Let the pointer rest on a word."""
    place = next(one for one in words_on(widget, game) if one.meaning.key == key)
    inside = place.box.center().toPoint()
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, inside, widget.mapToGlobal(inside)))


def ask_key() -> None:
    QTest.keyClicks(QApplication.focusWidget(), "?")


def told(window: ShelfWindow) -> str:
    """The word that is explained now."""
    meaning = window.explainer.bubble.meaning
    return meaning.key if meaning is not None else ""


def test_the_first_screen_explains_a_word_where_the_pointer_rests(window: ShelfWindow) -> None:
    plate = next(one for one in window.first_run.findChildren(QWidget) if words_on(one, "gattai"))
    rest(plate, "gattai", words_on(plate, "gattai")[0].meaning.key)
    assert window.explainer.bubble.isVisible()
    assert window.rect().contains(window.explainer.bubble.geometry())


def test_a_new_session_explains_its_words_each_by_the_book_of_its_game(window: ShelfWindow, page: NewTable) -> None:
    rest(page, "gattai", "Threat")
    assert told(window) == "Threat"
    bots = next(card for key, card in page.cards.items() if page.game_of(card) == "rumblebots")
    rest(bots, "rumblebots", "Bot")
    assert told(window) == "Bot"


def test_the_key_explains_the_words_of_a_new_session_one_by_one_and_then_lists_the_keys(
    window: ShelfWindow, page: NewTable
) -> None:
    for word in dict.fromkeys(place.meaning.key for place in words_on(page, "gattai")):
        ask_key()
        assert told(window) == word
    ask_key()
    assert told(window) == ""
    assert window.sheet.isVisible()


def test_a_word_that_is_scrolled_out_of_sight_is_explained_in_sight(window: ShelfWindow, page: NewTable) -> None:
    bubble = window.explainer.bubble
    ask_key()
    for y in (-2_000, 2_000):
        bubble.show_beside(QRect(0, y, 40, 16), window.rect(), QRect(0, y, 200, 60))
        assert window.rect().contains(bubble.geometry())


def test_escape_closes_an_explanation_and_stays_on_the_page(window: ShelfWindow, page: NewTable) -> None:
    ask_key()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert told(window) == ""
    assert page.isVisible()


def test_a_click_on_the_background_leaves_the_keyboard_where_it_is(window: ShelfWindow, page: NewTable) -> None:
    QTest.mouseClick(window, Qt.MouseButton.LeftButton)
    assert page.sit_down.hasFocus()


# ---------------------------------------------------------------------- sheets


def sheet_at_the_table(qtbot: QtBot, look: SheetLook) -> Sitting:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    sitting.window.requests.asked.emit(look, unanswered)
    sitting.settle()
    return sitting


def test_the_key_explains_the_words_of_a_sheet_one_by_one_and_then_lists_the_keys_over_it(qtbot: QtBot) -> None:
    sitting = sheet_at_the_table(qtbot, ASKS)
    bubble = sitting.window.explainer.bubble
    for word in ("Gambit", "Throwdown"):
        sitting.press("?")
        assert bubble.meaning is not None
        assert bubble.meaning.key == word
    sitting.press("?")
    assert not bubble.isVisible()
    assert sitting.window.sheet.asks("Keys")
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.sheet.asks(ASKS.title)
    sitting.press("?", Qt.Key.Key_Escape)
    assert not bubble.isVisible()
    assert sitting.window.sheet.asks(ASKS.title), "Escape closed the explanation alone"
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.sheet.isVisible()


def test_a_sheet_without_a_word_lists_the_keys_and_explains_nothing_that_it_covers(qtbot: QtBot) -> None:
    sitting = sheet_at_the_table(qtbot, SAYS_NOTHING)
    sitting.press("?")
    assert not sitting.window.explainer.bubble.isVisible()
    assert sitting.window.sheet.asks("Keys")


def test_a_field_of_a_sheet_is_written_in(qtbot: QtBot) -> None:
    sitting = sheet_at_the_table(qtbot, WRITES)
    sitting.press("?")
    assert sitting.window.sheet.form.text("text") == "?"


def test_the_shelf_explains_the_words_of_its_sheets_too(window: ShelfWindow) -> None:
    window.sheet.ask(ASKS, unanswered, window.rect())
    for word in ("Gambit", "Throwdown", ""):
        ask_key()
        assert told(window) == word
    assert window.sheet.asks("Keys")
