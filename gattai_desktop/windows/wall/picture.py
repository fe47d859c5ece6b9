"""What every picture on the wall is, whatever game it shows."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from gattai_desktop.board.paint import PaintedGroup
from gattai_desktop.model.game_model import GameModel


class WallPicture(PaintedGroup):
    """A picture fed by the public sight alone; nothing of it can be pressed."""

    def follow(self, model: GameModel) -> None:
        """Show the table as everybody may see it now."""
        raise NotImplementedError

    def picture(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """Return what it shows, painted at another size (device-independent pixels)."""
        raise NotImplementedError
