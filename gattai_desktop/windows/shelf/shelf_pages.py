"""The base of the first window's rooms: a drawing of 1920 by 1080, laid out anew for every size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing
from gattai_desktop.board.keys import SHELF, pressed_key
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.shelf.fixed_foot import FixedFoot

WIDE: Final = 1920.0
HIGH: Final = 1080.0
MARGIN: Final = 40.0
"""Margin beside a single column, in drawn pixels."""


@frozen
class RoomGrid:
    """How a room of that size is laid out: one drawn pixel in device-independent pixels, and the drawing's corner."""

    unit: float
    left: float
    top: float
    narrow: bool = False
    """Whether it is enlarged so much that columns must be stacked in one."""
    wide: float = WIDE
    """Width of the room, in drawn pixels."""

    @classmethod
    def of(cls, size: QSize, zoom: float = 1.0) -> RoomGrid:
        """Return the grid of a size: the drawing as large as fits, in the middle, enlarged from its top.

        zoom: 0.7 to 3.
        """
        unit = max(0.05, min(size.width() / WIDE, size.height() / HIGH) * zoom)
        left, top = (size.width() - WIDE * unit) / 2, (size.height() - HIGH * unit) / 2
        wide = size.width() / unit
        return cls(unit, max(0.0, left), max(0.0, top), wide < WIDE - 1, wide)

    def rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """Turn a rectangle of the drawing into one of the room."""
        k = self.unit
        return QRectF(self.left + x * k, self.top + y * k, wide * k, high * k)

    def y(self, drawn: float) -> float:
        """Turn a drawn y into one of the room."""
        return self.top + drawn * self.unit

    def column(self, most: float) -> tuple[float, float]:
        """Return left edge and width of a single column, in drawn pixels; `most` is the largest width."""
        wide = min(most, self.wide - 2 * MARGIN)
        return (self.wide - wide) / 2, wide


class Room(PaintedGroup):
    """A room of the first window. `grid` has its measures; subclasses lay out in `rescale`.

    foot: what keeps the plate that ends it in sight, if it has such a plate.
    """

    foot: FixedFoot | None = None

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._zoom = 1.0
        self._view = self.size()
        self.grid = RoomGrid.of(self._view)

    def begin(self) -> None:
        """Focus what a person most likely wants first."""

    def needed(self) -> float:
        """The height of the whole room, in drawn pixels; a room higher than the window scrolls."""
        return HIGH

    def stand(self, view: QSize, zoom: float) -> None:
        """Resize for a visible part of that size and for that zoom: as wide as the part, as high as needed."""
        if view != self._view or zoom != self._zoom:
            self._view, self._zoom = view, zoom
            self._lay()
        high = self.grid.y(self.needed()) if zoom > 1.0 else 0.0
        self.resize(view.width(), max(view.height(), round(high)))

    def _lay(self) -> None:
        self.grid = RoomGrid.of(self._view, self._zoom)
        self.set_paint(self.paint)

    def resizeEvent(self, event: object) -> None:
        if self._zoom <= 1.0 and self._view != self.size():
            self._view = self.size()
        self._lay()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint.at(self.scale))

    @property
    def scale(self) -> Scale:
        return Scale(max(1.0, DRAWN_CU["full"] * self.grid.unit), "full")

    @contextmanager
    def page(self) -> Iterator[Drawing]:
        """Draw on the room, from the corner of its drawing."""
        with drawing(self) as draw:
            draw.ground("table")
            yield draw.within(self.grid.left / draw.unit, self.grid.top / draw.unit)


class StartRoom(Room):
    """A room from which people begin: with First Contact, something new, a file, a pack or a puzzle.

    Signals:
        firstContactAsked, newAsked, fileAsked, packsAsked, puzzlesAsked: what a person wants to play.
    """

    firstContactAsked = Signal()
    newAsked = Signal()
    fileAsked = Signal()
    packsAsked = Signal()
    puzzlesAsked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        usual = self.paint.keys.of(SHELF).meant(pressed_key(event))
        if usual == "Ctrl+N":
            self.newAsked.emit()
        elif usual == "Ctrl+O":
            self.fileAsked.emit()
        else:
            super().keyPressEvent(event)
