"""The main widget of a window with a table, from which overlays take their place and their colours."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.board.presses import PressGuard
from gattai_desktop.windows.kit.root_widget import RootWidget
from gattai_desktop.windows.kit.table_layout import LEAST_FIELD, ZOOM_BACK, TableGrid, lay_out

_INDICES = 150
"""Visible height of the hand's cards below a sheet, drawing pixels."""


class TableRoot(RootWidget):
    """The main widget of a table's window, as far as the widgets in it may know it.

    Signals:
        keysChosen(Keys): other keys were chosen in the list of keys.
    """

    keysChosen = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paint = paint
        self.asked_zoom = 1.0
        """How much everything was asked to be enlarged, 0.7 to 3."""
        self.least_field = LEAST_FIELD
        """Least part of its drawn height that what stands in the middle keeps in an enlarged window."""
        self.laid: TableGrid | None = None
        """The grid of the table; None before the window was first laid out."""
        self.shown.connect(PressGuard(lambda: self.paint.presses, self).watch)
        self.resize(1366, 768)

    def lay(self) -> None:
        """Lay out everything."""
        raise NotImplementedError

    def table_grid(self) -> TableGrid:
        """Return the grid of the table as it is or would be laid out now."""
        return self.laid or self.grid_in(self.height(), self.asked_zoom)

    def grid_in(self, high: float, zoom: float, foot: float = 0.0) -> TableGrid:
        """Return the grid in so much of the window's height, with a strip below the middle; all as `lay_out` has it."""
        return lay_out(self.width(), high, zoom, foot, least_field=self.least_field)

    def grid_with(self, foot: Callable[[float], tuple[float, float]]) -> TableGrid:
        """Return the grid with something at the foot, which is enlarged no more than there is room for all else.

        foot: returns for a zoom the height that the table has, and that of the strip below its middle.
        """
        zoom, grid = self.asked_zoom, None
        while grid is None or grid.zoom < zoom:
            zoom = zoom if grid is None else max(grid.zoom, zoom - ZOOM_BACK)
            high, strip = foot(zoom)
            grid = self.grid_in(high, zoom, strip)
        return grid

    @property
    def zoom(self) -> float:
        """Return how much everything is enlarged, as far as this window has room."""
        return self.laid.zoom if self.laid is not None else self.asked_zoom

    def set_zoom(self, zoom: float) -> float:
        """Enlarge everything in this window, and return how much there was room for."""
        self.asked_zoom = zoom
        if self.laid is not None:  # a table is first laid out when the window has its size
            self.lay()
        return self.zoom

    def sheet_room(self) -> QRect:
        """Return the place of a sheet: the middle down to the hand's indices."""
        grid = self.table_grid()
        return self._middle_to(min(grid.hand.bottom(), grid.hand.top() + grid.scale.px(_INDICES)))

    def above_foot(self) -> QRect:
        """Return the middle with the hand, down to what stands below the whole table."""
        return self.table_grid().middle.toAlignedRect()

    def foot_box(self) -> QRect:
        """Return what lies below the whole table, from side to side; an empty place where nothing does."""
        grid = self.table_grid()
        bottom = round(max(grid.left.bottom(), grid.middle.bottom()))
        return QRect(0, bottom, self.width(), max(0, self.height() - bottom))

    def above_hand(self) -> QRect:
        """Return the place of a page for one seat: the middle down to the upper edge of the hand."""
        grid = self.table_grid()
        return self._middle_to(round(grid.hand.top() + grid.scale.px(16)))

    def below_header(self) -> QRect:
        """Return the whole table below the header, the place of a room."""
        top = round(self.table_grid().header.bottom())
        return QRect(0, top, self.width(), self.height() - top)

    def _middle_to(self, bottom: float) -> QRect:
        room = QRectF(self.table_grid().middle)
        room.setBottom(bottom)
        return room.toAlignedRect()

    # ------------------------------------------------------------------ Qt
    def sizeHint(self) -> QSize:
        return QSize(1366, 768)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, grid = self.paint.theme, self.laid
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.table)
            if grid is not None:
                middle, px = grid.field.center(), grid.scale.px
                wide, high = (px(760), px(430)) if not grid.scale.small else (px(520), px(300))
                paint_glow(painter, theme, QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high))
