"""The widget that fills a window and is the parent of all others in it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from gattai_desktop.board.fingers import Fingers
from gattai_desktop.board.painting_faults import reported
from gattai_desktop.board.scale import LEAST_WINDOW
from gattai_desktop.windows.kit.left_out import ToldInFocus, told_in_words
from gattai_desktop.windows.kit.wheel_size import WheelSize


class RootWidget(QMainWindow):
    """What has the keyboard keeps it after a click on the background. It looks the same with the focus as without.

    To Qt a widget looks different with the keyboard, so that the whole window would be painted twice. It is a
    QMainWindow, of which nothing else is used, since Qt calls no other widget a window to screen readers.

    Signals:
        touched: a finger has come down on it.
        shown: it has come onto the screen. resized: it has another size.
            Whoever lies in it hears of both here: a filter would look at everything that Qt tells a window, and each
            picture that is painted is told to it.
    """

    shown = Signal()
    resized = Signal()
    touched = Signal()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "paintEvent" in vars(cls):
            cls.paintEvent = reported(cls.paintEvent)  # type: ignore[method-assign]

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(*LEAST_WINDOW)
        self._fingers, self._wheel, self._told = Fingers(self), WheelSize(self), ToldInFocus(self)
        self._fingers.cameDown.connect(self.touched)
        self.explain_at: Callable[[QPoint], bool] = lambda _at: False
        """Explains the word at a place of the screen, and says whether one is written there."""

    @property
    def is_touched(self) -> bool:
        """Whether a finger lies on it now."""
        return self._fingers.down

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = event.globalPos()
            event.setAccepted(self.explain_at(at) or told_in_words(self.childAt(event.pos()), at))
            return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()
        self._fingers.watch()
        self._wheel.watch()
        self._told.watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing to paint."""
