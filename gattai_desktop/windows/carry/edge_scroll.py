"""Scrolls what lies under a dragged card while the pointer stays near its upper or lower edge."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.drag import DragLayer

EDGE: Final = 0.14
"""How much of an area's height each edge is."""
_STEP: Final = 40
"""Milliseconds between two steps."""
_STAYS: Final = 8
"""Steps that the pointer stays there before anything moves: a card that is only carried past scrolls nothing."""
_SHARE: Final = 0.03
"""By how much of its height an area scrolls in a step."""


class EdgeScroll(QObject):
    """Looks where the pointer is for as long as a card is dragged.

    Signals:
        scrolled(area): the area shows another part of itself.
    """

    scrolled = Signal(QWidget)

    def __init__(self, layer: DragLayer, window: QWidget) -> None:
        super().__init__(window)
        self._layer, self._window = layer, window
        self._stayed = 0
        self._timer = QTimer(self, interval=_STEP)
        self._timer.timeout.connect(self._look)

    def watch(self) -> None:
        """Begin to look, because a card was lifted."""
        self._stayed = 0
        self._timer.start()

    def rest(self) -> None:
        """Look no more."""
        self._timer.stop()

    def _look(self) -> None:
        if not self._layer.carrying or not self._layer.dragged:
            return
        at = self._layer.pointer.toPoint()
        area = self._area(at)
        way = _way(area, area.mapFrom(self._window, at)) if area is not None else 0
        self._stayed = self._stayed + 1 if way else 0
        if area is None or self._stayed < _STAYS:
            return
        bar = area.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + way * max(1, round(area.height() * _SHARE)))
        if bar.value() != before:
            self.scrolled.emit(area)

    def _area(self, at: QPoint) -> QScrollArea | None:
        """Return the innermost area at a point of the window that has more to show."""
        part = self._window.childAt(at)
        while part is not None and not (isinstance(part, QScrollArea) and part.verticalScrollBar().maximum()):
            part = part.parentWidget()
        return part


def _way(area: QScrollArea, at: QPoint) -> int:
    """Return -1 where a point of an area is near its upper edge, 1 near the lower one, 0 elsewhere."""
    share = at.y() / max(1, area.height())
    return -1 if share < EDGE else 1 if share > 1 - EDGE else 0
