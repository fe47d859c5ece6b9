"""A room of the first window: a picture drawn 1920 wide and 1080 high, laid out anew for every size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.frozen import frozen

WIDE: Final = 1920.0
HIGH: Final = 1080.0


@frozen
class RoomGrid:
    """How a room of that size is laid out: one drawn pixel in device-independent pixels, and the drawing's corner."""

    unit: float
    left: float
    top: float

    @classmethod
    def of(cls, size: QSize) -> RoomGrid:
        """Return the grid of a size: the drawing is as large as fits and stands in the middle."""
        unit = min(size.width() / WIDE, size.height() / HIGH)
        return cls(unit, (size.width() - WIDE * unit) / 2, (size.height() - HIGH * unit) / 2)

    def rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """Turn a rectangle of the drawing into one of the room."""
        k = self.unit
        return QRectF(self.left + x * k, self.top + y * k, wide * k, high * k)

    def x(self, drawn: float) -> float:
        """Turn a drawn x into one of the room."""
        return self.left + drawn * self.unit

    def y(self, drawn: float) -> float:
        """Turn a drawn y into one of the room."""
        return self.top + drawn * self.unit


class Room(PaintedGroup):
    """One picture of the first window. `grid` says where things stand; subclasses lay out in `rescale`."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.grid = RoomGrid.of(self.size())

    def begin(self) -> None:
        """Give the keyboard to whatever a person most likely wants first."""

    def resizeEvent(self, event: object) -> None:
        self.grid = RoomGrid.of(self.size())
        self.set_paint(self.paint.at(Scale(max(1.0, DRAWN_CU["full"] * self.grid.unit), "full")))

    def set_paint(self, paint: Paint) -> None:
        scale = Scale(max(1.0, DRAWN_CU["full"] * self.grid.unit), "full")
        paint = paint.at(scale)
        for child in self.findChildren(PaintedButton):
            child.set_paint(paint)
        super().set_paint(paint)

    def size_of(self, drawn: float) -> int:
        """Turn a drawn text size into device-independent pixels, at least 12."""
        return self.paint.text(drawn)
