"""Shows a replay that was opened without a table on the wall: the same moment, as everybody saw it (LOOK 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_layout import LEAST_WIDTH
from gattai_desktop.windows.settings.settings import WINDOW
from gattai_desktop.windows.settings.window_place import shortcut, stand_beside, take_keys
from gattai_desktop.windows.wall.screens import ScreenWatch, mirroring_screen, wall_screen

if TYPE_CHECKING:
    from gattai_desktop.windows.replay.window import ReplayWindow
    from gattai_desktop.windows.wall.projector_window import ProjectorWindow


class ReplayWall(QObject):
    """Keeps the wall of one replay where the settings want it, and closes it with the replay.

    Where the wall's screen shows the same picture as the replay's own, it stays closed.
    """

    def __init__(self, window: ReplayWindow, room: GameRoom, wish: str) -> None:
        """wish: the screen of the wall, as the settings name it."""
        super().__init__(window)
        self._window, self._room, self._wish = window, room, wish
        self.wall: ProjectorWindow | None = None
        ScreenWatch(self).changed.connect(self.place)
        window.past.moved.connect(lambda _before: self._follow())
        window.closed.connect(lambda _opened: self._end())
        shortcut(window, "F12", self.blackout)

    def place(self) -> None:
        """Put the wall on its screen, if there is one now."""
        here = self._window.screen()
        screen = wall_screen(self._wish, here)
        if (screen is None and self._wish != WINDOW) or mirroring_screen(here) is not None or screen is here:
            if self.wall is not None:
                self.wall.close_wall()
            return
        wall = self._made()
        if screen is not None:
            wall.show_on(screen, here)
        elif not wall.isVisible():
            wall.show_window()
            if not self._window.isFullScreen():
                stand_beside(wall, self._window, LEAST_WIDTH)
        self._window.activateWindow()

    def set_paint(self) -> None:
        """Take the colours of the replay."""
        if self.wall is not None:
            self.wall.set_paint(self._window.paint)
            take_keys(self.wall, self._window.paint.keys)

    def blackout(self) -> None:
        """Make the wall dark, or bright again."""
        if self.wall is not None:
            self.wall.blackout()

    def _made(self) -> ProjectorWindow:
        if self.wall is None:
            # Most replays have no wall.
            from gattai_desktop.windows.wall.awake import Awake
            from gattai_desktop.windows.wall.keys_back import KeysBack
            from gattai_desktop.windows.wall.projector_window import ProjectorWindow

            past = self._window.past
            self.wall = ProjectorWindow(past, self._room, self._window.paint)
            self.wall.look_back(past)
            KeysBack(self.wall, self._window)
            Awake(self.wall)
            shortcut(self.wall, "F12", self.blackout)
            take_keys(self.wall, self._window.paint.keys)
        return self.wall

    def _follow(self) -> None:
        if self.wall is not None:
            self.wall.follow()

    def _end(self) -> None:
        wall, self.wall = self.wall, None
        if wall is not None:
            wall.hide()
            wall.deleteLater()
