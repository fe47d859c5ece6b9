"""The base of sliders that are painted: which value a press chooses, each says for itself."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainterPath
from PySide6.QtWidgets import QSlider, QWidget

from gattai_desktop.board.paint import Paint, PaintedLaid
from gattai_desktop.board.plate import ring_path


class PaintedSlider(PaintedLaid, QSlider):
    """A painted slider. Its subclass says which value a press chooses."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def stand(self, value: int) -> None:
        """Set the value without a signal: no person chose it."""
        self.blockSignals(True)
        self.setValue(value)
        self.blockSignals(False)

    def ring_shape(self) -> QPainterPath:
        """Return the outline that the focus ring follows, in the slider's own coordinates."""
        return ring_path(QRectF(self.rect()), 6.0, 3.0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
