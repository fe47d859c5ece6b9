"""Lays out a replay: the table's own grid, with the controls where Drives and hand would be.

Lengths are drawing pixels (a full table is drawn 1080 high, a small one 768) until the scale turns them into
device-independent pixels.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.scale import Layout
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.windows.kit.table_layout import ZOOM_BACK, TableGrid, lay_out


@frozen
class _Drawn:
    """The rows of controls: where each begins below the foot's upper edge, and how high it is."""

    caption: float
    seats: float
    seat_high: float
    kinds: float
    kind_high: float
    line: float
    line_high: float
    bar: float
    bar_high: float
    foot: float
    above: float


_LEAST_OPEN: Final[Mapping[Layout, float]] = {"full": 430, "small": 322}
"""Least height above the seats in an enlarged window, drawing pixels: phases, Factions and Locations of Story."""
_DRAWN: Final[Mapping[Layout, _Drawn]] = {
    "full": _Drawn(16, 28, 150, 196, 34, 236, 118, 364, 48, 432, 20),
    "small": _Drawn(0, 2, 54, 60, 40, 102, 96, 210, 44, 264, 10),
}


@frozen
class ReplayGrid:
    """The table's grid above, and the rows of the controls."""

    table: TableGrid
    caption: float
    """The baseline of the words above the seats; 0 where there is no room for them."""
    seats: QRectF
    kinds: QRectF
    line: QRectF
    bar: QRectF


def replay_grid(width: float, height: float, zoom: float) -> ReplayGrid:
    """Return the grid of a replay in a window of that size, enlarged as far as Story has room above the seats."""
    found = _laid(width, height, zoom)
    while zoom > 1.0 and found.table.open_field.height() < found.table.scale.px(_LEAST_OPEN[found.table.scale.layout]):
        zoom = max(1.0, zoom - ZOOM_BACK)
        found = _laid(width, height, zoom)
    return found


def _laid(width: float, height: float, zoom: float) -> ReplayGrid:
    grid = lay_out(width, height, zoom)
    drawn, px = _DRAWN[grid.scale.layout], grid.scale.px
    x, wide = grid.middle.x(), grid.middle.width()
    top = max(grid.top.bottom() + px(60), grid.middle.bottom() - px(drawn.foot))

    def row(y: float, high: float) -> QRectF:
        return QRectF(x, top + px(y), wide, px(high))

    foot = QRectF(x, top - px(drawn.above), wide, 0.0)
    table = evolve(
        grid,
        middle=QRectF(x, grid.middle.top(), wide, max(1.0, foot.top() - grid.middle.top())),
        field=QRectF(x, grid.field.top(), wide, max(px(60), foot.top() - grid.field.top())),
        open_field=QRectF(x, grid.middle.top(), wide, max(1.0, foot.top() - grid.middle.top())),
        strike=foot,
        drives=foot,
        hand=foot,
    )
    return ReplayGrid(
        table,
        top + px(drawn.caption) if drawn.caption else 0.0,
        row(drawn.seats, drawn.seat_high),
        row(drawn.kinds, drawn.kind_high),
        row(drawn.line, drawn.line_high),
        row(drawn.bar, drawn.bar_high),
    )
