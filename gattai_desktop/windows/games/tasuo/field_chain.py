"""Shows on the field a chain roll that is due, and what the last one came to."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint
from gattai_desktop.games.tasuo import zones
from gattai_desktop.windows.games.tasuo.chain_looks import ChainLook, RolledLook, chain_look, rolled_look
from gattai_desktop.windows.games.tasuo.chain_plate import ChainPlate, draw_rolled
from gattai_desktop.windows.games.tasuo.field_grid import FieldGrid
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.seat_view import SeatView

_ABOVE_OWN: Final = 0.06
"""How much of the strip between both sides stays free above the own side."""


class FieldChain(QObject):
    """The plate of a chain roll, which a press takes away for this roll, and the strip of what was rolled."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(parent)
        self.plate = ChainPlate(paint, ChainLook("", 0, 0, 0, (), ""), parent)
        self.plate.hide()
        self.group = FocusGroup(self.plate, self.plate.setFocus)
        self.plate.clicked.connect(self._fold)
        self.rolled: RolledLook | None = None
        self._entry = self._folded = -1
        self._used = 0
        self._strip_free = False
        self._beneath: Sequence[QWidget] = ()

    def _fold(self) -> None:
        self._folded = self._entry
        self.plate.hide()
        self._uncover()

    def show_view(self, seen: SeatView, below: str) -> None:
        """Show what is rolled for now; below: whose side lies below."""
        self._entry = seen.model.entry
        look = chain_look(seen)
        if look is not None:
            self.plate.set_look(look)
        self.plate.setVisible(look is not None and self._folded != self._entry)
        self.rolled = None if look is not None else rolled_look(seen)
        self._used = seen.count(zones.use(below)) if below else 0
        between = (zone(seat) for zone in (zones.use, zones.arena) for seat in zones.SEATS)
        self._strip_free = look is not None and look.clash is not None and not any(map(seen.count, between))

    @property
    def said(self) -> tuple[str, ...]:
        """What a screen reader says of the last roll, if that is shown."""
        return (self.rolled.spoken(),) if self.rolled is not None else ()

    @property
    def covers(self) -> bool:
        """Whether the plate lies over the other side."""
        return not self.plate.isHidden()

    def lay(self, grid: FieldGrid, beneath: Sequence[QWidget]) -> None:
        """Lay the plate over the other side, and the strip where that is free; beneath: what is pressed there else."""
        self._beneath = beneath
        self._uncover()
        place = grid.other_side
        if self._strip_free:
            place.setBottom(grid.strip.bottom() - grid.strip.height() * _ABOVE_OWN)
        self.plate.setGeometry(place.toAlignedRect())
        self.plate.raise_()

    def _uncover(self) -> None:
        for one in self._beneath:
            one.setHidden(self.covers)

    def draw(self, draw: Drawing, grid: FieldGrid) -> None:
        """Draw what was rolled between both sides, right of the cards in use."""
        if self.rolled is not None:
            strip = grid.strip
            strip.setLeft(grid.use(self._used, below=True).left())
            draw_rolled(draw.over(strip), self.rolled)
