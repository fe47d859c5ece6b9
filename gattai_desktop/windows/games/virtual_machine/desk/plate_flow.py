"""Lays plates beside each other in as many rows as they need."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton

_HIGH: Final = 40.0


def flow(plates: Iterable[PlateButton], paint: Paint, y: int, wide: int) -> int:
    """Lay plates out from that height on, for that width; return where what follows begins.

    All lengths are device-independent pixels.
    """
    gap, high, x, shown = max(RING_ROOM, round(paint.px(8))), max(32, round(paint.px(_HIGH))), 0, False
    for plate in plates:
        plate.set_paint(paint)
        own = min(wide, plate.sizeHint().width())
        if x and x + own > wide:
            x, y = 0, y + high + gap
        plate.setGeometry(x, y, own, high)
        x, shown = x + own + gap, True
    return y + (high + gap if shown else 0)


def chosen_look(title: str, *, lit: bool, name: str = "") -> PlateLook:
    """Return a plate that is filled while it is chosen; name: what a screen reader says."""
    return PlateLook(title, name=name, arrangement="button", fill="live" if lit else "", edge="" if lit else "edge")


def shown_of(parts: Sequence[QWidget]) -> list[QWidget]:
    """Return those of some parts that are not hidden."""
    return [one for one in parts if not one.isHidden()]
