"""Paints the background of the curtain and of the first screen: dark stage, slanted cloth, two stripes."""

from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from gattai_desktop.board.signs import outline_pen

# The picture is drawn 1920 wide and 1080 high.
WIDE: Final = 1920
HIGH: Final = 1080
_FOOT: Final = 0.30
"""Where the cloth's slanted edge meets the lower edge, as a part of the width."""
_HEAD: Final = 0.44
_STRIPES: Final = ((26, 50), (72, 80))


def unit_of(size: QSizeF) -> float:
    """Return the length of a drawing pixel in device-independent pixels, in a window of that size."""
    return min(size.width() / WIDE, size.height() / HIGH)


def left_of(size: QSizeF) -> float:
    """Return the left edge of the words beside the cloth."""
    return size.width() * 880 / WIDE


def top_of(size: QSizeF) -> float:
    """Return the place of the drawing's line 300, so that the words stay above the middle."""
    return size.height() / 2 - 240 * unit_of(size)


def paint_cloth(painter: QPainter, size: QSizeF, colour: QColor, edge: QColor | None = None) -> None:
    """Paint the cloth in a window of that size; `edge` draws its outline, for a colour as dark as the stage."""
    width, height, unit = size.width(), size.height(), unit_of(size)
    body = QPainterPath()
    body.lineTo(width * _HEAD, 0)
    body.lineTo(width * _FOOT, height)
    body.lineTo(0, height)
    body.closeSubpath()
    strips = [body]
    for start, end in _STRIPES:
        strip = QPainterPath()
        strip.moveTo(width * _HEAD + start * unit, 0)
        strip.lineTo(width * _HEAD + end * unit, 0)
        strip.lineTo(width * _FOOT + end * unit, height)
        strip.lineTo(width * _FOOT + start * unit, height)
        strip.closeSubpath()
        strips.append(strip)
    for strip in strips:
        painter.fillPath(strip, colour)
        if edge is not None:
            painter.strokePath(strip, outline_pen(edge, max(2.0, 3 * unit)))
