"""A picture on the wall for games without their own: sentences about the table in large lines."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import drawing, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.wall_picture import WallPicture


class PlainWall(WallPicture):
    """Writes a line for each sentence. said: returns sentences about the table, from what everybody may see."""

    def __init__(
        self, paint: Paint, model: GameModel, said: Callable[[SeatView], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(paint, parent)
        self._said = said
        self.follow(model)

    def follow(self, model: GameModel) -> None:
        view = SeatView(model, model.sight(PUBLIC), PUBLIC, (), model.zones(), (), frozenset())
        self.setAccessibleName(self._said(view))
        self.update()

    def picture(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        self.resize(size)
        return self.grab()

    def paintEvent(self, event: QPaintEvent) -> None:
        lines = self.accessibleName().split(". ")
        high = self.height() / (len(lines) + 1)
        with drawing(self, unit=1) as draw:
            for row, line in enumerate(lines, 1):
                draw.text(0.04 * self.width(), row * high, line, strong(min(40, 0.5 * high)), "text")
