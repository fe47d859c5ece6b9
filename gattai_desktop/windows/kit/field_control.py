"""Describes what a field of a form is written in, and lays out the plates of those that have some."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.games.kinds import Held
from gattai_desktop.windows.kit.puts_away import PutsAway


class FieldControl(PutsAway):
    """What a field is written in.

    Signals:
        wrote(object, bool): another value; whether it goes on with the last change.
        grew: it needs another height.
    """

    wrote = Signal(object, bool)
    grew = Signal()

    def show_value(self, value: Held) -> None:
        """Show this value, unless it is the one that is just typed."""
        raise NotImplementedError

    def go_by(self, entry_id: str) -> None:
        """Go on with the same entry, which has another id now."""

    def lay(self, wide: int) -> None:
        """Lay out for that width, and resize."""
        raise NotImplementedError

    def stops(self) -> list[QWidget]:
        """Return the widgets at which Tab stops."""
        raise NotImplementedError

    def stop_at(self, steps: tuple[str, ...]) -> QWidget | None:
        """Return what the value is written in to which these names and numbers lead on from this field."""
        return next(iter(self.stops()), None)

    def help(self, usual: str) -> str:
        """Return what stands below it: what the field means."""
        return usual
