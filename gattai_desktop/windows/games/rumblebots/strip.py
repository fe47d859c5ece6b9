"""The clashes of a battle in a row, and how fast a clash runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.fonts import caps_font, strong_font, text_font
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_crest, paint_plate
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.theme import card_colour
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.games.rumblebots.looks import ClashLook

translate = QCoreApplication.translate
_SHOWN = 5
"""Clashes that are shown at once, the newest last."""
_NOW = 1.6
"""How much wider the plate of the present clash is."""


def paint_strip(painter: QPainter, paint: Paint, box: QRectF, clashes: tuple[ClashLook, ...], now: str) -> None:
    """Draw the newest clashes of the battle."""
    theme = paint.theme
    u = box.height() / 124
    caption = translate("bots", "This battle").upper()
    paint_text(painter, box.x(), box.y() + 8 * u, caption, caps_font(_size(13, u)), theme.soft)
    shown = clashes[-_SHOWN:]
    gap = 14 * u
    # The clash that goes on has more to say than those that are decided.
    wide = (box.width() - gap * (_SHOWN - 1)) / (_SHOWN - 1 + _NOW)
    x = box.x()
    for clash in shown:
        plate = QRectF(x, box.y() + 18 * u, wide * (_NOW if clash.now else 1.0), 98 * u)
        _paint_clash(painter, paint, plate, clash, now, u)
        x = plate.right() + gap


def _paint_clash(painter: QPainter, paint: Paint, box: QRectF, clash: ClashLook, now: str, u: float) -> None:
    theme = paint.theme
    edge = theme.live if clash.now else theme.line
    paint_plate(
        painter, box, fill=None if clash.now else theme.panel, edge=edge, width=2 if clash.now else 1, cut=14 * u
    )
    x, y, side = box.x() + 16 * u, box.y() + 14 * u, 36 * u
    paint_crest(painter, theme, clash.attacker, x, y, side)
    paint_sign(painter, "blade", x + 46 * u, y + 7 * u, 22 * u, theme.text if clash.now else theme.soft)
    paint_crest(painter, theme, clash.defender, x + 78 * u, y, side)
    if clash.out:
        left = x if clash.out == clash.attacker else x + 78 * u
        stroke = QPainterPath(QPointF(left - 4 * u, y + side + 4 * u))
        stroke.lineTo(left + side + 4 * u, y - 4 * u)
        painter.strokePath(stroke, outline_pen(theme.text, max(2.0, 3.4 * u)))
    line = box.bottom() - 16 * u
    used = paint_text(painter, x, line, clash.words, strong_font(_size(15, u)), theme.text)
    if clash.now:
        room = box.width() - used - 46 * u
        paint_text(painter, x + used + 14 * u, line, now, text_font(_size(14, u)), theme.soft, room=room)
    elif clash.winner:
        gold = theme.price if theme.light else card_colour("omen_light")
        paint_crest(painter, theme, clash.winner, box.right() - 64 * u, line - 17 * u, 20 * u)
        paint_sign(painter, "crown", box.right() - 38 * u, line - 16 * u, 18 * u, gold)


def paint_speed(painter: QPainter, paint: Paint, box: QRectF, pace: int, most: int, *, note: bool) -> None:
    """Draw how fast a clash runs; note: and what keeps it from running on."""
    theme = paint.theme
    u = box.height() / 36
    plain = text_font(_size(14, u))
    line = box.y() + 20 * u
    words = translate("bots", "A battle runs by itself and stops only where somebody must choose.")
    if note:
        paint_text(painter, box.x(), line, words, plain, theme.soft, room=box.width() * 0.6)
    left = box.right() - most * 27 * u
    paint_text(painter, left - 14 * u, line, translate("bots", "Speed, keys + and -"), plain, theme.soft, "end")
    for place in range(most):
        plate = QRectF(left + place * 27 * u, line - 14 * u, 22 * u, 18 * u)
        fill = theme.text if place <= pace else None
        paint_plate(painter, plate, fill=fill, edge=theme.edge, cut=5 * u, radius=2)


def _size(drawn: float, u: float) -> int:
    return max(12, round(drawn * min(u, 1.6)))
