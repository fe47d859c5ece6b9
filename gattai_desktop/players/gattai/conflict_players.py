"""Whom the program is in a conflict: gentle, steady or sharp, at any seat. Each can say what it thinks of every option.

A fighter gets what its seat sees and the options, and nothing else. Its dice follow from that and its seed, so that two
tables which differ only in what is hidden get the same move.
"""

import time
from collections.abc import Sequence
from math import inf
from typing import Final, Self

from attrs import define, evolve, field

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.cards.hands import DiscardDown
from gattai_desktop.games.gattai.events.lines import Choose
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.gattai.gambit.gambit_outcome import YesBut
from gattai_desktop.games.gattai.gambit.moves import Flip, Help, NoHelp, PlayInGambit, PutDown
from gattai_desktop.games.gattai.rumble.lineup import Assemble
from gattai_desktop.games.gattai.rumble.rumble_damage import Bear
from gattai_desktop.games.gattai.rumble.rumble_setup import KeepDrawn
from gattai_desktop.games.gattai.rumble.taking_positions import TakePosition
from gattai_desktop.games.gattai.rumble.tech_cards import DrawForHeart, PassNoMore
from gattai_desktop.games.gattai.rumble.tech_effects import RepeatTech
from gattai_desktop.games.gattai.throwdown.challenge import Accept, AcceptBlind, Challenge
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.exchange import Give, GiveBack, GiveBackTogether, GiveNoMore
from gattai_desktop.games.gattai.throwdown.initiative import PlayNewCard
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.gattai.throwdown.votes import VoteSelf, VoteTeam
from gattai_desktop.games.gattai.world.factions import LetFavorPass
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.strengths import GENTLE, SHARP
from gattai_desktop.players.gattai import aiming, effect_habits, power_choice, spoil_choice
from gattai_desktop.players.gattai import conflict_habits as habits
from gattai_desktop.players.gattai.assisting import ASSISTS, assist, raises_strike
from gattai_desktop.players.gattai.conflict import Conflict, is_over, plainly
from gattai_desktop.players.gattai.conflict_reasons import REASONS
from gattai_desktop.players.gattai.gentle_reasons import GENTLE_REASONS
from gattai_desktop.players.gattai.leanings import Leans, keen_against_steady, keen_leanings, steady_leanings
from gattai_desktop.players.gattai.simple_player import UNDOES, LookaheadPlayer, SimplePlayer
from gattai_desktop.players.gattai.why import kind_that_follows
from gattai_desktop.players.gattai.why import why as why_made
from gattai_desktop.players.habits import ONLY, Habits, erring, reason_of
from gattai_desktop.players.search import Stop, TriedMove, beside_best, gain_and_luck, may_be_luck, never, search
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.weighing import Adviser, Budget, Weighed, Weighing

_TURN: Final = "throwdown.turn"
_ERRS: Final = 0.35
"""How often a gentle fighter takes another card, where there is one."""
_GIVES_IN: Final = 0.1
"""How often a gentle fighter Concedes in a turn in which it could go on."""
_ENOUGH: Final = say("It has fought long enough for these stakes.")
_WITHIN: Final = say("It costs Charges, and the Counter that follows lies within the Strike.")
USUAL: Final = Budget(playouts=400)
"""What a sharp fighter thinks unless it is told otherwise: some four seconds where a whole Throwdown is to come, one or
less late in a Rumble, where nothing else is going on."""


def conflict_player(strength: str, seat: Seat, game: Game, seed: int = 1) -> Adviser:
    """Return whom the program is in the conflicts of a seat; a strength of no known name plays steadily."""
    if strength == GENTLE:
        return GentleFighter(seed)
    return SharpFighter(game, seed) if strength == SHARP else SteadyFighter(game, seed)


@define
class GentleFighter(Adviser):
    """Plays by the simplest habits, now and then another card than they say, and gives in before it must."""

    seed: int = 1

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        dice = dice_for(self.seed, sight)
        beside = _beside_a_drive(sight, meant(options))
        if beside is not None:
            return erring(beside, dice, _ERRS, *ASSISTS)
        plain = Habits(SimplePlayer(), GENTLE_REASONS).weigh(sight, meant(options))
        if isinstance(plain.best.move, Counter | Block | Escalate) and dice.random() < _GIVES_IN:
            return _given_in(plain)
        if isinstance(plain.best.move, _WITHOUT_ERROR):
            return plain
        return erring(plain, dice, _ERRS, Counter, Block, Escalate)


_WITHOUT_ERROR: Final = (Choose, DiscardDown)
"""What nobody does wrong who reads the cards: it would hurt her own side, or throw the best of a Hand away."""


def _beside_a_drive(sight: Sight, options: Sequence[Move]) -> Weighing | None:
    """Return the weighing with the Assist in front that is made by habit; None where a Drive is due."""
    found = assist(sight, sight.seat) if any(isinstance(one, ASSISTS) for one in options) else None
    if found is None or found not in options:
        return None
    others = (Weighed(one, 0.0) for one in options if one != found)
    return Weighing((Weighed(found, 1.0, why=reason_of(REASONS, sight, found)), *others))


def _given_in(weighing: Weighing) -> Weighing:
    """Return the weighing with giving up in front."""
    conceding = [one for one in weighing.moves if isinstance(one.move, Concede)]
    others = [one for one in weighing.moves if not isinstance(one.move, Concede)]
    given = (Weighed(one.move, weighing.best.worth, why=_ENOUGH) for one in conceding)
    return Weighing((*given, *others))


@define
class SteadyFighter(Adviser):
    """Plays by good habits: weighs every card for a Drive, and looks one move ahead where it is asked."""

    game: Game
    seed: int = 1
    leans: Leans = steady_leanings

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        open_to_it = meant(options)
        if len(open_to_it) == 1:
            return Weighing((Weighed(open_to_it[0], 0.0, why=ONLY),))
        if sight.values.get("step") == _TURN and not isinstance(open_to_it[0], Answer):
            return _beside_a_drive(sight, open_to_it) or self._drives(sight, open_to_it)
        taken = self._taken(sight, open_to_it)
        why = reason_of(REASONS, sight, taken)
        return Weighing((Weighed(taken, 1.0, why=why), *(Weighed(one, 0.0) for one in open_to_it if one is not taken)))

    def _drives(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        turn, leans = turn_now(sight), self.leans(sight.seat)
        reach = habits.reach_of(sight, sight.seat, turn)
        weighed = [
            Weighed(move, habits.drive_worth(sight, turn, move, leans, reach), why=reason_of(REASONS, sight, move))
            for move in options
        ]
        weighed.sort(key=lambda one: -one.worth)
        raises = raises_strike(sight, weighed[0].move, options)
        if raises is not None:
            before = Weighed(raises, weighed[0].worth, why=_WITHIN)
            weighed = [before, *(one for one in weighed if one.move != raises)]
        return Weighing(tuple(weighed))

    def _taken(self, sight: Sight, options: Sequence[Move]) -> Move:
        if isinstance(options[0], Answer):
            if isinstance(options[0], _BY_HABIT):
                return habits.answer(sight, options)
            aimed = aiming.aimed(sight, options) or power_choice.chosen(sight, options)
            sure = aimed or effect_habits.of_effects(sight, options)
            if sure is not None:
                return sure
            spoil = spoil_choice.chosen(sight, options) or spoil_choice.part_chosen(sight, options)
            if spoil is not None:
                return spoil
            return LookaheadPlayer(self.game, dice_for(self.seed, sight).getrandbits(32)).choose(sight, options)
        if any(isinstance(move, PutDown) for move in options):
            return habits.threshold(options)
        opening = [move for move in options if isinstance(move, Challenge | Accept | PlayNewCard)]
        return habits.opening(opening) if opening else plainly(sight, list(options))


_BY_HABIT: Final = (
    VoteTeam, VoteSelf, Give, GiveNoMore, GiveBack, GiveBackTogether, YesBut, Assemble, KeepDrawn, Bear,
    TakePosition, DrawForHeart, PassNoMore, RepeatTech, NoHelp, Soak, DiscardDown, LetFavorPass,
)  # fmt: skip
"""What comes of a Final Form lies behind the questions that follow: a move ahead it is worth as little as none."""


@define
class SharpFighter(Adviser):
    """Tries out where each move leads, on tables dealt from what its seat sees; where nothing is won, it goes by habit.

    Its habits are those of steady, but for how it leans in a choice of Drives.
    """

    game: Game
    seed: int = 1
    budget: Budget = USUAL
    stop: Stop = field(default=never, eq=False, repr=False)
    """Asked between playouts whether the thinking is to end."""

    def with_budget(self, budget: Budget) -> Self:
        return evolve(self, budget=budget)

    def contested(self, sight: Sight) -> Conflict | None:
        """Return the conflict of this table; None where nothing is contested any more."""
        return None if is_over(sight) else Conflict(self.game, keen_against_steady(sight.seat))

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        open_to_it = meant(options)
        by_habit = SteadyFighter(self.game, self.seed, keen_leanings).weigh(sight, options)
        by_rule = len(open_to_it) == 1 or isinstance(by_habit.best.move, ASSISTS)
        if by_rule or not all(map(_is_tried_out, open_to_it)):
            return by_habit
        begun = time.perf_counter()
        dice = dice_for(self.seed, sight)
        contested = Conflict(self.game, keen_against_steady(sight.seat))
        moves = _worth_a_try(by_habit, _fights_on(open_to_it))
        found = search(contested, sight, moves, dice, self.budget, self.stop)
        if not found[0].tried:
            return by_habit
        told = beside_best(_habit_first_in_doubt(found, by_habit.best.move))
        weighed = tuple(_weighed(sight, one, told[0]) for one in told)
        tried = {one.move for one in weighed}
        left = (one for one in by_habit.moves if one.move not in tried)
        return Weighing((*weighed, *left), time.perf_counter() - begun)


def _worth_a_try(by_habit: Weighing, options: Sequence[Move]) -> Sequence[Move]:
    """Return the options that habit finds best: each of many would be tried too seldom to tell it from luck."""
    if len(options) <= _MOST_TRIED or not any(isinstance(one, Counter | Block | Escalate) for one in options):
        return options
    return [one.move for one in by_habit.moves if one.move in options][:_MOST_TRIED]


def _habit_first_in_doubt(found: Sequence[TriedMove], habit: Move) -> Sequence[TriedMove]:
    """Return what was tried with the move of habit in front, where the best may be ahead of it by luck alone."""
    by_habit = next((one for one in found if one.move == habit and one.tried), found[0])
    gain, luck = gain_and_luck(found[0], by_habit)
    if by_habit is found[0] or (luck != inf and gain > _DOUBT * luck):
        return found
    return (by_habit, *(one for one in found if one is not by_habit))


_MOST_TRIED: Final = 6
"""Moves that are tried out in a turn, where a Hand offers more of them."""
_DOUBT: Final = 0.5
"""How many times what luck may have done a gain has to be, so that a move is taken before that of habit."""


def _fights_on(options: Sequence[Move]) -> Sequence[Move]:
    """Return the options without giving in, where there is anything else.

    A playout goes on by habit, which wins less than what will be searched again, so that a conflict looks lost too
    early; and where no playout was won, giving in costs least (docs/players-tried.md).
    """
    return [move for move in options if not isinstance(move, Concede)] or options


_TRIED_OUT: Final = (Challenge, Accept, AcceptBlind, PlayNewCard, PlayInGambit, Flip, Help, NoHelp)


def _is_tried_out(move: Move) -> bool:
    """Whether a conflict may be decided by such a move: a card that is laid, and all that a turn offers.

    What Coach puts down in a Gambit is not: it is the next fight that misses the card.
    """
    return isinstance(move, _TRIED_OUT) or _TURN in move.steps


def meant(options: Sequence[Move]) -> Sequence[Move]:
    """Return the options without second thoughts, and without what may be done at any time where a move is due."""
    found = [move for move in options if not isinstance(move, UNDOES)]
    found = [move for move in found if isinstance(move, Answer)] or [move for move in found if move.steps] or found
    if any(isinstance(move, Challenge) for move in found):
        found = [move for move in found if isinstance(move, Challenge)]
    if any(isinstance(move, Accept | AcceptBlind) for move in found):
        found = [move for move in found if isinstance(move, Accept | AcceptBlind)]
    return found or options


def _weighed(sight: Sight, tried: TriedMove, best: TriedMove) -> Weighed:
    follows, lucky = kind_that_follows(tried.follows), may_be_luck(best, tried)
    return Weighed(tried.move, tried.worth, tried.won, tried.tried, _why_of(sight, tried.move), follows, lucky)


def _why_of(sight: Sight, move: Move) -> Words:
    try:
        return why_made(sight, move)
    except NotKnown:
        return say("")
