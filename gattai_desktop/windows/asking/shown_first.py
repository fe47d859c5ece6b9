"""Lets what was just revealed lie open for a while before the curtain falls over it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from gattai_desktop.board.speech import fill
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.ask_look import AskLook
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView

STAYS: Final = 5000
"""Milliseconds for which it lies open; a press passes the table sooner."""


class ShownFirst(QObject):
    """Says on the plate that passes the table what was revealed, and passes it once that has been seen."""

    def __init__(self, room: GameRoom, parent: QObject, passes: Callable[[], object]) -> None:
        super().__init__(parent)
        self._room = room
        self._put_at: tuple[int, str] | None = None
        """After which entry it was shown, and to whom."""
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        self._timer.timeout.connect(passes)

    def on_plate(self, look: AskLook, seen: SeatView, *, by_itself: bool) -> AskLook:
        """Return the plate that passes the table, with what was revealed; by itself it is passed after a while."""
        shown, following = self._room.before_passing(seen), spoken(look.title)
        before, self._put_at = self._put_at, (seen.model.entry, seen.seat) if shown and by_itself else None
        if self._put_at is None:
            self._timer.stop()
        elif before != self._put_at:  # shown again, it waits no longer
            self._timer.start()
        if not shown:
            return look
        if not by_itself:
            return evolve(look, title=shown, why=following)
        why = fill(self.tr("{following}. The curtain falls in a moment."), following=following)
        return evolve(look, title=shown, why=why, stays=STAYS)
