"""Draws the cap of a key on a plate: the letter that presses it, in a small plate of its own."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.plate_lines import reaches_line, reaches_lines
from gattai_desktop.board.words import paint_text

_CLEAR: Final = 1.5
"""Between a cap and the edges of a low button, device-independent pixels."""


def cap_high(paint: Paint) -> float:
    """Return how high a cap is, device-independent pixels."""
    return max(paint.px(22), 20.0)


def cap_within(paint: Paint, high: float) -> float:
    """Return how high a cap is in a button so high: it stands clear of the edges, device-independent pixels."""
    return min(cap_high(paint), high - 2 * _CLEAR)


def low_cap(size: int) -> float:
    """Return how high a cap is that stands in a line of that size below a title, device-independent pixels."""
    return size * 1.36


def cap_wide(paint: Paint, key: str, high: float = 0.0) -> float:
    """Return how wide the cap of a key is: as wide as high, wider for a key with a name. high: 0 for the usual."""
    return max(high or cap_high(paint), width_in(_font(paint, high), key) + paint.px(12))


def beside_words(paint: Paint, key: str, size: int) -> float:
    """Return what the cap of a key takes of a line of that size below a title; 0 where there is no key."""
    return cap_wide(paint, key, low_cap(size)) + paint.px(6) if key else 0.0


def over_words(paint: Paint, key: str, high: float, letters: tuple[int, int], top: float, *, rows: int = 1) -> float:
    """Return what a cap beside a title takes of the words below it, where it reaches down to their first line; else 0.

    high: of the plate. letters: sizes of title and words. top: how far down the cap is at least. rows: of the words.
    """
    cap, least = cap_high(paint), top + cap_high(paint) / 2
    low = reaches_line(high, *letters, top + cap) if rows == 1 else reaches_lines(high, *letters, cap, least, rows)
    return cap_wide(paint, key) + paint.px(8) if key and low else 0.0


def _font(paint: Paint, high: float) -> QFont:
    usual = paint.text(13)
    return strong_font(min(usual, round(high * 0.74)) if high else usual)


def paint_cap(
    painter: QPainter, paint: Paint, right: float, middle: float, key: str, ink: QColor, edge: QColor, high: float = 0.0
) -> float:
    """Draw a cap that ends at `right`, `middle` its half height, and return how wide it is. high: 0 for the usual."""
    wide, font, high = cap_wide(paint, key, high), _font(paint, high), high or cap_high(paint)
    box = QRectF(right - wide, middle - high / 2, wide, high)
    paint_plate(painter, box, edge=edge, width=1.2, cut=high * 0.23, radius=3)
    paint_text(painter, box.center().x(), middle + font.pixelSize() * 0.36, key, font, ink, "middle")
    return wide
