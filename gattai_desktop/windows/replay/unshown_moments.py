"""Goes back to the moment before where another cannot be shown in a replay, and says so.

The rules of a game make no such moment, but a session file may hold anything, and the program may have mistakes.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject

from gattai_desktop.board.speech import fill
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.model.past import Past


class UnshownMoments(QObject):
    """Watches over what one replay shows, so that nobody is left before half a table."""

    def __init__(self, past: Past, stand_still: Callable[[], None], tell: Callable[..., None], parent: QObject) -> None:
        """stand_still: stops the automatic play; tell: shows a title and the lines below it."""
        super().__init__(parent)
        self._past = past
        self._stand_still = stand_still
        self._tell = tell
        self._shown: int | None = None
        """The entry that was shown last from end to end; None before the first."""
        self._going_back = False

    def show(self, show: Callable[[], None]) -> None:
        """Show what is to be shown now; where something breaks over it, what was shown before is shown again.

        Raises what broke where there is nothing to go back to.
        """
        try:
            show()
        except Exception as broken:
            entry = self._past.entry
            if self._going_back or not self._can_go_back():
                raise
            self._stand_still()
            self._go_back()
            self._say(entry, broken)
        else:
            self._shown = self._past.entry

    def _can_go_back(self) -> bool:
        return self._shown is not None and (self._past.entry != self._shown or self._past.seat != PUBLIC)

    def _go_back(self) -> None:
        """Go to the entry that was shown before; where only the eyes are others, look as everybody did."""
        past, self._going_back = self._past, True
        try:
            if self._shown is not None and past.entry != self._shown:
                past.go(self._shown)
            else:
                past.look_as(PUBLIC)
        finally:
            self._going_back = False

    def _say(self, entry: int, broken: Exception) -> None:
        from gattai_desktop.sessions.system_report import kept_report

        happened = self.tr(
            "After move {entry} the table holds something that the rules of its game never make, or the program made "
            "a mistake."
        )
        kept = self.tr("The replay shows what it showed before. The session was not changed.")
        to_do = self.tr("Every other moment can still be looked at.")
        report = kept_report(broken)
        if report is not None:
            to_do = f"{to_do} {fill(self.tr('If it was played here, please send in {report}.'), report=report)}"
        self._tell(self.tr("This moment cannot be shown"), fill(happened, entry=entry), kept, to_do)
