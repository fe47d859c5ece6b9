"""Keeps the screens lit while the wall is shown: an evening has long talks, in which nobody touches the computer."""

import os
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

Let = Callable[[], object]
"""Lets the screens go dark again."""
_WHY: Final = "The wall of a card table is shown"
_wishes = count()
_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x1, 0x2
"""What Windows is told: until further notice, neither sleep nor darken a screen."""
_lit_on_windows: Final[set[int]] = set()
"""The wishes that go on. Windows knows one for the whole program; a table and a replay may each have a wall."""


class Awake(QObject):
    """Keeps the screens lit from when a window is shown until it is hidden."""

    def __init__(self, wall: QWidget, keep_lit: Callable[[], Let | None] | None = None) -> None:
        """keep_lit: asks the system, and returns what ends that; None where it cannot be asked."""
        super().__init__(wall)
        self._wall, self._keep_lit = wall, keep_lit or keep_screens_lit
        self._let: Let | None = None
        wall.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            QTimer.singleShot(0, self, self._begin)  # no picture waits for the system's answer
        elif event.type() == QEvent.Type.Hide and self._let is not None:
            let, self._let = self._let, None
            let()
        return False

    def _begin(self) -> None:
        if self._let is None and self._wall.isVisible():
            self._let = self._keep_lit()


def keep_screens_lit() -> Let | None:
    """Ask the system to keep every screen lit; return what ends that, None where it cannot be asked."""
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        return None
    if sys.platform == "win32":
        return _on_windows()
    return _on_a_mac() if sys.platform == "darwin" else _on_a_desktop_of_linux()


def _on_windows() -> Let | None:
    if sys.platform == "win32":
        import ctypes

        return one_of_many(ctypes.windll.kernel32.SetThreadExecutionState)
    return None


def one_of_many(tell: Callable[[int], int]) -> Let | None:
    """Wish for lit screens by a call that keeps no count; they go dark again after the last of such wishes."""
    if not tell(_CONTINUOUS | _SYSTEM | _DISPLAY):
        return None
    wish = next(_wishes)
    _lit_on_windows.add(wish)

    def let() -> None:
        _lit_on_windows.discard(wish)
        if not _lit_on_windows:
            tell(_CONTINUOUS)

    return let


def _on_a_mac() -> Let | None:
    import subprocess

    try:  # it ends with this program, whatever happens to it
        running = subprocess.Popen(("/usr/bin/caffeinate", "-d", "-w", str(os.getpid())))  # noqa: S603 - fixed words
    except OSError:
        return None

    def let() -> None:
        running.terminate()
        running.wait()

    return let


def _on_a_desktop_of_linux() -> Let | None:
    """Ask over the session's bus, as GNOME, KDE, Xfce and others listen; the wish ends with its connection."""
    here = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "bus")
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not here.exists():
        return None  # Qt would start a bus, on which nobody listens
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    mine = f"gattai-desktop-wall-{next(_wishes)}"
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, mine)
    name = "org.freedesktop.ScreenSaver"
    wish = QDBusMessage.createMethodCall(name, "/org/freedesktop/ScreenSaver", name, "Inhibit")
    wish.setArguments(["Gattai Desktop", _WHY])
    bus.send(wish)
    return lambda: QDBusConnection.disconnectFromBus(mine)
