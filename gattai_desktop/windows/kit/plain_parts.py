"""What games without a room of their own show: the players on one rail, the log on the other, sentences on the wall."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.kit.wall_picture import WallPicture

_LINE: Final = 24.0


class PlainRail(Rail):
    """Lists every seat in order. log: whether the log is here instead."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget, *, log: bool = False) -> None:
        super().__init__(paint, requests, parent)
        self._log = log
        self._names: tuple[str, ...] = ()

    def show_view(self, seen: SeatView) -> None:
        self._names = () if self._log else tuple(seen.name(seat) for seat in seen.model.seats)
        self.setAccessibleName(", ".join(self._names))
        self._write()

    def arrange(self, grid: TableGrid) -> None:
        self._write()
        if self._log:
            self.log_box = self.box(self._inner.top(), self._inner.height())

    def _write(self) -> None:
        self.begin_rules()
        for row, name in enumerate(self._names, 1):
            self.captioned(self._inner.top() + self.paint.px(_LINE) * row, name)
        self.update()


class PlainWall(WallPicture):
    """Writes a line for each sentence. said: returns sentences about the table, from what everybody may see."""

    def __init__(self, paint: Paint, model: GameModel, said: Callable[[SeatView], str], parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._said = said
        self.follow(model)

    def follow(self, model: GameModel) -> None:
        view = SeatView(model, model.sight(PUBLIC), PUBLIC, (), model.zones(), (), frozenset())
        self.setAccessibleName(self._said(view))
        self.update()

    def paint_wall(self, painter: QPainter, size: QSize) -> None:
        lines = self.accessibleName().split(". ")
        high = size.height() / (len(lines) + 1)
        draw = Drawing(self.paint, QRectF(QPointF(), QSizeF(size)), painter, unit=1)
        draw.ground("table")
        for row, line in enumerate(lines, 1):
            draw.text(0.04 * size.width(), row * high, line, strong(min(40, 0.5 * high)), "text")
