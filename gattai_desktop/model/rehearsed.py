"""A replay of moves that were only tried out: they happened at no table, and show nobody's Hand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.box import Box
from gattai_desktop.model.curtain import CurtainState
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.records.record import Entry


class Rehearsed(Past):
    """Shows moves that were tried out from the table `begin`, first through the eyes of the seat that asked for them.

    Any seat may be looked through at once: the Hands that the asking seat cannot see were dealt anew. Nothing of it
    reaches the session.
    """

    def __init__(
        self, box: Box, begin: State, moves: Iterable[tuple[Entry, State]], seat: Seat, parent: QObject | None = None
    ) -> None:
        journal = MemoryJournal(begin)
        for entry, after in moves:
            journal.append(entry, after)
        super().__init__(box, journal, parent=parent)
        self.look_as(seat)
        self.go(0)

    @property
    def session_ended(self) -> bool:
        """There is no session, and so no seat to agree on anything."""
        return False

    def look_as(self, seat: Seat) -> None:
        """See it through a seat's eyes, without a curtain: nobody holds these cards."""
        changed = self.seat != seat
        self._see(CurtainState(seat, down=False))
        if changed:
            self.seatChanged.emit(seat)
