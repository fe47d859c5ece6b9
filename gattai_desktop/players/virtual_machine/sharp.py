"""Sharp in a fight: tries a turn or a pick out to the end of the round, and takes what leaves its side stronger."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.options_by_kind import options_by_kind
from gattai_desktop.games.virtual_machine import attacking, counting, hacking, opening, selecting, walking
from gattai_desktop.games.virtual_machine.values import COUNT, GIVE, OVER, SELECT, TURN, able, of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.habits import Habits
from gattai_desktop.players.sharp import Searching
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.dealing import fight_dealt_anew, rules_of
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.reasons import REASONS
from gattai_desktop.players.weighing import Weighing

_MOST_TRIED: Final = 5
"""Moves that are tried out beside each other: more would leave too few playouts for each."""
_MARGIN: Final = 0.005
_DOUBT: Final = 1.0
"""By how much of a victory, and by how many times what luck did, another move has to beat that of habit."""
_FOUGHT: Final = (SELECT, COUNT, GIVE, TURN)
_DEEDS: Final = (attacking.Attack, attacking.Blast, hacking.FlipBit)
"""What a turn may be used for instead of each other."""
_LEFT_OUT: Final = (selecting.NameJoker, counting.Order, counting.ActFirst, opening.OpenRound)
"""Answers about which habit knows enough."""


@frozen
class OpenFight:
    """A fight that goes on to the end of a round, both sides playing by habit."""

    game: Game
    last_round: int
    by_cpu: bool
    """Whether the CPU tries it out: then it plays on as the sharp CPU does, else as a CPU does that one may meet."""

    def deal(self, sight: Sight, dice: random.Random) -> State:
        return fight_dealt_anew(self.game, sight, dice)

    def next_move(self, table: State, _dice: random.Random) -> Move | None:
        """Return what habit does next; None when the round is over."""
        if table.text("step") == OVER or table.number("round") > self.last_round:
            return None
        seat = self.game.waits_for(table)[0]
        if table.text("step") not in _FOUGHT:
            options: Sequence[Move] = self.game.options(table, seat)
            if len(options) == 1:
                return options[0]
        else:
            options = options_by_kind(self.game, table, seat)
        # The dealt table holds nothing that is true beyond what the searching seat knows.
        return _habit(seat, hard=self.by_cpu).choose(cast("Sight", table), options)

    def value(self, _before: State, after: State, seat: str) -> tuple[float, float]:
        """Return who has won, or how likely what is left of both sides makes it."""
        mcs = _chance_of_mcs(after)
        return (1 - mcs if seat == CPU else mcs), 0.0


def _chance_of_mcs(table: Table) -> float:
    if table.text("step") == OVER:
        return float(table.text("winner") == MCS)
    ours, theirs = _strength(table, MCS), _strength(table, CPU)
    return ours / (ours + theirs) if ours + theirs else 0.5


def _strength(table: Table, side: str) -> float:
    """Return the square of the HP that a side has left, by which equal habits win (docs/players-tried.md)."""
    return float(sum(table.number(of(one, "hp")) for one in able(table, side)) ** 2)


def _habit(seat: Seat, *, hard: bool = True) -> CpuFighter | McFighter:
    """Return the best without trying out: a hard CPU, which finishes who is weak (docs/players-tried.md)."""
    return CpuFighter(hard) if seat == CPU else McFighter()


def sharp(seat: Seat) -> Searching:
    """Return the sharp player of a seat."""
    return Searching(Habits(_habit(seat), REASONS), _contested, _worth_a_try, _MARGIN, _DOUBT)


def _contested(sight: Sight) -> OpenFight | None:
    if sight.text("step") not in _FOUGHT:
        return None
    return OpenFight(rules_of(sight), sight.number("round"), sight.seat == CPU)


def _worth_a_try(_sight: Sight, weighing: Weighing) -> Sequence[Move]:
    """Return the move of habit, and others that could stand for it."""
    habit = weighing.best.move
    if isinstance(habit, _LEFT_OUT):
        return (habit,)
    others = [one.move for one in weighing.moves[1:]]
    return (habit, *islice(_instead(habit, others), _MOST_TRIED - 1))


def _instead(habit: Move, others: Sequence[Move]) -> Iterator[Move]:
    match habit:
        case selecting.PickCards():
            # Picks that change one card of it for another.
            picks = (one for one in others if isinstance(one, selecting.PickCards))
            alike = (one for one in picks if len(one.cards) == len(habit.cards))
            yield from (one for one in alike if len(set(one.cards) - set(habit.cards)) == 1)
        case walking.Walk():
            yield from (one for one in others if isinstance(one, _DEEDS))
        case _ if isinstance(habit, _DEEDS):
            yield from (one for one in others if isinstance(one, _DEEDS))
        case counting.GiveCard():
            yield from (one for one in others if isinstance(one, counting.GiveCard))
        case Answer():
            yield from (one for one in others if isinstance(one, Answer))
