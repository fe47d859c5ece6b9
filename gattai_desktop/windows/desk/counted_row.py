"""A card in a list that says how many of it are in a deck, with a place to press that takes one out."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.desk.deck_row import DeckRow
from gattai_desktop.windows.kit.deck_workshop import DeckCard

LESS: Final = 34.0
"""Width of the place that takes one out, drawing pixels."""


class CountedRow(DeckRow):
    """A press adds one; at the right end, where a minus stands while there are some, it takes one out."""

    most_kept = LESS

    def __init__(self, paint: Paint, card: DeckCard, parent: QWidget) -> None:
        super().__init__(paint, card, parent)
        self._at: QPointF | None = None  # where the pointer let it go

    def set_copies(self, copies: int) -> None:
        self.right_kept = LESS if copies else 0.0
        super().set_copies(copies)

    def draw(self, whole: Drawing) -> None:
        super().draw(whole)
        if self.copies:
            left = whole.wide - LESS - 2
            whole.stroke(left, 10, left, whole.high - 10, "line", 1.0)
            style = strong(20)
            whole.text(left + LESS / 2, whole.base(whole.middle, style), "−", style, "text", align="middle")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._at = event.position()
        super().mouseReleaseEvent(event)
        self._at = None

    def _chosen(self) -> None:
        if self.copies and self._at is not None and self._at.x() > self.width() - self.paint.px(LESS):
            self.takenOut.emit(self.card.key)
        else:
            super()._chosen()
