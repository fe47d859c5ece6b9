"""Lays plates beside each other in as many rows as they need."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plates import PlateButton


def row_measures(paint: Paint) -> tuple[int, int]:
    """Return the usual gap between two plates of a form and their height, in device-independent pixels."""
    return max(RING_ROOM, round(paint.px(8))), max(32, round(paint.px(40)))


def lay_shown(plates: Iterable[PlateButton], paint: Paint, wide: int, y: int) -> int:
    """Lay those plates that are not hidden in rows from that height on; return where what follows begins."""
    gap, high = row_measures(paint)
    shown = [one for one in plates if not one.isHidden()]
    return lay_in_rows(shown, wide, y, gap, high) + high + gap if shown else y


def shown_of(parts: Iterable[QWidget]) -> list[QWidget]:
    """Return those of some parts that are not hidden."""
    return [one for one in parts if not one.isHidden()]


def lay_in_rows(plates: Iterable[PlateButton], wide: int, y: int, gap: int, high: int) -> int:
    """Lay plates of one height beside each other, in as many rows as they need; return where the last row begins.

    y: where the first row begins; all lengths in device-independent pixels.
    """
    x = 0
    for plate in plates:
        own = min(wide, plate.sizeHint().width())
        if x and x + own > wide:
            x, y = 0, y + high + gap
        plate.setGeometry(x, y, own, high)
        x += own + gap
    return y
