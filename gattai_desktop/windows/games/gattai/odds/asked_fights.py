"""What the Coach asks in the room of odds: how hard a fight is, what another would be, and one of them as a replay."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, Signal

from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.past import Rehearsed
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.levers import Tried
from gattai_desktop.players.gattai.played_fight import PlayerLevel, fight_again
from gattai_desktop.players.rehearsal import CannotFight
from gattai_desktop.windows.games.gattai.odds.fighters import THREAT
from gattai_desktop.windows.games.gattai.odds.odds_room import OddsRoom
from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.settings.window_place import stand_for

FIGHTS: Final[dict[PlayerLevel, int]] = {
    "careful": 2_000,
    "plain": 5_000,
    "gentle": 2_000,
    "steady": 2_000,
    "sharp": 100,
}
"""How often a fight is played for the odds, by its players, in the order in which a press leads to the next."""


class AskedFights(QObject):
    """Rehearses the fight that the room of odds shows, and does what is pressed there."""

    def __init__(self, requests: Requests, root: TableRoot, game_room: GameRoom, parent: QObject) -> None:
        super().__init__(parent)
        self._level: PlayerLevel = "careful"
        self.rehearsing = Rehearsing(requests.view.model, self)
        self.played = PlayedFights(root, game_room)
        self.room = room = OddsRoom(root.paint, root)
        for news in (self.rehearsing.counted, self.rehearsing.ended, self.rehearsing.staled):
            news.connect(room.refresh)
        self.rehearsing.failed.connect(room.show_message)
        room.closed.connect(self.rehearsing.stop)
        room.againAsked.connect(self.again)
        room.stopAsked.connect(self.rehearsing.stop)
        room.sides.switched.connect(self._switch)
        room.sides.attacker.chosen.connect(self._switch_attacker)
        room.sides.level.chosen.connect(self._switch_level)
        room.levers.pulled.connect(self._pull)
        room.levers.play.chosen.connect(self.play_one)

    @contextmanager
    def _said(self) -> Iterator[None]:
        """Say in the room what is missing for a fight, where there is none."""
        try:
            yield
        except CannotFight as wrong:
            self.rehearsing.stop()
            self.room.show_message(message(wrong))

    def ask(self) -> None:
        """Rehearse the whole Team against the strongest Threat."""
        with self._said():
            self._begin(self.rehearsing.prepared())

    def again(self) -> None:
        """Play the same fight again: with other cards, or at the table as it is now, where that has changed."""
        found = self.rehearsing
        if found.fight is None:
            self.ask()
        else:
            self._try(found.fight, found.seed + (0 if found.stale else 1))

    def play_one(self) -> None:
        with self._said():
            self.played.show_next(self.rehearsing)

    # ------------------------------------------------------------------ another fight
    def _begin(self, fight: Fight, seed: int = 1) -> None:
        self.rehearsing.begin(fight, self._level, FIGHTS[self._level], seed)
        self.room.refresh()

    def _try(self, fight: Fight, seed: int = 1) -> None:
        """Play another fight, at the table as it is now."""
        with self._said():
            if self.rehearsing.stale:
                fight = self.rehearsing.prepared(fight.pilots, fight.threats, fight.attacker)
            self._begin(fight, seed)

    def _switch(self, who: str) -> None:
        """Let a seat or `threat.<key>` fight, or stay out; the last one of a side fights on."""
        fight, here = self.rehearsing.fight, self.rehearsing.here
        if fight is None or here is None:
            return
        key = who.removeprefix(THREAT)
        now = fight.threats if who.startswith(THREAT) else fight.pilots
        wanted = set(now) ^ {key}
        if now == (key,):
            self.room.sides.refuse(who)
        elif who.startswith(THREAT):
            self._try(evolve(fight, threats=tuple(one for one in here.able_threats if one in wanted)))
        else:
            # The leader goes on leading; all others are in the order of the table.
            first = (fight.commander,) if fight.commander in wanted else ()
            others = tuple(one for one in here.able_pilots if one in wanted and one not in first)
            self._try(evolve(fight, pilots=(*first, *others)))

    def _switch_attacker(self) -> None:
        fight = self.rehearsing.fight
        if fight is not None:
            self._try(evolve(fight, attacker="pilots" if fight.attacker == COACH_SEAT else "coach"))

    def _switch_level(self) -> None:
        levels = list(FIGHTS)
        self._level = levels[(levels.index(self._level) + 1) % len(levels)]
        if self.rehearsing.fight is not None:
            self._try(self.rehearsing.fight)

    def _pull(self, tried: Tried) -> None:
        """Count a lever's fight instead; where the table has changed since, the present fight."""
        found = self.rehearsing
        self._try(tried.lever.fight if not found.stale else found.fight or tried.lever.fight)


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
        window.head.show_rehearsed(self.tr("Not at the table: the Hands that Coach cannot see were dealt anew"))
        window.rehearsal.refusal = self.tr("This fight was rehearsed and is no session: nothing can go on from it.")
        window.keysChosen.connect(self._table.keysChosen)
        window.closed.connect(lambda _opened: self._closed())
        stand_for(window, self._table)
        window.keys.own_scale.take()

    def _closed(self) -> None:
        window, self.window = self.window, None
        stand_for(self._table, window)
        if window is not None:
            window.deleteLater()
        self.closed.emit()
