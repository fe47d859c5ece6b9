"""Attack against defence on one scale, and critical hits against the number needed; for the table and the wall."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.plate import paint_plate, plate_path
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.theme import Theme, is_pilot
from gattai_desktop.windows.games.rumblebots.looks import DuelLook

_LEAST: Final = 20
"""What the scale counts up to at least."""
_MOST_SIGNS: Final = 9


def paint_duel(painter: QPainter, theme: Theme, box: QRectF, look: DuelLook) -> None:
    """Draw the scale; the mark stands at the defence, because equal is not enough."""
    most = max(_LEAST, look.defence + 4, look.attack + look.ghost + 2)
    unit = box.width() / most
    token = look.attacker if is_pilot(look.attacker) else "live"
    high = box.height()
    paint_plate(painter, box, fill=theme.well, edge=theme.edge, cut=high * 0.3, both=False)
    if look.attack:
        painter.save()
        painter.translate(box.topLeft())
        filled = min(box.width(), look.attack * unit)
        painter.fillPath(plate_path(filled, high, 0, 4, both=False), theme.colour(token))
        painter.restore()
    for tick in range(1, most):
        ink = theme.on(token) if tick < look.attack else theme.edge
        painter.setPen(outline_pen(ink, max(1.0, high * 0.044)))
        x = box.x() + tick * unit
        top = box.y() + high * (0.78 if tick % 5 else 0.6)
        painter.drawLine(QLineF(QPointF(x, top), QPointF(x, box.bottom())))
    if look.ghost:
        ghost = QRectF(box.x() + look.attack * unit, box.y() + 3, look.ghost * unit, high - 6)
        painter.strokePath(
            plate_path(ghost.width(), ghost.height(), 0, 2, both=False).translated(ghost.topLeft()),
            outline_pen(theme.price, max(1.6, high * 0.07), (7, 5)),
        )
    x = box.x() + look.defence * unit
    painter.fillRect(QRectF(x - high * 0.09, box.y() - high * 0.34, high * 0.18, high * 1.68), theme.text)
    paint_sign(painter, "rampart", x - high * 0.3, box.y() - high * 0.95, high * 0.6, theme.text)


def paint_criticals(
    painter: QPainter, theme: Theme, x: float, y: float, size: float, step: float, look: DuelLook
) -> float:
    """Draw the hits against the number needed and return where they end."""
    shown = min(_MOST_SIGNS, max(look.needed, look.criticals))
    for place in range(shown):
        at = x + place * step
        if place < look.criticals:
            paint_sign(painter, "crit", at, y, size, theme.text)
        else:
            paint_sign_outline(painter, "crit", at, y, size, theme.edge, max(1.4, size * 0.07))
    return x + shown * step
