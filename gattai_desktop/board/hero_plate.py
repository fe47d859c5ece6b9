"""The large plate of a first screen: sign, title, sentence."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.theme import Theme
from gattai_desktop.board.words import paint_text, spoken, wrapped


def paint_hero(painter: QPainter, theme: Theme, look: PlateLook, box: QRectF, ink: QColor) -> None:
    """Write what the plate says into its box; what is written grows with the box."""
    k = box.height() / 124
    for mark in look.signs[:1]:
        paint_sign(painter, mark.sign, box.x() + 36 * k, box.center().y() - 26 * k, 52 * k, theme.colour(mark.token))
    x = box.x() + 116 * k
    room = box.right() - x - 16 * k
    paint_text(painter, x, box.y() + 54 * k, look.title, display_font(round(34 * k)), ink, room=room)
    font = text_font(round(19 * k))
    lines = wrapped(spoken(look.sub), font, room, 2)
    y = box.y() + (92 if len(lines) == 1 else 84) * k
    for line in lines:
        paint_text(painter, x, y, line, font, ink)
        y += 23 * k
