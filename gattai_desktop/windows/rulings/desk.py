"""Opens the rulings of this table, and changes one where the Coach wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gattai_desktop.board.keys import RULINGS as RULED
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.gattai.book.rulings import RULINGS, rulings_of
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import Rule
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.rulings.looks import changes_in, ruling_looks

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

            self._room = RulingsRoom(self._window.paint, self._window)
            self._room.ruled.connect(self._rule)
            self._room.editionAsked.connect(self._other_edition)
            self._room.keysAsked.connect(lambda: self._window.keys.list_keys_of(RULED))
        return self._room

    def _other_edition(self) -> None:
        from gattai_desktop.windows.rulings.edition_flow import EditionFlow

        EditionFlow(self._window.requests).begin()

    @property
    def shown(self) -> bool:
        """Whether the room lies over the table."""
        return self._room is not None and self._room.isVisible()

    def open(self, name: str = "") -> None:
        """Show the rulings, with this one in focus."""
        window = self._window
        if window.model.game != GATTAI.key or window.model.veiled or (name and name not in RULINGS):
            return
        seen = window.seen
        window.sheet.hide()
        window.verdicts.put_away()
        self.room.enter(
            ruling_looks(seen, changes_in(window.model)),
            rulings_of(seen.sight).edition,
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
            edition = rulings_of(seen.sight).edition
            looks = ruling_looks(seen, changes_in(seen.model))
            self.room.show_looks(looks, edition, open_to_seat=self._window.by_hand.open_to_seat)

    def lay(self) -> None:
        """Stand below the header, in the colours and at the scale of the window."""
        if self._room is not None and self._room.paint is not self._window.paint:
            self._room.set_paint(self._window.paint)
        if self.shown:
            self.room.move_to(self._window.standing.below_header())

    def _rule(self, name: str, option: str, why: str) -> None:
        self._window.model.attempt(because(Rule(self._window.model.seat, name, option), why))
