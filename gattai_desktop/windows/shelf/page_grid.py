"""How large a page of the first window is drawn: full, smaller, with a list, or in one column; and its rooms."""

from typing import ClassVar, Final, Generic, Self, TypeVar

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.shelf.shelf_pages import Room

_FULL: Final = (1920.0, 1080.0)
_SMALL: Final = (1366.0, 768.0)
_LIST: Final = (1024.0, 600.0)

_LEAST: Final = 0.9
"""A page is drawn no smaller, since its words would be too small to read."""


@frozen
class PageGrid:
    """The size of a page in drawing pixels, and one of these in device-independent pixels."""

    list_high: ClassVar[float] = 510.0
    """Height that a list needs at least: a large screen at 200 % has no more beside its bars."""

    unit: float
    wide: float
    high: float
    small: bool = False
    listed: bool = False
    """Whether there is only room for a list of what the page shows, or for one column of it."""
    stacked: bool = False
    """Whether all parts of the page are below each other, because there is no room side by side."""

    @classmethod
    def of(cls, view: QSize, zoom: float = 1.0) -> Self:
        """Return the grid for a window of that size, enlarged 0.7 to 3 times."""
        larger = max(1.0, zoom)
        wide, high = view.width() / larger, view.height() / larger
        for least, drawn, small, listed in (
            ((1500, 860), _FULL, False, False),
            ((1200, 660), _SMALL, True, False),
            ((940, cls.list_high), _LIST, True, True),
        ):
            if wide >= least[0] and high >= least[1]:
                return cls.drawn(view, drawn, small=small, listed=listed)
        unit = max(_LEAST, min(wide / _LIST[0], high / _LIST[1])) * larger
        return cls(unit, view.width() / unit, view.height() / unit, small=True, listed=True, stacked=True)

    @classmethod
    def drawn(cls, view: QSize, size: tuple[float, float], *, small: bool, listed: bool) -> Self:
        """Return the grid for a page of that size in drawing pixels, as large as a window shows all of it."""
        unit = max(_LEAST, min(view.width() / size[0], view.height() / size[1]))
        return cls(unit, view.width() / unit, view.height() / unit, small=small, listed=listed)

    def at(self, full: float, small: float, listed: float) -> float:
        """Return the length for a full page, for a small one, or for one with a list."""
        return listed if self.listed else small if self.small else full

    def least(self, pixels: float) -> float:
        """Return a length of at least so many device-independent pixels."""
        return max(pixels, pixels / self.unit)

    @property
    def scale(self) -> Scale:
        if self.small:
            return Scale(max(1.0, DRAWN_CU["small"] * self.unit), "small")
        return Scale(max(1.0, DRAWN_CU["full"] * self.unit), "full")

    def rect(self, x: float, y: float, wide: float, high: float) -> QRect:
        """Turn a place of the page into one of the room."""
        k = self.unit
        return QRectF(x * k, y * k, wide * k, high * k).toAlignedRect()


class Measure:
    """A length of a grid, in drawing pixels: for a full page, for a small one, and for one with a list."""

    def __init__(self, full: float, small: float, listed: float) -> None:
        self._lengths = full, small, listed

    def __get__(self, grid: PageGrid, _kind: object) -> float:
        return grid.at(*self._lengths)


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
