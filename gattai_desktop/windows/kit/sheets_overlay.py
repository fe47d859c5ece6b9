"""Keeps the sheets of whoever takes part over a table: one widget that is made late, and leads from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.overlay import Level, Overlay
from gattai_desktop.windows.kit.paged_sheet import PagedSheet
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.table_root import TableRoot

SheetT = TypeVar("SheetT", bound=PagedSheet)


class SheetsOverlay(Overlay, Generic[SheetT]):
    """Shows one sheet at a time, by the id of whom it is about."""

    place = PILOT
    level = Level.SHEETS

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(root)
        self.requests = requests
        self.root = root
        self.who = ""
        self._sheet: SheetT | None = None

    def make(self) -> SheetT:
        """Make the sheet, when one is first opened."""
        raise NotImplementedError

    def every(self) -> Sequence[str]:
        """Return of whom there are sheets now, in their order."""
        raise NotImplementedError

    @property
    def sheet(self) -> SheetT:
        """The sheet."""
        if self._sheet is None:
            self._sheet = self.make()
            self._sheet.turned.connect(self._turn)
            self._sheet.keysAsked.connect(lambda: self.requests.open(f"keys.{PILOT}"))
        return self._sheet

    @property
    def about(self) -> str:
        return self.who

    def widgets(self) -> Sequence[QWidget]:
        return (self._sheet,) if self._sheet is not None else ()

    def can_open(self, about: str) -> bool:
        return about in self.every()

    def close(self) -> None:
        self.sheet.leave()

    def lay(self) -> None:
        if self._sheet is not None:
            self._sheet.move_to(self.root.above_hand())

    def set_paint(self, paint: Paint) -> None:
        if self._sheet is not None:
            self._sheet.set_paint(paint)

    def _turn(self, step: int) -> None:
        every = self.every()
        if self.who in every:
            self.requests.open(self.name, every[(every.index(self.who) + step) % len(every)])
