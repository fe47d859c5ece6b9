"""A view of the ground of a map: scrolls over it, enlarges it, and shows all of it, by pointer, wheel and keys."""

from functools import reduce
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.map.drawn_map import MapGround
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.map_edge import MapEdge, beyond
from gattai_desktop.board.map.plan import MapPlan
from gattai_desktop.board.paint import Paint, PaintedGroup

STEP: Final = 1.2
"""How much larger one turn of the wheel makes the map."""
LARGEST: Final = 3.0
_MOST: Final = 0.7
"""How much of what is seen a press on the edge scrolls."""
_LARGER: Final = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
_SMALLER: Final = (Qt.Key.Key_Minus,)
_USUAL: Final = (Qt.Key.Key_0,)


class GroundView(PaintedGroup):
    """Shows a ground that may be larger than the view. What lies on it, `laid` says and `rescale` places.

    Signals:
        shifted: areas lie elsewhere on the screen now, as when it is zoomed or scrolled.
    """

    shifted = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.plan: MapPlan | None = None
        self.zoom = 1.0
        self.ground = MapGround(paint, self.laid, self)
        self.edge = MapEdge(paint, self._go_on, self)
        self._corner = QPointF()  # of what is seen, in the ground
        self._whole = False  # all of it is to be seen, however small
        self._is_smaller = False  # it had to become smaller for that
        self._held: QPointF | None = None  # where the pointer holds the ground

    def laid(self) -> LaidMap | None:
        """Return what lies on the ground; None before it has a plan."""
        raise NotImplementedError

    # ------------------------------------------------------------------ how much of it is seen
    def show_whole(self, whole: bool) -> None:
        """Show all areas however small, while something is carried over them; or again as before."""
        if whole == self._whole:
            return
        self._whole = whole
        if self._can_scroll() or self.zoom != 1.0 or self._is_smaller:
            self._is_smaller = whole
            self.rescale()

    @property
    def is_whole(self) -> bool:
        """Whether all of the map can be seen now."""
        return self.plan is None or not self._can_scroll()

    def _can_scroll(self) -> bool:
        return self.ground.width() > self.width() + 1 or self.ground.height() > self.height() + 1

    def _show_from(self, corner: QPointF) -> None:
        """Show the part of the ground that begins there."""
        x = min(max(0.0, corner.x()), max(0.0, self.ground.width() - self.width()))
        y = min(max(0.0, corner.y()), max(0.0, self.ground.height() - self.height()))
        if not self._whole:
            self._corner = QPointF(x, y)
        self.ground.move(round(-x), round(-y))
        if self.plan is not None:
            plates = reduce(QRectF.united, self.plan.plates.values())
            self.edge.show_beyond(beyond(plates, QRectF(QPointF(x, y), QSizeF(self.size()))))
        self.shifted.emit()

    def _go_on(self, way: QPointF) -> None:
        """Scroll by most of what is seen in a direction."""
        self._show_from(self._corner + QPointF(way.x() * self.width(), way.y() * self.height()) * _MOST)

    def _bring(self, box: QRectF) -> None:
        """Scroll so that a place of the ground is in sight."""
        seen = QRectF(self._corner, QSizeF(self.size()))
        box = box.adjusted(-12, -24, 12, 24)
        dx = min(0.0, box.left() - seen.left()) or max(0.0, box.right() - seen.right())
        dy = min(0.0, box.top() - seen.top()) or max(0.0, box.bottom() - seen.bottom())
        if dx or dy:
            self._show_from(self._corner + QPointF(dx, dy))

    def zoom_to(self, zoom: float, at: QPointF | None = None) -> None:
        """Show the map that much larger than usual, 1 to 3; what lies at that place of the view stays there."""
        zoom = min(LARGEST, max(1.0, zoom))
        if zoom == self.zoom or self._whole or self.plan is None:
            return
        at = at if at is not None else QPointF(self.width() / 2, self.height() / 2)
        there = self._corner + at
        share = QPointF(there.x() / self.ground.width(), there.y() / self.ground.height())
        self.zoom = zoom
        self.rescale()
        self._show_from(QPointF(share.x() * self.ground.width(), share.y() * self.ground.height()) - at)

    def _enlarge(self, by: float, at: QPointF | None = None) -> None:
        """Enlarge what is shown; made smaller than usual, the map is shown whole, and larger again as before."""
        if by < 1 and self.zoom == 1.0:
            self.show_whole(True)
        elif self._whole:
            self.show_whole(False)
        else:
            self.zoom_to(self.zoom * by, at)

    # ------------------------------------------------------------------ keys, wheel and pointer
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _LARGER or key in _SMALLER:
            self._enlarge(STEP if key in _LARGER else 1 / STEP)
        elif key in _USUAL:
            self.show_whole(False)
            self.zoom_to(1.0)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # that enlarges the whole window
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier or not turned.y():
            self._show_from(self._corner - QPointF(turned.x() or turned.y(), 0))
        else:
            self._enlarge(STEP ** (turned.y() / 120), event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._can_scroll():
            self._held = event.position()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self._show_from(self._corner - (event.position() - self._held))
            self._held = event.position()  # not where it was pressed: the wheel may enlarge the map meanwhile

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None
