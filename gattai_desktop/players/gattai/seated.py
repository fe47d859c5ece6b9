"""Whom the program is at a seat: one who tells the story with the others, and in a conflict one of three strengths."""

from collections.abc import Mapping, Sequence
from typing import Final, Self

from attrs import define, evolve

from gattai_desktop.cards.ledger import agenda_of
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.gattai.gambit.offer import InvolveSpecialty
from gattai_desktop.games.gattai.story.story import Fiat
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Accept, AcceptBlind, Refuse
from gattai_desktop.games.gattai.waiting import can_drive, waits_for
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.players.gattai import coach_story, pilot_story, sides_story
from gattai_desktop.players.gattai.aims import with_aim
from gattai_desktop.players.gattai.assisting import ASSISTS, next_assist
from gattai_desktop.players.gattai.company import of_kind, people
from gattai_desktop.players.gattai.conflict_players import conflict_player
from gattai_desktop.players.gattai.fight_turns import TURN, asked_next, drivers
from gattai_desktop.players.gattai.pilot_story import answer
from gattai_desktop.players.gattai.simple_player import UNDOES
from gattai_desktop.players.gattai.story_reasons import STORY_REASONS
from gattai_desktop.players.habits import ONLY, reason_of
from gattai_desktop.players.programme import MakePlayer
from gattai_desktop.players.search import Contested, TriesOut
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.weighing import Adviser, Budget, Thinker, Weighed, Weighing

STORY: Final = "story"
_SIDES: Final = "throwdown.sides"


@define
class SeatedPlayer:
    """The program at a seat. Everything that it does follows from what the seat sees, its options and a seed."""

    seat: Seat
    fights: Adviser
    """Who chooses in conflicts."""
    seed: int = 1

    def with_budget(self, budget: Budget) -> Self:
        """Return the same player, who thinks so long in conflicts."""
        return evolve(self, fights=self.fights.with_budget(budget)) if isinstance(self.fights, Thinker) else self

    @property
    def budget(self) -> Budget:
        """How much it thinks about a move of a conflict."""
        return self.fights.budget if isinstance(self.fights, TriesOut) else Budget()

    def contested(self, sight: Sight) -> Contested | None:
        """Return the conflict of this table, where it tries its moves out; None in the story."""
        if not isinstance(self.fights, TriesOut) or sight.values.get("step") in (STORY, _SIDES):
            return None
        return self.fights.contested(sight)

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Return what it does, None where it is not its turn or a person may act first."""
        if any(isinstance(move, Answer) for move in options):
            return self.choose(sight, options)
        if agenda_of(sight):
            return None
        if sight.values.get("step") in (STORY, _SIDES):
            found = self._in_story(sight, options, urged=urged)
            return found if found is None else with_aim(sight, found)
        if self._sides_turn(sight):
            helps = next_assist(sight, people(sight))
            if helps is not None:
                return self._beside_a_drive(sight, options) if helps.seat == self.seat else None
        if not self._is_its_turn(sight, options, urged=urged):
            return None
        found = self.choose(sight, options)
        return None if asked_next(sight, self.seat, found, people(sight)) is not None else found

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        found = self._of_the_story(sight, options)
        return found or self.fights.choose(sight, _sensible(options))

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Return what it would do, with why; in a conflict each option as the fighter weighs it."""
        found = self._of_the_story(sight, options)
        if found is None:
            weighing = self.fights.weigh(sight, _sensible(options))
            weighed = {one.move for one in weighing.moves}
            left_out = tuple(Weighed(move, weighing.moves[-1].worth) for move in options if move not in weighed)
            return Weighing((*weighing.moves, *left_out), weighing.seconds)
        others = tuple(Weighed(move, 0.0) for move in options if move != found)
        why = reason_of(STORY_REASONS, sight, found) if others else ONLY
        return Weighing((Weighed(found, 1.0, why=why), *others))

    def _of_the_story(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return the move where it is the story that asks for one; None in a conflict."""
        dice = dice_for(self.seed, sight)
        answers = [move for move in options if isinstance(move, Answer)]
        if answers:
            return answer(sight, answers, dice)
        if sight.values.get("step") not in (STORY, _SIDES):
            return None
        return self._in_story(sight, options, urged=True) or next(iter((*of_kind(options, Fiat), *options)))

    def _in_story(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        dice = dice_for(self.seed, sight)
        if sight.values.get("step") == STORY:
            acts = coach_story.act if self.seat == COACH_SEAT else pilot_story.act
            return acts(sight, options, dice, urged=urged)
        if self.seat == COACH_SEAT:
            return sides_story.coach(sight, options, urged=urged)
        return sides_story.pilot(sight, options, dice)

    def _sides_turn(self, sight: Sight) -> bool:
        """Whether its side is on turn in a Throwdown."""
        return sight.values.get("step") == TURN and self.seat in throwdown.members(sight, throwdown.on_turn(sight))

    def _beside_a_drive(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return its Assist, which needs nobody's leave: whoever makes the Drive loses nothing by it."""
        return self.fights.choose(sight, [move for move in options if isinstance(move, ASSISTS)] or options)

    def _is_its_turn(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> bool:
        """Whether play waits for this seat, and for no person who fights beside it.

        In a turn its seats are asked in the order in which play waits for them: the first that goes on makes the Drive.
        """
        seats = waits_for(sight)
        if seats is None:
            return any(move.steps for move in options)
        if self.seat not in seats or not any(move.steps for move in options):
            return False
        persons = people(sight)
        if sight.values.get("step") != TURN:
            return self.seat == next((seat for seat in seats if seat not in persons), "")
        return self.seat in drivers(sight, persons) and (urged or not any(can_drive(sight, seat) for seat in persons))


def _sensible(options: Sequence[Move]) -> Sequence[Move]:
    """Leave out second thoughts, refusing a fight that can be accepted, and what is only said in between."""
    away: tuple[type[Move], ...] = (*UNDOES, InvolveSpecialty)
    if any(isinstance(move, Accept | AcceptBlind) for move in options):
        away = (*away, Refuse)
    stays = [move for move in options if not isinstance(move, away)]
    if not any(isinstance(move, Answer) for move in stays):
        stays = [move for move in stays if move.steps] or stays
    return stays or options


# ---------------------------------------------------------------------- strengths


def seated(seat: Seat, strength: str, seed: int = 1) -> SeatedPlayer:
    """Return the player of a strength, for a seat."""
    return SeatedPlayer(seat, conflict_player(strength, seat, box(KEYS[0]).game, seed), seed)


OPPONENTS: Final[Mapping[str, MakePlayer]] = {
    GENTLE: lambda seat: seated(seat, GENTLE),
    STEADY: lambda seat: seated(seat, STEADY),
    SHARP: lambda seat: seated(seat, SHARP),
}
"""Each player by the name that a table keeps for its seat."""
