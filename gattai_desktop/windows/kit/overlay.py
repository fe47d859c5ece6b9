"""What lies over the table while it is open, and in which order: from the shade on the table up to the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import frozen
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
    FRAME = 9
    """What is drawn round whatever has the keyboard."""
    CURTAIN = 10
    ALARM = 11
    """What even the curtain must not hide: the room sees this screen."""


class Keyboard(IntEnum):
    """What an overlay does with the keyboard while it is shown."""

    LEFT = 0
    """It leaves the keyboard to the table."""
    FIRST = 1
    """Tab and Escape belong to it; letters still reach the table."""
    TAKEN = 2
    """Every key belongs to it."""


@frozen
class Aside:
    """What was put aside while the hand is covered. again: shows it where it was; forget: lets it go for good."""

    again: Callable[[], None]
    forget: Callable[[], None]


class Overlay(QObject):
    """Something that lies over the table while it is shown. Its widgets may be made when it is first opened."""

    name = ""
    """By which it is opened: "pilot" for `requests.open("pilot.red")`. "" where nothing opens it by name."""
    level = Level.ROOMS
    keyboard = Keyboard.TAKEN

    @property
    def keyboard_level(self) -> Level:
        """As of which level it has the keyboard; its own, but for a cover, which lies low and lets nothing through."""
        return self.level

    def widgets(self) -> Sequence[QWidget]:
        """Return what it consists of, from below upwards, as far as it is made."""
        raise NotImplementedError

    @property
    def shown(self) -> bool:
        """Whether it lies over the table now."""
        return any(widget.isVisible() for widget in self.widgets())

    @property
    def about(self) -> str:
        """What of it the room can be shown, by its key (`GameRoom.wall_part`); "" for nothing."""
        return ""

    def can_open(self, about: str) -> bool:
        """Whether it has anything to show of this to the seat that sits here."""
        return True

    def open(self, about: str) -> None:
        """Show it. about: what it is to be opened at, such as a seat; "" for nothing in particular."""

    def close(self) -> None:
        """Go, as with Escape."""
        self.hide()

    def hide(self) -> None:
        """Go without a word, because something else takes its place or another seat sits down."""
        for widget in self.widgets():
            widget.hide()

    def put_aside(self) -> Aside | None:
        """Go while the hand is covered, if it may name a card; None where it stays."""
        return None

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops in it."""
        return tuple(FocusGroup(widget, first_child(widget)) for widget in self.widgets())

    def show_view(self, view: SeatView) -> None:
        """Show what is new on the table; called only while it is shown."""

    def lay(self) -> None:
        """Stand where the window has room for it."""

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""

    def end(self) -> None:
        """The window is closed: nothing is worked out any more."""


class WidgetOverlay(Overlay):
    """An overlay of widgets that are there from the start, and that take their colours from somebody else."""

    def __init__(
        self,
        level: Level,
        *widgets: QWidget,
        keyboard: Keyboard = Keyboard.LEFT,
        focus: Callable[[], None] | None = None,
        close: Callable[[], object] | None = None,
        shown: Callable[[], bool] | None = None,
    ) -> None:
        """focus: what gives the keyboard to it; close: what Escape does; shown: where being visible says too little."""
        super().__init__(widgets[0].parentWidget())
        self.level, self.keyboard = level, keyboard
        self._widgets, self._focus, self._close, self._shown = widgets, focus, close, shown

    def widgets(self) -> Sequence[QWidget]:
        return self._widgets

    @property
    def shown(self) -> bool:
        return self._shown() if self._shown is not None else super().shown

    def close(self) -> None:
        if self._close is not None:
            self._close()
        else:
            self.hide()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        if self._focus is None:
            return super().focus_groups()
        return (FocusGroup(self._widgets[0], self._focus),)
