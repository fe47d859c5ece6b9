"""The base of those rooms of the first window whose page has one of several sizes, with a grid for each."""

from typing import Generic, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.windows.shelf.page_grid import PageGrid
from gattai_desktop.windows.shelf.shelf_pages import Room

GridT = TypeVar("GridT", bound=PageGrid)


class GridRoom(Room, Generic[GridT]):
    """A room that lays out its parts by `places`, the grid for its size."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.places: GridT = self.sized()

    def sized(self) -> GridT:
        """Return the grid for its size."""
        raise NotImplementedError

    def is_laid_out(self) -> bool:
        """Whether its parts stand as they have to, while its size stays the same."""
        return True

    def stand(self, view: QSize, zoom: float) -> None:
        if view != self._view or zoom != self._zoom or not self.is_laid_out():
            self._view, self._zoom = view, zoom
            self._lay()
        self.resize(view.width(), max(view.height(), round(self.needed() * self.places.unit)))

    def resizeEvent(self, event: object) -> None:
        if self._zoom <= 1.0 and self.width() != self._view.width():
            self._view = self.size()
        self._lay()

    def set_paint(self, paint: Paint) -> None:
        self.places = self.sized()
        super().set_paint(paint)

    @property
    def scale(self) -> Scale:
        return self.places.scale
