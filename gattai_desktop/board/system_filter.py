"""The base of what looks at the input of a window before Qt passes it on to the widgets in it."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget


class SystemFilter(QObject):
    """Filters what the system sends to a window in its `eventFilter`, and nothing that Qt passes on."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def watch(self) -> None:
        """Be the first to hear of it, now that the window is shown."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
