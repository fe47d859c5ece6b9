"""Opens the odds of a fight over the table when the CPU's seat asks how hard it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import COUNTED
from gattai_desktop.board.paint import Paint
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.games.virtual_machine.fight_counting import FightCounting
    from gattai_desktop.windows.games.virtual_machine.fight_odds_room import FightOddsRoom


class FightOddsOpener(Overlay):
    """Keeps the one room of odds of a fight, made when it is first asked for. Only the CPU's seat gets in."""

    name = "odds"
    place = COUNTED

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(root)
        self._requests, self._root = requests, root
        self._room: FightOddsRoom | None = None
        self.counting: FightCounting | None = None
        """What counts; None before it was opened."""

    @property
    def room(self) -> FightOddsRoom:
        """The room."""
        if self._room is None:
            # A table that never asks for odds needs no automatic players and no other processes.
            from gattai_desktop.windows.games.virtual_machine.fight_counting import FightCounting
            from gattai_desktop.windows.games.virtual_machine.fight_odds_room import FightOddsRoom

            self.counting = FightCounting(self._requests.view.model, self)
            self._room = FightOddsRoom(self._root.paint, self.counting, self._root)
            self._room.keysAsked.connect(lambda: self._requests.open(f"keys.{COUNTED}"))
        return self._room

    def widgets(self) -> Sequence[QWidget]:
        return (self._room,) if self._room is not None else ()

    def can_open(self, about: str) -> bool:
        return self._may(self._requests.view)

    def _may(self, view: SeatView) -> bool:
        return view.sight.seat == CPU and not view.model.curtain_down

    def open(self, about: str) -> None:
        self.room.set_paint(self._root.paint)
        self.room.enter(self._root.below_header())

    def close(self) -> None:
        self.room.leave()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.room, self.room.again.setFocus),)

    def show_view(self, view: SeatView) -> None:
        """Close the room when another seat sits down: MCs must not see it."""
        if not self._may(view):
            self.close()

    def lay(self) -> None:
        if self.shown:
            self.room.move_to(self._root.below_header())

    def set_paint(self, paint: Paint) -> None:
        if self._room is not None:
            self._room.set_paint(paint)

    def end(self) -> None:
        if self.counting is not None:
            self.counting.stop()
