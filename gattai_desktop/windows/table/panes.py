"""The middle of the table window: another for each moment, made when the moment comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.card import Card
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow


class Panes(QObject):
    """Makes and shows the middle of the present moment."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._made: dict[str, Pane] = {}
        self.now: Pane | None = None

    def show_table(self, seen: SeatView, grid: TableGrid | None, paint: Paint) -> bool:
        """Show the middle of the moment; say whether it is another than before."""
        moment = self._window.room.pane(seen)
        middle = self._made.get(moment) or self._make(moment, paint)
        fresh = middle is not self.now
        self.now = middle
        middle.show_table(seen)
        if fresh:
            if grid is not None:
                middle.set_paint(paint)
                middle.lay(grid)
            # The new one is there before the old one goes: the keyboard goes over to it, not to a rail.
            middle.show()
            self._put_away_all_but(moment)
        return fresh

    def _put_away_all_but(self, moment: str) -> None:
        """Let the other middles go: one that is only hidden would still tell of the seat that it was last shown to."""
        for gone in self._made.keys() - {moment}:
            other = self._made.pop(gone)
            take_away(other)

    def hand_focused(self, card: Card | None) -> None:
        """The hand's focus or the pointer has come to a card."""
        if self.now is not None:
            self.now.hand_focused(card)

    def answers_itself(self) -> bool:
        """Whether the middle shows the answers of the open question, so that no plate need ask."""
        return self.now is not None and self.now.answers_itself()

    def _make(self, moment: str, paint: Paint) -> Pane:
        window = self._window
        middle = self._made[moment] = window.room.panes[moment](paint, window.requests, window)
        return middle
