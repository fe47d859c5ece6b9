"""Opens the odds of a fight over the table when the CPU's seat asks how hard it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gattai_desktop.board.keys import COUNTED
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.kit.page_overlay import PageOverlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.games.virtual_machine.fight_odds_room import FightCounting, FightOddsRoom


class FightOddsOpener(PageOverlay["FightOddsRoom"]):
    """The page of odds of a fight as an overlay. Only the CPU's seat may open it."""

    name = "odds"
    place = COUNTED

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(requests, root)
        self.counting: FightCounting | None = None
        """What counts; None before it was opened."""

    def make(self) -> FightOddsRoom:
        # A table that never asks for odds needs no automatic players and no other processes.
        from gattai_desktop.windows.games.virtual_machine.fight_odds_room import FightCounting, FightOddsRoom

        self.counting = FightCounting(self.requests.view.model, self)
        return FightOddsRoom(self.root.paint, self.counting, self.root)

    def can_open(self, about: str) -> bool:
        return self._may(self.requests.view)

    def _may(self, view: SeatView) -> bool:
        return view.sight.seat == CPU and not view.model.curtain_down

    def open(self, about: str) -> None:
        self.page.enter(self.root.below_header())

    def show_view(self, view: SeatView) -> None:
        """Close the page when another seat sits down: MCs must not see it."""
        if not self._may(view):
            self.close()

    def end(self) -> None:
        if self.counting is not None:
            self.counting.stop()
