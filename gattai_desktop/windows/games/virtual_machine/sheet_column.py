"""Shows one column of a process's sheet."""

from collections.abc import Callable

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, drawing, measuring
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.windows.games.virtual_machine.sheet_looks import ProcessSheetLook

DrawColumn = Callable[[Drawing, ProcessSheetLook], float]


class SheetColumn(PaintedReading):
    """One column of the sheet, which a screen reader reads as a text."""

    def __init__(self, paint: Paint, draw_column: DrawColumn, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._draw = draw_column
        self.look: ProcessSheetLook | None = None

    def needed(self, wide: float) -> float:
        """Return the height that it needs at a width, in pixels of the screen."""
        draw = measuring(self.paint, wide)
        return self._draw(draw, self.look) * draw.unit if self.look is not None else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is not None:
            with drawing(self) as draw:
                self._draw(draw, self.look)
