"""Opens the sheets of those who take part, such as Pilots, one at a time over a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QRect

from gattai_desktop.board.keys import PILOT
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.page_overlay import PageOverlay
from gattai_desktop.windows.kit.paged_sheet import PagedSheet
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.table_root import TableRoot

SheetT = TypeVar("SheetT", bound=PagedSheet)


class SheetsOverlay(PageOverlay[SheetT]):
    """One page for the sheets of all, by the id of whom a sheet is about."""

    place = PILOT
    level = Level.SHEETS

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(requests, root)
        self.who = ""

    def every(self) -> Sequence[str]:
        """Return of whom there are sheets now, in their order."""
        raise NotImplementedError

    def page_place(self) -> QRect:
        return self.root.above_hand()

    @property
    def about(self) -> str:
        return self.who

    def can_open(self, about: str) -> bool:
        return about in self.every()

    def turn(self, step: int) -> None:
        """Open the sheet of the next one, or with -1 of the one before."""
        every = self.every()
        if self.who in every:
            self.requests.open(self.name, every[(every.index(self.who) + step) % len(every)])
