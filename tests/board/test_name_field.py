"""A field for one line of text says where it ends."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.name_field import LONGEST_NAME, NameField
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName


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


@pytest.mark.parametrize("theme", THEMES)
def test_a_field_that_can_be_typed_in_looks_so_and_its_words_stand_out(qtbot: QtBot, theme: ThemeName) -> None:
    """Given a light theme, the ground is that of a sheet and not a grey well; a disabled field has none at all."""
    field = NameField(make_paint(theme), "Name")
    qtbot.addWidget(field)
    field.resize(500, 42)
    shown = field.grab().toImage()
    colours = field.paint.theme
    ground = shown.pixelColor(400, 21)
    assert ground == colours.field
    assert min(_contrast(one, ground) for one in (colours.text, colours.soft)) >= 4.5
    assert _contrast(colours.edge, ground) >= 3.0
    assert ground.lightness() == 255 if theme == "light" else ground.lightness() < 40
    field.setEnabled(False)
    assert field.grab().toImage().pixelColor(400, 21) != ground


def _contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours as WCAG measures it."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))
