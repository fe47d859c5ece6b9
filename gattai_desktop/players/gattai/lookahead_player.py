"""A player who thinks one move ahead and plays to win without ruining the Team."""

import random
from collections.abc import Sequence
from typing import Final

from attrs import define, field

from gattai_desktop.cards.facts import Announced, Fact, FactDoesNotFit
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.evaluation import worth

MOST_COMPARED: Final = 40
"""Options that are looked at closely; of more, this many taken at random."""
_WHIM: Final = 0.05
"""Moves whose worth differs by less than this are chosen between by the dice."""
_NO: Final = {"refused": 2.5, "gambit_declined": 1.0}
"""What saying no is worth to the other side, in points."""


@define
class LookaheadPlayer:
    """Previews each move from its own seat and takes the one that leaves the table worth most to it.

    The game is asked for previews of the seat's own sight only, so that nothing hidden can sway the choice.
    """

    game: Game
    seed: int = 1
    _dice: random.Random = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        self._dice = random.Random(self.seed)

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return the move whose known consequences are worth most."""
        if len(options) == 1:
            return options[0]
        compared = list(options)
        if len(compared) > MOST_COMPARED:
            compared = self._dice.sample(compared, MOST_COMPARED)
        table = to_play_on(sight)
        valued = [(self._worth(table, sight, move) + self._dice.random() * _WHIM, move) for move in compared]
        return max(valued, key=lambda one: one[0])[1]

    def _worth(self, table: State, sight: Sight, move: Move) -> float:
        preview = self.game.foresee(table, table, move, sight.seat)
        try:
            after = table.after(fact for _, fact in preview.facts)
        except FactDoesNotFit:
            return worth(table, sight.seat)
        return worth(after, sight.seat) - sum(_gives_up(fact) for _, fact in preview.facts)


def _gives_up(fact: Fact) -> float:
    """What it costs in the story to say no: the other side gets what it wanted (RULES THROW-6, GAMBIT-2)."""
    return _NO.get(fact.words, 0.0) if isinstance(fact, Announced) else 0.0
