"""Reads the sessions of a shelf: how each ended, and afterwards whether all of each is whole."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.sessions.shelf_entry import OnShelf, is_spoilt, last_played, on_shelf
from gattai_desktop.windows.shelf.shelf_looks import touched


class ShelfReading(QObject):
    """Reads one session at a time, so that the window answers meanwhile.

    Signals:
        told(Path, OnShelf): this is known of a session now.
    """

    told = Signal(Path, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[Path, OnShelf] = {}
        self._spoilt: dict[tuple[Path, int], bool] = {}
        """What was found in a file that was last written then: a long session is read to its end once."""
        self._played: dict[tuple[Path, int], int] = {}
        """When a session was last played whose file was last written then."""
        self._unread: list[Path] = []
        self._unchecked: list[Path] = []
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._read_next)

    def in_order(self, paths: Iterable[Path]) -> list[Path]:
        """Return these, the one played last first: a file that was only renamed, opened or copied keeps its place."""
        written = {path: touched(path) for path in paths}
        self._played = {one: self._played.get(one) or last_played(one[0]) for one in written.items()}
        return sorted(written, key=lambda path: (self._played[path, written[path]], written[path]), reverse=True)

    def begin(self, paths: Iterable[Path]) -> None:
        """Read these, in this order; what was known is forgotten."""
        self._known.clear()
        self._unread, self._unchecked = list(paths), []
        self._next.start()

    def known(self, path: Path) -> OnShelf:
        """Return what is known of a session, which is read if it was not yet."""
        return self._known.get(path) or on_shelf(path)

    def look(self, path: Path) -> OnShelf:
        """Read a session now, wherever it lies."""
        self._known[path] = found = on_shelf(path)
        return found

    def read(self, path: Path) -> OnShelf | None:
        """Return what was read of a session; None where it was not yet."""
        return self._known.get(path)

    def _read_next(self) -> None:
        if self._unread:
            path = self._unread.pop(0)
            found = self.look(path)
            if found.can_be_opened:
                self._unchecked.append(path)
            self.told.emit(path, found)
        elif self._unchecked:
            self._check(self._unchecked.pop(0))
        else:
            self._next.stop()

    def _check(self, path: Path) -> None:
        known = path, touched(path)
        if known not in self._spoilt:
            self._spoilt[known] = is_spoilt(path)
        if self._spoilt[known] and path in self._known:
            self._known[path] = found = evolve(self._known[path], spoilt=True)
            self.told.emit(path, found)
