"""Opens the sheets of Pilots, and does what is pressed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.theme import pilot as colour_of
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.by_hand_values import SetValue
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import FireFor
from gattai_desktop.games.gattai.pilots.evolving import (
    AdvanceClass,
    EvolveCommitment,
    EvolveRobo,
    EvolveTech,
    EvolveUniversal,
    RestorePoint,
)
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.pilots.shifts import ShiftFor
from gattai_desktop.games.move import Move, Text
from gattai_desktop.windows.games.gattai.panes.throwdown_pane import ThrowdownPane
from gattai_desktop.windows.games.gattai.pilot.looks import pilot_sheet_look
from gattai_desktop.windows.games.gattai.pilot.sheet import PilotSheet
from gattai_desktop.windows.kit.seat_view import SeatView

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow

_EVOLVING = (AdvanceClass, EvolveCommitment, EvolveRobo, EvolveTech, EvolveUniversal, RestorePoint)


class PilotDesk(QObject):
    """Keeps the one sheet of Pilots of a table window."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._seat: Seat = ""
        self.sheet = PilotSheet(window.paint, window)
        self.sheet.turned.connect(self._turn)
        self.sheet.used.connect(self._use)
        self.sheet.pressed.connect(self._pressed)
        self.sheet.keysAsked.connect(lambda: window.keys.list_keys_of(PILOT))

    @property
    def shown(self) -> bool:
        """Whether a sheet lies over the middle."""
        return self.sheet.isVisible()

    def open(self, seat: Seat) -> None:
        """Show the sheet of a Pilot; in a fight the Strike scale looks from her side as well."""
        window = self._window
        if window.model.game != GATTAI.key or seat not in window.seen.pilots:
            return
        self._seat = seat
        if isinstance(window.middle, ThrowdownPane):
            window.middle.look_at(seat)
        self.sheet.open(pilot_sheet_look(window.seen, seat), self._room())
        window.standing.stack()

    def open_by_letter(self, letter: str) -> bool:
        """Show the sheet of the Pilot with this letter; say whether there is one."""
        for seat in self._window.seen.pilots if self._window.model.game == GATTAI.key else ():
            if letter and colour_of(seat).letter == letter:
                self.open(seat)
                return True
        return False

    def show_table(self, seen: SeatView) -> None:
        """Show what is new of her; behind a curtain nothing."""
        if not self.sheet.isVisible():
            return
        if seen.model.curtain_down:
            self.sheet.hide()
        else:
            self.sheet.set_look(pilot_sheet_look(seen, self._seat))

    def lay(self) -> None:
        """Stand where the window has room for a sheet."""
        self.sheet.move_to(self._room())

    def _room(self) -> QRect:
        """The middle from the header to the upper edge of the hand."""
        room, grid = self._window.sheet_room(), self._window.grid
        if grid is not None:
            room.setBottom(round(grid.hand.top() + grid.scale.px(16)))
        return room

    def _turn(self, step: int) -> None:
        seats = self._window.seen.pilots
        if self._seat in seats:
            self.open(seats[(seats.index(self._seat) + step) % len(seats)])

    def _use(self, move: Move) -> None:
        """What is used often asks something at once: the sheet makes room."""
        self.sheet.leave()
        self._window.requests.play(move)

    def _pressed(self, name: str) -> None:
        window, seat = self._window, self._seat
        if name == "schism":
            self._use(FireFor(COACH_SEAT, Text("+Schism:Self(1)"), seat))
        elif name == "lesson":
            path, setting = f"pilot.{seat}.lessons", window.model.by_hand(SetValue)
            if setting is not None:
                window.requests.play(setting(COACH_SEAT, path, str(window.seen.number(path) + 1)))
        elif name == "shift":
            moves = [ShiftFor(COACH_SEAT, seat, stat) for stat in STATS]
            allowed = [move for move in moves if window.model.judge(move).allowed]
            window.requests.choose(allowed, self.tr("Which way does it shift?"))
        elif name == "by hand":
            window.of_owner(seat)
        elif name == "why":
            window.log_desk.why_owner(seat)
        elif name == "evolve":
            window.requests.choose(
                [move for move in window.seen.options if isinstance(move, _EVOLVING)], self.tr("What evolves?")
            )
