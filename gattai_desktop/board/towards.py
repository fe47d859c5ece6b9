"""Finds what an arrow key leads to on the screen, by where things lie."""

from collections.abc import Iterable
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, Qt

Thing = TypeVar("Thing")

WAYS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0), Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1), Qt.Key.Key_Down: QPointF(0, 1),
}  # fmt: skip
"""The arrow keys, each with its direction."""
_ASIDE: Final = 2.0
"""How much a step aside counts, where one in the direction of the key counts 1."""
_NOWHERE: Final = 1.0
"""Pixels in the direction of the key that lead nowhere: so much lies beside, and not further on."""


def towards(start: QPointF, way: QPointF, things: Iterable[tuple[Thing, QPointF]]) -> Thing | None:
    """Return the nearest of several things in a direction, each with its middle; None where none lies there.

    way: one of `WAYS`.
    """
    best: tuple[float, Thing] | None = None
    for thing, middle in things:
        step = middle - start
        along, aside = QPointF.dotProduct(step, way), abs(step.x() * way.y()) + abs(step.y() * way.x())
        far = along + _ASIDE * aside
        if along > _NOWHERE and (best is None or far < best[0]):
            best = far, thing
    return best[1] if best else None
