"""Covers the table for a while with a room that has a size and keys of its own."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.windows.kit.focus_groups import FocusRestorer, tab_within
from gattai_desktop.windows.kit.own_scale import OwnScale

_DRAWN_WIDE, _DRAWN_HIGH = 1920, 1034
"""Size of the table below its header, in drawing pixels."""


class OverTable(PaintedGroup):
    """A room over the table. It has the focus while it is open, and lets no key reach the table beneath.

    Signals:
        closed(): it is gone. keysAsked(): the list of the keys.
    """

    closed = Signal()
    keysAsked = Signal()

    least_wide = 1.0
    """Its least width in drawing pixels, however much it is enlarged."""

    def __init__(self, paint: Paint, parent: QWidget, kept_by: str) -> None:
        """kept_by: the name by which its keys and its size are remembered (`board.keys`)."""
        super().__init__(paint.in_room(kept_by), parent)
        self._kept_by = kept_by
        self._zoom = 1.0
        self._keyboard = FocusRestorer()
        self.room = QRect()
        """The part of the window that it covers."""
        self.own_scale = OwnScale(kept_by, self, self._resize, lambda: self.paint)

    # ------------------------------------------------------------------ what differs
    def arrange(self) -> None:
        """Lay out the widgets inside, which have the room's Paint; only called where there is room for them."""
        raise NotImplementedError

    def stops(self) -> list[QWidget]:
        """Return the widgets at which Tab stops, in order; at least the way back."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Give the keyboard to what somebody begins with who comes back to the room."""
        self.stops()[0].setFocus()

    def press(self, usual: str, written: str) -> None:
        """Do what a key means here, by the usual key's name or by the character it writes."""
        raise NotImplementedError

    def usual_unit(self) -> float:
        """Return the length of a drawing pixel where nothing is enlarged, in device-independent pixels."""
        return max(0.3, min(self.width() / _DRAWN_WIDE, self.height() / _DRAWN_HIGH))

    # ------------------------------------------------------------------ coming and going
    def lie_over(self, room: QRect) -> None:
        """Cover a part of the window; its opener chooses what has the focus."""
        if not self.isVisible():
            self._keyboard.borrow_in(self.window())
        self.move_to(room)
        self.own_scale.take()
        self.raise_()
        self.show()

    def move_to(self, room: QRect) -> None:
        """Move to another part of the window."""
        self.room = room
        if not room.isEmpty():
            self.setGeometry(room)
        self.fit()

    def leave(self) -> None:
        """Go back to the table."""
        self.hide()
        self._keyboard.give_back()
        self.closed.emit()

    # ------------------------------------------------------------------ size
    def fit(self) -> None:
        """Lay out anew, once it has a place, in the size that this gives to everything in it."""
        if not self.room.isEmpty():
            self.hand_on(self.paint.at(Scale(DRAWN_CU["full"] * self.usual_unit() * self.shown_zoom(), "full")))
            self.arrange()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint.in_room(self._kept_by))
        self.fit()

    def shown_zoom(self) -> float:
        """Return how much it is enlarged, as far as there is room."""
        return min(self._zoom, max(1.0, self.width() / self.least_wide / self.usual_unit()))

    def _resize(self, zoom: float) -> float:
        self._zoom = zoom
        self.fit()
        return self.shown_zoom()

    # ------------------------------------------------------------------ keys
    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        """Keep Tab inside the room."""
        tab_within(self.stops(), self.window().focusWidget(), forward=next)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        usual = self.paint.keys.meant(pressed_key(event))
        if usual == "Esc":
            self.leave()
        elif usual == "?":
            self.keysAsked.emit()
        elif not self.own_scale.press(usual):
            self.press(usual, event.text())
        event.accept()  # no key may reach the table beneath
