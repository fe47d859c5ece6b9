"""Keeps the plate that ends a long page in sight, at the lower edge of the window, until its own place is reached."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedWidget

_ROUND: Final = 10
"""How much of the ground there is above and below the plate, device-independent pixels."""


class FixedFoot(PaintedWidget):
    """The ground of a plate that stays at the lower edge of what is seen of a page.

    It is hidden where nothing scrolls, and where it would take a third of what is seen.
    """

    def __init__(self, paint: Paint, plate: QWidget, page: QWidget) -> None:
        super().__init__(paint, page)
        self.plate = plate
        self.rests = QRect()
        """Where the plate stands on the page."""
        self._seen = QRect()
        self.stackUnder(plate)
        self.hide()

    @property
    def covered(self) -> int:
        """How much of the page it covers at the lower edge, device-independent pixels."""
        return 0 if self.isHidden() else self.rests.height() + 2 * _ROUND

    def rest(self, place: QRect) -> None:
        """Say where the plate stands on the page."""
        self.rests = place
        self._stand()

    def follow(self, seen: QRect) -> None:
        """Say which part of the page is seen now."""
        self._seen = seen
        self._stand()

    def _stand(self) -> None:
        seen, high = self._seen, self.rests.height() + 2 * _ROUND
        above = 0 if high * 3 > seen.height() else self.rests.bottom() + _ROUND - seen.bottom()
        self.plate.setGeometry(self.rests.translated(0, -max(0, above)))
        # A pixel of the screen may be a part of one here: it reaches a little beyond the edge.
        self.setGeometry(seen.left(), seen.bottom() + 1 - high, seen.width(), high + 2)
        self.setVisible(above > 0)

    def draw(self, draw: Drawing) -> None:
        draw.ground("rail")
        draw.rule(0, "line")
