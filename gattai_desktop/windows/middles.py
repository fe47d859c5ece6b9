"""The middles of the table window: one for each moment, made when the moment first comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.middle import Middle
from gattai_desktop.windows.outcome_middle import OutcomeMiddle
from gattai_desktop.windows.seen import Seen
from gattai_desktop.windows.table_layout import TableGrid

if TYPE_CHECKING:
    from gattai_desktop.windows.table_window import TableWindow


class Middles(QObject):
    """Keeps the middles and shows the one of the present moment."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._made: dict[str, Middle] = {}
        self.now: Middle | None = None

    def show_table(self, seen: Seen, grid: TableGrid | None, paint: Paint) -> bool:
        """Show the middle of the moment; say whether it is another than before."""
        moment = self._window.room.moment(seen)
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
            for other in self._made.values():
                other.setVisible(other is middle)
        return fresh

    def answers_itself(self) -> bool:
        """Whether the middle shows the answers of the open question, so that no plate need ask."""
        return self.now is not None and self.now.answers_itself()

    def _make(self, moment: str, paint: Paint) -> Middle:
        window = self._window
        middle = window.room.middles[moment](paint, window)
        self._made[moment] = middle
        middle.wished.connect(window.wish)
        middle.flowAsked.connect(window.begin_flow)
        middle.cardPicked.connect(window.lifting.lift)
        middle.serveAsked.connect(window.lifting.serve)
        middle.refusalAsked.connect(window.show_refusal)
        if isinstance(middle, OutcomeMiddle):
            middle.confirmAsked.connect(window.flows.confirm_apply)
        return middle
