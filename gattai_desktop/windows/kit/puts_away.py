"""Lets Escape put away what a part has open below it, before it would leave the page or the room."""

from PySide6.QtGui import QKeyEvent

from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.paint import PaintedGroup


class PutsAway(PaintedGroup):
    """A part of a room that may have something open: a list to choose from, a search."""

    def put_away(self) -> bool:
        """Put away what is open, and say whether anything was."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put away what is open at Escape; hand everything else on."""
        if self.paint.keys.meant(pressed_key(event)) != "Esc" or not self.put_away():
            super().keyPressEvent(event)
