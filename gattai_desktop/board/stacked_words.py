"""Writes the words of a plate in a list one above the other: its title, and below it what it says."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from gattai_desktop.board.block import LEADING, words_block
from gattai_desktop.board.fonts import display_font, fitting
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_lines import PlateLines, alone, base_lines, stands
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import paint_text, paint_words

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
