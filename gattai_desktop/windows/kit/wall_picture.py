"""Describes what a picture on the wall can do, whatever game it shows."""

from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel


class WallPicture(PaintedGroup):
    """A picture of what everybody may see; nothing in it can be pressed."""

    replay_band: ClassVar[tuple[float, float]] = (136.0, 92.0)
    """Where the word REPLAY covers nothing at the right edge: how far above the foot it begins, and how high it may be;
    in pixels of a wall that is 1080 high."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def follow(self, model: GameModel) -> None:
        """Show the table as everybody may see it now."""
        raise NotImplementedError

    def picture(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """Paint what it shows at another size (device-independent pixels), and return that."""
        whole = QPixmap(size * ratio)
        whole.setDevicePixelRatio(ratio)
        painter = QPainter(whole)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_wall(painter, size)
        painter.end()
        return whole

    def paint_wall(self, painter: QPainter, size: QSize) -> None:
        """Draw what it shows, in device-independent pixels."""
        raise NotImplementedError

    def free(self) -> QRectF:
        """Return what of it a sheet may cover, in device-independent pixels: nothing that stays on it is cut."""
        return QRectF(self.rect())

    def fills_with(self, moment: Moment) -> bool:
        """Whether it draws this big moment itself, over its whole size, and not as one word."""
        return False

    def paint_moment(self, painter: QPainter, moment: Moment, share: float) -> None:
        """Draw such a moment; the painter counts in pixels of the screen. share: how much has appeared, 0 to 1."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            self.paint_wall(painter, self.size())


class WallPart:
    """Something that the wall shows on request: a preview, a sheet, a score."""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        raise NotImplementedError

    def paint_over(self, painter: QPainter, paint: Paint, size: QSize, free: QRectF) -> None:
        """Draw it over the wall's picture, within what it may cover of it; in device-independent pixels."""
        raise NotImplementedError
