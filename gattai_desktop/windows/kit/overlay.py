"""Describes what can cover the table, and in which order: from the shade over the table up to the curtain."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child
from gattai_desktop.windows.kit.seat_view import SeatView


class Level(IntEnum):
    """The order of overlays, from below upwards. Of sheets, rooms, questions and refusals the last one is above."""

    TABLE = 0
    """The shade, the hand, its cover, the plate that asks."""
    RAILS = 1
    LOG = 2
    MOMENTS = 3
    SHEETS = 4
    """Pages that are read beside the table: a Pilot's sheet."""
    ROOMS = 5
    """Rooms that cover the whole table below the header: rulings, odds, the wall's settings."""
    QUESTION = 6
    """The one sheet that asks."""
    REFUSAL = 7
    CARRIED = 8
    """Cards in the air, and the bubble beside them."""
    FRAME = 9
    """The ring round the focused widget."""
    CURTAIN = 10
    ALARM = 11
    """The warning that even the curtain must not hide: everybody sees this screen."""


class Keyboard(IntEnum):
    """What an overlay does with the keyboard while it is shown."""

    LEFT = 0
    """The table keeps the focus."""
    FIRST = 1
    """It takes Tab and Escape; letters still reach the table."""
    TAKEN = 2
    """It takes every key."""


class Overlay(QObject):
    """Something that covers the table while it is shown. Its widgets may be made when it is first opened.

    Signals:
        opened(): it was opened by itself, and not by its name.
    """

    opened = Signal()

    name = ""
    """The name by which it is opened: "pilot" for `requests.open("pilot.red")`. "" where nothing opens it by name."""
    place = ""
    """The room with keys and help of its own, by its name (`board.keys`); "" where those of the table count."""
    level = Level.ROOMS
    keyboard = Keyboard.TAKEN

    def widgets(self) -> Sequence[QWidget]:
        """Return its widgets, from below upwards, as far as they were made."""
        raise NotImplementedError

    @property
    def shown(self) -> bool:
        """Whether it is shown now."""
        return any(widget.isVisible() for widget in self.widgets())

    @property
    def about(self) -> str:
        """The part of it that can be shown on the wall, by its key (`GameRoom.wall_part`); "" for nothing."""
        return ""

    @property
    def covered(self) -> bool:
        """Whether it hides its words with a covered Hand: the key that brings both back does nothing else in it."""
        return False

    def can_open(self, about: str) -> bool:
        """Whether it has anything to show about this to the seat at the computer."""
        return True

    def open(self, about: str) -> None:
        """Show it. about: what it shows first, such as a seat; "" for nothing in particular."""

    def close(self) -> None:
        """Close it, as with Escape."""
        self.hide()

    def hide(self) -> None:
        """Close it without an answer, because something else takes its place or another seat sits down."""
        for widget in self.widgets():
            widget.hide()

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a place is that is shown in it, in global coordinates; None where it is not."""
        return None

    def name_of(self, place: Place) -> str:
        """Return the spoken name of a place that is shown in it; "" where it is not."""
        return ""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the groups at which Tab stops in it."""
        return tuple(FocusGroup(widget, first_child(widget)) for widget in self.widgets())

    def show_view(self, view: SeatView) -> None:
        """Show the new state of the table; called only while it is shown."""

    def lay(self) -> None:
        """Move to where the window has room for it."""

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""

    def end(self) -> None:
        """Stop all work, because the window is closed."""


class WidgetOverlay(Overlay):
    """An overlay of widgets that exist from the start, and whose colours are set elsewhere."""

    def __init__(
        self,
        level: Level,
        *widgets: QWidget,
        keyboard: Keyboard = Keyboard.LEFT,
        shown: Callable[[], bool] | None = None,
    ) -> None:
        """shown: returns whether it is shown, where visibility is not enough."""
        super().__init__(widgets[0].parentWidget())
        self.level, self.keyboard = level, keyboard
        self._widgets, self._shown = widgets, shown

    def widgets(self) -> Sequence[QWidget]:
        return self._widgets

    @property
    def shown(self) -> bool:
        return self._shown() if self._shown is not None else super().shown
