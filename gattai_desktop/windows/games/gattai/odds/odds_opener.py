"""Opens the odds of a fight for the Coach, and connects their counting with their room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import ODDS
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import message
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.players.gattai.fight import Fight
    from gattai_desktop.players.gattai.played_fight import PlayerLevel
    from gattai_desktop.windows.games.gattai.odds.odds_room import OddsRoom
    from gattai_desktop.windows.games.gattai.odds.played import PlayedFights
    from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing

FIGHTS: Final[dict[PlayerLevel, int]] = {"plain": 5_000, "careful": 2_000}
"""How often a fight is played for the odds."""


class OddsOpener(Overlay):
    """The odds' room of a table. Only the Coach's seat can open it."""

    name = "odds"

    def __init__(self, requests: Requests, root: TableRoot, room: GameRoom) -> None:
        super().__init__(root)
        self._requests = requests
        self._root = root
        self._room = room
        self._level: PlayerLevel = "careful"
        self._made: tuple[OddsRoom, Rehearsing] | None = None
        self._played: PlayedFights | None = None

    def widgets(self) -> Sequence[QWidget]:
        return (self._made[0],) if self._made is not None else ()

    def _parts(self) -> tuple[OddsRoom, Rehearsing]:
        """Return the room and the rehearsing, made when they are first needed."""
        if self._made is None:
            # A table that never asks for odds needs no automatic players and no other processes.
            from gattai_desktop.windows.games.gattai.odds.odds_room import OddsRoom
            from gattai_desktop.windows.games.gattai.odds.rehearsing import Rehearsing

            rehearsing = Rehearsing(self._requests.view.model, self)
            room = OddsRoom(self._root.paint, self._root)
            for news in (rehearsing.counted, rehearsing.ended, rehearsing.staled):
                news.connect(room.refresh)
            rehearsing.failed.connect(room.show_message)
            room.closed.connect(rehearsing.stop)
            room.againAsked.connect(self.again)
            room.stopAsked.connect(rehearsing.stop)
            room.pilotToggled.connect(self._toggle_pilot)
            room.threatToggled.connect(self._toggle_threat)
            room.attackerSwitched.connect(self._switch_attacker)
            room.levelSwitched.connect(self._switch_level)
            room.leverPulled.connect(self._pull)
            room.playAsked.connect(self.play_one)
            room.keysAsked.connect(lambda: self._requests.open(f"keys.{ODDS}"))
            self._made = room, rehearsing
        return self._made

    @property
    def room(self) -> OddsRoom | None:
        """The room; None before it was first opened."""
        return self._made[0] if self._made is not None else None

    @property
    def rehearsing(self) -> Rehearsing | None:
        """What plays the fights; None before it was first needed."""
        return self._made[1] if self._made is not None else None

    def can_open(self, about: str) -> bool:
        return self._requests.view.is_coach and not self._requests.view.model.curtain_down

    def open(self, about: str) -> None:
        """Show the odds of the whole Team against the strongest Threat."""
        room, rehearsing = self._parts()
        room.set_paint(self._root.paint)
        self._ask()
        room.enter(rehearsing, self._root.below_header())

    def close(self) -> None:
        self._parts()[0].leave()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        room = self._parts()[0]
        return (FocusGroup(room, room.again.setFocus),)

    def show_view(self, view: SeatView) -> None:
        """Close the room when another seat sits down: Pilots must not see it."""
        if not view.is_coach:
            self.close()

    def lay(self) -> None:
        if self.shown:
            self._parts()[0].move_to(self._root.below_header())

    def set_paint(self, paint: Paint) -> None:
        if self._made is not None:
            self._made[0].set_paint(paint)

    def end(self) -> None:
        if self._made is not None:
            self._made[1].stop()

    def _ask(self) -> None:
        from gattai_desktop.players.gattai.fight import CannotFight

        room, rehearsing = self._parts()
        try:
            self._begin(rehearsing.prepared())
        except CannotFight as wrong:
            room.show_message(message(wrong))

    def again(self) -> None:
        """Play the same fight again: with other cards, or at the table as it is now, where that has changed."""
        rehearsing = self._parts()[1]
        if rehearsing.fight is None:
            self._ask()
        else:
            self._try(rehearsing.fight, rehearsing.seed + (0 if rehearsing.stale else 1))

    def play_one(self) -> None:
        """Show one of the counted fights."""
        from gattai_desktop.players.gattai.fight import CannotFight

        room, rehearsing = self._parts()
        try:
            self.played.show_next(rehearsing)
        except CannotFight as wrong:
            room.show_message(message(wrong))

    @property
    def played(self) -> PlayedFights:
        """The replay of single fights."""
        if self._played is None:
            from gattai_desktop.windows.games.gattai.odds.played import PlayedFights

            self._played = PlayedFights(self._root, self._room)
        return self._played

    # ------------------------------------------------------------------ another fight
    def _begin(self, fight: Fight, seed: int = 1) -> None:
        room, rehearsing = self._parts()
        rehearsing.begin(fight, self._level, FIGHTS[self._level], seed)
        room.refresh()

    def _try(self, fight: Fight, seed: int = 1) -> None:
        """Play another fight, at the table as it is now."""
        from gattai_desktop.players.gattai.fight import CannotFight

        room, rehearsing = self._parts()
        try:
            if rehearsing.stale:
                fight = rehearsing.prepared(fight.pilots, fight.threats, fight.attacker)
            self._begin(fight, seed)
        except CannotFight as wrong:
            rehearsing.stop()
            room.show_message(message(wrong))

    def _toggle_pilot(self, seat: Seat) -> None:
        room, rehearsing = self._parts()
        fight, here = rehearsing.fight, rehearsing.here
        if fight is None or here is None:
            return
        if fight.pilots == (seat,):
            room.refuse(seat)
            return
        seats = set(fight.pilots) ^ {seat}
        # The leader goes on leading; all others are in the order of the table.
        first = (fight.commander,) if fight.commander in seats else ()
        others = tuple(one for one in here.able_pilots if one in seats and one not in first)
        self._try(evolve(fight, pilots=(*first, *others)))

    def _toggle_threat(self, key: str) -> None:
        room, rehearsing = self._parts()
        fight, here = rehearsing.fight, rehearsing.here
        if fight is None or here is None:
            return
        if fight.threats == (key,):
            room.refuse(f"threat.{key}")
            return
        keys = set(fight.threats) ^ {key}
        self._try(evolve(fight, threats=tuple(one for one in here.able_threats if one in keys)))

    def _switch_attacker(self) -> None:
        fight = self._parts()[1].fight
        if fight is not None:
            self._try(evolve(fight, attacker="pilots" if fight.attacker == COACH_SEAT else "coach"))

    def _switch_level(self) -> None:
        self._level = "careful" if self._level == "plain" else "plain"
        fight = self._parts()[1].fight
        if fight is not None:
            self._try(fight)

    def _pull(self, tried: object) -> None:
        """Count a lever's fight instead; where the table has changed since, the present fight."""
        from gattai_desktop.players.gattai.levers import Tried

        rehearsing = self._parts()[1]
        if isinstance(tried, Tried):
            self._try(tried.lever.fight if not rehearsing.stale else rehearsing.fight or tried.lever.fight)
