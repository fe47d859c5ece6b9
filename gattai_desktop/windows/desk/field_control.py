"""Describes what a field of a form is written in, and lays out the plates of those that have some."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.games.kinds import Held


class FieldControl(PaintedGroup):
    """What a field is written in.

    Signals:
        wrote(object, bool): another value; whether it goes on with the last change.
        resized: it has another height.
    """

    wrote = Signal(object, bool)
    grew = Signal()

    def show_value(self, value: Held) -> None:
        """Show this value, unless it is the one that is just typed."""
        raise NotImplementedError

    def lay(self, wide: int) -> None:
        """Lay out for that width, and resize."""
        raise NotImplementedError

    def stops(self) -> list[QWidget]:
        """Return the widgets at which Tab stops."""
        raise NotImplementedError

    def stop_at(self, steps: tuple[str, ...]) -> QWidget | None:
        """Return what the value is written in to which these names and numbers lead on from this field."""
        return next(iter(self.stops()), None)

    def help(self, usual: str) -> str:
        """Return what stands below it: what the field means."""
        return usual

    def rescale(self) -> None:
        """Leave the layout to `lay`."""


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
