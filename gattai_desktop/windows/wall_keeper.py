"""Keeps the wall of one table: where it stands, what it does, what the table's header says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.settings import OFF, WINDOW, Settings
from gattai_desktop.windows.table_menu import TableMenu
from gattai_desktop.windows.table_window import TableWindow
from gattai_desktop.windows.troubles import Troubles
from gattai_desktop.windows.wall_screens import wall_screen
from gattai_desktop.windows.window_place import shortcut, take_keys

if TYPE_CHECKING:
    from gattai_desktop.windows.projector_window import ProjectorWindow


class WallKeeper(QObject):
    """Opens the wall where the settings want it and there is such a place, and follows screens that come and go."""

    def __init__(self, table: TableWindow, menu: TableMenu, troubles: Troubles, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._menu = menu
        self._troubles = troubles
        self._settings = settings
        self.wall: ProjectorWindow | None = None
        menu.wallAsked.connect(self.show_menu)
        table.wallAsked.connect(lambda _place: self.show_menu())
        table.pushAsked.connect(self.push)
        table.log_desk.taking_back.proposed.connect(self.show_proposal)
        shortcut(table, "F12", self.blackout)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenAdded.connect(self._screens_changed)
            application.screenRemoved.connect(self._screens_changed)

    def choose(self, settings: Settings, paint: Paint) -> None:
        """Take other colours, and another place where that was chosen."""
        moved = settings.wall != self._settings.wall
        self._settings = settings
        if self.wall is not None:
            self.wall.set_paint(paint)
            take_keys(self.wall, paint.keys)
        if moved:
            self.place()

    def place(self) -> None:
        """Put the wall where the settings want it, as far as there is such a place now."""
        wish, here = self._settings.wall, self._table.screen()
        screen = wall_screen(wish, here)
        if screen is None and wish != WINDOW:
            if self.wall is not None and self.wall.showing != "lost":
                self.wall.close_wall()
            self._say()
            return
        wall = self._made()
        if screen is None:
            wall.show_window()
        elif not wall.show_on(screen, here):
            self._troubles.tell(
                self.tr("The wall is closed"),
                self.tr("{screen} shows the same picture as this window, so the room would see every Hand.").replace(
                    "{screen}", screen.name()
                ),
                self.tr("Extend the desktop to it instead of mirroring it, or choose another screen."),
            )
        self._table.activateWindow()

    def _made(self) -> ProjectorWindow:
        if self.wall is None:
            # Many a table has no wall.
            from gattai_desktop.windows.projector_window import ProjectorWindow

            self.wall = ProjectorWindow(self._table.model, self._table.paint)
            self.wall.showingChanged.connect(lambda _showing: self._say())
            shortcut(self.wall, "F12", self.blackout)
            take_keys(self.wall, self._table.paint.keys)
        return self.wall

    def close(self) -> None:
        """Take the wall down for good."""
        wall, self.wall = self.wall, None
        if wall is not None:
            wall.hide()
            wall.deleteLater()

    def blackout(self) -> None:
        """Make the wall dark, or bright again."""
        if self.wall is not None:
            self.wall.blackout()

    def push(self) -> None:
        """Throw the preview that is open on the wall; pressed again, take it away."""
        if self.wall is None or self.wall.showing not in ("live", "hold"):
            self._troubles.tell(self.tr("The wall is closed"), self.tr("Open it from the menu, and push once more."))
            return
        bubble = self._table.carrying.bubble
        if bubble.isVisible():
            self.wall.push(bubble.look)
        elif self.wall.pushed.look is not None:
            self.wall.push(None)
        else:
            words = self.tr("Hold a card over a place: what its play would do can be pushed to the wall.")
            self._troubles.tell(self.tr("Nothing is looked at"), words)

    def show_proposal(self, look: BubbleLook | None) -> None:
        """Let the room see what is to be taken back, for as long as it is talked about."""
        if self.wall is not None:
            self.wall.push(look)

    def show_menu(self) -> None:
        """Ask what the wall shall do, and where."""
        self._menu.show_wall(self._made(), self._settings)

    def _screens_changed(self) -> None:
        lost = self.wall is not None and self.wall.showing == "lost"
        if not lost and self._settings.wall not in (WINDOW, OFF):
            self.place()

    def _say(self) -> None:
        """Say in the table's header what the wall shows."""
        showing = self.wall.showing if self.wall is not None else "closed"
        words = {
            "live": self.tr("Live"),
            "hold": self.tr("Hold"),
            "black": self.tr("Black"),
            "lost": self.tr("Wall unplugged"),
            "closed": self.tr("No wall"),
        }[showing]
        self._table.header.set_wall(words, struck=showing in ("lost", "closed", "black"))
