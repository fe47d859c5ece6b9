"""What every picture on the wall is, whatever game it shows."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel


class WallPicture(PaintedGroup):
    """A picture fed by the public sight alone; nothing of it can be pressed."""

    def follow(self, model: GameModel) -> None:
        """Show the table as everybody may see it now."""
        raise NotImplementedError

    def picture(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """Return what it shows, painted at another size (device-independent pixels)."""
        raise NotImplementedError

    def fills_with(self, moment: Moment) -> bool:
        """Whether it draws a big moment itself, over its whole size, and not as one word."""
        return False

    def paint_moment(self, painter: QPainter, moment: Moment, share: float) -> None:
        """Draw such a moment; the painter counts in pixels of the screen. share: how far it has come up, 0 to 1."""


class WallPart:
    """Something that is pushed to the wall for everybody to look at: a preview, a sheet, a score."""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        raise NotImplementedError

    def paint_over(self, painter: QPainter, paint: Paint, size: QSize) -> None:
        """Draw it over the wall's picture, above the banner."""
        raise NotImplementedError
