"""Knows which entry of the Queue is looked at, for the rail that lists them and the field that shows where they are."""

from typing import Self

from PySide6.QtCore import QObject, Signal

from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook
from gattai_desktop.windows.kit.requests import Requests


class QueueFocus(QObject):
    """What is looked at: one entry of the Queue, or a card, which lights every entry that it is the card of.

    Signals:
        changed(): something else is looked at.
    """

    changed = Signal()

    def __init__(self, requests: Requests) -> None:
        super().__init__(requests)
        self._requests = requests
        self._entry: QueueLook | None = None
        self.face = ""
        """The card that is looked at, by the name of its picture."""
        requests.looked.connect(self._look)

    @classmethod
    def of(cls, requests: Requests) -> Self:
        """Return the one of a window."""
        return requests.findChild(cls) or cls(requests)

    def come_to(self, entry: QueueLook) -> None:
        """Look at an entry, and at its card."""
        self._entry = entry
        self._requests.look(entry.face)

    def lights(self, entry: QueueLook) -> bool:
        if self._entry is not None:
            return self._entry.place == entry.place
        return bool(self.face) and entry.face == self.face

    def _look(self, face: str) -> None:
        if self._entry is not None and self._entry.face != face:
            self._entry = None
        self.face = face
        self.changed.emit()
