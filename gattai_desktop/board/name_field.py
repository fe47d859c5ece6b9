"""Takes a line of text in a field that is cut like a plate."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_plate

LONGEST_NAME = 60


class NameField(QLineEdit):
    """A field for one line of text. Qt draws the text; only the background is painted here."""

    def __init__(self, paint: Paint, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paint = paint
        self.setAccessibleName(name)
        self.setFrame(False)
        self.setMaxLength(LONGEST_NAME)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        self.set_paint(paint)

    def set_paint(self, paint: Paint) -> None:
        self.paint = paint
        theme = paint.theme
        palette = self.palette()
        for role, colour in (
            (QPalette.ColorRole.Text, theme.text),
            (QPalette.ColorRole.PlaceholderText, theme.soft),
            (QPalette.ColorRole.Highlight, theme.live),
            (QPalette.ColorRole.HighlightedText, theme.table),
        ):
            palette.setColor(role, colour)
        clear = theme.well.toHsl()
        clear.setAlpha(0)
        palette.setColor(QPalette.ColorRole.Base, clear)
        self.setPalette(palette)
        self.setFont(text_font(paint.text(18)))
        side = round(paint.px(14))
        self.setTextMargins(QMargins(side, 0, side, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            theme, cut = self.paint.theme, self.paint.px(10)
            if not self.isEnabled():
                paint_plate(painter, box, edge=theme.line, cut=cut, dashes=(5, 4))
                return
            paint_plate(painter, box, fill=theme.well, edge=theme.edge, cut=cut)
        super().paintEvent(event)
