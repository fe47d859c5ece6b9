"""Shows the clashes of a battle in a drawer, where the window is too small for their row (LOOK 17)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate, paint_plate_shadow
from gattai_desktop.windows.games.rumblebots.looks import ClashLook
from gattai_desktop.windows.games.rumblebots.strip import paint_strip


class StripDrawer(PaintedReading):
    """Covers the foot of both gangs while it is open."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._clashes: tuple[ClashLook, ...] = ()
        self._now = ""
        self.setAccessibleName(self.tr("The clashes of this battle"))
        self.hide()

    def set_clashes(self, clashes: tuple[ClashLook, ...], now: str) -> None:
        """Show these clashes; now: the present clash in words."""
        self._clashes, self._now = clashes, now
        self.setAccessibleDescription(", ".join(clash.words for clash in clashes))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        with painting(self) as painter:
            paint_plate_shadow(painter, theme, box, px(16))
            paint_plate(painter, box, fill=theme.rail, edge=theme.edge, cut=px(16))
            paint_strip(painter, self.paint, box.adjusted(px(16), px(10), -px(16), -px(2)), self._clashes, self._now)
