"""Divides a box into places, one after the other, in drawing pixels: columns, rows and grids.

None of them is a QLayout: they are made, asked and forgotten each time a part is arranged.

    column = Column(self.paint, inner)
    self.harmony.setGeometry(column.take(column.at(184, 132), gap=18))
    self.tray.setGeometry(column.foot(column.at(142, 112), gap=22))
    self._arrange_rows(column.rest)
"""

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QRect, QRectF

from gattai_desktop.board.paint import Paint


class _Line:
    """A box that is used up from both ends. Lengths are given in drawing pixels, places are returned in Qt's."""

    def __init__(self, paint: Paint, box: QRectF) -> None:
        self._paint = paint
        self.rest = QRectF(box)
        """The part that is left."""

    def at(self, full: float, small: float) -> float:
        """Return the length for a full table, or that for a small one."""
        return small if self._paint.scale.small else full


class Column(_Line):
    """Places one under the other over the whole width of a box."""

    def take(self, high: float, *, gap: float = 0.0, beyond: float = 0.0) -> QRect:
        """Return the uppermost place of that height, and leave a gap below it; `beyond` widens it on both sides."""
        place = self._place(self.rest.top(), high, beyond)
        self.skip(high + gap)
        return place

    def foot(self, high: float, *, gap: float = 0.0, beyond: float = 0.0) -> QRect:
        """Return the lowest place of that height, and leave a gap above it."""
        place = self._place(self.rest.bottom() - self._paint.px(high), high, beyond)
        self.rest.setBottom(self.rest.bottom() - self._paint.px(high + gap))
        return place

    def skip(self, high: float) -> float:
        """Leave that height free at the top; return where the rest begins."""
        self.rest.setTop(self.rest.top() + self._paint.px(high))
        return self.rest.top()

    def spare(self, high: float) -> float:
        """Leave that height free at the foot; return where the rest ends."""
        self.rest.setBottom(self.rest.bottom() - self._paint.px(high))
        return self.rest.bottom()

    def _place(self, y: float, high: float, beyond: float) -> QRect:
        more = self._paint.px(beyond)
        return QRectF(self.rest.x() - more, y, self.rest.width() + 2 * more, self._paint.px(high)).toRect()


class Row(_Line):
    """Places side by side over the whole height of a box."""

    def take(self, wide: float, *, gap: float = 0.0) -> QRect:
        """Return the place of that width furthest left, and leave a gap on its right."""
        place = QRectF(self.rest.x(), self.rest.y(), self._paint.px(wide), self.rest.height()).toRect()
        self.rest.setLeft(self.rest.left() + self._paint.px(wide + gap))
        return place

    def end(self, wide: float, *, gap: float = 0.0) -> QRect:
        """Return the place of that width furthest right, and leave a gap on its left."""
        width = self._paint.px(wide)
        place = QRectF(self.rest.right() - width, self.rest.y(), width, self.rest.height()).toRect()
        self.rest.setRight(self.rest.right() - self._paint.px(wide + gap))
        return place


def shared(paint: Paint, box: QRectF, count: int, *, gap: float = 0.0, columns: int | None = None) -> Iterator[QRectF]:
    """Divide a box into that many places of one size, row by row; in one row where no number of columns is given."""
    if count <= 0:
        return
    across = count if columns is None else max(1, columns)
    between = paint.px(gap)
    rows = ceil(count / across)
    wide = (box.width() - between * (across - 1)) / across
    high = (box.height() - between * (rows - 1)) / rows
    for place in range(count):
        row, column = divmod(place, across)
        yield QRectF(box.x() + column * (wide + between), box.y() + row * (high + between), wide, high)


def rows_of(paint: Paint, box: QRectF, count: int, *, most: int = 4) -> Iterator[QRectF]:
    """Divide a box into places of one size for plates, in whole pixels, with at most `most` in a row."""
    across, down = round(paint.px(8 if paint.scale.small else 14)), round(paint.px(8))
    rows = ceil(count / most)
    columns = max(2, ceil(count / rows))
    wide = (box.width() - across * (columns - 1)) // columns
    high = (box.height() - down * (rows - 1)) // rows
    for place in range(count):
        row, column = divmod(place, columns)
        yield QRectF(box.x() + column * (wide + across), box.y() + row * (high + down), wide, high)
