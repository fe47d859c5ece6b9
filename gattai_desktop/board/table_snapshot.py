"""Keeps a picture of the table while a card is carried over it.

A card that is dragged moves a hundred times a second, and all that lies below it stays as it is. So the table is
painted into a picture once, and again only where a widget says that it changes; each move copies a part of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import PaintedWidget, make_smooth

_MANY: Final = 24
"""Number of changed places from which on they are joined into one."""
AROUND: Final = 16
"""By how many pixels the brackets of a place reach beyond it."""
_KEEPING: Final = ("xcb", "offscreen")
"""Platforms on which the picture that a window has painted can be read back."""


class TableSnapshot:
    """A picture of everything in a table below the layer on which cards are carried.

    The layer is opaque for as long as it is kept, so that nothing below it is painted; `let_go` ends that.
    `decorate` paints what the layer itself lays over the table at the places that are lit. What the window has painted
    already is copied when it is made; `begin` takes what has changed since then.
    """

    def __init__(self, table: QWidget, layer: PaintedWidget, decorate: Callable[[QPainter], None]) -> None:
        self._table, self._layer, self._decorate = table, layer, decorate
        self._stale = QRegion()
        self._lights: tuple[_Light, ...] = ()
        self._waits = False
        self._changes = layer.paint.changes
        self._changes.watch(self.look_again)
        layer.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._picture = _shown(table)

    def begin(self, places: Iterable[QRectF]) -> None:
        """Show the layer and light these places."""
        self._layer.show()
        if not self._picture.isNull():
            # What the window shows already is not painted once more for the layer.
            QCoreApplication.removePostedEvents(self._layer, QEvent.Type.UpdateLater.value)
        self.freshen()
        self.light(places)

    def let_go(self) -> None:
        self._changes.leave(self.look_again)
        self._layer.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)

    def paint(self, painter: QPainter) -> None:
        """Paint the table, as far as the painter's clip goes."""
        painter.drawImage(QPointF(0, 0), self._picture)

    def light(self, places: Iterable[QRectF]) -> None:
        """Light these places, and no longer those that were lit before."""
        before, self._lights = self._lights, tuple(_Light(_around(place)) for place in places)
        self._put_out(before)
        self._put_on(self._lights, kept=False)
        QWidget.update(self._layer, _where((*before, *self._lights)))

    def freshen(self, places: Iterable[QRectF] = ()) -> None:
        """Copy anew what has changed, and light these places again. Must not be called while a widget paints."""
        self._waits = False
        stale, asked = self._due(), [_around(place) for place in places]
        lights = [one for one in self._lights if not stale.isEmpty() or one.box in asked]
        self._put_out(lights)
        if not stale.isEmpty():
            self._take(stale)
        self._put_on(lights, kept=stale.isEmpty())
        changed = stale.united(_where(lights))
        if not changed.isEmpty():
            QWidget.update(self._layer, changed)

    def _due(self) -> QRegion:
        """Return the places to copy anew: the whole table where its size has changed."""
        table, ratio = self._table, self._table.devicePixelRatioF()
        if self._picture.size() != (size := table.size() * ratio) or self._picture.devicePixelRatio() != ratio:
            self._picture = QImage(size, QImage.Format.Format_RGB32)
            self._picture.setDevicePixelRatio(ratio)
            self._lights = tuple(_Light(one.box) for one in self._lights)
            self._layer.setGeometry(table.rect())
            self._stale = QRegion(table.rect())
        stale, self._stale = self._stale.intersected(table.rect()), QRegion()
        return QRegion(stale.boundingRect()) if stale.rectCount() > _MANY else stale

    def look_again(self, widget: QWidget) -> None:
        """Copy what this widget shows anew, soon."""
        if widget is self._layer or not widget.isVisible() or not self._table.isAncestorOf(widget):
            return
        self._stale = self._stale.united(QRect(widget.mapTo(self._table, QPoint(0, 0)), widget.size()))
        if not self._waits:
            # Not at once: the widget may be painting, and others may follow.
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

    def _put_out(self, lights: Iterable[_Light]) -> None:
        for one in lights:
            one.put_out(self._picture)

    def _put_on(self, lights: Sequence[_Light], *, kept: bool) -> None:
        """Light these places, which are not lit. kept: what lies below them is known already."""
        if not lights:
            return
        if not kept:
            for one in lights:
                one.keep(self._picture)
        painter = QPainter(self._picture)
        make_smooth(painter)
        painter.setClipRegion(_where(lights))
        self._decorate(painter)
        painter.end()

    def _below(self) -> Iterator[QWidget]:
        """Return every widget below the layer, the lowest first."""
        for part in self._table.children():
            if part is self._layer:
                return
            if isinstance(part, QWidget) and part.isVisible() and not part.isWindow():
                yield part


class _Light:
    """A place that is lit, and what lies below the light."""

    def __init__(self, box: QRect) -> None:
        self.box = box
        self._pixels = QRect()
        self._below = QImage()

    def keep(self, table: QImage) -> None:
        """Copy what lies below the light from the unlit table."""
        ratio = table.devicePixelRatio()
        box = QRectF(QPointF(self.box.topLeft()) * ratio, QSizeF(self.box.size()) * ratio)
        self._pixels = box.toAlignedRect().intersected(table.rect())
        self._below = table.copy(self._pixels)
        self._below.setDevicePixelRatio(1.0)

    def put_out(self, table: QImage) -> None:
        """Put back what lies below, pixel for pixel."""
        if self._below.isNull():
            return
        ratio = table.devicePixelRatio()
        table.setDevicePixelRatio(1.0)
        painter = QPainter(table)
        painter.drawImage(self._pixels.topLeft(), self._below)
        painter.end()
        table.setDevicePixelRatio(ratio)


def _where(lights: Iterable[_Light]) -> QRegion:
    where = QRegion()
    for one in lights:
        where = where.united(one.box)
    return where


def _around(place: QRectF) -> QRect:
    return place.adjusted(-AROUND, -AROUND, AROUND, AROUND).toAlignedRect()


def _shown(table: QWidget) -> QImage:
    """Copy what the window has painted already; a null picture where it may not be kept."""
    window = table.window()
    if not window.isVisible() or QGuiApplication.platformName() not in _KEEPING:
        return QImage()
    # Waiting updates are painted now, as they would be in a moment.
    QCoreApplication.sendPostedEvents(window, QEvent.Type.UpdateRequest.value)
    painted, ratio = window.backingStore().paintDevice(), table.devicePixelRatioF()
    if not isinstance(painted, QImage) or painted.devicePixelRatio() != ratio:
        return QImage()
    corner = QPointF(table.mapTo(window, QPoint(0, 0))) * ratio
    part = QRectF(corner, QSizeF(table.size()) * ratio).toRect()
    if not painted.rect().contains(part):
        return QImage()
    shown = painted.copy(part)
    shown.reinterpretAsFormat(QImage.Format.Format_RGB32)  # the table is opaque, and copied faster without transparency
    return shown
