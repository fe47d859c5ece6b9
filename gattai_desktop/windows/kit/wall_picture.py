"""Describes what a picture on the wall can do, whatever game it shows."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.games.told import Moment
from gattai_desktop.model.game_model import GameModel


class WallPicture(PaintedGroup):
    """A picture of what everybody may see; nothing in it can be pressed."""

    def follow(self, model: GameModel) -> None:
        """Show the table as everybody may see it now."""
        raise NotImplementedError

    def picture(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """Paint what it shows at another size (device-independent pixels), and return that."""
        raise NotImplementedError

    def fills_with(self, moment: Moment) -> bool:
        """Whether it draws this big moment itself, over its whole size, and not as one word."""
        return False

    def paint_moment(self, painter: QPainter, moment: Moment, share: float) -> None:
        """Draw such a moment; the painter counts in pixels of the screen. share: how much has appeared, 0 to 1."""


class WallPart:
    """Something that the wall shows on request: a preview, a sheet, a score."""

    def spoken(self) -> str:
        """Return what a screen reader says."""
        raise NotImplementedError

    def paint_over(self, painter: QPainter, paint: Paint, size: QSize) -> None:
        """Draw it over the wall's picture, above the banner."""
        raise NotImplementedError
