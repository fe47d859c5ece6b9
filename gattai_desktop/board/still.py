"""The table as it lies while a card is carried over it.

A card that is dragged moves a hundred times a second, and all that lies below it stays as it is. So the table is
painted into a picture once, and again only where a widget says that it changes; each move copies a part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import PaintedWidget, make_smooth

_MANY: Final = 24
"""Changed places from which on they are taken as one."""
_AROUND: Final = 16
"""How far the brackets of a place reach beyond it, in pixels."""
_KEEPING: Final = ("xcb", "offscreen")
"""Platforms on which a window keeps all that it has painted in a picture that can be read."""


class Still:
    """A picture of everything in a table below the layer on which cards are carried.

    The layer is opaque for as long as it is kept, so that nothing below it is painted; `let_go` ends that.
    `decorate` paints what the layer itself lays over the table: the lit places. What the window has painted already
    is copied; the first `freshen` takes what has changed since then, and decorates.
    """

    def __init__(self, table: QWidget, layer: PaintedWidget, decorate: Callable[[QPainter], None]) -> None:
        self._table, self._layer, self._decorate = table, layer, decorate
        self._picture = QImage()
        self._stale = QRegion()
        self._plain = QRegion()  # taken, and not yet decorated
        self._waits = False
        self._changes = layer.paint.changes
        self._changes.watch(self._look_at)
        layer.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        shown = _shown(table)
        if shown is not None:
            self._picture, self._plain = shown, QRegion(table.rect())

    def let_go(self) -> None:
        """Let the table paint itself again."""
        self._changes.leave(self._look_at)
        self._layer.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)

    def paint(self, painter: QPainter) -> None:
        """Paint the table, as far as the painter's clip goes."""
        painter.drawImage(QPointF(0, 0), self._picture)

    def freshen(self, places: Iterable[QRectF] = ()) -> None:
        """Take anew what has changed, and these places. Not while anything is being painted."""
        self._waits = False
        for box in places:
            self._stale = self._stale.united(box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).toAlignedRect())
        ratio = self._table.devicePixelRatioF()
        size = self._table.size() * ratio
        if self._picture.size() != size or self._picture.devicePixelRatio() != ratio:
            self._picture = QImage(size, QImage.Format.Format_RGB32)
            self._picture.setDevicePixelRatio(ratio)
            self._stale = QRegion(self._table.rect())
        stale, self._stale = self._stale.intersected(self._table.rect()), QRegion()
        if stale.rectCount() > _MANY:
            stale = QRegion(stale.boundingRect())
        if not stale.isEmpty():
            self._take(stale)
        plain, self._plain = self._plain.united(stale), QRegion()
        if not plain.isEmpty():
            self._lay_over(plain)
            QWidget.update(self._layer, plain)

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

    def _lay_over(self, plain: QRegion) -> None:
        painter = QPainter(self._picture)
        make_smooth(painter)
        painter.setClipRegion(plain)
        self._decorate(painter)
        painter.end()

    def _below(self) -> Iterator[QWidget]:
        """Everything that lies below the layer, the lowest first."""
        for part in self._table.children():
            if part is self._layer:
                return
            if isinstance(part, QWidget) and part.isVisible() and not part.isWindow():
                yield part


def _shown(table: QWidget) -> QImage | None:
    """Copy what the window has painted already; None where that is not known to be kept."""
    window = table.window()
    if not window.isVisible() or QGuiApplication.platformName() not in _KEEPING:
        return None
    # What is to be painted anew is painted now, as it would be in a moment.
    QCoreApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest.value)
    painted, ratio = window.backingStore().paintDevice(), table.devicePixelRatioF()
    if not isinstance(painted, QImage) or painted.devicePixelRatio() != ratio:
        return None
    corner = QPointF(table.mapTo(window, QPoint(0, 0))) * ratio
    part = QRectF(corner, QSizeF(table.size()) * ratio).toRect()
    return painted.copy(part) if painted.rect().contains(part) else None
