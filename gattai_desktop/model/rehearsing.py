"""The odds of a fight, reckoned behind the windows while they stay awake."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.joining import threat_may_fight
from gattai_desktop.games.gattai.throwdown.prospect import Prospect
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.dealing import dealt_anew
from gattai_desktop.players.gattai.fight import CannotFight, Fight, Level, fight_of, prospect_of
from gattai_desktop.players.gattai.levers import Tried, each_lever, levers
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.rehearsal import Rehearsal, Running, names_of

_LOOK: Final = 120
"""Milliseconds between two looks at what the workers have played."""
Attacker = Literal["coach", "pilots"]


class Rehearsing(QObject):
    """Rehearses one fight at a time, and what would change it. Only for the Coach's seat.

    Signals:
        counted(): more fights have been played. ended(): all of them, or it was stopped. failed(str): it cannot be
        fought; carries what is missing. staled(): the table has changed since.
    """

    counted = Signal()
    ended = Signal()
    failed = Signal(str)
    staled = Signal()

    def __init__(self, model: GameModel, parent: QObject | None = None, *, workers: int | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._workers = workers
        self._company: Rehearsal | None = None
        self._running: list[tuple[Odds, Running]] = []
        self.fight: Fight | None = None
        self.prospect: Prospect | None = None
        self.here: State | None = None
        """The table as it is, where a lever may have made another of it."""
        self.odds: Odds | None = None
        self.tried: tuple[Tried, ...] = ()
        self.wanted = 0
        self.seed = 1
        self.stale = False
        self.each = 0
        self.able: tuple[tuple[Seat, ...], tuple[str, ...]] = ((), ())
        self.names: dict[str, str] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(_LOOK)
        self._clock.timeout.connect(self.look)
        model.factsHappened.connect(self._table_changed)

    # ------------------------------------------------------------------ who could fight

    def table(self) -> State:
        """The table as the Coach may take it to be. Raises CannotFight where somebody else sits at the computer."""
        if self._model.game != GATTAI.key:
            raise CannotFight(wording("Only a table of Gattaibushido:FUSION! has such fights."))
        sight = self._model.sight()
        if sight.seat != COACH_SEAT:
            raise CannotFight(wording("Only Coach may ask how hard a fight is."))
        return dealt_anew(GATTAI.game, sight, random.Random(0))

    def prepared(self, pilots: Iterable[Seat] = (), threats: Iterable[str] = (), attacker: Attacker = "coach") -> Fight:
        """Return the fight of these, or of all who can against the strongest Threat. Raises CannotFight."""
        table = self.table()
        listed = table.values.get("threats")
        keys = tuple(str(key) for key in listed) if isinstance(listed, tuple) else ()
        self.able = tuple(throwdown.able_pilots(table)), tuple(key for key in keys if threat_may_fight(table, key))
        fight = fight_of(table, pilots, threats, attacker)
        self.prospect, self.here = prospect_of(fight), fight.table
        self.names = dict(names_of(fight))
        return fight

    # ------------------------------------------------------------------ rehearsing

    @property
    def playing(self) -> bool:
        """Whether fights are being played now."""
        return bool(self._running)

    @property
    def stopped(self) -> bool:
        """Whether it was ended before all fights had been played."""
        return not self.playing and self.odds is not None and self.odds.fights < self.wanted

    def begin(self, fight: Fight, level: Level, fights: int, seed: int = 1) -> None:
        """Play a fight so often, and then each of its levers; what was played before is put away.

        Raises CannotFight where the rules cannot work with its table.
        """
        self.stop()
        self.prospect = prospect_of(fight)
        self.fight, self.odds, self.wanted, self.seed, self.stale = fight, Odds(level), fights, seed, False
        self.tried = tuple(Tried(lever, Odds(level)) for lever in levers(fight))
        company = self._company = Rehearsal(self._workers)
        self._running = [(self.odds, company.begin(fight, level, fights, seed))]
        self.each = each_lever(fights)
        side_by_side = company.begin_side_by_side([one.lever.fight for one in self.tried], level, self.each, seed)
        self._running += zip((one.odds for one in self.tried), side_by_side, strict=True)
        self._clock.start()

    def adopt(self, fight: Fight, odds: Odds, tried: Iterable[Tried], seed: int) -> None:
        """Show what was counted elsewhere."""
        self.stop()
        self.prepared(fight.pilots, fight.threats, fight.attacker)
        self.fight, self.odds, self.wanted, self.seed, self.stale = fight, odds, odds.fights, seed, False
        self.tried = tuple(tried)
        self.each = max((one.odds.fights for one in self.tried), default=0)
        self.counted.emit()

    def look(self) -> None:
        """Count what has been played since the last look."""
        counted = False
        try:
            for odds, running in self._running:
                fought = running.fetch()
                odds.count(fought)
                counted = counted or bool(fought)
        except CannotFight as wrong:
            self.stop()
            self.failed.emit(str(wrong))
            return
        self._running = [(odds, running) for odds, running in self._running if not running.over]
        if counted:
            self.counted.emit()
        if not self._running:
            self.stop()

    def stop(self) -> None:
        """Play no more; what was counted stays."""
        was = self._company is not None
        self._clock.stop()
        for _, running in self._running:
            running.cancel()
        self._running = []
        if self._company is not None:
            self._company.end()
            self._company = None
        if was:
            self.ended.emit()

    def _table_changed(self, *_happened: object) -> None:
        if self.odds is not None and not self.stale:
            self.stale = True
            self.staled.emit()


def names(fight: Fight) -> dict[str, str]:
    """What the table calls those who fight, by seat and by `threat.<key>`."""
    return dict(names_of(fight))


def hands(table: State, seats: Iterable[Seat]) -> tuple[int, int]:
    """The cards of the smallest and of the largest Hand of these."""
    counts = [table.count(hand_zone(seat)) for seat in seats]
    return min(counts, default=0), max(counts, default=0)


def buffers_now(fight: Fight) -> int:
    """The Buffers that both sides have when the fight begins."""
    paths = (*(f"pilot.{seat}" for seat in fight.pilots), *(f"threat.{key}" for key in fight.threats))
    return sum(_number(fight, f"{path}.buffers") for path in paths)


def harmony_now(fight: Fight) -> int:
    """The Harmony with which the fight begins, 1 to 7."""
    return _number(fight, "team.harmony")


def _number(fight: Fight, path: str) -> int:
    value = fight.table.values.get(path)
    return value if isinstance(value, int) else 0
