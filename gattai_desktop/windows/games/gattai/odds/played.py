"""Shows one of the counted fights as a replay, in place of the table, until it is closed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.past import Rehearsed
from gattai_desktop.players.gattai.played_fight import fight_again
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.settings.window_place import stand_for


class PlayedFights(QObject):
    """Shows the counted fights one after the other.

    Signals:
        closed(): the replay is closed, and the table is shown again.
    """

    closed = Signal()

    def __init__(self, table: TableRoot, room: GameRoom) -> None:
        super().__init__(table)
        self._table = table
        self._room = room
        self._of: object = None
        self._next = 0
        self.window: ReplayWindow | None = None

    def show_next(self, found: Rehearsing) -> None:
        """Show the next of the counted fights. Raises CannotFight; does nothing before the first."""
        fight, odds = found.fight, found.odds
        if self.window is not None or fight is None or odds is None or not odds.winners:
            return
        if self._of is not odds:
            self._of, self._next = odds, 0
        seeds = sorted(odds.winners)
        number = self._next % len(seeds)
        self._next = number + 1
        again = fight_again(fight, odds.level, seeds[number])
        past = Rehearsed(GATTAI, again.begin, again.moves, COACH_SEAT)
        name = speak("odds", "Rehearsed fight {number} of {all}", number=number + 1, all=len(seeds))
        window = self.window = ReplayWindow(past, GATTAI, self._room, name, self._table.paint)
        past.setParent(window)
        window.head.show_rehearsed(self.tr("Not at the table: the Hands that Coach cannot see were dealt anew"))
        window.rehearsal.refusal = self.tr("This fight was rehearsed and is no session: nothing can go on from it.")
        window.keysChosen.connect(self._table.keysChosen)
        window.closed.connect(lambda _opened: self._closed())
        stand_for(window, self._table)
        window.keys.own_scale.take()

    def leave(self) -> None:
        """Close the replay, if one is open."""
        if self.window is not None:
            self.window.close()

    def _closed(self) -> None:
        window, self.window = self.window, None
        stand_for(self._table, window)
        if window is not None:
            window.deleteLater()
        self.closed.emit()
