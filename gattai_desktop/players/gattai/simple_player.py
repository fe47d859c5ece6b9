"""Players of Gattaibushido:FUSION!: one of simple habits, and one who thinks a move ahead."""

import random
from collections.abc import Sequence
from typing import Final

from attrs import define, field

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Announced, Fact, FactDoesNotFit
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.cards.hands import DiscardDown
from gattai_desktop.games.gattai.effects.effect_asks import LeaveAside, PickTarget
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.gattai.gambit.moves import NoHelp
from gattai_desktop.games.gattai.outcome.spoils import PutBack
from gattai_desktop.games.gattai.rumble.rumble_setup import KeepDrawn
from gattai_desktop.games.gattai.rumble.tech_cards import DrawForHeart
from gattai_desktop.games.gattai.throwdown import strike
from gattai_desktop.games.gattai.throwdown.challenge import Accept, Challenge
from gattai_desktop.games.gattai.throwdown.drive import Agree
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.joining import LeaveOut, StepBack
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.world.factions import LetFavorPass
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.players.gattai.conflict_habits import answer
from gattai_desktop.players.gattai.evaluation import worth
from gattai_desktop.players.gattai.spoil_choice import part_chosen

UNDOES: Final = (PutBack, LeaveOut, StepBack)
"""Second thoughts, which nobody has in a fight that is only rehearsed: with them some would never end."""
_BY_HABIT: Final = (KeepDrawn, DrawForHeart, NoHelp, LeaveAside, PickTarget, Soak, DiscardDown, LetFavorPass)
"""What the first of several answers says, where the cheapest would do harm."""
_KEPT: Final = 1
"""Cards that an Escalate must leave in Hand: a player without one cannot hold the new stage."""


@frozen
class SimplePlayer:
    """Plays by simple habits, without thinking ahead: a fight of two takes a few thousandths of a second.

    It opens with its best card, Counters with the lowest card that is safe, Blocks where it can, Escalates while it
    has more than a card, and Concedes where nothing of that is left. Questions it answers as costs least, but for what
    a Head drew for those who make the Drives, what may be drawn, help in a Gambit, what a Drive cannot do
    without, whose Buffer comes back, what Buffers soak, which cards a full Hand
    spares, and what is laid down as Favor.
    """

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        options = [move for move in options if not isinstance(move, UNDOES)] or options
        first = options[0]
        if isinstance(first, Answer):
            habit = answer(sight, options) if isinstance(first, _BY_HABIT) else part_chosen(sight, options)
            return habit or first
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
        # What an ally would play is hidden from her Commander, who cannot weigh it and lets her.
        if len(options) == 1 or isinstance(options[0], Agree):
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
