"""Players by habit: one that chooses by fixed lines and says which line it was, and one that errs now and then."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from attrs import define

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.players.player import Player
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.weighing import Adviser, Weighed, Weighing

Reasons = Mapping[type[Move], Words | Callable[[Sight, Move], Words]]
"""Why a kind of move is made, by its class or one that it descends from; the first that fits is said."""

ONLY: Final = say("There is nothing else to do.")


def reason_of(reasons: Reasons, sight: Sight, move: Move) -> Words:
    """Return why a move is made; "" where no reason fits."""
    for kind, said in reasons.items():
        if isinstance(move, kind):
            return said if isinstance(said, Words) else said(sight, move)
    return say("")


@define
class Habits:
    """Weighs by the lines of a player who chooses: what it takes comes first, all else behind in the rules' order."""

    player: Player
    reasons: Reasons

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return what the player takes."""
        return self.player.choose(sight, options)

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Return what the player takes with its reason, and the others."""
        taken = self.choose(sight, options)
        others = [one for one in options if one != taken]
        why = reason_of(self.reasons, sight, taken) if others else ONLY
        return Weighing((Weighed(taken, 1.0, why=why), *(Weighed(one, 0.0) for one in others)))


def erring(weighing: Weighing, dice: random.Random, chance: float, *mixed: type[Move]) -> Weighing:
    """Return a weighing with another move in front, now and then: another target, another card.

    It never errs by leaving undone what has to be done, so that no table stands still over it. chance: how often it
    errs where it could, 0 to 1. mixed: kinds of moves of which each may stand for any other, beside those of one kind.
    """
    best = weighing.best.move
    others = [one for one in weighing.moves[1:] if not one.move.spares_questions]
    alike = [
        one
        for one in others
        if type(one.move) is type(best) or (isinstance(best, mixed) and isinstance(one.move, mixed))
    ]
    if not alike or dice.random() >= chance:
        return weighing
    taken = dice.choice(alike)
    erred = Weighed(taken.move, weighing.best.worth, why=say("It looked good enough."))
    return Weighing((erred, *(one for one in weighing.moves if one is not taken)))


@define
class Erring(Adviser):
    """Plays as another does, and errs now and then. chance: how often it errs where it could, 0 to 1."""

    plays_as: Adviser
    chance: float = 0.5
    seed: int = 1

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Return the other's weighing, with an error in front where it errs."""
        return erring(self.plays_as.weigh(sight, options), dice_for(self.seed, sight), self.chance)
