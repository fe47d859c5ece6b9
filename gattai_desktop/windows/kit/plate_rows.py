"""Lays plates beside each other in as many rows as they need."""

from collections.abc import Iterable

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plates import PlateButton


def lay_in_rows(plates: Iterable[PlateButton], paint: Paint, wide: int, y: int, gap: int, high: int) -> int:
    """Lay plates of one height beside each other, in as many rows as they need; return where the last row begins.

    y: where the first row begins; all lengths in device-independent pixels.
    """
    x = 0
    for plate in plates:
        plate.set_paint(paint)
        own = min(wide, plate.sizeHint().width())
        if x and x + own > wide:
            x, y = 0, y + high + gap
        plate.setGeometry(x, y, own, high)
        x += own + gap
    return y
