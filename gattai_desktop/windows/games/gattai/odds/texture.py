"""The lines over what falls to the Coach, so that the sides are told apart without their colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.theme import Theme

_STRENGTH: Final = 0.4
_STEEP: Final = 0.5
"""How far a line leans to the right on its way up, in parts of its height."""


def paint_stripes(painter: QPainter, theme: Theme, shape: QPainterPath, step: float, width: float) -> None:
    """Lay lines over a filled shape, leaning to the right; `step` from one to the next, in painter's units."""
    box = shape.boundingRect()
    lean = box.height() * _STEEP
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * _STRENGTH)
    painter.setPen(outline_pen(theme.table, width))
    # Lines stand where they would in a shape from 0 on, so that a bar that grows does not let them wander.
    x = box.left() - (box.left() % step) - lean
    while x < box.right():
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + lean, box.top()))
        x += step
    painter.restore()
