"""Steady and Learner: the program as a player of Tasuo Showdown (rules, part 3l).

Both answer every ask by the first line that fits, from what their seat sees and the moves that are offered. Steady is
deterministic. Learner draws from a stream of chance of its own: the same seed and seat give the same game.
"""

import random
from collections.abc import Sequence
from typing import Final

from attrs import define, field

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.attacks import BULLY_BOUNCE, HATSUBAI, HATSUBAI_2
from gattai_desktop.games.tasuo.combos import StopCombo
from gattai_desktop.games.tasuo.opening import BeginShowdown, GoFirst, KeepAll
from gattai_desktop.games.tasuo.turns import EndCharge, EndClash, EndPlay, EndWholeTurn
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, PLAY
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.players.tasuo.attack_choice import best_attack, next_of_combo, with_what_goes_along
from gattai_desktop.players.tasuo.defence_choice import answer
from gattai_desktop.players.tasuo.effect_choice import choice
from gattai_desktop.players.tasuo.hand_choice import draws_or_heals, mulligan
from gattai_desktop.players.tasuo.turn_choice import emergency_call, in_charge_phase, in_play_phase, ultra
from gattai_desktop.players.tasuo.use_choice import swift, used

_PLAIN: Final = (BeginShowdown, GoFirst, KeepAll)
"""What is taken wherever it is offered."""
_NOTHING_LEFT: Final = (StopCombo, EndPlay, EndCharge, EndClash, EndWholeTurn)
"""What is done where nothing else is worth it."""
LEAST: Final = 0.5
MOST: Final = 1.5
"""Between which Learner's judgement of an attack goes wrong."""
DEFENDS: Final = 0.7
"""How often Learner defends who would be destroyed."""


@define
class Steady:
    """Plays by the table of the rules, line by line."""

    drives: tuple[str, ...] = (HATSUBAI, HATSUBAI_2, BULLY_BOUNCE)
    """The Drives that it uses, from the cheapest on."""
    buys: bool = True
    """Whether it buys a further call and Gravity Zones."""
    spoils: bool = True
    """Whether it defends to spoil a combo."""

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return the move of the first line that fits."""
        for move in options:
            if isinstance(move, _PLAIN):
                return move
        return (
            mulligan(sight, options)
            or draws_or_heals(sight, options)
            or choice(sight, options)
            or self._answer(sight, options)
            or next_of_combo(sight, options, self.judged, self.drives)
            or self._on_turn(sight, options)
            or next((one for kind in _NOTHING_LEFT for one in options if isinstance(one, kind)), options[0])
        )

    def judged(self, worth: float) -> float:
        """Return what it makes of the worth of an attack."""
        return worth

    def defends(self) -> bool:
        """Whether it defends a warrior that would be destroyed."""
        return True

    def _answer(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        passes = next((one for one in options if isinstance(one, PassWindow)), None)
        if passes is None or len(options) == 1:
            return passes
        called = emergency_call(sight, options)
        return called or answer(sight, options, spoils=self.spoils, defends=self.defends()) or passes

    def _on_turn(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        match sight.text("step"):
            case step if step == PLAY:
                return in_play_phase(sight, options, buys=self.buys)
            case step if step == CHARGE:
                return in_charge_phase(sight, options, buys=self.buys)
            case step if step == CLASH:
                return self._in_clash(sight, options)
            case _:
                return None

    def _in_clash(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        found = ultra(sight, options, gravity=self.buys) or used(sight, options) or swift(sight, options)
        best = best_attack(sight, options, self.judged, self.drives) if found is None else None
        if best is None or best.worth <= 0:
            return found
        return with_what_goes_along(sight, options, best.move)


@define
class Learner(Steady):
    """Plays like Steady, but misjudges attacks, uses few Drives, and forgets to defend."""

    seed: int = 1
    seat: str = ""
    drives: tuple[str, ...] = (HATSUBAI,)
    buys: bool = False
    spoils: bool = False
    dice: random.Random = field(repr=False)

    @dice.default
    def _of_seed(self) -> random.Random:
        return random.Random(f"{self.seed} {self.seat}")

    def judged(self, worth: float) -> float:
        return worth * self.dice.uniform(LEAST, MOST)

    def defends(self) -> bool:
        return self.dice.random() < DEFENDS
