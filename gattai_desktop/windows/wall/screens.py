"""Finds the screen for the wall, which may not show the table window's picture, fills it, and tells of changes."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gattai_desktop.windows.settings.settings import AUTO, OFF, WINDOW

_APART: Final = "seen apart"
"""The property of a screen that holds its place and the table's when somebody saw that it shows another picture."""


def screen_called(name: str) -> QScreen | None:
    """Return the screen of that name, None where it is not plugged in."""
    return next((screen for screen in QGuiApplication.screens() if screen.name() == name), None)


def wall_screen(wish: str, table: QScreen | None) -> QScreen | None:
    """Return the screen that the settings mean now, None where the wall has none.

    table: the screen of the table window, which is never the wall's unless it was named.
    """
    if wish in (WINDOW, OFF):
        return None
    if wish != AUTO:
        return screen_called(wish)
    return next(
        (screen for screen in QGuiApplication.screens() if screen is not table and not _same(screen, table)), None
    )


def wall_name(wish: str, window: QWidget | None) -> str:
    """Return the name of the screen that the settings mean now, "" where there is none; window: the table's."""
    here = window.screen() if window is not None and isValid(window) else QGuiApplication.primaryScreen()
    screen = wall_screen(wish, here)
    return screen.name() if screen is not None else ""


def _same(one: QScreen, other: QScreen | None) -> bool:
    return other is not None and one.geometry() == other.geometry()


def mirroring_screen(table: QScreen | None) -> QScreen | None:
    """Return a screen that mirrors the table's own; None where there is none."""
    return next((one for one in QGuiApplication.screens() if one is not table and is_mirrored(one, table)), None)


def is_mirrored(screen: QScreen, table: QScreen | None) -> bool:
    """Return whether the wall's screen would show the table's picture too."""
    if table is None or screen.property(_APART) == (screen.geometry(), table.geometry()):
        return False
    return overlap([screen.geometry()], table.geometry())


def may_be_apart(screen: QRect, table: QRect) -> bool:
    """Say whether two screens at one place may show two pictures after all.

    Some desktops call the place of every screen 0, 0. A smaller projector that mirrors a part of the table says the
    same, so that only somebody who looks at it can tell.
    """
    return screen.topLeft() == table.topLeft() and screen.size() != table.size()


def tell_apart(screen: QScreen, table: QScreen) -> None:
    """Remember that somebody saw another picture there; until one of both changes its place or size."""
    screen.setProperty(_APART, (screen.geometry(), table.geometry()))


def overlap(places: Sequence[QRect], table: QRect) -> bool:
    """Say whether one of these places shows a part of the table's."""
    return any(place.intersects(table) for place in places)


def fill_without_focus(window: QWidget, screen: QScreen) -> None:
    """Show a window over a whole screen. The table keeps the focus, which showFullScreen would take."""
    window.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus, True)
    window.setScreen(screen)
    window.setGeometry(screen.geometry())
    window.setCursor(Qt.CursorShape.BlankCursor)
    window.setWindowState(Qt.WindowState.WindowFullScreen)
    window.show()


class ScreenWatch(QObject):
    """Looks at all screens of the computer.

    Signals:
        changed: once for several changes at a time, when the system has told the places of all screens.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # A screen tells its place only once the system has finished adding it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.changed)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenAdded.connect(self._added)
            application.screenRemoved.connect(self._soon.start)
        for screen in QGuiApplication.screens():
            self._follow(screen)

    def _added(self, screen: QScreen) -> None:
        self._follow(screen)
        self._soon.start()

    def _follow(self, screen: QScreen) -> None:
        # From side by side to the same picture on both, no screen comes and none goes.
        screen.geometryChanged.connect(self._soon.start)
