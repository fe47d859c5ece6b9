"""Opens the sheets of the processes of a fight, by the id of each, and leads from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheet
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look, sheets_of
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Level, Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot


class ProcessSheets(Overlay):
    """The sheets of a fight, by the id of their process; the one widget is made when a sheet is first opened."""

    name = "process"
    place = PILOT
    level = Level.SHEETS

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(root)
        self._requests, self._root, self._who = requests, root, ""
        self._sheet: ProcessSheet | None = None

    @property
    def sheet(self) -> ProcessSheet:
        """The sheet."""
        if self._sheet is None:
            self._sheet = ProcessSheet(self._root.paint, self._root)
            self._sheet.turned.connect(self._turn)
            self._sheet.keysAsked.connect(lambda: self._requests.open(f"keys.{PILOT}"))
        return self._sheet

    @property
    def about(self) -> str:
        return self._who

    def widgets(self) -> Sequence[QWidget]:
        return (self._sheet,) if self._sheet is not None else ()

    def can_open(self, about: str) -> bool:
        return about in sheets_of(self._requests.view)

    def open(self, about: str) -> None:
        self._who = about
        self.sheet.open(process_sheet_look(self._requests.view, about), self._root.above_hand())

    def close(self) -> None:
        self.sheet.leave()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.sheet, self.sheet.focus_first),)

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down or self._who not in sheets_of(view):
            self.sheet.hide()
        else:
            self.sheet.set_look(process_sheet_look(view, self._who))

    def lay(self) -> None:
        if self._sheet is not None:
            self._sheet.move_to(self._root.above_hand())

    def set_paint(self, paint: Paint) -> None:
        if self._sheet is not None:
            self._sheet.set_paint(paint)

    def _turn(self, step: int) -> None:
        every = sheets_of(self._requests.view)
        if self._who in every:
            self._requests.open(f"process.{every[(every.index(self._who) + step) % len(every)]}")
