"""Opens the rulings of this table, and changes one where the Coach wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gattai_desktop.board.keys import RULINGS as RULED
from gattai_desktop.content.boxes import box
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.by_hand_values import SetRuling
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.rulings.looks import RulingLook, changes_in, ruling_looks, rulings_at

if TYPE_CHECKING:
    from gattai_desktop.windows.rulings.room import RulingsRoom
    from gattai_desktop.windows.table.table_window import TableWindow


class RulingsDesk(QObject):
    """Keeps the one room of rulings of a table window."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._room: RulingsRoom | None = None

    @property
    def room(self) -> RulingsRoom:
        """The room, furnished when somebody first looks into it."""
        if self._room is None:
            from gattai_desktop.windows.rulings.room import RulingsRoom

            self._room = RulingsRoom(self._window.paint, self._window, box(self._window.model.game).rulings.chapters)
            self._room.ruled.connect(self._rule)
            self._room.editionAsked.connect(lambda: self._window.requests.open("edition"))
            self._room.keysAsked.connect(lambda: self._window.keys.list_keys_of(RULED))
        return self._room

    @property
    def shown(self) -> bool:
        """Whether the room lies over the table."""
        return self._room is not None and self._room.isVisible()

    def open(self, name: str = "") -> None:
        """Show the rulings, with this one in focus."""
        window = self._window
        names = [row.name for row in rulings_at(window.model)]
        if not names or window.model.veiled or (name and name not in names):
            return
        window.sheet.hide()
        window.verdicts.put_away()
        self.room.enter(
            *self._shown_now(),
            self._window.standing.below_header(),
            name,
            open_to_seat=window.by_hand.open_to_seat,
        )
        window.standing.stack()

    def show_table(self, seen: SeatView) -> None:
        """Show what a ruling has become; behind a curtain nothing."""
        if not self.shown:
            return
        if seen.model.curtain_down:
            self.room.hide()
        else:
            self.room.show_looks(*self._shown_now(), open_to_seat=self._window.by_hand.open_to_seat)

    def lay(self) -> None:
        """Stand below the header, in the colours and at the scale of the window."""
        if self._room is not None and self._room.paint is not self._window.paint:
            self._room.set_paint(self._window.paint)
        if self.shown:
            self.room.move_to(self._window.standing.below_header())

    def _shown_now(self) -> tuple[tuple[RulingLook, ...], str]:
        """The rulings as they stand, and the edition that is played; "" in a game that has only one."""
        model = self._window.model
        return ruling_looks(model, changes_in(model)), next((row.edition for row in rulings_at(model)), "")

    def _rule(self, name: str, option: str, why: str) -> None:
        model = self._window.model
        ruled = model.by_hand(SetRuling)
        if ruled is not None:
            model.attempt(because(ruled(model.seat, name, option), why))
