"""Tells a press that is meant from one on a button that came under the pointer too late to be read."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic_ns
from typing import TYPE_CHECKING, Final, cast
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QSinglePointEvent
from shiboken6 import isValid

from gattai_desktop.board.fingers import rests_within
from gattai_desktop.board.system_filter import SystemFilter

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

TOO_SOON: Final = 300
"""Milliseconds for which a button that has just appeared takes no press: nobody can have read it yet."""
TOO_SOON_AGAIN: Final = 700
"""Milliseconds after a press in which a button that has since come under the resting pointer takes none: the second
press of a slow double click is not meant for it."""
TOO_LATE: Final = 1_000
"""Milliseconds after a button has gone in which its key is still meant for it: so long people need to see that."""
AGAIN: Final = 2_500
"""Milliseconds after a key was pressed for a button in which it is pressed again in the same rhythm."""
SLOWEST: Final = 8_000
"""The most that this is for who presses in a slower rhythm, as after reading each move: half as long again as that."""
IN_RHYTHM: Final = 3_000
"""The same as `TOO_LATE`, where the next thing is pressed without a choice and nobody in a rhythm has read it yet."""


def _milliseconds() -> int:
    return monotonic_ns() // 1_000_000


def is_second(event: QMouseEvent) -> bool:
    """Whether a press is the second of a double click; Qt reports that one a second time, as a double click."""
    return Qt.MouseEventFlag.MouseEventCreatedDoubleClick in event.flags()


class Presses:
    """Remembers when each button and each question of a window appeared, and when the pointer was last pressed."""

    def __init__(self, now: Callable[[], int] | None = None) -> None:
        self.now = now or _milliseconds
        self._since: WeakKeyDictionary[QWidget, int] = WeakKeyDictionary()
        self._at, self.when = QPointF(-100, -100), 0
        """Where on the screen and when a press last did something."""
        self._rests = 0
        """Within how many pixels of that place a pointer, or a finger, counts as resting."""

    def pressed(self, event: QSinglePointEvent) -> None:
        """Note that a press does something now."""
        self._at, self._rests, self.when = event.globalPosition(), rests_within(event), self.now()

    @property
    def last(self) -> tuple[QPointF, int]:
        """Where on the screen and when a press last did something."""
        return self._at, self.when

    def rests_since(self, last: tuple[QPointF, int]) -> bool:
        """Whether the pointer was pressed again where it was pressed then: it has rested all the while."""
        at, when = last
        return self.when > when and (self._at - at).manhattanLength() <= self._rests

    def is_slow_second(self, at: QPointF) -> bool:
        """Whether a press at this place of the screen may be the second of a slow double click: the pointer rests."""
        return (at - self._at).manhattanLength() <= self._rests and self.now() - self.when < TOO_SOON_AGAIN

    def appeared(self, button: QWidget) -> None:
        """Note that a button, or a plate with a question, can be seen from now on."""
        self._since[button] = self.now()

    def is_new(self, widget: QWidget | None) -> bool:
        """Whether a widget is a button or a question that appeared too short a time ago to be pressed on purpose."""
        return self.is_newer(widget, self.now() - TOO_SOON + 1)

    def is_newer(self, widget: QWidget | None, moment: int) -> bool:
        """Whether a widget is a button or a question that has appeared since a moment."""
        since = self._since.get(widget) if widget is not None else None
        return since is not None and since >= moment


class QuickKeys:
    """Compares when keys were pressed, not when they are heard: a slow computer may show a question in between."""

    def __init__(self) -> None:
        self._at = 0
        self._changed = False

    def changed(self) -> None:
        """Note that what keys mean has changed, as when a question appears."""
        self._changed = True

    def is_second(self, event: QKeyEvent) -> bool:
        """Whether a key was pressed so soon after another that it was meant for what was there before the change."""
        pressed = event.timestamp()
        second = self._changed and 0 < self._at <= pressed < self._at + TOO_SOON
        if not second:
            self._at, self._changed = pressed, False
        return second


class PressGuard(SystemFilter):
    """Takes away presses that nobody meant, before they reach a widget of the window.

    A button that has just appeared takes none. Neither does a disabled widget, such as a curtain that rises: Qt would
    give the keyboard to what lies around it. The second press of a double click only reaches the widget that had the
    first.
    """

    def __init__(self, presses: Callable[[], Presses], window: QWidget) -> None:
        """presses: returns those of the window, which may have another paint by then."""
        super().__init__(window)
        self._presses = presses
        self._first: QWidget | None = None
        """What lay under the pointer when it was last pressed."""
        self._taken = False

    def _takes_none(self, under: QWidget, at: QPointF) -> bool:
        presses = self._presses()
        again = presses.is_slow_second(at) and presses.is_newer(under, presses.when)
        return presses.is_new(under) or again or not under.isEnabled()

    def _give_back(self, kept: QWidget | None, under: QWidget) -> None:
        """Give the focus back to the widget that had it before a second press, unless that has moved it elsewhere.

        The first press may have led it on to what is done next: to press once more where it was is not meant for it.
        """
        now = cast("QWidget | None", self._window.focusWidget())
        there = now is None or now is self._window or (isValid(under) and (now is under or now.isAncestorOf(under)))
        if kept is not None and isValid(kept) and kept.isVisible() and there:
            kept.setFocus(Qt.FocusReason.MouseFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.type() == QEvent.Type.MouseMove:
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            taken, self._taken = self._taken, False
            return taken
        under = self._window.childAt(event.position().toPoint()) or self._window
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self._taken = under is not self._first or self._takes_none(under, event.globalPosition())
            if not self._taken:
                # Qt gives the keyboard to the window first, where the widget wants none by a press.
                kept = self._window.focusWidget()
                QTimer.singleShot(0, self, lambda: self._give_back(kept, under))
        elif not is_second(event):
            self._first, self._taken = under, self._takes_none(under, event.globalPosition())
            if not self._taken:
                self._presses().pressed(event)
        return self._taken
