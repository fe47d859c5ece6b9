"""Shows one card over its whole window for as long as it is looked at."""

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.paint import Paint, PaintedOver, painting

SHARE: Final = 0.78
"""Height of the card as a part of its window's."""
VEIL: Final = 0.55


class Zoomed(PaintedOver):
    """Covers a window and takes no input. It shows a picture that its owner shows already, and nothing else."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self.face = ""
        window.installEventFilter(self)

    def show_face(self, face: str, name: str) -> None:
        self.face = face
        self.setAccessibleName(name)
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.rect())
        self.show()
        self.raise_()
        self.update()

    def leave(self) -> None:
        self.face = ""
        self.setAccessibleName("")
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Resize):
            self.leave()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.face:
            return
        theme = self.paint.theme
        with painting(self) as painter:
            ground = theme.scrim
            painter.setOpacity(VEIL)
            painter.fillRect(self.rect(), ground)
            painter.setOpacity(1.0)
            high = min(self.height() * SHARE, self.width() * SHARE * 7 / 5)
            x, y = (self.width() - card_width(high)) / 2, (self.height() - high) / 2
            paint_card(painter, self.paint.faces, theme, self.face, x, y, high, shadow="carried")
