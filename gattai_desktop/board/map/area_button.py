"""The part of a map that is pressed for an area. What is seen of it the ground paints."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.map.map_looks import AreaLook
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate import ring_path


class Visited(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]
    """Makes a button tell when the pointer or the keyboard comes to it or goes, by its signal `visited`.

    A pointer that goes leaves the keyboard where it is; a focus that came by a press goes with it.
    """

    if TYPE_CHECKING:
        visited = Signal(bool)
        pointed: bool

    def enterEvent(self, event: QEnterEvent) -> None:
        self.visited.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.visited.emit(self.hasFocus() and not self.pointed)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.visited.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.visited.emit(False)


class AreaButton(Visited, PaintedButton):
    """The plate of an area with its chip.

    Signals:
        entered: Enter or Space: into its tokens.
        visited: the pointer or the keyboard has come to it (True) or gone (False).
    """

    entered = Signal()
    visited = Signal(bool)

    def __init__(self, paint: Paint, parent: QWidget, chips: Callable[[], Iterable[QRectF]] = tuple) -> None:
        """chips: returns where chips lie in the parent, over all plates."""
        super().__init__(paint, parent)
        self._plate = QRectF()  # in the parent
        self._chips = chips
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def say(self, look: AreaLook) -> None:
        """Have the name that a screen reader says, and the tip that tells what the signs mean."""
        self.setAccessibleName(look.spoken or look.name)
        self.setToolTip(look.told)

    def put(self, plate: QRectF, chip: float) -> None:
        """Lie over a plate of the parent and the chip above it; device-independent pixels."""
        self._plate = QRectF(plate)
        self.setGeometry(plate.adjusted(-5, -chip, 0, 0).toAlignedRect())

    @property
    def plate(self) -> QRectF:
        """Where its plate is in the parent."""
        return QRectF(self._plate)

    def global_rect(self) -> QRectF:
        """Return where its plate is, in global coordinates."""
        return self.globally(self._plate.translated(-self.x(), -self.y()))

    def ring_shape(self) -> QPainterPath:
        local = self._plate.translated(-QPointF(self.pos()))
        return ring_path(local, min(14.0, local.height() * 0.16), 2.0)

    def lying_over(self) -> QPainterPath:
        """Return the chips of the map: its own, and that of a link close to it."""
        path = QPainterPath()
        for chip in self._chips():
            path.addRect(chip.translated(-QPointF(self.pos())))
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the ground paints all areas, since lines run over them."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.entered.emit()
        else:
            super().keyPressEvent(event)
