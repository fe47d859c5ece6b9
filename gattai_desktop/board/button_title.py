"""Draws the words of a button: its title in its middle after its signs, or in a list above what it says."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from gattai_desktop.board.block import LEADING, words_block
from gattai_desktop.board.fonts import display_font, fitting, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_lines import PlateLines, alone, base_lines, stands
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text, paint_words

_STEP: Final = 24.0
"""From one sign to the next, or to the title, drawing pixels."""


def signs_wide(paint: Paint, look: PlateLook) -> float:
    """Return how much room the signs take, device-independent pixels."""
    return paint.px(_STEP) * len(look.signs)


def paint_button_title(
    painter: QPainter,
    paint: Paint,
    look: PlateLook,
    box: QRectF,
    font_of: Callable[[int], QFont],
    size: int,
    ink: QColor,
) -> None:
    """Draw signs and title into the box, smaller where there is no room for that size."""
    signs = signs_wide(paint, look)
    room = box.width() - paint.px(16) - signs
    font = fitting(font_of, size, look.title, room)
    middle, at = box.center().x() + signs / 2, box.center().y()
    paint_text(painter, middle, at + font.pixelSize() * 0.36, look.title, font, ink, "middle", room=room)
    left, side = middle - min(room, width_in(font, look.title)) / 2 - signs, paint.px(_STEP) * 0.75
    for place, mark in enumerate(look.signs):
        paint_sign(painter, mark.sign, left + place * paint.px(_STEP), at - side / 2, side, ink)


RowSizes = tuple[int, int]
"""The sizes of a title and of the words below it where they have room, in device-independent pixels."""


def _stacked(look: PlateLook, sizes: RowSizes, wide: float, high: float) -> tuple[int, PlateLines]:
    """Return the size of the title, and the lines below it, in a room of that width and height."""
    title = min(sizes[0], max(TEXT_FLOOR, round(high * 0.3)))
    return title, alone(look.line, "", min(sizes[1], title), wide, high, title)


def says_all(look: PlateLook, sizes: RowSizes, wide: float, high: float) -> bool:
    """Whether all of the words has room below the title."""
    _, lines = _stacked(look, sizes, wide, high)
    return stands(lines.words, lines.size, wide, lines.rows)


def paint_stacked(
    painter: QPainter, paint: Paint, look: PlateLook, sizes: RowSizes, box: QRectF, inks: tuple[QColor, QColor]
) -> None:
    """Write title and words one above the other. inks: of the title and of the words."""
    title, lines = _stacked(look, sizes, box.width(), box.height())
    at = base_lines(box.height(), title, lines.size, lines.rows)
    font = fitting(display_font, title, look.title, box.width())
    paint_text(painter, box.x(), box.y() + at.title, look.title, font, inks[0], room=box.width())
    high = lines.size * (1 + LEADING * (lines.rows - 1)) + 0.1
    size, words = words_block(lines.words, lines.size, box.width() + 0.5, high)
    y = box.y() + at.first
    for line in words:
        paint_words(painter, paint.theme, box.x(), y, line, size, inks[1], room=box.width() + 1)
        y += at.step
