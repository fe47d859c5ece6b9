"""Opens the sheets of the processes of a fight, by the id of each, and leads from one to the next."""

from __future__ import annotations

from collections.abc import Sequence

from gattai_desktop.board.speech import speak
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.hiding import HideMob, ShowMob
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheet
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look, sheets_of
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheets_overlay import SheetsOverlay


class ProcessSheets(SheetsOverlay[ProcessSheet]):
    """The sheets of a fight, by the id of their process; the one widget is made when a sheet is first opened."""

    name = "process"

    def make(self) -> ProcessSheet:
        sheet = ProcessSheet(self.root.paint, self.root)
        sheet.turned.connect(self.turn)
        sheet.deedChosen.connect(self._do)
        return sheet

    def _moves(self, view: SeatView) -> dict[str, tuple[Move, ...]]:
        """Return what can be done with the process from its sheet: hide it, show it, hide it in another area."""
        hides = tuple(move for move in view.options_of(HideMob) if move.process == self.who)
        shows = tuple(move for move in view.options_of(ShowMob) if move.process == self.who)
        found: dict[str, tuple[Move, ...]] = {"show": shows, "elsewhere" if shows else "hide": hides}
        return {name: moves for name, moves in found.items() if moves}

    def _do(self, deed: str) -> None:
        moves = self._moves(self.requests.view).get(deed, ())
        if len(moves) == 1:
            self.requests.play(moves[0])
        elif moves:
            self.requests.choose(moves, speak("fight", "Where is it hidden?"))

    def every(self) -> Sequence[str]:
        return sheets_of(self.requests.view)

    def open(self, about: str) -> None:
        self.who = about
        self.page.set_deeds(self._moves(self.requests.view))
        self.page.open(process_sheet_look(self.requests.view, about), self.root.above_hand())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.page, self.page.focus_back),)

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down or self.who not in self.every():
            self.page.hide()
        else:
            self.page.set_deeds(self._moves(view))
            self.page.set_look(process_sheet_look(view, self.who))
