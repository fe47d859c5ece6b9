"""Makes a place that is drawn on the table, such as a deck, a second handle of a plate."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.plates import PlateButton


class PressedPlace(QObject):
    """Presses a plate where the pointer presses a place of a widget, as long as that plate can be pressed."""

    def __init__(self, drawn_on: QWidget, place: Callable[[], QRectF], plate: Callable[[], PlateButton | None]) -> None:
        super().__init__(drawn_on)
        self._drawn_on, self._place, self._plate = drawn_on, place, plate
        self._held = False
        drawn_on.setMouseTracking(True)
        drawn_on.installEventFilter(self)

    def _found(self, at: QPointF) -> PlateButton | None:
        """Return the plate that a press at a place of the widget presses now."""
        plate = self._plate()
        able = plate is not None and plate.isVisible() and not plate.look.refused
        return plate if able and self._place().contains(at) else None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        plate = self._found(event.position())
        if event.type() == QEvent.Type.MouseMove:
            self._drawn_on.setCursor(Qt.CursorShape.PointingHandCursor if plate else Qt.CursorShape.ArrowCursor)
            return False
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._held = plate is not None
            return self._held
        held, self._held = self._held and event.type() == QEvent.Type.MouseButtonRelease, False
        if held and plate is not None:
            plate.click()
        return held
