"""Opens the sheets of Pilots, and plays what is pressed on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.move import Move, Quoted
from gattai_desktop.windows.kit.page_overlay import SheetsOverlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.games.gattai.pilot.sheet import PilotSheet
    from gattai_desktop.windows.games.gattai.pilot.sheet_looks import PilotSheetLook


class PilotSheets(SheetsOverlay["PilotSheet"]):
    """The Pilots' sheet of a table, made when it is first opened."""

    name = "pilot"

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(requests, root)
        self._considered_at: int | None = None
        """The entry at which a thing was considered: once it is used the sheet closes, because a question follows."""

    def make(self) -> PilotSheet:
        from gattai_desktop.windows.games.gattai.pilot.sheet import PilotSheet

        sheet = PilotSheet(self.root.paint, self.root)
        sheet.turned.connect(self.turn)
        sheet.used.connect(self._consider)
        sheet.pressed.connect(self._pressed)
        sheet.pushAsked.connect(lambda: self.requests.open("push"))
        return sheet

    def every(self) -> Sequence[str]:
        return self.requests.view.pilots

    def open(self, about: str) -> None:
        self._considered_at = None
        self.who = about
        self.page.offer_wall(on=self.requests.wall_open)
        self.page.open(_look(self.requests.view, about), self.root.above_hand())

    def show_view(self, view: SeatView) -> None:
        considered = self._considered_at
        if view.model.curtain_down:
            self.page.hide()
        elif considered is not None and view.model.entry > considered:
            self._considered_at = None
            self.page.leave()
        else:
            self.page.set_look(_look(view, self.who))

    def _consider(self, move: Move) -> None:
        """Show what a thing does and costs."""
        self._considered_at = self.requests.view.model.entry
        self.requests.consider(move)

    def _use(self, move: Move) -> None:
        """Make a move, and close the sheet, because a question often follows."""
        self.page.leave()
        self.requests.play(move)

    def _pressed(self, name: str) -> None:
        from gattai_desktop.games.by_hand_values import SetValue
        from gattai_desktop.games.gattai.by_hand.coachs_hand import FireFor
        from gattai_desktop.games.gattai.pilots.pilots import STATS
        from gattai_desktop.games.gattai.pilots.shifts import ShiftFor

        requests, view, seat = self.requests, self.requests.view, self.who
        if name == "schism":
            self._use(FireFor(COACH_SEAT, Quoted("+Schism:Self(1)"), seat))
        elif name == "lesson":
            path, setting = f"pilot.{seat}.lessons", view.model.by_hand(SetValue)
            if setting is not None:
                requests.play(setting(COACH_SEAT, path, str(view.number(path) + 1)))
        elif name == "shift":
            moves = [ShiftFor(COACH_SEAT, seat, stat) for stat in STATS]
            allowed = [move for move in moves if view.model.judge(move).allowed]
            requests.choose(allowed, self.tr("Which way does it shift?"))
        elif name == "by hand":
            requests.open(f"owner.{seat}")
        elif name == "why":
            requests.open(f"why_of.{seat}")
        elif name == "print":
            requests.open(f"print.{seat}")
        elif name == "evolve":
            self.page.leave()
            requests.open(f"learn.{seat}")


def _look(view: SeatView, seat: Seat) -> PilotSheetLook:
    from gattai_desktop.windows.games.gattai.pilot.sheet_looks import pilot_sheet_look

    return pilot_sheet_look(view, seat)
