"""The list of the book's words: opened from help, searched, read by keys, with the rules behind each."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.content.boxes import box
from gattai_desktop.windows.glossary.words_overlay import WordsOverlay
from gattai_desktop.windows.glossary.words_room import WordPlate, WordsRoom
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def opened(qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> tuple[Sitting, WordsRoom]:
    sitting = Sitting(qtbot, dealt(), size)
    sitting.press(Qt.Key.Key_F1)
    sitting.window.sheet.choose("words")
    sitting.settle()
    overlay = sitting.window.overlays.named("words")
    assert isinstance(overlay, WordsOverlay)
    assert overlay.shown
    return sitting, overlay.page


def focused() -> WordPlate:
    plate = QApplication.focusWidget()
    assert isinstance(plate, WordPlate)
    return plate


def test_help_leads_to_the_words_and_escape_back(qtbot: QtBot) -> None:
    sitting, room = opened(qtbot)
    assert QApplication.focusWidget() is room.search
    assert [one.meaning.key for one in room.shown_words()[:2]] == ["Agency", "Armory"]
    assert len(room.shown_words()) == len(box("gattai").glossary())
    sitting.press(Qt.Key.Key_Escape)
    assert not room.isVisible()


def test_what_is_typed_is_found_and_enter_shows_the_rules_behind_it(qtbot: QtBot) -> None:
    sitting, room = opened(qtbot)
    sitting.press("schism", Qt.Key.Key_Return)
    shown, known = len(room.shown_words()), len(box("gattai").glossary())
    assert room.search.accessibleDescription() == f"{shown} of {known} found"
    plate = focused()
    assert plate.meaning.key == "Schism"
    assert [one for one in room.shown_words() if one.isVisible()] == list(room.shown_words())
    low = plate.height()
    sitting.press(Qt.Key.Key_Return)
    assert "STRIKE-6: A Dissonant play stands" in plate.accessibleDescription()
    assert plate.height() > low
    sitting.press(Qt.Key.Key_Return)
    assert (plate.height(), plate.accessibleDescription()) == (low, "")


def test_arrows_go_through_the_words_and_keep_them_in_sight(qtbot: QtBot) -> None:
    sitting, room = opened(qtbot)
    sitting.press(Qt.Key.Key_Down, *[Qt.Key.Key_Down] * 12)
    plate = focused()
    assert room.rect().contains(
        plate.geometry().translated(plate.parentWidget().mapTo(room, plate.pos()) - plate.pos())
    )
    assert plate is not room.shown_words()[0]


@pytest.mark.parametrize("size", SIZES)
def test_no_plate_lies_on_another_or_beside_the_list(qtbot: QtBot, size: tuple[int, int]) -> None:
    _, room = opened(qtbot, size)
    boxes = [plate.geometry() for plate in room.shown_words()]
    assert not any(one.intersects(other) for place, one in enumerate(boxes) for other in boxes[place + 1 :])
    assert all(room.rect().left() <= one.left() and one.right() <= room.width() for one in boxes)
