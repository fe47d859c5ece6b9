"""The table as it lies while a card is carried over it.

A card that is dragged moves a hundred times a second, and all that lies below it stays as it is. So the table is
painted into a picture once, and again only where a widget says that it changes; each move copies a part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.paint import Paint, PaintedWidget, make_smooth
from gattai_desktop.board.shadows import on_device_pixels, reach

_MANY: Final = 24
"""Changed places from which on they are taken as one."""
_AROUND: Final = 16
"""How far the brackets of a place reach beyond it, in pixels."""


class Still:
    """A picture of everything in a table below the layer on which cards are carried.

    The layer is opaque for as long as it is kept, so that nothing below it is painted; `let_go` ends that.
    `decorate` paints what the layer itself lays over the table: the lit places.
    """

    def __init__(self, table: QWidget, layer: PaintedWidget, decorate: Callable[[QPainter], None]) -> None:
        self._table, self._layer, self._decorate = table, layer, decorate
        self._picture = QPixmap()
        self._stale = QRegion()
        self._waits = False
        self._changes = layer.paint.changes
        self._changes.watch(self._look_at)
        layer.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.freshen()

    def let_go(self) -> None:
        """Let the table paint itself again."""
        self._changes.leave(self._look_at)
        self._layer.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)

    def paint(self, painter: QPainter) -> None:
        """Paint the table, as far as the painter's clip goes."""
        painter.drawPixmap(QPointF(0, 0), self._picture)

    def freshen(self, places: Iterable[QRectF] = ()) -> None:
        """Take anew what has changed, and these places. Not while anything is being painted."""
        self._waits = False
        for box in places:
            self._stale = self._stale.united(box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).toAlignedRect())
        ratio = self._table.devicePixelRatioF()
        size = self._table.size() * ratio
        if self._picture.size() != size or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(size)
            self._picture.setDevicePixelRatio(ratio)
            self._stale = QRegion(self._table.rect())
        stale, self._stale = self._stale.intersected(self._table.rect()), QRegion()
        if stale.rectCount() > _MANY:
            stale = QRegion(stale.boundingRect())
        if not stale.isEmpty():
            self._take(stale)
            QWidget.update(self._layer, stale)

    def _look_at(self, widget: QWidget) -> None:
        if widget is self._layer or not widget.isVisible() or not self._table.isAncestorOf(widget):
            return
        self._stale = self._stale.united(QRect(widget.mapTo(self._table, QPoint(0, 0)), widget.size()))
        if not self._waits:
            # Not at once: the widget may be in the middle of it, and others may follow.
            self._waits = True
            QTimer.singleShot(0, self._layer, self._freshen_later)

    def _freshen_later(self) -> None:
        if self._waits:
            self.freshen()

    def _take(self, stale: QRegion) -> None:
        flags = QWidget.RenderFlag
        self._table.render(self._picture, stale.boundingRect().topLeft(), stale, flags.DrawWindowBackground)
        for part in self._below():
            where = stale.intersected(part.geometry())
            if not where.isEmpty():
                corner = where.boundingRect().topLeft()
                part.render(self._picture, corner, where.translated(-part.pos()), flags.DrawChildren)
        painter = QPainter(self._picture)
        make_smooth(painter)
        painter.setClipRegion(stale)
        self._decorate(painter)
        painter.end()

    def _below(self) -> Iterator[QWidget]:
        """Everything that lies below the layer, the lowest first."""
        for part in self._table.children():
            if part is self._layer:
                return
            if isinstance(part, QWidget) and part.isVisible() and not part.isWindow():
                yield part


class CarriedCard:
    """A card with its shadow as one picture, the way in which it is carried."""

    def __init__(self, paint: Paint, face: str, height: float, angle: float, ratio: float) -> None:
        self._pad = float(round(reach("carried", height) + height * abs(angle) / 57))  # 57 degrees are a radian
        self._ratio = ratio
        room = QRectF(0, 0, card_width(height) + 2 * self._pad, height + 2 * self._pad)
        self._picture = QPixmap((room.size() * ratio).toSize())
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        make_smooth(painter)
        paint_card(painter, paint.faces, paint.theme, face, self._pad, self._pad, height, angle=angle, shadow="carried")
        painter.end()

    def paint(self, painter: QPainter, corner: QPointF) -> None:
        """Paint the card with its upright top left corner there."""
        at = corner - QPointF(self._pad, self._pad)
        painter.drawPixmap(on_device_pixels(painter, at, self._ratio), self._picture)
