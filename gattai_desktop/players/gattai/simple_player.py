"""A player of simple habits: the cheapest card that is safe, and conceding where nothing safe is left."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.outcome.spoils import PutBack
from gattai_desktop.games.gattai.throwdown import strike
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.joining import LeaveOut, StepBack
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.move import Answer, Move

UNDOES: Final = (PutBack, LeaveOut, StepBack)
"""Second thoughts, which nobody has in a fight that is only rehearsed: with them some would never end."""
_KEPT: Final = 1
"""Cards that an Escalate must leave in Hand: a player without one cannot hold the new stage."""


@frozen
class SimplePlayer:
    """Plays by simple habits, without thinking ahead: a fight of two takes a few thousandths of a second.

    It opens with its best card, Counters with the lowest card that is safe, Blocks where it can, Escalates while it
    has more than a card, and Concedes where nothing of that is left. Questions it answers as costs least.
    """

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return what habit says."""
        options = [move for move in options if not isinstance(move, UNDOES)] or options
        first = options[0]
        if isinstance(first, Answer):
            return first
        opening = [move for move in options if isinstance(move, Challenge | Accept)]
        if opening:
            return max(opening, key=lambda move: move.card.strength)
        if any(isinstance(move, Concede) for move in options):
            return _drive(sight, options)
        return first


def _drive(sight: Sight, options: Sequence[Move]) -> Move:
    counters = [move for move in options if isinstance(move, Counter) and _safe(sight, move)]
    if counters:
        return min(counters, key=lambda move: move.card.strength)
    blocks = [move for move in options if isinstance(move, Block)]
    if blocks:
        return min(blocks, key=lambda move: move.card.strength)
    escalates = [move for move in options if isinstance(move, Escalate)]
    if len({move.card for move in escalates}) > _KEPT:
        return min(escalates, key=lambda move: move.card.strength)
    return next(move for move in options if isinstance(move, Concede))


def _safe(sight: Sight, move: Counter) -> bool:
    """Whether a Counter stays within the player's Strike. What is offered to Coach does (STRIKE-9)."""
    if move.seat == COACH_SEAT:
        return True
    turn = turn_now(sight)
    card: Card = move.card
    difference = strike.difference(card, turn.reference, turn.rulings)
    return strike.Strike(difference, strike.strike_range(sight, move.seat, turn.rulings)).safe
