"""Counts the odds of a fight in other processes, while the windows still answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.throwdown.prospect import Prospect
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.fight import Attacker, Fight, PreparedFight, prepared, prospect_of
from gattai_desktop.players.gattai.levers import Tried, each_lever, levers
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.played_fight import Fought, PlayerLevel
from gattai_desktop.players.gattai.rehearsal import Rehearsal
from gattai_desktop.players.rehearsal import CannotFight, Running

_LOOK: Final = 120
"""Milliseconds between two reads of the workers' results."""


class Rehearsing(QObject):
    """Plays one fight at a time many times, and then each lever. Only for the Coach's seat.

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
        self._running: list[tuple[Odds, Running[Fought]]] = []
        self.fight: Fight | None = None
        self.prospect: Prospect | None = None
        self.here: PreparedFight | None = None
        """The fight as it was prepared from the table, or as a lever changed it."""
        self.odds: Odds | None = None
        self.tried: tuple[Tried, ...] = ()
        self.wanted = 0
        self.seed = 1
        self.stale = False
        self.each = 0
        self._clock = QTimer(self)
        self._clock.setInterval(_LOOK)
        self._clock.timeout.connect(self.look)
        model.factsHappened.connect(self._table_changed)

    def prepared(self, pilots: Iterable[Seat] = (), threats: Iterable[str] = (), attacker: Attacker = "coach") -> Fight:
        """Return the fight of these fighters, or of all who can against the strongest Threat. Raises CannotFight."""
        self.here = prepared(self._model.sight(), pilots, threats, attacker)
        self.prospect = self.here.prospect
        return self.here.fight

    @property
    def playing(self) -> bool:
        """Whether fights are being played now."""
        return bool(self._running)

    @property
    def stopped(self) -> bool:
        """Whether counting was stopped before all fights had been played."""
        return not self.playing and self.odds is not None and self.odds.fights < self.wanted

    def begin(self, fight: Fight, level: PlayerLevel, fights: int, seed: int = 1) -> None:
        """Play a fight that many times, and then each of its levers; earlier results are dropped.

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
        """Take over results that were counted elsewhere."""
        self.stop()
        self.prepared(fight.pilots, fight.threats, fight.attacker)
        self.fight, self.odds, self.wanted, self.seed, self.stale = fight, odds, odds.fights, seed, False
        self.tried = tuple(tried)
        self.each = max((one.odds.fights for one in self.tried), default=0)
        self.counted.emit()

    def look(self) -> None:
        """Read the results since the last time."""
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
        """Stop playing; the results stay."""
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
