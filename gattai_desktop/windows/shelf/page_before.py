"""Opens a page over the whole first window, before any table is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import WORDS
from gattai_desktop.board.paint import Paint

if TYPE_CHECKING:
    from gattai_desktop.windows.kit.over_table import OverTable

PageT = TypeVar("PageT", bound="OverTable")


class PageBefore(QObject):
    """A page that is made anew each time it is opened.

    Signals:
        keysAsked(): the list of keys.
    """

    keysAsked = Signal()

    room = ""
    """The name by which its keys are listed (`board.keys`)."""

    def __init__(self, window: QWidget, paint: Callable[[], Paint]) -> None:
        """paint: returns the window's Paint."""
        super().__init__(window)
        self._window, self._paint = window, paint
        self.page: OverTable | None = None
        """The page; None before it was first opened."""

    def put(self, page: PageT) -> PageT:
        """Put a fresh page in the place of the one before, and return it."""
        if self.page is not None:
            self.page.deleteLater()
        self.page = page
        page.keysAsked.connect(self.keysAsked)
        return page

    def place(self) -> QRect:
        """Return the part of the window that the page covers."""
        return self._window.rect()

    def holds(self, part: QWidget) -> bool:
        """Whether a widget is a part of the page that is shown now."""
        return self.page is not None and self.page.isVisible() and self.page.isAncestorOf(part)

    def follow(self) -> None:
        """Take the window's size and colours."""
        if self.page is not None and self.page.isVisible():
            self.page.set_paint(self._paint())
            self.page.move_to(self.place())


class WordsBefore(PageBefore):
    """The list of a game's words over the first window."""

    room = WORDS

    def show(self, game: str) -> None:
        """Show the words of a game, by its key."""
        from gattai_desktop.windows.glossary.words_room import WordsRoom

        self.put(WordsRoom(self._paint(), self._window, game)).enter(self.place())
