"""Sharp: tries out what the habits of a game would take, and what else could be done, and takes what came out best."""

from collections.abc import Callable, Sequence
from math import ceil, inf
from typing import Final

from attrs import define, evolve, field

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.boxes import box
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move, cards_of
from gattai_desktop.players.search import (
    Contested,
    Stop,
    TriedMove,
    beside_best,
    gain_and_luck,
    may_be_luck,
    never,
    search,
)
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.weighing import Adviser, Budget, Weighed, Weighing

PLAYOUTS: Final = 64
"""How much it tries out where nobody says otherwise: about a second for games whose playouts are long."""
_UNSAID: Final = say("")
WENT_BEST: Final = say("Of all that was tried out it went best.")


@define
class Searching(Adviser):
    """Weighs by trying out: each of the moves that are worth a try, on the same tables dealt from its sight.

    habits: who plays where there is nothing to try out, and whose move is kept where no other comes out better by more
    than `margin` of a victory and `doubt` times what luck has done to that. contested: what is contested at this table;
    None where nothing is. worth_a_try: of all that is weighed by habit what is tried, the move of habit first.
    """

    habits: Adviser
    contested: Callable[[Sight], Contested | None]
    worth_a_try: Callable[[Sight, Weighing], Sequence[Move]]
    margin: float = 0.0
    doubt: float = 0.0
    budget: Budget = Budget(playouts=PLAYOUTS)
    seed: int = 1
    stop: Stop = field(default=never, repr=False)

    def with_budget(self, budget: Budget) -> "Searching":
        """Return the same player with another budget."""
        return evolve(self, budget=budget)

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Return every move, those that were tried out first, with how often the seat's side won with it."""
        by_habit = self.habits.weigh(sight, options)
        contested = self.contested(sight) if len(by_habit.moves) > 1 else None
        moves = self.worth_a_try(sight, by_habit) if contested is not None else ()
        if contested is None or len(moves) < 2:
            return by_habit
        return _weighed(contested.game, sight, by_habit, self._tried(contested, sight, moves))

    def _tried(self, contested: Contested, sight: Sight, moves: Sequence[Move]) -> Sequence[TriedMove]:
        """Return what was tried, the taken move first: the first of `moves`, by habit, or one that beats it.

        The best of several looks better than it is, as luck had a say in which that is. So it meets the move of habit
        once more on other dealt tables, with half of the budget.
        """
        habit, dice = moves[0], dice_for(self.seed, sight)
        several = len(moves) > 2
        budget = _half_of(self.budget) if several else self.budget
        before = tried = search(contested, sight, moves, dice, budget, self.stop)
        if several and tried[0].move != habit and tried[0].tried:
            met = search(contested, sight, (habit, tried[0].move), dice, budget, self.stop)
            tried = (*met, *(one for one in tried if one.move not in (habit, tried[0].move)))
        taken, by_habit = tried[0], next(one for one in tried if one.move == habit)
        gain, luck = gain_and_luck(taken, by_habit)
        if luck == inf or gain <= self.margin + self.doubt * luck:
            taken = by_habit
        others = (one for one in tried if one is not taken)
        return (taken.known_from(next(one for one in before if one.move == taken.move)), *others)


def _half_of(budget: Budget) -> Budget:
    return Budget(playouts=ceil(budget.playouts / 2), seconds=budget.seconds / 2)


def _weighed(game: Game, sight: Sight, by_habit: Weighing, tried: Sequence[TriedMove]) -> Weighing:
    known = {one.move: one.why for one in by_habit.moves}
    found = []
    for one in beside_best(tried) if tried[0].tried else ():
        why = known.get(one.move, _UNSAID)
        why = WENT_BEST if one is tried[0] and not str(why) else why
        follows, lucky = what_follows(game, sight, one.follows), may_be_luck(tried[0], one)
        found.append(Weighed(one.move, one.worth, one.won, one.tried, why, follows, lucky))
    taken = {one.move for one in found}
    return Weighing((*found, *(one for one in by_habit.moves if one.move not in taken)))


def what_follows(game: Game, sight: Sight, move: Move | None) -> Words:
    """Return in the words of the log what most likely follows; "" where it is done in secret or depends on secrets.

    A card that the seat does not see was only dealt in a trial: a move that names one says nothing.
    """
    if move is None or game.keeps_secret(move) or not cards_of(move) <= _seen(sight):
        return _UNSAID
    try:
        lines = box(game.key).tell(sight, move, (), move.seat)
    except NotKnown:
        return _UNSAID
    return say("Most often then: {what}.", what=lines[0].words) if lines else _UNSAID


def _seen(sight: Sight) -> set[Card]:
    return {one.card for lying in sight.zones.values() for one in lying}
