"""Turns the path data of an SVG into a QPainterPath: M L H V C Q A Z, absolute and relative.

Arcs are those that our own shapes use: an upright ellipse (no rotation of its axes).
"""

from __future__ import annotations

import math
import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

_PART: Final = re.compile(r"([MLHVCQAZmlhvcqaz])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


class PathDataError(ValueError):
    """A text is no path data."""


def painter_path(data: str, *, even_odd: bool = True) -> QPainterPath:
    """Read path data. Raises PathDataError where it cannot be read."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill if even_odd else Qt.FillRule.WindingFill)
    found = _PART.findall(data)
    place = 0
    command = ""
    while place < len(found):
        letter, number = found[place]
        if letter:
            command = letter
            place += 1
        elif not command or command in "Zz":
            raise PathDataError(f"{data!r} has the number {number} where a command belongs.")
        count = _ARGUMENTS[command.upper()]
        given = found[place : place + count]
        if len(given) < count or any(part[0] for part in given):
            raise PathDataError(f"{data!r} ends too early after {command}: {count} numbers belong there.")
        _draw(path, command, [float(part[1]) for part in given])
        place += count
        if command in "Mm":
            command = "L" if command == "M" else "l"
    return path


def _draw(path: QPainterPath, command: str, n: list[float]) -> None:
    here = path.currentPosition()
    x, y = (here.x(), here.y()) if command.islower() else (0.0, 0.0)
    match command.upper():
        case "M":
            path.moveTo(x + n[0], y + n[1])
        case "L":
            path.lineTo(x + n[0], y + n[1])
        case "H":
            path.lineTo(x + n[0], here.y())
        case "V":
            path.lineTo(here.x(), y + n[0])
        case "C":
            path.cubicTo(x + n[0], y + n[1], x + n[2], y + n[3], x + n[4], y + n[5])
        case "Q":
            path.quadTo(x + n[0], y + n[1], x + n[2], y + n[3])
        case "A":
            _arc(path, here, n[0], n[1], large=n[3] != 0, sweep=n[4] != 0, end=QPointF(x + n[5], y + n[6]))
        case _:
            path.closeSubpath()


def _arc(path: QPainterPath, start: QPointF, rx: float, ry: float, *, large: bool, sweep: bool, end: QPointF) -> None:
    # SVG 1.1, appendix F.6.5: from end points to the centre, without rotation of the axes.
    dx, dy = (start.x() - end.x()) / 2, (start.y() - end.y()) / 2
    stretch = (dx / rx) ** 2 + (dy / ry) ** 2
    if stretch > 1:
        rx, ry = rx * math.sqrt(stretch), ry * math.sqrt(stretch)
        stretch = 1.0
    k = math.sqrt(max(0.0, 1 / stretch - 1)) * (-1 if large == sweep else 1) if stretch else 0.0
    cx, cy = k * rx * dy / ry, -k * ry * dx / rx
    first = math.atan2((dy - cy) / ry, (dx - cx) / rx)
    last = math.atan2((-dy - cy) / ry, (-dx - cx) / rx)
    turn = last - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    if not sweep and turn > 0:
        turn -= 2 * math.pi
    centre = QPointF(cx + (start.x() + end.x()) / 2, cy + (start.y() + end.y()) / 2)
    box = QRectF(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry)
    path.arcTo(box, -math.degrees(first), -math.degrees(turn))
