"""An area on the sheet of a map: pressed, dragged, moved by keys, taken out."""

from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fingers import travels
from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.paint import Paint

_STEP: Final = 5
"""How far an area goes by one press of a key, in the map's own measure."""
_WAYS: Final = {
    Qt.Key.Key_Left: (-_STEP, 0),
    Qt.Key.Key_Right: (_STEP, 0),
    Qt.Key.Key_Up: (0, -_STEP),
    Qt.Key.Key_Down: (0, _STEP),
}


class AreaHandle(AreaButton):
    """An area on the sheet. Enter chooses it, Shift with an arrow moves it, Del takes it out.

    Signals:
        dragged(QPointF, QPointF), dropped(QPointF, QPointF): by how far from where it was taken, and where on the
            screen. stepped(int, int): by key. takenOut.
    """

    dragged = Signal(QPointF, QPointF)
    dropped = Signal(QPointF, QPointF)
    stepped = Signal(int, int)
    takenOut = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._pressed: QPointF | None = None
        self._dragging = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        way = _WAYS.get(Qt.Key(event.key()))
        if way is not None and held == Qt.KeyboardModifier.ShiftModifier:
            self.stepped.emit(*way)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not held:
            self.takenOut.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.globalPosition()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and not self._dragging:
            self._dragging = travels(event, self._pressed)
        if self._dragging and self._pressed is not None:
            self.setDown(False)
            self.dragged.emit(event.globalPosition() - self._pressed, event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, pressed, self._dragging, self._pressed = self._dragging, self._pressed, False, None
        if dragging and pressed is not None:
            self.setDown(False)
            self.dropped.emit(event.globalPosition() - pressed, event.globalPosition())
            event.accept()
        else:
            super().mouseReleaseEvent(event)
