"""Counts the odds of a fight for the CPU's seat, as the fight stands at the table."""

from PySide6.QtCore import QObject

from gattai_desktop.board.speech import message
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.rehearsal import CannotFight
from gattai_desktop.players.virtual_machine.odds import FightCompany, FightOdds, FightToTry, fight_to_try
from gattai_desktop.windows.kit.counting import Counting

FIGHTS = 400
"""How often a fight is played for the odds: enough for a share with few hundredths of error."""


class FightCounting(Counting):
    """Plays the fight that stands on the table many times over."""

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._model = model
        self.fight: FightToTry | None = None
        self.odds: FightOdds | None = None
        self.wanted = 0
        self.seed = 0

    @property
    def tally(self) -> FightOdds | None:
        return self.odds

    def begin(self) -> None:
        """Play the fight as it stands now; earlier results are dropped, and each time it has another seed."""
        self.stop()
        try:
            self.fight = fight_to_try(self._model.sight())
        except CannotFight as wrong:
            self.fight, self.odds = None, None
            self.failed.emit(message(wrong))
            return
        self.odds, self.stale = FightOdds(), False
        self.wanted, self.seed = FIGHTS, self.seed + 1
        company = self._company = FightCompany()
        self._running = [(self.odds, company.begin(self.fight, FIGHTS, self.seed))]
        self._clock.start()
        self.counted.emit()
