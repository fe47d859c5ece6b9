"""A field above a list: its words find in any order, and the keyboard goes on from it to the list or the room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.search_field import SearchField, finder


class Room(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.key())


def test_every_word_is_found_in_any_order_large_or_small() -> None:
    assert finder("gull DOCTOR")("Doctor Gull, a Threat")
    assert finder("STRASSE")("Die Straße am Hafen")
    assert not finder("doctor tide")("Doctor Gull, a Threat")
    assert finder("  ")("anything")


def test_the_keyboard_goes_on_to_the_list_and_escape_to_the_room(qtbot: QtBot) -> None:
    room = Room()
    field = SearchField(make_paint(), "Search", ("A name",), room)
    qtbot.addWidget(room)
    room.show()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(field.onward):
            qtbot.keyClick(field, key)
    qtbot.keyClicks(field, "a?")
    assert (field.text(), room.heard) == ("a?", [])
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert room.heard == [Qt.Key.Key_Escape]


def test_the_hint_says_what_there_is_room_for(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    field = SearchField(make_paint(), "Search", ("Name, game, who played", "Search"), room)
    room.show()
    seen = []
    for wide in (500, 260, 120, 30):
        field.resize(wide, 40)
        seen.append(field.placeholderText())
    assert seen[0].startswith("Name, game, who played ")
    assert seen[1:] == ["Name, game, who played", "Search", ""]
