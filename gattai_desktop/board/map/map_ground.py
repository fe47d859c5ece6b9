"""The ground of a map: what is painted below its tokens."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gattai_desktop.board.map.drawn_map import paint_ground
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.token_button import TokenButton
from gattai_desktop.board.paint import Paint, PaintedWidget, painting


class MapGround(PaintedWidget):
    """Paints a map and holds the buttons of its areas and tokens; it may be larger than the part that is seen."""

    def __init__(self, paint: Paint, laid: Callable[[], LaidMap | None], parent: QWidget) -> None:
        """laid: returns the map as it lies now; None where nothing is laid yet."""
        super().__init__(paint, parent)
        self._laid = laid
        self._pressed: QAbstractButton | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        laid = self._laid()
        if laid is not None:
            with painting(self) as painter:
                paint_ground(painter, self.paint, laid, QRectF(event.rect()))

    # A token reaches beyond its own shape, with its bar and its brackets. A press there comes to the ground.
    def mousePressEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._button_at(event.position().toPoint()) if left else None
        event.setAccepted(self._pressed is not None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed is self._button_at(event.position().toPoint()):
            pressed.setFocus(Qt.FocusReason.MouseFocusReason)
            pressed.click()

    def _button_at(self, place: QPoint) -> QAbstractButton | None:
        """Return the token, or else the area, that is meant by a press at a place.

        At the edge of a token, where its HP are, the pointer tells of it already: a press there means it too.
        """
        above = [one for one in reversed(self.children()) if isinstance(one, QAbstractButton) and one.isVisible()]
        hit = next((one for one in above if one.hitButton(one.mapFromParent(place))), None)
        if isinstance(hit, TokenButton):
            return hit
        near = (one for one in above if isinstance(one, TokenButton) and one.geometry().contains(place))
        return next(near, hit)
