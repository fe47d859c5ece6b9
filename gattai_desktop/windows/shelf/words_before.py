"""Lists the words of a game over the first window, before any table is open."""

from __future__ import annotations

from gattai_desktop.board.keys import WORDS
from gattai_desktop.windows.shelf.page_before import PageBefore


class WordsBefore(PageBefore):
    """The list of a game's words over the first window."""

    room = WORDS

    def show(self, game: str) -> None:
        """Show the words of a game, by its key."""
        from gattai_desktop.windows.glossary.words_room import WordsRoom

        self.put(WordsRoom(self._paint(), self._window, game)).enter(self.place())
