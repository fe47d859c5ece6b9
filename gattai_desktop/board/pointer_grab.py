"""Takes the pointer's moves while it holds a card, before Qt looks for the widget below it.

A move that carries a card concerns nobody else. On its way through the window and the widget that was pressed it
would be looked at by everything that listens there, a hundred times a second.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow


class PointerGrab(QObject):
    """Takes the pointer's moves between `hold` and `let_go`. Presses and releases of its button go their usual way.

    Those of another button mean nothing then: whoever had the first press would take them for its own. Nor does the
    wheel: what it scrolls or enlarges would no longer lie where the card is seen over it.
    """

    def __init__(self, widget: QWidget, moved: Callable[[QPointF], object], lost: Callable[[], object]) -> None:
        """moved: called with the pointer's global place at each move.

        lost: called where the button is up and nobody has heard of its release: a desktop that shows something of its
        own keeps that to itself.
        """
        super().__init__(widget)
        self._widget, self._moved, self._lost = widget, moved, lost
        self._window: QWindow | None = None

    def hold(self) -> None:
        """Take every move in the widget's window from now on."""
        self.let_go()
        self._window = self._widget.window().windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)

    def let_go(self) -> None:
        window, self._window = self._window, None
        if window is not None and isValid(window):
            window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent):
            return True
        if not isinstance(event, QMouseEvent):
            return False
        left = Qt.MouseButton.LeftButton
        if event.isUpdateEvent():
            held = left in event.buttons()
            if held:
                self._moved(event.globalPosition())
            else:
                self._lost()
            return held
        if event.button() == left and event.type() == QEvent.Type.MouseButtonPress:
            self._lost()  # it can only be pressed once it was let go
        return event.button() != left


class Listening:
    """Lets an object see events of other objects through its `eventFilter`, until `stop`."""

    def __init__(self, listener: QObject) -> None:
        self._listener = listener
        self._heard: list[QObject] = []

    def to(self, *others: QObject | None) -> None:
        """See the events of these objects."""
        for one in others:
            if one is not None:
                one.installEventFilter(self._listener)
                self._heard.append(one)

    def to_all(self) -> None:
        """See all events of the program."""
        self.to(QApplication.instance())

    def stop(self) -> None:
        """See no more events; objects that were deleted are left out."""
        for one in self._heard:
            if isValid(one):
                one.removeEventFilter(self._listener)
        self._heard = []
