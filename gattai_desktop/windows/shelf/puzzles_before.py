"""Shows the puzzles as a page of the first window, before any table is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.room_pane import RoomPanes

if TYPE_CHECKING:
    from gattai_desktop.windows.shelf.puzzle_menu import PuzzleMenu
    from gattai_desktop.windows.shelf.puzzle_room import PuzzleRoom


class PuzzlesBefore(QObject):
    """The page of puzzles among the rooms of the first window; made when it is first asked for.

    Signals:
        shown(Room): the page is to be seen. left: the shelf is to be seen again.
        played(str, str, bool): the puzzle of a game is to be played; whether its answer is to be shown.
        settingsChosen(Settings): what is kept of the puzzles was changed.
    """

    shown = Signal(object)
    left = Signal()
    played = Signal(str, str, bool)
    settingsChosen = Signal(object)

    def __init__(
        self, panes: RoomPanes, sheet: QWidget, paint: Callable[[], Paint], settings: Callable[[], Settings]
    ) -> None:
        """panes: the window's rooms; sheet: what lies over each of them. The others return those of the window."""
        super().__init__(panes)
        self._panes, self._sheet = panes, sheet
        self._paint, self._settings = paint, settings

    @property
    def room(self) -> PuzzleRoom:
        """The page itself."""
        return self._menu.room

    @cached_property
    def _menu(self) -> PuzzleMenu:
        from gattai_desktop.windows.settings.puzzle_progress import read_progress
        from gattai_desktop.windows.shelf.puzzle_menu import PuzzleMenu

        made = PuzzleMenu(lambda: read_progress(self._settings().puzzles), self._paint(), self._panes.window)
        made.shown.connect(lambda: self.shown.emit(made.room))
        made.played.connect(self.played)
        made.helped.connect(self._helped)
        made.room.backAsked.connect(self.left)
        made.room.moved.connect(self._panes.moved)
        self._panes.add(made.room).stackUnder(self._sheet)
        return made

    def show(self, game: str = "", at: str = "") -> None:
        """Show the puzzles of a game as they are now. at: the one in focus."""
        self._menu.show(game, at)

    def tell_try(self, game: str, puzzle: str, words: str) -> None:
        """Remember what a try lost, until the program ends."""
        self._menu.tell_try(game, puzzle, words)

    def set_paint(self, paint: Paint) -> None:
        """Take other colours, where it was made."""
        if "_menu" in self.__dict__:
            self.room.set_paint(paint)

    def _helped(self, game: str, puzzle: str) -> None:
        from gattai_desktop.windows.settings.puzzle_progress import PuzzleProgress, with_progress

        self.settingsChosen.emit(with_progress(self._settings(), game, puzzle, PuzzleProgress.helped))
