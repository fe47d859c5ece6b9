"""A rail for games without rails of their own: the left one lists the players, the right one has the log."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_LINE: Final = 24.0


class PlainRail(Rail):
    """Lists every seat in order. log: whether the log is here instead."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None, *, log: bool = False) -> None:
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
            self.laidOut.emit()

    def _write(self) -> None:
        self.begin_rules()
        for row, name in enumerate(self._names, 1):
            self.captioned(self._inner.top() + self.paint.px(_LINE) * row, name)
        self.update()
