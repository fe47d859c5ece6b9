"""Lets a finger on a touchscreen do what a pointer does with its wheel and its other button.

Everything else a finger can do already, since Qt tells widgets of a touch as if a button were held.
"""

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QInputDevice,
    QMouseEvent,
    QPointingDevice,
    QSinglePointEvent,
    QTouchEvent,
    QWindow,
)
from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QScrollerProperties, QWidget

_TRAVELS: Final = 4
_FINGER_TRAVELS: Final = 12
"""How far a held pointer or finger is moved before it means to drag, in device-independent pixels: no finger rests as
still as a mouse."""
_RESTS: Final = 4
_FINGER_RESTS: Final = 24
"""How far apart two presses at the same place may be, in pixels of the screen."""
_FAR_AWAY: Final = QPointF(-100_000, -100_000)


def _let_push(area: QAbstractScrollArea) -> None:
    """Let a finger push what an area shows up and down. Its viewport must stay the same."""
    ground = area.viewport()
    if QScroller.hasScroller(ground):
        return
    QScroller.grabGesture(ground, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(ground)
    properties = scroller.scrollerProperties()
    for metric in (
        QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
    ):
        properties.setScrollMetric(metric, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    scroller.setScrollerProperties(properties)
    scroller.stateChanged.connect(partial(_press_nothing, ground))


def _press_nothing(ground: QWidget, state: QScroller.State) -> None:
    """Let go of what the finger came down on, once it pushes the ground below: it did not mean to press that."""
    handle = ground.window().windowHandle()
    if state == QScroller.State.Dragging and handle is not None:
        _let_go(handle)


def _let_go(window: QWindow) -> None:
    """Tell a window that a button was let go where no widget is, so that nothing was clicked."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    kind, keys = QEvent.Type.MouseButtonRelease, Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(window, QMouseEvent(kind, _FAR_AWAY, _FAR_AWAY, left, none, keys))


def has_touchscreen() -> bool:
    """Whether one is known: Qt learns of some only when they are first touched."""
    return any(one.type() == QInputDevice.DeviceType.TouchScreen for one in QInputDevice.devices())


def is_finger(event: QSinglePointEvent) -> bool:
    """Whether Qt made the event from a touch."""
    return event.pointerType() == QPointingDevice.PointerType.Finger


def travels(event: QSinglePointEvent, pressed: QPointF) -> bool:
    """Whether a held pointer, or a finger, has left the place of the screen where it was pressed, and means to drag."""
    way = event.globalPosition() - pressed
    return math.hypot(way.x(), way.y()) >= (_FINGER_TRAVELS if is_finger(event) else _TRAVELS)


def means_to_drag(thing: QWidget, event: QSinglePointEvent, pressed: QPointF) -> bool:
    """Whether the pointer, or a finger, that was pressed on a thing at a place of the screen means to drag it by now.

    On a page that scrolls up and down a finger drags things sideways; then the page rests.
    """
    if not travels(event, pressed):
        return False
    page = _page_around(thing) if is_finger(event) else None
    if page is not None:
        way = event.globalPosition() - pressed
        if abs(way.y()) > abs(way.x()):
            return False
        QScroller.scroller(page.viewport()).stop()
    return True


def _page_around(thing: QWidget) -> QAbstractScrollArea | None:
    """Return the innermost area that a thing lies in and that has more to show."""
    around: QWidget | None = thing
    while around is not None and not (isinstance(around, QAbstractScrollArea) and around.verticalScrollBar().maximum()):
        around = around.parentWidget()
    return around


def rests_within(event: QSinglePointEvent) -> int:
    """Return within how many pixels of the screen a second press counts as one at the same place."""
    return _FINGER_RESTS if is_finger(event) else _RESTS


class Fingers(QObject):
    """Mends what Qt makes of the fingers on a window.

    A finger pushes a page that scrolls. Two quick taps are a double click for Qt wherever they are: at two places they
    are two taps. And a finger that stays on a thing asks for its menu, as the other button of a pointer does.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._at, self._on_screen = QPointF(), QPointF()
        """Where a finger came down last, in the window and on the screen."""
        self._second = False
        """Whether it came down as the second of a double click, at another place than the first."""
        self._taken = False
        """Whether it has opened a menu: that it is lifted or moved then means nothing."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._ask)

    def watch(self) -> None:
        """Be the first to hear what the system sends to the window, now that it is shown."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and event.type() == QEvent.Type.TouchBegin:
            below = self._window.childAt(event.point(0).position().toPoint())
            page = _page_around(below) if below is not None else None
            if page is not None:
                _let_push(page)  # only now: most people have no touchscreen, and a start has no time for it
        if not isinstance(event, QMouseEvent) or not is_finger(event):
            return False
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            return self._down(event)
        if kind == QEvent.Type.MouseButtonDblClick and self._second:
            at, on_screen, keys = event.position(), event.globalPosition(), event.modifiers()
            pressed = QMouseEvent(QEvent.Type.MouseButtonPress, at, on_screen, event.button(), event.buttons(), keys)
            QCoreApplication.sendEvent(watched, pressed)
            return True
        if kind == QEvent.Type.MouseButtonRelease or travels(event, self._on_screen):
            self._timer.stop()
        return self._taken

    def _down(self, event: QMouseEvent) -> bool:
        """Note where a finger comes down; say whether Qt takes that wrongly for a second press."""
        way = event.globalPosition() - self._on_screen
        again = Qt.MouseEventFlag.MouseEventCreatedDoubleClick in event.flags()
        self._taken, self._second = False, again and way.manhattanLength() > _FINGER_RESTS
        self._at, self._on_screen = event.position(), event.globalPosition()
        self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        return self._second

    def _ask(self) -> None:
        """Ask the widget below the finger, and those around it, for a menu; if there is one, the press is over."""
        at = self._at.toPoint()
        below = self._window.childAt(at) or self._window
        place, reason = below.mapFrom(self._window, at), QContextMenuEvent.Reason.Other
        asked = QContextMenuEvent(reason, place, self._on_screen.toPoint())
        asked.setAccepted(False)
        handle = self._window.windowHandle()
        if below.isEnabled() and QCoreApplication.sendEvent(below, asked) and asked.isAccepted() and handle is not None:
            self._taken = True
            _let_go(handle)
