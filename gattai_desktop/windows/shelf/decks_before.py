"""Opens the room in which decks are built over the first window."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import DECKS
from gattai_desktop.board.paint import Paint
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.windows.games.register import has_decks, workshop_of
from gattai_desktop.windows.shelf.pages_before import PageBefore


def games_with_decks() -> tuple[str, ...]:
    """Return the games that are offered and have decks to be built."""
    return tuple(key for key in KEYS if has_decks(key))


def _shuffled(cards: Sequence[str]) -> Iterable[str]:
    """Shuffle for a hand on trial, which is no part of a game: nothing is recorded of it."""
    return random.SystemRandom().sample(cards, len(cards))


class DecksBefore(PageBefore):
    """The decks of a game over the first window."""

    room = DECKS

    def __init__(
        self, window: QWidget, paint: Callable[[], Paint], folder: Path, sessions: Callable[[], Iterable[Path]]
    ) -> None:
        """paint: returns the window's Paint. folder: where this person's decks are. sessions: the shelf's files."""
        super().__init__(window, paint)
        self._folder, self._sessions = folder, sessions

    def of_game(self, game: str) -> tuple[tuple[str, str], ...]:
        """Return the name and the list of every deck that this person has for a game; none that cannot be read."""
        from gattai_desktop.sessions.own_decks import DeckNotKept, OwnDecks

        decks = OwnDecks(self._folder, game)
        found: list[tuple[str, str]] = []
        for name in decks.names():
            with suppress(DeckNotKept):
                found.append((name, decks.text(name)))
        return tuple(found)

    def show_first(self) -> None:
        """Show the decks of the first game that has some."""
        self.show(games_with_decks()[0])

    def show(self, game: str, then: Callable[[], object] | None = None) -> None:
        """Show the decks of a game, by its key; then: what follows once they are left."""
        workshop = workshop_of(game, self._folder.parent / "packs")
        if workshop is None:
            return
        self.game = game
        from gattai_desktop.sessions.own_decks import OwnDecks
        from gattai_desktop.sessions.played import PlayedDecks, played_decks
        from gattai_desktop.windows.desk.deck_room import DeckRoom
        from gattai_desktop.windows.desk.look_again import LookAgain

        def played() -> PlayedDecks:
            return played_decks(self._sessions(), game)

        kept = OwnDecks(self._folder, game)
        made = self.put(DeckRoom(self._paint(), self._window, workshop, kept, _shuffled, played))
        LookAgain(made, made.look_again)
        if then is not None:
            made.closed.connect(then)
        made.enter(self.place())
