"""Automatic players: each chooses one of the moves that the rules offer its seat."""

import random
from collections.abc import Sequence
from typing import Protocol

from attrs import define, field

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move


class Player(Protocol):
    """Sits at one seat and chooses."""

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return one of the options, of which there is at least one. `sight` is what the seat sees."""


@define
class RandomPlayer:
    """Takes any allowed move at random; the same seed makes the same choices."""

    seed: int = 1
    _dice: random.Random = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        self._dice = random.Random(self.seed)

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Throw the dice over kinds of moves first, so that many cards do not drown a single other move."""
        phrases = sorted({move.phrase for move in options})
        phrase = self._dice.choice(phrases)
        return self._dice.choice([move for move in options if move.phrase == phrase])
