"""Gentle in the bot battle: keeps, brings back and uses without weighing much."""

from collections.abc import Sequence
from typing import Final

from attrs import define

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.players.habits import erring
from gattai_desktop.players.rumblebots.steady import SteadyTactician
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.weighing import Weighing

ERRS: Final = 0.6
"""How often it answers a question without thinking."""


@define
class GentleTactician(SteadyTactician):
    """Plays as Steady does, and often answers a question with whatever comes to mind."""

    seed: int = 1

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Weigh as Steady does; where a question is answered without thinking, any answer may come first."""
        return erring(SteadyTactician.weigh(self, sight, options), dice_for(self.seed, sight), ERRS, Answer)
