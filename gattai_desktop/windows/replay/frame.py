"""Draws a dashed frame round a replay, so that it is not taken for play."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.signs import outline_pen

_DASHES: Final = (18.0, 10.0)


class ReplayFrame(PaintedWidget):
    """Covers its window and takes no input. top: how much above is left out, in device-independent pixels."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._top = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)

    def below(self, top: int) -> None:
        """Leave the window free down to this height."""
        self._top = top
        self._follow()

    def _follow(self) -> None:
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(0, self._top, window.width(), window.height() - self._top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(outline_pen(self.paint.theme.price, 3.0, _DASHES))
            painter.drawRect(QRectF(self.rect()).adjusted(2, 2, -2, -2))
