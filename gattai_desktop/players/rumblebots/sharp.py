"""Sharp in the bot battle: plays each battle on to its end, many times, from decks dealt by what it has seen."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from attrs import define, field

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.content.boxes import box
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.setup import KEY
from gattai_desktop.games.rumblebots.values import CLASH
from gattai_desktop.players.rumblebots.dealing import battle_dealt_anew
from gattai_desktop.players.rumblebots.steady import SteadyTactician, worth_now
from gattai_desktop.players.sharp import Searching
from gattai_desktop.players.weighing import Budget, Weighing

PLAYOUTS: Final = 400
"""Battles that it plays on for a move: about half a second."""


@frozen
class OpenBattle:
    """A battle that goes on, played on by habit; it is won by who is Champion at its end."""

    game: Game

    def deal(self, sight: Sight, dice: random.Random) -> State:
        return battle_dealt_anew(self.game, sight, dice)

    def next_move(self, table: State, _dice: random.Random) -> Move | None:
        """Return what habit does next; None after the battle."""
        if table.values["step"] != CLASH:
            return None
        options = self.game.options(table, self.game.waits_for(table)[0])
        return options[0] if len(options) == 1 else max(options, key=lambda move: worth_now(table, move))

    def value(self, _before: State, after: State, seat: str) -> tuple[float, float]:
        """Return whether the seat is Champion at the end."""
        return float(after.values.get("winner") == seat), 0.0


def _contested(sight: Sight) -> OpenBattle | None:
    return OpenBattle(box(KEY).game) if sight.values["step"] == CLASH else None


def _worth_a_try(_sight: Sight, weighing: Weighing) -> Sequence[Move]:
    return [one.move for one in weighing.moves]


@define
class SharpTactician(Searching):
    """Tries out what is asked in a battle; before and after one it does as Steady does."""

    habits: SteadyTactician = field(factory=SteadyTactician)
    contested: Callable[[Sight], OpenBattle | None] = _contested
    worth_a_try: Callable[[Sight, Weighing], Sequence[Move]] = _worth_a_try
    budget: Budget = Budget(playouts=PLAYOUTS)

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Let people choose their decks, as Steady does; in a battle try out what is asked."""
        if _contested(sight) is None:
            return self.habits.acts_when_free(sight, options, urged=urged)
        return self.choose(sight, options)
