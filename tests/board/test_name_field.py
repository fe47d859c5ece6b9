"""A field for one line of text says where it ends."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.name_field import LONGEST_NAME, NameField
from gattai_desktop.board.paint import make_paint


def test_a_full_field_says_so_beside_what_is_typed(qtbot: QtBot) -> None:
    field = NameField(make_paint("dark"), "Name")
    qtbot.addWidget(field)
    field.resize(500, 42)
    field.show()
    qtbot.waitExposed(field)
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    free = field.textMargins().right()
    QTest.keyClicks(field, "x" * LONGEST_NAME)
    assert field.textMargins().right() > free, "the words lie beside what is typed"
    QTest.keyClicks(field, "y")
    assert field.text() == "x" * LONGEST_NAME
    field.backspace()
    assert field.textMargins().right() == free
    field.insert("y")
    field.clearFocus()
    QApplication.processEvents()
    assert field.textMargins().right() == free, "nobody types there now"
