"""Takes several lines of text, with room for a paragraph."""

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.name_field import field_palette
from gattai_desktop.board.paint import Paint


class LongText(QPlainTextEdit):
    """A field for several lines of text, cut like a plate. Tab leaves it.

    Signals:
        left: the keyboard is elsewhere now.
    """

    left = Signal()

    def __init__(self, paint: Paint, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.paint = paint
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_paint(paint)

    def set_paint(self, paint: Paint) -> None:
        self.paint = paint
        self.setPalette(field_palette(self.palette(), paint.theme))
        self.viewport().setAutoFillBackground(False)
        self.setFont(text_font(paint.text(16)))
        side = round(paint.px(10))
        self.setViewportMargins(QMargins(side, 4, side, 4))

    def rows(self) -> int:
        """Return how many lines its text has, broken as it stands."""
        return max(1, round(self.document().size().height()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()
