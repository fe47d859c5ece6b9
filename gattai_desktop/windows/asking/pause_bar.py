"""Draws how much of the pause of a question is over: a thin bar at the foot of its plate, the same for every hand."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedWidget
from gattai_desktop.windows.asking.equal_pause import EqualPause

_HIGH: Final = 3
_EDGE: Final = 28
"""From the sides of the plate, and _FOOT from its lower edge, drawing pixels."""
_FOOT: Final = 4


class PauseBar(PaintedWidget):
    """The bar, over the plate of the question; where the program is asked, in its place. It takes no presses."""

    def __init__(self, paint: Paint, pause: EqualPause, place: Callable[[], QRect], parent: QWidget) -> None:
        """place: returns where the plate of the question lies in the window, or would lie."""
        super().__init__(paint, parent)
        self._pause, self._place = pause, place
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        pause.moved.connect(self.follow)

    def follow(self) -> None:
        """Show how far it is, or nothing where no question has a pause."""
        if self._pause.runs:
            px, at = self.paint.px, self._place()
            edge, high = round(px(_EDGE)), max(3, round(px(_HIGH)))
            self.setGeometry(at.x() + edge, at.bottom() - round(px(_FOOT)) - high, at.width() - 2 * edge, high)
            self.raise_()
        self.setVisible(self._pause.runs)
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.fill(0, 0, draw.wide, draw.high, "edge")
        draw.fill(0, 0, draw.wide * self._pause.share, draw.high, "live" if self._pause.holds else "soft")
