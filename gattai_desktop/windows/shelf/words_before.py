"""Lists the words of a game over the first window, before any table is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint

if TYPE_CHECKING:
    from gattai_desktop.windows.glossary.words_room import WordsRoom


class WordsBefore(QObject):
    """The list of a game's words over the first window.

    Signals:
        keysAsked: the list of keys.
    """

    keysAsked = Signal()

    def __init__(self, window: QWidget, paint: Callable[[], Paint]) -> None:
        """paint: returns the window's Paint."""
        super().__init__(window)
        self._window = window
        self._paint = paint
        self.page: WordsRoom | None = None

    def show(self, game: str) -> None:
        """Show the words of a game, by its key."""
        from gattai_desktop.windows.glossary.words_room import WordsRoom

        if self.page is not None:
            self.page.deleteLater()
        self.page = WordsRoom(self._paint(), self._window, game)
        self.page.keysAsked.connect(self.keysAsked)
        self.page.enter(self._window.rect())

    def follow(self) -> None:
        """Take the window's size and colours."""
        if self.page is not None and self.page.isVisible():
            self.page.set_paint(self._paint())
            self.page.move_to(self._window.rect())
