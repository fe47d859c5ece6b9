"""Keeps the overlays of a table: their order, which of them gets the keys, and which one Escape closes."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Keyboard, Level, Overlay
from gattai_desktop.windows.kit.seat_view import SeatView


class Overlays(QObject):
    """All overlays of a window, in their order."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._all: list[Overlay] = []

    def add(self, *overlays: Overlay) -> None:
        """Add overlays, above those that were added before on their level."""
        self._all = sorted((*self._all, *overlays), key=lambda one: one.level)

    def named(self, name: str) -> Overlay | None:
        """Return the overlay that is opened by a name; None where nothing is."""
        return next((one for one in self._all if name and one.name == name), None)

    def open(self, overlay: Overlay, about: str) -> None:
        """Open an overlay by its name. A room covers the whole table: questions and refusals above it close."""
        if not overlay.can_open(about):
            return
        if overlay.level == Level.ROOMS:
            self.hide(Level.QUESTION, Level.REFUSAL)
        overlay.open(about)
        self.stack()

    def about(self) -> str:
        """Return the key of what is open and can be shown on the wall; "" for nothing."""
        return next((one.about for one in reversed(self.shown()) if one.about), "")

    def hide(self, *levels: Level) -> None:
        """Close what is shown on these levels without an answer."""
        for overlay in self.shown():
            if overlay.level in levels:
                overlay.hide()

    # ------------------------------------------------------------------ who lies there
    def shown(self, first: Level = Level.TABLE, last: Level = Level.ALARM) -> tuple[Overlay, ...]:
        """Return the shown overlays from one level to another, from below upwards."""
        return tuple(one for one in self._all if first <= one.level <= last and one.shown)

    def widgets(self, first: Level, last: Level) -> tuple[QWidget, ...]:
        """Return all widgets from one level to another, shown or not."""
        return tuple(widget for one in self._all if first <= one.level <= last for widget in one.widgets())

    def stack(self) -> None:
        """Stack all widgets in their order."""
        for overlay in self._all:
            for widget in overlay.widgets():
                widget.raise_()

    def show_view(self, view: SeatView) -> None:
        """Show the new state of the table in all shown overlays."""
        for overlay in self.shown():
            overlay.show_view(view)

    def lay(self) -> None:
        """Move all overlays to where the window has room for them now."""
        for overlay in self._all:
            overlay.lay()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        for overlay in self._all:
            overlay.set_paint(paint)

    def end(self) -> None:
        """Stop all work, because the window is closed."""
        for overlay in self._all:
            overlay.end()

    # ------------------------------------------------------------------ the keyboard
    def top(self) -> Overlay | None:
        """Return the overlay that gets keys before the table: the highest of those that want them."""
        wanting = [one for one in self.shown() if one.keyboard > Keyboard.LEFT]
        return max(wanting, key=lambda one: (one.level, self._all.index(one)), default=None)

    @property
    def take_keys(self) -> bool:
        """Whether an overlay lets no key through to the table."""
        return any(one.keyboard == Keyboard.TAKEN for one in self.shown())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        """Return the groups at which Tab stops while an overlay has the keys; none where the table has them."""
        top = self.top()
        return top.focus_groups() if top is not None else ()

    def close_top(self) -> bool:
        """Close the highest overlay; say whether there was one."""
        top = self.top()
        if top is not None:
            top.close()
        return top is not None
