"""Counts what the choices of a Pilot bring in a fight, in other processes, while her page still answers."""

from PySide6.QtCore import QObject

from gattai_desktop.cards.state import Table
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.growth import ATTACKERS, FIGHTS, LEVEL, Growth, HalfOfFights, growth
from gattai_desktop.players.gattai.odds import Difference, Odds, difference
from gattai_desktop.players.gattai.rehearsal import Rehearsal
from gattai_desktop.windows.kit.counting import Counting


class LearnCounting(Counting):
    """Plays the fight with a Pilot as she is and as she would be side by side, with the same seeds."""

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self.growth: Growth | None = None
        self.before = Odds(LEVEL)
        self.after = Odds(LEVEL)
        self.fights = FIGHTS
        self.seed = 1

    @property
    def tally(self) -> Odds | None:
        return self.before if self.growth is not None else None

    @property
    def difference(self) -> Difference:
        """How much more often the Pilots win with what she learns."""
        return difference(self.before, self.after)

    def begin(self, before: Table, after: Table) -> None:
        """Play both fights; earlier results are dropped. Raises CannotFight."""
        self.stop()
        self.growth = None
        self.growth = growth(before, after)
        self.before, self.after, self.stale = Odds(LEVEL), Odds(LEVEL), False
        company = self._company = Rehearsal()
        tallies = [HalfOfFights(one, half) for half in range(len(ATTACKERS)) for one in (self.before, self.after)]
        each = self.fights // len(ATTACKERS)
        self._running = list(
            zip(tallies, company.begin_side_by_side(self.growth.four, LEVEL, each, self.seed), strict=True)
        )
        self._clock.start()

    def forget(self) -> None:
        """Stop, and drop what was counted: other choices are looked at now."""
        self.stop()
        self.growth = None
