"""Whom the program is at a seat: one who tells the story with the others, and in a conflict one of three strengths."""

from collections.abc import Mapping, Sequence
from typing import Final, Self

from attrs import define, evolve

from gattai_desktop.cards.ledger import AGENDA
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.gattai.gambit.offer import InvolveSpecialty
from gattai_desktop.games.gattai.throwdown.challenge import Accept, AcceptBlind, Refuse
from gattai_desktop.games.gattai.waiting import waits_for
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.players.gattai import coach_story, pilot_story, sides_story
from gattai_desktop.players.gattai.company import people
from gattai_desktop.players.gattai.conflict_players import USUAL, SharpFighter, conflict_player
from gattai_desktop.players.gattai.simple_player import UNDOES
from gattai_desktop.players.gattai.story_answers import answer
from gattai_desktop.players.programme import MakePlayer
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.weighing import Adviser, Budget, Weighed, Weighing

STORY: Final = "story"
_SIDES: Final = "throwdown.sides"
_TURN: Final = "throwdown.turn"


@define
class SeatedPlayer:
    """The program at a seat. Everything that it does follows from what the seat sees, its options and a seed."""

    seat: Seat
    strength: str
    seed: int = 1
    budget: Budget = USUAL

    def with_budget(self, budget: Budget) -> Self:
        """Return the same player who thinks so long in a conflict, if it thinks at all."""
        return evolve(self, budget=budget)

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Weigh the options: in a conflict as its strength does, in the story what it would do before all else."""
        sensible = _sensible(options)
        if sight.values.get("step") not in (STORY, _SIDES) and not self._tells(sight, options):
            return self._fighter().weigh(sight, sensible)
        taken = self.choose(sight, options)
        others = (Weighed(one, 0.0) for one in options if one is not taken)
        return Weighing((Weighed(taken, 1.0), *others))

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Return what it does, None where it is not its turn or a person may act first."""
        if any(isinstance(move, Answer) for move in options):
            return self.choose(sight, options)
        if sight.values.get(AGENDA):
            return None
        step, dice = sight.values.get("step"), dice_for(self.seed, sight)
        if step == STORY:
            acts = coach_story.act if self.seat == COACH_SEAT else pilot_story.act
            return acts(sight, options, dice, urged=urged)
        if step == _SIDES:
            if self.seat == COACH_SEAT:
                return sides_story.coach(sight, options, urged=urged)
            return sides_story.pilot(sight, options, dice)
        return self.choose(sight, options) if self._is_its_turn(sight, options, urged=urged) else None

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return the best of the options in a conflict, or the answer to a question."""
        dice = dice_for(self.seed, sight)
        step = sight.values.get("step")
        if not any(isinstance(move, Answer) for move in options) and step in (STORY, _SIDES):
            return self.acts_when_free(sight, options, urged=True) or dice.choice(options)
        answers = [move for move in options if isinstance(move, Answer)]
        found = answer(answers, dice) if answers else None
        return found or self._fighter().choose(sight, _sensible(options))

    def _tells(self, sight: Sight, options: Sequence[Move]) -> bool:
        """Whether the question that is open is the story's."""
        answers = [move for move in options if isinstance(move, Answer)]
        return bool(answers) and answer(answers, dice_for(self.seed, sight)) is not None

    def _is_its_turn(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> bool:
        """Whether play waits for this seat, and for no person who fights beside it."""
        seats = waits_for(sight)
        if seats is None:
            return any(move.steps for move in options)
        if self.seat not in seats or not any(move.steps for move in options):
            return False
        persons = people(sight)
        if sight.values.get("step") == _TURN and not urged and any(seat in persons for seat in seats):
            return False
        return self.seat == next(seat for seat in seats if seat not in persons)

    def _fighter(self) -> Adviser:
        found = conflict_player(self.strength, self.seat, box(KEYS[0]).game, self.seed)
        return found.with_budget(self.budget) if isinstance(found, SharpFighter) else found


def _sensible(options: Sequence[Move]) -> Sequence[Move]:
    """Leave out second thoughts, refusing a fight that can be accepted, and what is only said in between."""
    away: tuple[type[Move], ...] = (*UNDOES, InvolveSpecialty)
    if any(isinstance(move, Accept | AcceptBlind) for move in options):
        away = (*away, Refuse)
    stays = [move for move in options if not isinstance(move, away)]
    if not any(isinstance(move, Answer) for move in stays):
        stays = [move for move in stays if move.steps] or stays
    return stays or options


OPPONENTS: Final[Mapping[str, MakePlayer]] = {
    strength: lambda seat, strength=strength: SeatedPlayer(seat, strength)  # type: ignore[misc]
    for strength in (GENTLE, STEADY, SHARP)
}
"""Each player by the name that a table keeps for its seat."""
