"""Takes packs that are dropped on the window: while one is held over it, the page of packs shows where it goes."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from gattai_desktop.content.own_pack import is_pack
from gattai_desktop.windows.shelf.pack_room import PackRoom
from gattai_desktop.windows.shelf.shelf_pages import Room


class PackDrop(QObject):
    """A pack that is held over the window, and what was shown before.

    Signals:
        left(Room): it went away again, and this is to be shown as before.
    """

    left = Signal(object)

    def __init__(self, page: PackRoom, show: Callable[[], object], bring_in: Callable[[Path], object]) -> None:
        """show: shows the page. bring_in: takes a pack that was dropped."""
        super().__init__(page)
        self._page, self._show, self._bring_in = page, show, bring_in
        self._before: Room | None = None

    def enter(self, event: QDragEnterEvent, shown: Room) -> None:
        """Show where a pack goes that is held over the window; anything else is left. shown: what was seen."""
        if among(event.mimeData()) is None:
            return
        event.acceptProposedAction()
        self._before = shown
        if shown is not self._page:
            self._show()
        self._page.dim(True)

    def leave(self) -> None:
        """Show again what was seen before."""
        self._page.dim(False)
        if self._before is not None and self._before is not self._page:
            self.left.emit(self._before)
        self._before = None

    def take(self, event: QDropEvent) -> None:
        """Bring in what was dropped, where it is a pack."""
        self._page.dim(False)
        path = among(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self._bring_in(path)


def among(data: QMimeData) -> Path | None:
    """Return the pack among what is dropped: its one file, its folder or its pack.toml."""
    return next(filter(is_pack, files_of(data)), None)


def files_of(data: QMimeData) -> Iterator[Path]:
    """Yield the files and folders of this computer among what is dropped."""
    return (Path(one.toLocalFile()) for one in data.urls() if one.isLocalFile())
