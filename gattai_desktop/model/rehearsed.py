"""`Rehearsed`, a replay of one rehearsed fight: it happened at no table, and what it shows is in nobody's Hand."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.curtain import Curtain
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.players.gattai.fight_again import FightAgain


class Rehearsed(Past):
    """Shows the fight from its challenge on, first through the Coach's eyes, who asked for it.

    Any seat may be looked through at once: the Hands that Coach cannot see were dealt anew, and his own lies open to
    him anyway. Nothing of it reaches the session.
    """

    def __init__(self, again: FightAgain, parent: QObject | None = None) -> None:
        journal = MemoryJournal(again.begin)
        for entry, after in again.moves:
            journal.append(entry, after)
        super().__init__(GATTAI, journal, parent=parent)
        self.look_as(COACH_SEAT)
        self.go(0)

    @property
    def session_ended(self) -> bool:
        """There is no session, and so no seat to agree on anything."""
        return False

    def look_as(self, seat: Seat) -> None:
        """See it through a seat's eyes, without a curtain: nobody holds these cards."""
        changed = self.seat != seat
        self._see(Curtain(seat, down=False))
        if changed:
            self.seatChanged.emit(seat)
