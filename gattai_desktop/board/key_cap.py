"""Draws the cap of a key on a plate: the letter that presses it, in a small plate of its own."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.words import paint_text


def cap_high(paint: Paint) -> float:
    """Return how high a cap is, device-independent pixels."""
    return max(paint.px(22), 20.0)


def cap_wide(paint: Paint, key: str) -> float:
    """Return how wide the cap of a key is: as wide as high, wider for a key with a name."""
    return max(cap_high(paint), width_in(strong_font(paint.text(13)), key) + paint.px(12))


def paint_cap(
    painter: QPainter, paint: Paint, right: float, middle: float, key: str, ink: QColor, edge: QColor
) -> float:
    """Draw a cap that ends at `right`, `middle` its half height, and return how wide it is."""
    wide, high = cap_wide(paint, key), cap_high(paint)
    box = QRectF(right - wide, middle - high / 2, wide, high)
    paint_plate(painter, box, edge=edge, width=1.2, cut=high * 0.23, radius=3)
    font = strong_font(paint.text(13))
    paint_text(painter, box.center().x(), middle + font.pixelSize() * 0.36, key, font, ink, "middle")
    return wide
