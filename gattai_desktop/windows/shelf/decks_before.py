"""Opens the room in which decks are built over the first window."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.windows.games.register import workshop_of

if TYPE_CHECKING:
    from gattai_desktop.windows.desk.deck_room import DeckRoom


def games_with_decks() -> tuple[str, ...]:
    """Return the games that are offered and have decks to be built."""
    return tuple(key for key in KEYS if workshop_of(key) is not None)


def _shuffled(cards: Sequence[str]) -> Iterable[str]:
    """Shuffle for a hand on trial, which is no part of a game: nothing is recorded of it."""
    return random.SystemRandom().sample(cards, len(cards))


class DecksBefore(QObject):
    """The decks of a game over the first window.

    Signals:
        keysAsked: the list of keys.
    """

    keysAsked = Signal()

    def __init__(self, window: QWidget, paint: Callable[[], Paint], folder: Path) -> None:
        """paint: returns the window's Paint. folder: where the decks of this person are."""
        super().__init__(window)
        self._window, self._paint, self._folder = window, paint, folder
        self.page: DeckRoom | None = None

    def show_first(self) -> None:
        """Show the decks of the first game that has some."""
        self.show(games_with_decks()[0])

    def show(self, game: str) -> None:
        """Show the decks of a game, by its key."""
        workshop = workshop_of(game)
        if workshop is None:
            return
        from gattai_desktop.sessions.own_decks import OwnDecks
        from gattai_desktop.windows.desk.deck_room import DeckRoom

        if self.page is not None:
            self.page.deleteLater()
        self.page = DeckRoom(self._paint(), self._window, workshop, OwnDecks(self._folder, game), _shuffled)
        self.page.keysAsked.connect(self.keysAsked)
        self.page.enter(self._window.rect())

    def follow(self) -> None:
        """Take the window's size and colours."""
        if self.page is not None and self.page.isVisible():
            self.page.set_paint(self._paint())
            self.page.move_to(self._window.rect())
