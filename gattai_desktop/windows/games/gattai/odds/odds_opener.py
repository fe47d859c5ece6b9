"""Opens the room of odds over the table when the Coach asks how hard a fight is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import ODDS
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.games.gattai.odds.asked_fights import AskedFights


class OddsOpener(Overlay):
    """Keeps the one room of odds of a table, made when it is first asked for. Only the Coach's seat gets in."""

    name = "odds"
    place = ODDS

    def __init__(self, requests: Requests, root: TableRoot, room: GameRoom) -> None:
        super().__init__(root)
        self._requests = requests
        self._root = root
        self._room = room
        self._made: AskedFights | None = None

    @property
    def fights(self) -> AskedFights:
        """What is asked in the room, with the room itself."""
        if self._made is None:
            # A table that never asks for odds needs no automatic players and no other processes.
            from gattai_desktop.windows.games.gattai.odds.asked_fights import AskedFights

            self._made = AskedFights(self._requests, self._root, self._room, self)
        return self._made

    def widgets(self) -> Sequence[QWidget]:
        return (self._made.room,) if self._made is not None else ()

    def can_open(self, about: str) -> bool:
        return self._requests.view.is_coach and not self._requests.view.model.curtain_down

    def open(self, about: str) -> None:
        """Show the odds of the whole Team against the strongest Threat."""
        fights = self.fights
        fights.room.set_paint(self._root.paint)
        fights.ask()
        fights.room.enter(fights.rehearsing, self._root.below_header())

    def close(self) -> None:
        self.fights.room.leave()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        room = self.fights.room
        return (FocusGroup(room, room.again.setFocus),)

    def show_view(self, view: SeatView) -> None:
        """Close the room when another seat sits down: Pilots must not see it."""
        if not view.is_coach:
            self.close()

    def lay(self) -> None:
        if self.shown:
            self.fights.room.move_to(self._root.below_header())

    def set_paint(self, paint: Paint) -> None:
        if self._made is not None:
            self._made.room.set_paint(paint)

    def end(self) -> None:
        if self._made is not None:
            self._made.rehearsing.stop()
