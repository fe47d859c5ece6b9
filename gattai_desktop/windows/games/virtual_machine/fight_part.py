"""What the parts of a fight's pane have in common: Count, battlefield, test strip, picks, process, Interrupt.

The pane makes each part once, gives it a place with `setGeometry` (`fight_grid.py`), and after that only speaks to it
by what stands here.
"""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class FightPart(PaintedGroup):
    """A part of a fight's pane.

    Signals:
        considered(Move | None): a target, an area or an action is pointed at or in focus, and this is what it would do.
        opened(str): a page of the pane is to be opened or closed, by its name: "team".
    """

    considered = Signal(object)
    opened = Signal(str)

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.requests = requests

    def show_view(self, view: SeatView) -> None:
        """Show what the seat sees."""
        raise NotImplementedError

    def consider(self, move: Move | None) -> None:
        """Show what a move would do; None: nothing."""

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a place is, in global coordinates; None where it is not shown here."""
        return None

    def in_sight(self, place: Place) -> bool:
        """Whether a place is not scrolled away, as on an enlarged map: its middle is seen, or it is not here at all."""
        found = self.rect_of(place)
        return found is None or self.globally().contains(found.center())

    def name_of(self, place: Place) -> str:
        """Return what a place of this part is called; "" for one that is not here."""
        return ""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops in this part, in order."""
        return (FocusGroup(self, first_child(self)),)

    def press(self, letter: str) -> bool:
        """Do what a letter means here; say whether it means anything."""
        return False
