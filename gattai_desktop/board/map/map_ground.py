"""The ground of a map: what is painted below its tokens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.map.drawn_map import paint_ground
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.paint import Paint, PaintedWidget, painting


class MapGround(PaintedWidget):
    """Paints a map and holds the buttons of its areas and tokens; it may be larger than the part that is seen."""

    def __init__(self, paint: Paint, laid: Callable[[], LaidMap | None], parent: QWidget) -> None:
        """laid: returns the map as it lies now; None where nothing is laid yet."""
        super().__init__(paint, parent)
        self._laid = laid

    def paintEvent(self, event: QPaintEvent) -> None:
        laid = self._laid()
        if laid is not None:
            with painting(self) as painter:
                paint_ground(painter, self.paint, laid, QRectF(event.rect()))
