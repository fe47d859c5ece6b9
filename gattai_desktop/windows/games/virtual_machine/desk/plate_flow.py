"""Plates of one height beside each other, and which of them are shown."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.kit.plate_rows import lay_in_rows

_HIGH: Final = 40.0


def flow(plates: Collection[PlateButton], paint: Paint, y: int, wide: int) -> int:
    """Lay plates out from that height on, for that width; return where what follows begins.

    All lengths are device-independent pixels.
    """
    gap, high = max(RING_ROOM, round(paint.px(8))), max(32, round(paint.px(_HIGH)))
    return lay_in_rows(plates, paint, wide, y, gap, high) + high + gap if plates else y


def shown_of(parts: Sequence[QWidget]) -> list[QWidget]:
    """Return those of some parts that are not hidden."""
    return [one for one in parts if not one.isHidden()]
