"""What lies over the table while it is open, and in which order: from the shade on the table up to the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child
from gattai_desktop.windows.kit.seat_view import SeatView


class Level(IntEnum):
    """What lies over what, from below upwards. Of one level the later one lies above."""

    TABLE = 0
    """The shade, the hand, its cover, the plate that asks."""
    RAILS = 1
    LOG = 2
    MOMENTS = 3
    SHEETS = 4
    """What is read beside the table: a Pilot's sheet."""
    ROOMS = 5
    """What takes the whole table below the header: rulings, odds, the wall's settings."""
    QUESTION = 6
    """The one sheet that asks."""
    CARRIED = 7
    """Cards in the air, and the bubble beside them."""
    REFUSAL = 8
    CURTAIN = 9
    ALARM = 10
    """What even the curtain must not hide: the room sees this screen."""


class Keyboard(IntEnum):
    """What an overlay does with the keyboard while it is open."""

    LEFT = 0
    """It leaves the keyboard to the table."""
    FIRST = 1
    """Tab and Escape belong to it; letters still reach the table."""
    TAKEN = 2
    """Every key belongs to it."""


class Overlay:
    """Something over the table. Its widgets may be made when it is first opened."""

    name = ""
    """By which it is opened: "pilot" for `requests.open("pilot.red")`. "" where nothing opens it by name."""
    level = Level.ROOMS
    keyboard = Keyboard.TAKEN

    def widgets(self) -> Sequence[QWidget]:
        """Return what it consists of, from below upwards, as far as it is made."""
        raise NotImplementedError

    @property
    def shown(self) -> bool:
        """Whether it lies over the table now."""
        return any(widget.isVisible() for widget in self.widgets())

    def open(self, about: str) -> None:
        """Show it. about: what it is to be opened at, such as a seat; "" for nothing in particular."""

    def close(self) -> None:
        """Go, as with Escape."""

    def hide(self) -> None:
        """Go without a word, because something else takes its place or another seat sits down."""
        for widget in self.widgets():
            widget.hide()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops in it."""
        return tuple(FocusGroup(widget, first_child(widget)) for widget in self.widgets())

    def show_view(self, view: SeatView) -> None:
        """Show what is new on the table; called only while it is shown."""

    def lay(self) -> None:
        """Stand where the window has room for it."""

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        for widget in self.widgets():
            take = getattr(widget, "set_paint", None)
            if take is not None:
                take(paint)
