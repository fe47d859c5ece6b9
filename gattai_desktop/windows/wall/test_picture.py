"""The test picture: everything that must be read, on the wall itself and named, so that the farthest seat tells."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width
from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.reading import DRAWN, PILE_CARD
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.wall.wall_grid import WallGrid, wall_card


class WallTest(PaintedReading):
    """Lies over the wall while it is looked at."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Test picture"))
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, paint = self.paint.theme, self.paint
        grid = WallGrid.of(self.size())
        note = text_font(paint.words(34))
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.table)
            painter.scale(grid.unit, grid.unit)
            painter.setPen(theme.edge)
            painter.drawRect(QRectF(65, 65, grid.wide - 130, grid.high - 130))
            high = PILE_CARD * DRAWN
            wall_card(painter, paint, "TS", 130, 130, high)
            paint_text(painter, 130, 130 + high + 60, self.tr("A card of the Pile"), note, theme.soft)
            small = paint.reading.least_card * DRAWN
            x = 130 + card_width(high) + 90
            wall_card(painter, paint, "TH", x, 130, small)
            paint_text(painter, x, 130 + small + 60, self.tr("The smallest"), note, theme.soft)
            column = x + max(card_width(small), 300) + 90
            paint_cut(painter, column, 140, "32", 112, theme.text, bar=17)
            paint_text(painter, column, 310, self.tr("Score"), note, theme.soft)
            paint_text(painter, column, 440, self.tr("Who drives"), display_font(62), theme.text)
            paint_text(painter, column, 500, self.tr("Names"), note, theme.soft)
            words = self.tr("The smallest words of the wall")
            paint_text(painter, column, 620, words, text_font(paint.reading.least_words), theme.text)
            far = f"{paint.reading.readable_to:.1f}"
            words = self.tr("All of it can be read from {far} metres").replace("{far}", far)
            paint_text(painter, 130, grid.high - 130, words, display_font(62), theme.text, room=grid.wide - 260)


class TestPicture(QWidget):
    """Shows the test picture where the wall will be. It knows no table."""

    __test__ = False  # no test, whatever its name begins with

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Gattai: the wall"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setMinimumSize(320, 180)
        self.resize(1280, 720)
        self.test = WallTest(paint, self)
        self.test.show()

    def stand_on(self, screen: QScreen | None) -> None:
        """Fill a screen, without ever taking the keyboard; None: be an ordinary window."""
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, screen is not None)
        if screen is None:
            self.unsetCursor()
            self.showNormal()
            return
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.test.setGeometry(self.rect())
        super().resizeEvent(event)
