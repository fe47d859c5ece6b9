"""Draws the focus ring of a window: two-tone, above its neighbours, clipped where its widget is, never animated.

What is laid over the focused widget to be read for a moment, or frames it, lies over its ring too.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, SignalInstance
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMoveEvent,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedOver, painting
from gattai_desktop.board.plate import RING_PEN, paint_ring, ring_path
from gattai_desktop.board.slider import PaintedSlider

_ROUND: Final = 14
"""How far a ring may run round a part that is scrolled, device-independent pixels."""
_TOLD: Final = (QMoveEvent, QResizeEvent, QShowEvent, QHideEvent, QKeyEvent)
_FARTHER: Final = 3.0
"""How much farther out a ring runs that is twice as wide, device-independent pixels."""


def _moves(widget: QWidget) -> tuple[SignalInstance, ...]:
    """Return what tells that the outline which the ring follows has moved inside a widget."""
    if isinstance(widget, PaintedSlider):
        return widget.valueChanged, widget.sliderMoved
    return (widget.ringChanged,) if isinstance(widget, PaintedButton) else ()


class FocusRing(PaintedOver):
    """Covers a window's content and follows the keyboard focus. Make one for each window, last of its children."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._window = window
        self._followed: QWidget | None = None
        self._grounds: tuple[QWidget, ...] = ()
        """The parents of the focused widget: when one of these moves, so does the ring."""
        self.path, self.times = QPainterPath(), 1.0
        self._foot: QWidget | None = None
        self._over: tuple[QWidget, ...] = ()
        follow_keyboard(self._follow)
        self._follow(None, QApplication.focusWidget())

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._followed is not None and isValid(self._followed):
            self._followed.removeEventFilter(self)
            for moves in _moves(self._followed):
                moves.disconnect(self.place)
        for ground in self._grounds:
            if isValid(ground) and ground not in self._over:
                ground.removeEventFilter(self)
        self._followed, self._grounds = None, ()
        if now is not None and now not in (self, self._window) and self._window.isAncestorOf(now):
            self._followed = now
            self._grounds = self._between(now)
            for widget in (now, *self._grounds):
                widget.installEventFilter(self)
            for moves in _moves(now):
                moves.connect(self.place)
        self.place()

    def _between(self, widget: QWidget) -> tuple[QWidget, ...]:
        """Return the parents of a widget, up to the window itself."""
        found = []
        ground = widget.parentWidget()
        while ground is not None and ground is not self._window:
            found.append(ground)
            ground = ground.parentWidget()
        return tuple(found)

    def keep_off(self, foot: QWidget) -> None:
        """Do not reach over what stands at the foot of the window, where the focused widget goes on beneath it."""
        self._foot = foot
        self.place()

    def stay_below(self, *parts: QWidget) -> None:
        """Lie below these parts of the window wherever the focused widget does."""
        self._over = parts
        for part in parts:
            part.installEventFilter(self)

    def raise_(self) -> None:
        super().raise_()
        lying = self._window.children()
        if self._followed is not None and isValid(self._followed):
            under = lying.index(self._part_with(self._followed))
            over = [part for part in self._over if part.isVisible() and lying.index(part) > under]
            if over:
                self.stackUnder(min(over, key=lying.index))

    def place(self) -> None:
        """Move round the focused widget."""
        widget = self._followed
        pointed = isinstance(widget, PaintedButton) and widget.pointed
        if widget is None or pointed or not isValid(widget) or not widget.isVisible():
            self.hide()
            return
        if isinstance(widget, PaintedButton | PaintedSlider | NameField):
            shape = widget.ring_shape()
        else:
            shape = ring_path(QRectF(widget.rect()), 6.0, 3.0)
        if shape.isEmpty():
            self.hide()
            return
        self.times = min(2.0, max(1.0, self.paint.px(1.0)))  # on a large screen all that it goes round is larger
        shape = _fitted(shape, grown(shape.boundingRect(), (self.times - 1) * _FARTHER))
        corner = QPointF(widget.mapTo(self._window, widget.rect().topLeft()))
        path = self._on_the_window(shape.translated(corner), QRectF(widget.rect()).translated(corner))
        box = grown(path.boundingRect(), RING_PEN / 2 * self.times + 2).toAlignedRect()
        place = self._where_it_is_seen(self._above_the_foot(widget, box))
        if place.isEmpty():
            self.hide()
            return
        self.path = path.translated(-QPointF(place.topLeft()))
        self.setGeometry(place)
        self.raise_()
        self.show()
        self.update()

    def _on_the_window(self, path: QPainterPath, lying: QRectF) -> QPainterPath:
        """Draw a ring in on each side where it would run over the edge of the window, as the plate itself does not."""
        box, edge = path.boundingRect(), -RING_PEN / 2 * self.times
        seen = box & grown(QRectF(self._window.rect()) | lying, edge)
        return path if seen.isEmpty() else _fitted(path, seen)

    def _where_it_is_seen(self, box: QRect) -> QRect:
        """Return what is left of a ring where the focused widget was scrolled away, but for what runs round it."""
        for ground in self._grounds:
            area = ground.parentWidget()
            if isinstance(area, QAbstractScrollArea) and area.viewport() is ground:
                seen = QRect(ground.mapTo(self._window, QPoint()), ground.size())
                box = box.intersected(seen.adjusted(-_ROUND, -_ROUND, _ROUND, _ROUND))
        return box

    def _above_the_foot(self, widget: QWidget, box: QRect) -> QRect:
        foot = self._foot
        if foot is None or foot.isHidden() or foot is widget or foot.isAncestorOf(widget):
            return box
        shared = box.intersected(QRect(foot.mapTo(self._window, QPoint()), foot.size()))
        # Whatever else lies over both just now, as a curtain that is about to go, does not matter.
        lying = self._window.children()
        if shared.isEmpty() or lying.index(self._part_with(foot)) < lying.index(self._part_with(widget)):
            return box
        return QRect(box.topLeft(), QPoint(box.right(), shared.top() - 1))

    def _part_with(self, widget: QWidget) -> QWidget:
        """Return the part of the window in which a widget is."""
        return (widget, *self._between(widget))[-1]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Of which class it is costs least to ask, and Qt tells of each picture that is painted, too.
        if not isinstance(event, _TOLD):
            return False
        if watched in self._grounds:
            if event.type() == QEvent.Type.Move:
                self.place()
            return False
        if watched in self._over and event.type() == QEvent.Type.Show:
            self.raise_()
        if watched is not self._followed:
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(watched, PaintedButton) and watched.pointed:
            watched.pointed = False  # a key was pressed: the ring is wanted from here on
            self.place()
        elif event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self.place()
        return False

    def free(self) -> QPainterPath:
        """Return where the ring is drawn: not upon what lies over the focused widget just now.

        It is asked for when it is drawn, since that may move after the focused widget itself, as cards of a hand do.
        """
        free, widget = QPainterPath(), self._followed
        free.addRect(QRectF(self.rect()))
        if isinstance(widget, PaintedButton) and isValid(widget):
            corner = QPointF(widget.mapTo(self._window, widget.rect().topLeft()))
            free -= widget.lying_over().translated(corner - QPointF(self.pos()))
        return free

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setClipPath(self.free())
            paint_ring(painter, self.paint.theme, self.path, self.times)


def grown(box: QRectF, by: float) -> QRectF:
    """Return a box that reaches so much farther on every side."""
    return box.adjusted(-by, -by, by, by)


def _fitted(path: QPainterPath, box: QRectF) -> QPainterPath:
    """Return a path drawn out or in so that it fills a box."""
    now = path.boundingRect()
    if now == box or now.isEmpty():
        return path
    fit = QTransform.fromTranslate(box.x(), box.y()).scale(box.width() / now.width(), box.height() / now.height())
    return fit.map(path.translated(-now.topLeft()))
