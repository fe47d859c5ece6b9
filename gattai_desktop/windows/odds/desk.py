"""Asks how hard a fight is, for the Coach, and looks after the rehearsing and its room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from gattai_desktop.board.keys import ODDS
from gattai_desktop.board.speech import message
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.box import GATTAI

if TYPE_CHECKING:
    from gattai_desktop.model.rehearsing import Attacker, Rehearsing
    from gattai_desktop.players.fight import Fight, Level
    from gattai_desktop.windows.odds.room import OddsRoom
    from gattai_desktop.windows.table.table_window import TableWindow

FIGHTS: Final[dict[Level, int]] = {"plain": 5_000, "careful": 1_000}
"""How often a fight is rehearsed."""


class OddsDesk(QObject):
    """Keeps the one room of odds of a table window. Only the Coach's seat gets in."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._level: Level = "careful"
        self._made: tuple[OddsRoom, Rehearsing] | None = None
        window.by_hand.oddsAsked.connect(self.open)

    @property
    def shown(self) -> bool:
        """Whether the room lies over the table."""
        return self._made is not None and self._made[0].isVisible()

    def _parts(self) -> tuple[OddsRoom, Rehearsing]:
        """The room and the rehearsing, made when somebody first asks."""
        if self._made is None:
            # Automatic players and other processes are of no use to a table that never asks.
            from gattai_desktop.model.rehearsing import Rehearsing
            from gattai_desktop.windows.odds.room import OddsRoom

            window = self._window
            rehearsing = Rehearsing(window.model, self)
            room = OddsRoom(window.paint, window)
            for news in (rehearsing.counted, rehearsing.ended, rehearsing.staled):
                news.connect(room.refresh)
            rehearsing.failed.connect(room.show_message)
            room.closed.connect(rehearsing.stop)
            window.closed.connect(rehearsing.stop)
            room.againAsked.connect(self.again)
            room.stopAsked.connect(rehearsing.stop)
            room.pilotToggled.connect(self._toggle_pilot)
            room.threatToggled.connect(self._toggle_threat)
            room.attackerSwitched.connect(self._switch_attacker)
            room.levelSwitched.connect(self._switch_level)
            room.leverPulled.connect(self._pull)
            room.keysAsked.connect(lambda: window.keys.list_keys_of(ODDS))
            self._made = room, rehearsing
        return self._made

    @property
    def room(self) -> OddsRoom | None:
        """The room; None before somebody asked."""
        return self._made[0] if self._made is not None else None

    @property
    def rehearsing(self) -> Rehearsing | None:
        """What plays the fights; None before somebody asked."""
        return self._made[1] if self._made is not None else None

    def open(self) -> None:
        """Ask for the odds of the whole Team against the strongest Threat."""
        from gattai_desktop.players.fight import CannotFight

        window = self._window
        if window.model.game != GATTAI.key or window.model.curtain_down or not window.seen.is_coach:
            return
        window.sheet.hide()
        window.verdicts.put_away()
        room, rehearsing = self._parts()
        room.set_paint(window.paint)
        try:
            self._begin(rehearsing.prepared())
        except CannotFight as wrong:
            room.show_message(message(wrong))
        room.enter(rehearsing, window.standing.below_header())
        window.standing.stack()

    def again(self) -> None:
        """Rehearse the same fight once more, at the table as it is now."""
        _, rehearsing = self._parts()
        fight = rehearsing.fight
        if fight is None:
            return
        self._try(fight.pilots, fight.threats, fight.attacker, rehearsing.seed + (0 if rehearsing.stale else 1))

    def keep_up(self) -> None:
        """Stand below the header; where somebody else sits down, go: nothing of this is for Pilots."""
        if self._made is None or not self.shown:
            return
        room, window = self._made[0], self._window
        if window.model.curtain_down or not window.seen.is_coach:
            room.leave()
            return
        if room.paint.theme is not window.paint.theme or room.paint.keys != window.paint.keys.of(ODDS):
            room.set_paint(window.paint)
        room.move_to(window.standing.below_header())

    # ------------------------------------------------------------------ another fight
    def _begin(self, fight: Fight, seed: int = 1) -> None:
        room, rehearsing = self._parts()
        rehearsing.begin(fight, self._level, FIGHTS[self._level], seed)
        room.refresh()

    def _try(self, pilots: tuple[Seat, ...], threats: tuple[str, ...], attacker: Attacker, seed: int = 1) -> None:
        from gattai_desktop.players.fight import CannotFight

        room, rehearsing = self._parts()
        try:
            self._begin(rehearsing.prepared(pilots, threats, attacker), seed)
        except CannotFight as wrong:
            rehearsing.stop()
            room.show_message(message(wrong))

    def _toggle_pilot(self, seat: Seat) -> None:
        fight = self._parts()[1].fight
        if fight is None:
            return
        pilots = tuple(one for one in fight.pilots if one != seat) if seat in fight.pilots else (*fight.pilots, seat)
        if pilots:
            self._try(pilots, fight.threats, fight.attacker)

    def _toggle_threat(self, key: str) -> None:
        fight = self._parts()[1].fight
        if fight is None:
            return
        threats = tuple(one for one in fight.threats if one != key) if key in fight.threats else (*fight.threats, key)
        if threats:
            self._try(fight.pilots, threats, fight.attacker)

    def _switch_attacker(self) -> None:
        fight = self._parts()[1].fight
        if fight is not None:
            self._begin(evolve(fight, attacker="pilots" if fight.attacker == COACH_SEAT else "coach"))

    def _switch_level(self) -> None:
        self._level = "careful" if self._level == "plain" else "plain"
        fight = self._parts()[1].fight
        if fight is not None:
            self._begin(fight)

    def _pull(self, tried: object) -> None:
        from gattai_desktop.players.levers import Tried

        if isinstance(tried, Tried):
            self._begin(tried.lever.fight)
