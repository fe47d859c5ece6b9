"""Gentle and Steady as advisers in a showdown: what they take, and the line of the rules by which they took it."""

from collections.abc import Sequence
from typing import Final

from attrs import define

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.players.habits import Habits, erring
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.tasuo.reasons import REASONS
from gattai_desktop.players.tasuo.steady import Learner, Steady
from gattai_desktop.players.weighing import Adviser, Weighing

_ERRS: Final = 0.2
"""How often it takes another move of the same kind, where there is one."""


def steady() -> Habits:
    """Return Steady, who plays by the table of the rules (part 3l)."""
    return Habits(Steady(), REASONS)


@define
class Gentle(Adviser):
    """Plays as Learner does, and errs: now and then another card or target; by the same sight the same."""

    seat: Seat
    seed: int = 1

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Return what a learner takes, or an error, with its reason."""
        dice = dice_for(self.seed, sight)
        return erring(Habits(Learner(dice=dice), REASONS).weigh(sight, options), dice, _ERRS)
