"""Lets a finger on a touchscreen do what a pointer does with its wheel and its other button.

Everything else a finger can do already, since Qt tells widgets of a touch as if a button were held. Qt's own gestures
are not used: what the finger came down on stays pressed while they push, and they outlive the page that is pushed.
"""

import math
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QInputDevice,
    QMouseEvent,
    QPointingDevice,
    QSinglePointEvent,
    QWindow,
)
from PySide6.QtWidgets import QAbstractScrollArea, QListView, QScrollArea, QScrollBar, QToolTip, QWidget
from shiboken6 import isValid

from gattai_desktop.board.system_filter import SystemFilter

_TRAVELS: Final = 4
_FINGER_TRAVELS: Final = 12
"""How far a held pointer or finger is moved before it means to drag, in device-independent pixels: no finger rests as
still as a mouse."""
_RESTS: Final = 4
_FINGER_RESTS: Final = 24
"""How far apart two presses at the same place may be, in pixels of the screen."""
_ABOVE: Final = 90
"""How far above a finger a tooltip stands, in pixels of the screen: below it nobody could read."""
_FAR_AWAY: Final = QPointF(-100_000, -100_000)
_STEP: Final = 16
"""Milliseconds between two places of a page that glides on."""
_SLOWER: Final = 0.94
"""How much of its speed is left to it after each."""
_STILL: Final = 0.05
"""The speed at which it stops, in pixels a millisecond."""
_LATE: Final = 90
"""Milliseconds after which a finger that is lifted has rested before, and nothing glides on."""


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


def rests_within(event: QSinglePointEvent) -> int:
    """Return within how many pixels of the screen a second press counts as one at the same place."""
    return _FINGER_RESTS if is_finger(event) else _RESTS


class Fingers(SystemFilter):
    """Mends what Qt makes of the fingers on a window.

    A finger pushes a page that scrolls up and down, and then presses nothing; things on it are dragged sideways. Two
    quick taps are a double click for Qt wherever they are: at two places they are two taps. And a finger that stays on
    a thing asks for its menu, as the other button of a pointer does, or else reads what a pointer that rests is told.

    Signals:
        cameDown: a finger has touched the window anew.
    """

    cameDown = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._at, self._on_screen = QPointF(), QPointF()
        """Where a finger came down last, in the window and on the screen."""
        self._second = False
        """Whether it came down as the second of a double click, at another place than the first."""
        self.down = False
        """Whether a finger lies on the window."""
        self._taken = False
        """Whether it has opened a menu or pushes a page: widgets hear no more of it until it is lifted."""
        self._page = PushedPage(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._ask)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
        if kind == QEvent.Type.MouseButtonRelease:
            self._timer.stop()
            self.down = False
            self._page.let_go(event)
        elif event.buttons():
            self._move(event)
        return self._taken

    def _down(self, event: QMouseEvent) -> bool:
        """Note where a finger comes down; say whether Qt takes that wrongly for a second press."""
        way = event.globalPosition() - self._on_screen
        again = Qt.MouseEventFlag.MouseEventCreatedDoubleClick in event.flags()
        self.down, self._taken, self._second = True, False, again and way.manhattanLength() > _FINGER_RESTS
        self._at, self._on_screen = event.position(), event.globalPosition()
        self._page.take(_page_around(self._window.childAt(self._at.toPoint())), event)
        self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self.cameDown.emit()
        return self._second

    def _move(self, event: QMouseEvent) -> None:
        if self._page.pushed:
            self._page.push(event)
        elif travels(event, self._on_screen):
            self._timer.stop()
            if not self._taken and self._page.begin(event):
                self._taken = True
                _let_go(self._window.windowHandle())

    def _ask(self) -> None:
        """Ask the widget below the finger, and those around it, for a menu; if there is one, the press is over.

        Where there is none they are asked what they tell a pointer that rests on them.
        """
        at, on_screen = self._at.toPoint(), self._on_screen.toPoint()
        below = self._window.childAt(at) or self._window
        place, reason = below.mapFrom(self._window, at), QContextMenuEvent.Reason.Other
        asked = QContextMenuEvent(reason, place, on_screen)
        asked.setAccepted(False)
        if below.isEnabled() and QCoreApplication.sendEvent(below, asked) and asked.isAccepted():
            self._taken = True
            _let_go(self._window.windowHandle())
            return
        told = QHelpEvent(QEvent.Type.ToolTip, place, on_screen)
        QCoreApplication.sendEvent(below, told)
        if told.isAccepted():
            self._taken, words = True, QToolTip.text()
            _let_go(self._window.windowHandle())  # which hides a tooltip
            if words:
                QToolTip.showText(on_screen - QPoint(0, _ABOVE), words, below)


class PushedPage(QObject):
    """The page that a finger came down on. It is pushed up and down, and glides on when the finger is lifted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._area: QAbstractScrollArea | None = None
        self.pushed = False
        """Whether a finger pushes it now."""
        self._from, self._value = QPointF(), 0
        """Where the finger came down on the screen, and how far the page was scrolled then."""
        self._last, self._when, self._speed = 0.0, 0, 0.0
        """The finger's height on the screen, when that was, and its speed in pixels a millisecond."""
        self._glide = QTimer(self, interval=_STEP)
        self._glide.timeout.connect(self._glide_on)
        self._exact = 0.0

    def take(self, area: QAbstractScrollArea | None, event: QMouseEvent) -> None:
        """Note that a finger comes down on a page; None where there is none. What glides stops."""
        self._glide.stop()
        self._area, self.pushed, self._from = area, False, event.globalPosition()
        self._value = area.verticalScrollBar().value() if area is not None else 0
        self._last, self._when, self._speed = self._from.y(), event.timestamp(), 0.0

    def begin(self, event: QMouseEvent) -> bool:
        """Begin to push the page if the finger moves up or down; else leave it alone until it is lifted."""
        way = event.globalPosition() - self._from
        self.pushed = self._here() is not None and abs(way.y()) > abs(way.x())
        if self.pushed:
            self.push(event)
        else:
            self._area = None
        return self.pushed

    def push(self, event: QMouseEvent) -> None:
        """Follow the finger."""
        area, y, now = self._here(), event.globalPosition().y(), event.timestamp()
        if area is None:
            return
        area.verticalScrollBar().setValue(round(self._value - (y - self._from.y())))
        if now > self._when:
            self._speed = (self._last - y) / (now - self._when)
            self._last, self._when = y, now

    def let_go(self, event: QMouseEvent) -> None:
        """Let the page glide on as fast as the finger was."""
        area = self._here()
        if self.pushed and area is not None and event.timestamp() - self._when < _LATE and abs(self._speed) > _STILL:
            self._exact = float(area.verticalScrollBar().value())
            self._glide.start()
        self.pushed = False

    def _here(self) -> QAbstractScrollArea | None:
        """Return the page, unless it has gone meanwhile."""
        return self._area if self._area is not None and isValid(self._area) else None

    def _glide_on(self) -> None:
        area = self._here()
        self._exact += self._speed * _STEP
        self._speed *= _SLOWER
        if area is None or abs(self._speed) < _STILL:
            self._glide.stop()
            return
        bar = area.verticalScrollBar()
        bar.setValue(round(self._exact))
        if bar.value() in (bar.minimum(), bar.maximum()):
            self._glide.stop()


def _page_around(thing: QWidget | None) -> QAbstractScrollArea | None:
    """Return the innermost page that a thing lies in and that has more to show; it is scrolled by pixels.

    None for a scroll bar, whose handle is dragged the other way.
    """
    around = thing if not isinstance(thing, QScrollBar) else None
    while around is not None:
        if isinstance(around, QScrollArea | QListView) and around.verticalScrollBar().maximum():
            return around
        around = around.parentWidget()
    return None


def _let_go(window: QWindow | None) -> None:
    """Tell a window that a button was let go where no widget is, so that nothing was clicked."""
    if window is None:
        return
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    kind, keys = QEvent.Type.MouseButtonRelease, Qt.KeyboardModifier.NoModifier
    QCoreApplication.sendEvent(window, QMouseEvent(kind, _FAR_AWAY, _FAR_AWAY, left, none, keys))
