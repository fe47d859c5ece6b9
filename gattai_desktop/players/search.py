"""Tries moves out on tables that are dealt from what a seat knows, to the end of what is contested.

A game says what is contested (`Contested`); this module names none. Every option is tried on the same dealt tables with
the same shuffles to come, so that luck weighs on all of them alike, and after each round of it the worse half is left
aside (sequential halving: Karnin, Koren and Somekh 2013): most playouts go to moves that may be the best.

A budget in playouts makes the same choice for the same dice, whatever the computer; one in seconds stops in time.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import ceil, inf, log2, sqrt
from statistics import fmean, stdev
from typing import Final, Protocol, runtime_checkable

from attrs import define, field

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.frozen import field as kept
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.games.table_rulings import Refused
from gattai_desktop.players.weighing import Adviser, Budget, Thinker

Stop = Callable[[], bool]
"""Says between two playouts whether nobody waits for the result any more."""


class Contested(Protocol):
    """What a game says of a contest so that moves can be tried out in it."""

    @property
    def game(self) -> Game:
        """The rules by which it is tried out."""

    def deal(self, sight: Sight, dice: random.Random) -> State:
        """Return a table that looks like this to the seat, with all that it cannot see dealt at random."""

    def next_move(self, table: State, dice: random.Random) -> Move | None:
        """Return a plain and quick move of whoever is to move, by what that seat knows; None when it is over."""

    def value(self, before: State, after: State, seat: str) -> tuple[float, float]:
        """Return the result for a seat: what was won, 0 to 1, and what was gained or lost beside it, -1 to 1."""


@runtime_checkable
class TriesOut(Adviser, Thinker, Protocol):
    """A player who tries moves out, and can say in what."""

    @property
    def budget(self) -> Budget:
        """How much it thinks about a move."""

    @property
    def contested(self) -> Callable[[Sight], Contested | None]:
        """Says what is contested at a table that looks like this to its seat; None where nothing is."""


@frozen
class TriedMove:
    """One move as it was tried out. `won` and `worth` are means over the playouts; `worth` is what decides."""

    move: Move
    tried: int
    won: float
    worth: float
    follows: Move | None = None
    """One move of the kind that somebody else made next most often; None where nobody else did anything."""
    worths: Mapping[int, float] = kept(factory=dict, eq=False, repr=False)
    """What each of its playouts was worth, by the number of the dealt table: others were tried on the same ones."""
    wins: Mapping[int, float] = kept(factory=dict, eq=False, repr=False)
    """What was won in each, likewise."""

    def known_from(self, before: "TriedMove") -> "TriedMove":
        """Return the same with its playouts of a search before, so that others can be held against those as well."""
        return evolve(self, worths={**before.worths, **self.worths}, wins={**before.wins, **self.wins})


def beside_best(tried: Sequence[TriedMove]) -> tuple[TriedMove, ...]:
    """Return what was tried with figures that can be compared: the best, which comes first, then whatever wins more.

    What was left aside early was tried on few tables, on which the best may have won more often than on all of its
    own. So every other move gets what the best has, less what it was behind on the tables that both were tried on.
    What tells nothing, since it was hardly tried, comes last.
    """
    best = tried[0]
    others = (_beside(best, one) for one in tried[1:] if one.tried)
    return (best, *sorted(others, key=lambda one: (one.tried < TOLD_FROM, -one.won, -one.worth)))


def _beside(best: TriedMove, other: TriedMove) -> TriedMove:
    shared = [table for table in other.worths if table in best.worths]
    if len(shared) < _FEWEST:
        return other
    behind = fmean(best.wins[table] - other.wins[table] for table in shared)
    won = min(1.0, max(0.0, best.won - behind))
    gained = best.worth - best.won - (fmean(best.worths[table] - other.worths[table] for table in shared) - behind)
    return evolve(other, won=won, worth=won + gained)


def gain_and_luck(first: TriedMove, second: TriedMove) -> tuple[float, float]:
    """Return by how much the first is worth more on the tables that both were tried on, and how far luck moves that.

    Luck is the standard error of the gain; where fewer than two tables say something, it is past all bounds.
    """
    gains = [worth - second.worths[table] for table, worth in first.worths.items() if table in second.worths]
    if len(gains) < _FEWEST:
        return 0.0, inf
    return fmean(gains), stdev(gains) / sqrt(len(gains))


def may_be_luck(first: TriedMove, second: TriedMove) -> bool:
    """Whether luck alone may have made the difference between two moves that were tried out: too close to tell.

    It may where they differ by no more than one standard error. Where they were tried on other tables, the luck of
    both counts; where there are few tables, nothing can be told.
    """
    gain, luck = gain_and_luck(first, second)
    tables = sum(table in second.worths for table in first.worths)
    if luck == inf:
        tables = min(len(first.worths), len(second.worths))
        gain = first.worth - second.worth
        luck = sqrt(_error_squared(first) + _error_squared(second)) if tables >= _FEWEST else inf
    return tables < TOLD_FROM or abs(gain) <= luck


def _error_squared(tried: TriedMove) -> float:
    return stdev(tried.worths.values()) ** 2 / len(tried.worths)


def never() -> bool:
    """Nobody stops the search."""
    return False


_LONGEST: Final = 400
"""Moves after which a playout is given up: it counts for what its table is worth then."""
_FEWEST: Final = 2
"""Tables from which on something can be said of luck."""
TOLD_FROM: Final = 4
"""Tables from which on two moves that came out alike on each say more than that little was tried."""
_SHORT: Final = 64
"""Playouts where a budget sets no bound at all."""


@define
class _Trial:
    """What is known so far of one option."""

    move: Move
    place: int
    """Among the options: of two that are worth the same the first is taken."""
    tried: int = 0
    won: float = 0.0
    worth: float = 0.0
    lasted: int = 0
    """Rounds after which it was still among the better half."""
    worths: dict[int, float] = field(factory=dict)
    wins: dict[int, float] = field(factory=dict)
    follows: Counter[tuple[str, type[Move]]] = field(factory=Counter)
    """Who made which kind of move next, how often."""
    seen: dict[tuple[str, type[Move]], Move] = field(factory=dict)

    @property
    def mean(self) -> float:
        return self.worth / self.tried if self.tried else float("-inf")

    def told(self) -> TriedMove:
        times = self.tried or 1
        likely = self.follows.most_common(1)
        follows = self.seen[likely[0][0]] if likely else None
        return TriedMove(self.move, self.tried, self.won / times, self.worth / times, follows, self.worths, self.wins)


def search(
    contested: Contested,
    sight: Sight,
    options: Sequence[Move],
    dice: random.Random,
    budget: Budget,
    stop: Stop = never,
) -> tuple[TriedMove, ...]:
    """Try the options out and return them, the best first; those that were left aside early come last."""
    trials = [_Trial(move, place) for place, move in enumerate(options)]
    clock = _Clock(budget, stop)
    first, number = dice.getrandbits(48), 0
    left, rounds = list(trials), max(1, ceil(log2(len(trials))))
    for turn in range(rounds):
        while not clock.over((turn + 1) / rounds):  # every round has as much of the budget
            seed = first + number
            number += 1
            world = contested.deal(sight, random.Random(seed))
            for trial in left:
                _try_out(contested, world, trial, seed, sight.seat)
            clock.made += len(left)
        left = sorted(left, key=_worth, reverse=True)[: max(2, ceil(len(left) / 2))]
        for trial in left:
            trial.lasted += 1
    return tuple(trial.told() for trial in sorted(trials, key=_rank, reverse=True))


def _worth(trial: _Trial) -> tuple[float, int]:
    return trial.mean, -trial.place


def _rank(trial: _Trial) -> tuple[int, float, int]:
    return trial.lasted, trial.mean, -trial.place


def _try_out(contested: Contested, world: State, trial: _Trial, seed: int, seat: str) -> None:
    """Play one option to the end of the contest. What cannot be done on this dealt table is not counted."""
    try:
        table, follows = _played_out(contested, world, trial.move, seed)
    except (Refused, Impossible, NotKnown):
        return
    won, gained = contested.value(world, table, seat)
    trial.tried += 1
    trial.won += won
    trial.worth += won + gained
    trial.worths[seed], trial.wins[seed] = won + gained, won
    if follows is not None:
        kind = follows.seat, type(follows)
        trial.follows[kind] += 1
        trial.seen.setdefault(kind, follows)


def _played_out(contested: Contested, world: State, move: Move, seed: int) -> tuple[State, Move | None]:
    game, shuffle, dice = contested.game, seeded(seed), random.Random(seed)
    table, _ = game.play(world, move, shuffle)
    follows = None
    for _ in range(_LONGEST):
        following = contested.next_move(table, dice)
        if following is None:
            break
        if follows is None and following.seat != move.seat:
            follows = following
        table, _ = game.play(table, following, shuffle)
    return table, follows


@define
class _Clock:
    """How much of a budget is spent."""

    budget: Budget
    stop: Stop
    made: int = 0
    _begun: float = field(factory=time.perf_counter)

    def over(self, share: float) -> bool:
        """Whether so much of the budget is spent, 0 to 1, or somebody stopped the search."""
        playouts = self.budget.playouts or (0 if self.budget.seconds else _SHORT)
        if playouts and self.made >= playouts * share:
            return True
        if self.budget.seconds and time.perf_counter() - self._begun >= self.budget.seconds * share:
            return True
        return self.stop()
