"""Searches the shelf: a field above the sessions, which leaves those that hold every word that is typed."""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import SHELF
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.search_field import SearchField, finder
from gattai_desktop.windows.shelf.session_card import SessionCard

MANY: Final = 6
"""With more sessions than these the shelf can be searched; fewer are in sight together."""


class ShelfSearch(SearchField):
    """The field. It is there where many sessions lie, and empty where few do."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        hints = (self.tr("Name, game, who played"), self.tr("Search"))
        super().__init__(paint.in_room(SHELF), self.tr("Search the sessions"), hints, parent, letters=18)
        self.hide()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint.in_room(SHELF))

    def serve(self, count: int) -> None:
        """Be there for so many sessions, or not."""
        if count <= MANY:
            self.clear()
        self.setVisible(count > MANY)

    def begin_with(self, typed: str) -> bool:
        """Search for what somebody began to type over the sessions; return whether the shelf can be searched."""
        if self.isHidden() or not typed.isalnum():
            return False
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setText(typed)
        return True

    def fitting(self, cards: Iterable[SessionCard]) -> list[SessionCard]:
        """Return the cards that hold every word: in what stands on them, in the game's name, in who played."""
        finds = finder(self.text())
        return [card for card in cards if finds(f"{card.look.told} {card.look.known_by}")]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape shows all sessions again, and goes back to them."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.onward.emit()
        else:
            super().keyPressEvent(event)


def goal(key: int, stops: list[PaintedButton], at: PaintedButton, page: int) -> PaintedButton | None:
    """Return where Home, End, PageUp or PageDown leads of these in their order; page: how many are in sight at once."""
    place = stops.index(at) if at in stops else 0
    steps: Mapping[int, int] = {
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: len(stops) - 1,
        Qt.Key.Key_PageUp: place - page,
        Qt.Key.Key_PageDown: place + page,
    }
    found = steps.get(key)
    return stops[min(max(found, 0), len(stops) - 1)] if found is not None and stops else None
