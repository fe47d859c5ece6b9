"""Opens the sheets of the processes of a fight, by the id of each, and leads from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheet
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look, sheets_of
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheets_overlay import SheetsOverlay


class ProcessSheets(SheetsOverlay[ProcessSheet]):
    """The sheets of a fight, by the id of their process; the one widget is made when a sheet is first opened."""

    name = "process"

    def make(self) -> ProcessSheet:
        return ProcessSheet(self.root.paint, self.root)

    def every(self) -> Sequence[str]:
        return sheets_of(self.requests.view)

    def open(self, about: str) -> None:
        self.who = about
        self.sheet.open(process_sheet_look(self.requests.view, about), self.root.above_hand())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.sheet, self.sheet.focus_back),)

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down or self.who not in self.every():
            self.sheet.hide()
        else:
            self.sheet.set_look(process_sheet_look(view, self.who))
