"""What a table stands on, where something lies below the whole of it, at the foot of the window."""

from typing import Final

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.kit.table_root import TableRoot

_FLAT: Final = 9 / 16
"""In a window that is higher for its width than this, the foot is no higher: what stands there lies side by side."""


class TableFoot(PaintedGroup):
    """What stands below the whole table, at the foot of the window."""

    def __init__(self, paint: Paint, root: TableRoot, ring: FocusRing) -> None:
        """ring: the focus ring of the table, which keeps above the foot."""
        super().__init__(paint, root)
        self._root = root
        self._ring = ring

    def high(self, window: int, zoom: float) -> int:
        """Return how high it is in a window of that height, both in pixels of the screen. zoom: of the table."""
        raise NotImplementedError

    def grid(self) -> TableGrid:
        """Return the places of all parts of the table above it."""
        return self._root.grid_with(lambda zoom: (self._top(zoom), 0.0))

    def lay(self) -> None:
        """Stand at the foot of the window, in the colours and the size of the table."""
        top = self._top(self.grid().zoom)
        self.set_paint(self._root.paint)
        self.setGeometry(0, top, self._root.width(), self._root.height() - top)
        self._ring.keep_off(self)

    def _top(self, zoom: float) -> int:
        high = self._root.height()
        return high - self.high(min(high, round(self._root.width() * _FLAT)), zoom)
