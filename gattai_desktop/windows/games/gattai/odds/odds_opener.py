"""Opens the page of odds over the table when the Coach asks how hard a fight is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gattai_desktop.board.keys import ODDS
from gattai_desktop.windows.kit.page_overlay import PageOverlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.games.gattai.odds.asked_fights import AskedFights
    from gattai_desktop.windows.games.gattai.odds.odds_room import OddsRoom


class OddsOpener(PageOverlay["OddsRoom"]):
    """The page of odds of a table as an overlay. Only the Coach's seat may open it."""

    name = "odds"
    place = ODDS

    def __init__(self, requests: Requests, root: TableRoot, room: GameRoom) -> None:
        super().__init__(requests, root)
        self._room = room
        self._fights: AskedFights | None = None

    def make(self) -> OddsRoom:
        return self.fights.room

    @property
    def fights(self) -> AskedFights:
        if self._fights is None:
            # A table that never asks for odds needs no automatic players and no other processes.
            from gattai_desktop.windows.games.gattai.odds.asked_fights import AskedFights

            self._fights = AskedFights(self.requests, self.root, self._room, self)
        return self._fights

    def can_open(self, about: str) -> bool:
        return self.requests.view.is_coach and not self.requests.view.model.curtain_down

    def open(self, about: str) -> None:
        """Show the odds of the whole Team against the strongest Threat."""
        self.fights.ask()
        self.page.enter(self.fights.rehearsing, self.root.below_header())

    def show_view(self, view: SeatView) -> None:
        """Close the page when another seat sits down: Pilots must not see it."""
        if not view.is_coach:
            self.close()

    def end(self) -> None:
        if self._fights is not None:
            self._fights.rehearsing.stop()
