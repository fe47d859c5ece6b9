"""Knows what lies over the table: in which order, who of it has the keyboard, and what Escape closes."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Aside, Keyboard, Level, Overlay
from gattai_desktop.windows.kit.seat_view import SeatView


class Overlays(QObject):
    """The one place that knows who lies over whom in a window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._all: list[Overlay] = []

    def add(self, *overlays: Overlay) -> None:
        """Let these lie over what came before them on their level."""
        self._all = sorted((*self._all, *overlays), key=lambda one: one.level)

    def named(self, name: str) -> Overlay | None:
        """Return the overlay that is opened by a name; None where nothing is."""
        return next((one for one in self._all if name and one.name == name), None)

    def open(self, overlay: Overlay, about: str) -> None:
        """Open one. A room takes the whole table: what asks or refuses above it goes."""
        if not overlay.can_open(about):
            return
        if overlay.level == Level.ROOMS:
            self.hide(Level.QUESTION, Level.REFUSAL)
        overlay.open(about)
        self.stack()

    def about(self) -> str:
        """Return what is read here that the room can be shown, by its key; "" for nothing."""
        return next((one.about for one in reversed(self.shown()) if one.about), "")

    def hide(self, *levels: Level) -> None:
        """Let what is shown on these levels go without a word."""
        for overlay in self.shown():
            if overlay.level in levels:
                overlay.hide()

    # ------------------------------------------------------------------ who lies there
    def shown(self, first: Level = Level.TABLE, last: Level = Level.ALARM) -> tuple[Overlay, ...]:
        """Return what lies over the table now, from below upwards, from one level to another."""
        return tuple(one for one in self._all if first <= one.level <= last and one.shown)

    def widgets(self, first: Level, last: Level) -> tuple[QWidget, ...]:
        """Return all widgets from one level to another, shown or not."""
        return tuple(widget for one in self._all if first <= one.level <= last for widget in one.widgets())

    def stack(self) -> None:
        """Lay everything over everything else in its order."""
        for overlay in self._all:
            for widget in overlay.widgets():
                widget.raise_()

    def show_view(self, view: SeatView) -> None:
        """Show what is new on the table, wherever something is shown of it."""
        for overlay in self.shown():
            overlay.show_view(view)

    def lay(self) -> None:
        """Let everything stand where the window has room for it now."""
        for overlay in self._all:
            overlay.lay()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        for overlay in self._all:
            overlay.set_paint(paint)

    def end(self) -> None:
        """The window is closed."""
        for overlay in self._all:
            overlay.end()

    def put_aside(self) -> list[Aside]:
        """Take away whatever may name a card, and return what brings it back."""
        return [aside for overlay in reversed(self.shown()) if (aside := overlay.put_aside()) is not None]

    # ------------------------------------------------------------------ the keyboard
    def top(self) -> Overlay | None:
        """Return what has the keyboard before the table: what lies highest of all that want it."""
        wanting = [one for one in self.shown() if one.keyboard > Keyboard.LEFT]
        return max(wanting, key=lambda one: (one.keyboard_level, self._all.index(one)), default=None)

    @property
    def take_keys(self) -> bool:
        """Whether something lies over the table that lets no key through."""
        return any(one.keyboard == Keyboard.TAKEN for one in self.shown())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return where Tab stops while something lies over the table; none where the table has the keyboard."""
        top = self.top()
        return top.focus_groups() if top is not None else ()

    def close_top(self) -> bool:
        """Close what lies highest; say whether there was anything."""
        top = self.top()
        if top is not None:
            top.close()
        return top is not None
