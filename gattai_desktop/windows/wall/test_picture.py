"""Shows a test picture on the wall: everything that must be readable, with names, for the farthest seat to judge."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import plain, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.reading import DRAWN, PILE_CARD
from gattai_desktop.board.speech import fill, in_decimals
from gattai_desktop.windows.wall.screens import fill_without_focus
from gattai_desktop.windows.wall.wall_grid import WallDrawing, WallGrid


class WallTest(PaintedReading):
    """The test picture, which covers the wall."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Test picture"))
        self.hide()

    @property
    def said(self) -> str:
        """From how far all that is drawn here can be read, its smallest words too."""
        words = self.tr("All of it can be read from {far} metres")
        return fill(words, far=in_decimals(self.paint.reading.readable_now))

    def paintEvent(self, event: QPaintEvent) -> None:
        grid = WallGrid.of(self.size())
        with painting(self) as painter:
            painter.fillRect(self.rect(), self.paint.theme.table)
            painter.scale(grid.unit, grid.unit)
            self._draw(WallDrawing.of(self.paint, grid, painter))

    def _draw(self, draw: WallDrawing) -> None:
        reading, note = self.paint.reading, plain(34)
        if draw.painter is not None:
            draw.painter.setPen(draw.ink("edge"))
            draw.painter.drawRect(QRectF(65, 65, draw.wide - 130, draw.high - 130))
        high, small = PILE_CARD * DRAWN, reading.least_card * DRAWN
        draw.card("TS", 130, 130, high)
        draw.text(130, 190 + high, self.tr("A card of the Pile"), note, "soft")
        x = 220 + card_width(high)
        draw.card("TH", x, 130, small)
        draw.text(x, 190 + small, self.tr("The smallest"), note, "soft")
        x += max(card_width(small), 300) + 90
        draw.letters(x, 140, "32", 112, bar=17)
        draw.text(x, 310, self.tr("Score"), note, "soft")
        draw.text(x, 440, self.tr("Who drives"), title(62))
        draw.text(x, 500, self.tr("Names"), note, "soft")
        draw.text(x, 620, self.tr("The smallest words of the wall"), plain(0))
        draw.text(130, draw.high - 130, self.said, title(62), room=draw.wide - 260)


class TestPicture(QWidget):
    """A window with the test picture where the wall will be, without a table."""

    __test__ = False  # pytest must not take this for a test because of its name

    def __init__(self, paint: Paint) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Gattai: the wall"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setMinimumSize(320, 180)
        self.resize(1280, 720)
        self.test = WallTest(paint, self)
        self.test.show()

    def stand_on(self, screen: QScreen | None) -> None:
        """Fill a screen without taking the focus; None: become an ordinary window."""
        if screen is not None:
            fill_without_focus(self, screen)
            return
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, False)
        self.unsetCursor()
        self.showNormal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.test.setGeometry(self.rect())
        super().resizeEvent(event)
