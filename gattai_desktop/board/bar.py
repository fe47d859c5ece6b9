"""Makes the outline of a bar of one width along straight lines, for letters that are cut from one bar.

Qt's own stroker tears the inner side of a corner whose next piece is shorter than the bar (the 3 has one).
Here every piece is a rectangle and every corner a wedge on its outer side; together they are the letter. A point is a
complex number.
"""

from __future__ import annotations

import math
from cmath import phase, rect
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

_STEP: Final = math.radians(7.5)  # of a rounded corner


def bar_along(line: QPainterPath, width: float, *, bevel: bool = False) -> QPainterPath:
    """Return the outline of a bar of that width along a path of straight lines; ends are cut off flat.

    bevel: cut the corners instead of rounding them.
    """
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for points, closed in _lines(line):
        half = width / 2
        for start, end in pairwise(points):
            across = _normal(start, end) * half
            _add(outline, [start + across, end + across, end - across, start - across])
        around = [points[-2], *points] if closed else points
        for before, here, after in zip(around, around[1:], around[2:], strict=False):
            _add(outline, _corner(before, here, after, half, bevel=bevel))
    return outline


def _lines(path: QPainterPath) -> list[tuple[list[complex], bool]]:
    """Return the lines of a path, each without points that repeat, and whether it closes."""
    found: list[list[complex]] = []
    for place in range(path.elementCount()):
        element = path.elementAt(place)
        point = complex(element.x, element.y)
        if element.isMoveTo():
            found.append([point])
        elif abs(point - found[-1][-1]) > 1e-6:
            found[-1].append(point)
    return [(points, abs(points[0] - points[-1]) < 1e-6) for points in found if len(points) > 1]


def _normal(start: complex, end: complex) -> complex:
    way = end - start
    length = abs(way)
    return complex(-way.imag / length, way.real / length)


def _corner(before: complex, here: complex, after: complex, half: float, *, bevel: bool) -> list[complex]:
    """Return the wedge that fills the outer side of a corner."""
    first, last = _normal(before, here), _normal(here, after)
    turn = _cross(first, last)
    side = -1 if turn > 0 else 1  # the outer side lies away from the turn
    begin = phase(first * side)
    sweep = math.remainder(phase(last * side) - begin, 2 * math.pi)
    if abs(turn) < 1e-9 and sweep:  # the line runs back on itself: the corner goes round its tip
        sweep = -math.pi
    steps = 1 if bevel else max(1, math.ceil(abs(sweep) / _STEP))
    return [here, *(here + rect(half, begin + sweep * step / steps) for step in range(steps + 1))]


def _add(outline: QPainterPath, corners: list[complex]) -> None:
    """Add a piece, turned so that all pieces run the same way round and their sum has no holes."""
    area = sum(_cross(a, b) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True))
    if abs(area) > 1e-6:
        ordered = corners if area > 0 else corners[::-1]
        outline.addPolygon(QPolygonF([QPointF(one.real, one.imag) for one in (*ordered, ordered[0])]))


def _cross(one: complex, other: complex) -> float:
    return one.real * other.imag - one.imag * other.real
