"""A plate that counts on by one: larger, smaller, plus, minus."""

from PySide6.QtGui import QMouseEvent

from gattai_desktop.board.plates import PlateButton


class CountingPlate(PlateButton):
    """A plate that is pressed several times in a row: the second press of a double click is one, too."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
