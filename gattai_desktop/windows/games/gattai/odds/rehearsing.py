"""Counts the odds of a fight in other processes, while the windows still answer."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.throwdown.prospect import Prospect
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.fight import Attacker, Fight, PreparedFight, prepared, prospect_of
from gattai_desktop.players.gattai.levers import Tried, each_lever, levers
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.played_fight import PlayerLevel
from gattai_desktop.players.gattai.rehearsal import Rehearsal
from gattai_desktop.windows.kit.counting import Counting


class Rehearsing(Counting):
    """Plays one fight at a time many times, and then each lever. Only for the Coach's seat."""

    def __init__(self, model: GameModel, parent: QObject | None = None, *, workers: int | None = None) -> None:
        super().__init__(model, parent)
        self._model = model
        self._workers = workers
        self.fight: Fight | None = None
        self.prospect: Prospect | None = None
        self.here: PreparedFight | None = None
        """The fight as it was prepared from the table, or as a lever changed it."""
        self.odds: Odds | None = None
        self.tried: tuple[Tried, ...] = ()
        self.wanted = 0
        self.seed = 1
        self.each = 0

    @property
    def tally(self) -> Odds | None:
        return self.odds

    def prepared(self, pilots: Iterable[Seat] = (), threats: Iterable[str] = (), attacker: Attacker = "coach") -> Fight:
        """Return the fight of these fighters, or of all who can against the strongest Threat. Raises CannotFight."""
        self.here = prepared(self._model.sight(), pilots, threats, attacker)
        self.prospect = self.here.prospect
        return self.here.fight

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
