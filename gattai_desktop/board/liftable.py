"""The base of what can be lifted off its place and carried over a table: a card, or a token of a map."""

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fingers import travels
from gattai_desktop.board.paint import Paint, PaintedButton


class CarriedLook(Protocol):
    """What is seen of a thing while it is carried; lengths are device-independent pixels."""

    @property
    def wide(self) -> float:
        """Width of the upright thing."""

    @property
    def high(self) -> float:
        """Height of the upright thing."""

    def paint(self, painter: QPainter, paint: Paint, x: float, y: float, angle: float) -> None:
        """Paint it with its shadow, its upright corner at x, y, turned about the middle of its lower edge."""


class Liftable(PaintedButton):
    """A button that can be dragged off its place.

    Signals:
        clicked: pressed and let go without a drag, or Enter; Qt's own.
        lifted: the held pointer was moved far enough for a drag. Carries the grip point in the upright thing and the
            pointer's global place. Sent once for a press; no click follows.
    """

    lifted = Signal(QPointF, QPoint)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.angle = 0.0
        """Degrees by which it is turned about the middle of its lower edge."""
        self.carried = False
        """Whether it is carried, so that its place shows a dashed outline."""
        self._press: QPointF | None = None
        self._pressed_at = QPointF()  # on the screen
        self._dragged = False  # by the button that is still held
        self.laid_down = False
        """Whether the button that is still held put it down: it is no click, but a drag if the pointer moves on."""

    def carried_look(self) -> CarriedLook:
        """Return what is seen of it while it is carried."""
        raise NotImplementedError

    def global_rect(self) -> QRectF:
        """Return where it lies, upright, in global coordinates."""
        raise NotImplementedError

    def set_carried(self, carried: bool) -> None:
        """Leave only an outline while it is under the pointer."""
        if carried != self.carried:
            self.carried = carried
            if carried:  # what puts it down may be a press that goes on as a drag
                self._press = None
            self.setDown(carried)  # to a screen reader it is pressed for as long as it is off its place
            self.update()
            self.ringChanged.emit()

    def is_home(self, at: QPointF) -> bool:
        """Say whether a press there, in global coordinates, means its own place: it lies down, and nothing else is."""
        return self.hitButton(self.mapFromGlobal(at.toPoint()))

    def grip(self, place: QPointF) -> QPointF:
        """Return a place of the widget as one of the upright thing."""
        return place

    def let_go(self) -> None:
        """Forget that it was pressed."""
        self._press = None
        self.setDown(False)

    def lay_down(self, at: QPointF) -> None:
        """Take the press, in global coordinates, that puts it down."""
        self._press, self._pressed_at = QPointF(self.mapFromGlobal(at)), at
        self._dragged, self.laid_down = False, True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.hitButton(event.position().toPoint()):
            event.ignore()
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._press, self._pressed_at = event.position(), event.globalPosition()
            self._dragged = self.laid_down = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is not None and travels(event, self._pressed_at):
            grip = self.grip(self._press)
            self._press = None
            self._dragged = True
            self.lifted.emit(grip, event.globalPosition().toPoint())
            # A card that is carried stays down; to let it up before would paint it once in vain.
            if not self.carried:
                self.setDown(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._press = None
        if self._dragged or self.laid_down:
            # It was carried away, or put down, by the button that is let go now: no click, even while it glides home.
            self._dragged = self.laid_down = False
            return
        super().mouseReleaseEvent(event)
