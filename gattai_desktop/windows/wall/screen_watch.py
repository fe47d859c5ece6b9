"""Tells that screens came, went, or show another part of the desktop than before."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen


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
