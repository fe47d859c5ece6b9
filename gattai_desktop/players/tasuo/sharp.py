"""Sharp in a showdown: tries a move out over its own turn and the foe's, and takes what leaves it better off."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from math import exp
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.content.boxes import box
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import (
    calls,
    combos,
    declaring,
    defences,
    effect_choices,
    legend,
    opening,
    responses,
    turns,
    ultra,
    using,
    windows,
    zones,
)
from gattai_desktop.games.tasuo.card_words import KEY
from gattai_desktop.games.tasuo.values import OVER, PHASES, armor, bodies, gauge
from gattai_desktop.games.tasuo.warriors import damage_of, life, warriors
from gattai_desktop.players.sharp import Searching
from gattai_desktop.players.tasuo.advice import steady
from gattai_desktop.players.tasuo.dealing import showdown_dealt_anew
from gattai_desktop.players.tasuo.steady import Steady
from gattai_desktop.players.weighing import Weighing

_TURNS: Final = 1
"""Turns after the one that is played over which a move is tried out."""
_MOST_TRIED: Final = 6
_OF_A_KIND: Final = 2
"""Moves that are tried out beside each other, and of one kind among them beside that of habit."""
_MARGIN: Final = 0.005
_DOUBT: Final = 1.0
"""By how much of a victory, and by how many times what luck did, another move has to beat that of habit."""
_TRIED: Final = (
    declaring.AttackMove, defences.StopAttack, responses.AnswerWithCard, windows.PassWindow, calls.CallWarrior,
    using.EmergencyCall, using.CallInAnswer, using.UseCard, combos.RollChain, combos.StopCombo, combos.TagWarriorIn,
    effect_choices.ChooseCard, effect_choices.ChooseWord, effect_choices.DeclineChoice, turns.DrawTwo, turns.HealArmor,
    turns.EndPlay, turns.EndCharge, turns.EndClash, ultra.EnterMode, ultra.SummonMove, legend.EquipWeapon,
)  # fmt: skip
"""Moves that are worth a try instead of that of habit."""
_OPENING: Final = (opening.KeepFirstHand, opening.PutCardsBack, opening.KeepAll, opening.GoFirst)
"""Moves about which habit knows enough."""

_PER_BODY: Final = 0.33
_STANDS: Final = 0.033
_PER_HALF: Final = 0.033
_PER_CARD: Final = 0.13
_PER_LAID: Final = 0.43
_PER_ARMOR: Final = 0.042
_PER_GAUGE: Final = 0.064
"""What speaks for a player between two turns, in log odds of winning: Body Count, warriors, halves of their life, cards
in hand and in the Legend Zones, armor, Clash Gauge; fitted to 250 showdowns of steady players
(docs/players-tried.md)."""


@frozen
class OpenShowdown:
    """A showdown that goes on for some turns, both players by habit."""

    game: Game
    last_turn: int

    def deal(self, sight: Sight, dice: random.Random) -> State:
        return showdown_dealt_anew(self.game, sight, dice)

    def next_move(self, table: State, _dice: random.Random) -> Move | None:
        """Return what habit does next; None when the turns are over."""
        if table.text("step") == OVER or table.number("turn") > self.last_turn:
            return None
        options = self.game.options(table, self.game.waits_for(table)[0])
        if len(options) == 1:
            return options[0]
        # The dealt table holds nothing that is true beyond what the searching seat knows.
        return Steady().choose(cast("Sight", table), options)

    def value(self, _before: State, after: State, seat: str) -> tuple[float, float]:
        """Return who has won, or how likely the lead is to win."""
        if after.text("step") == OVER:
            winner = after.text("winner")
            return (float(winner == seat) if winner else 0.5), 0.0
        lead = _strength(after, seat) - _strength(after, zones.foe(seat))
        return 1 / (1 + exp(-lead)), 0.0


def _strength(table: Table, seat: str) -> float:
    """Return what a player has, in log odds."""
    stand = sum(_STANDS + _PER_HALF * (life(table, one) - damage_of(table, one)) for one in warriors(table, seat))
    return (
        stand
        + _PER_CARD * table.count(zones.hand(seat))
        + _PER_LAID * table.count(zones.legend(seat))
        + _PER_ARMOR * armor(table, seat)
        + _PER_GAUGE * gauge(table, seat)
        - _PER_BODY * bodies(table, seat)
    )


def sharp() -> Searching:
    """Return the sharp player."""
    return Searching(steady(), _contested, _worth_a_try, _MARGIN, _DOUBT)


def _contested(sight: Sight) -> OpenShowdown | None:
    if sight.text("step") not in PHASES:
        return None
    return OpenShowdown(box(KEY).game, sight.number("turn") + _TURNS)


def _worth_a_try(_sight: Sight, weighing: Weighing) -> Sequence[Move]:
    """Return the move of habit, and others that could stand for it, a few of each kind."""
    habit = weighing.best.move
    if isinstance(habit, _OPENING):
        return (habit,)
    return (habit, *islice(_some_of_each([one.move for one in weighing.moves[1:]]), _MOST_TRIED - 1))


def _some_of_each(moves: Sequence[Move]) -> Iterator[Move]:
    kinds: Counter[type[Move]] = Counter()
    for move in moves:
        if isinstance(move, _TRIED) and kinds[type(move)] < _OF_A_KIND:
            kinds[type(move)] += 1
            yield move
