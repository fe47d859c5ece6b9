"""The place on the page of packs for a file, and how the rest of the page fades while one is held over the window."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedOver, painting
from gattai_desktop.board.plate import paint_ring, plate_path, ring_path

_DIMMED: Final = 0.3
"""How much of everything else fades while a file is held over the window."""


class DropPlace(PaintedButton):
    """The place for the file of a pack; a press asks for one."""

    ring = (18.0, 5.0)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setAccessibleName(self.tr("Drop a pack here"))
        self.setAccessibleDescription(self.tr("Enter asks for its file."))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="well", edge="soft", cut=18, inset=1.5, dashes=(7, 5))
        head, words = strong(draw.at(18, 14)), plain(draw.at(15, 12))
        lines = draw.size(head) * 1.3 + draw.size(words) * 1.3
        size = min(draw.at(66, 46), draw.high - lines - draw.at(40, 22))
        y = (draw.high - lines - size - draw.at(14, 6)) / 2
        if size > 16:
            draw.sign("bring", (draw.wide - size) / 2, y, size, "soft")
        else:
            size = 0.0
        y += size + draw.at(14, 6) + draw.size(head)
        room = draw.wide - 20
        draw.text(draw.wide / 2, y, self.tr("Drop a pack here"), head, align="middle", room=room, fit=True)
        told = self.tr("one file, NAME.gattai-pack")
        draw.text(draw.wide / 2, y + draw.size(words) * 1.45, told, words, "soft", align="middle", room=room, fit=True)


class Dimmed(PaintedOver):
    """Lies over the page while a file is held over the window: all but the place for it fades, and that has a ring."""

    def __init__(self, paint: Paint, room: QWidget, place: Callable[[], QRectF]) -> None:
        super().__init__(paint, room)
        self._place = place

    def paintEvent(self, event: QPaintEvent) -> None:
        place, px = self._place(), self.paint.px
        with painting(self) as painter:
            whole = plate_path(place.width(), place.height(), px(18), 5.0).translated(place.topLeft())
            shade = QColor(self.paint.theme.table)
            shade.setAlphaF(_DIMMED)
            painter.fillPath(_around(QRectF(self.rect()), whole), shade)
            paint_ring(painter, self.paint.theme, ring_path(place, px(18), 5.0))


def _around(whole: QRectF, left_out: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    path.addRect(whole)
    return path.subtracted(left_out)
