"""Draws the title of a button in its middle, with its signs before it, in the ink of its words."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from gattai_desktop.board.fonts import fitting, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text

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
