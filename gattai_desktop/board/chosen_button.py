"""Two plates that know a state: one is chosen or not, as its owner says, one counts on by one at each press."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plates import PlateButton


class ChosenButton(PaintedButton):
    """A button that shows whether it is chosen; a press changes nothing of that before its owner does."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """Stay as it is."""


class CountingPlate(PlateButton):
    """A plate that is pressed several times in a row: the second press of a double click is one, too."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
