"""The widget that fills a window and is the parent of all others in it."""

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from gattai_desktop.board.fingers import Fingers
from gattai_desktop.windows.kit.wheel_size import WheelSize


class RootWidget(QMainWindow):
    """Takes the focus after a click on the background. It looks the same with the focus as without.

    To Qt a widget looks different with the keyboard, so that each click would paint the whole window twice. It is a
    QMainWindow, of which nothing else is used, since Qt calls no other widget a window to screen readers.

    Signals:
        rested(QPoint): the pointer rests at this place of the screen.
        shown: it has come onto the screen. resized: it has another size.
            Whoever lies in it hears of both here: a filter would look at everything that Qt tells a window, and each
            picture that is painted is told to it.
    """

    shown = Signal()
    resized = Signal()
    rested = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._fingers, self._wheel = Fingers(self), WheelSize(self)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.rested.emit(event.globalPos())
            return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()
        self._fingers.watch()
        self._wheel.watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""
