"""Steady in the bot battle weighs what is worth keeping and using from what lies open; Gentle errs beside it."""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import define

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.rumblebots import abilities, battle_start, contraptions, crown, draft, reveal, zones
from gattai_desktop.games.rumblebots.bots import bot_of, contraption_of
from gattai_desktop.players.habits import ONLY, erring, reason_of
from gattai_desktop.players.rumblebots.reasons import REASONS, wall_of
from gattai_desktop.players.seen_dice import dice_for
from gattai_desktop.players.weighing import Adviser, Weighed, Weighing


def worth_of(card: Card) -> float:
    """What a Bot is worth to its owner, roughly."""
    bot = bot_of(card)
    return bot.attack + bot.criticals + bot.defence / 2


_AVERAGE: Final = 4.5
"""The attack of a top card from which on it stays on top."""
_PER_BARRIER: Final = 2
_KEPT: Final = 8
"""What it costs to bring back a Bot that would have stayed in the gang."""


@define
class SteadyTactician(Adviser):
    """Keeps the strongest wall, brings back what would be missed most, and energizes what only waits."""

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Weigh every option by what lies open."""
        if len(options) == 1:
            # In a Draft one choice is offered of the many that there are.
            why = _why(sight, options[0]) if isinstance(options[0], draft.KeepDealt) else ONLY
            return Weighing((Weighed(options[0], 0.0, why=why),))
        found = [Weighed(move, worth_now(sight, move), why=_why(sight, move)) for move in options]
        return Weighing(tuple(sorted(found, key=lambda one: -one.worth)))

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Between battles begin only where people wish to go on: somebody may still be choosing a deck."""
        best = self.weigh(sight, options).best
        begins = isinstance(best.move, battle_start.BeginBattle | draft.Deal | draft.TakeDeck)
        return best.move if urged or not begins else None


def worth_now(table: Table, move: Move) -> float:
    """Return what a move is worth beside the others of its moment; it depends on what lies open alone."""
    match move:
        case crown.Keep():
            found = wall_of(table, move)
            return found.defence + _PER_BARRIER * found.barriers
        case abilities.PutUnder():
            return worth_of(move.card) - (_KEPT if stays_in_gang(table, move) else 0)
        case abilities.LeaveOnTop():
            return attack_of_top(table, move) - _AVERAGE
        case abilities.PutBelow():
            return _AVERAGE - attack_of_top(table, move)
        case contraptions.UseFor():
            return 1 + worth_of(move.card)
        case contraptions.UseIt():
            return -1 if contraption_of(move.contraption).effect == "replace" else 1
        case _:
            return _PLAIN.get(type(move), 0)


def _why(sight: Sight, move: Move) -> Words:
    match move:
        case abilities.LeaveOnTop():
            return say("It attacks with {attack} next.", attack=attack_of_top(sight, move))
        case abilities.PutBelow() if attack_of_top(sight, move) > _AVERAGE:
            return say("It attacks with {attack} later.", attack=attack_of_top(sight, move))
        case abilities.PutBelow():
            return say("With {attack} it attacks too weakly now.", attack=attack_of_top(sight, move))
        case contraptions.UseFor():
            return say("{bot} is worth it.", bot=bot_of(move.card).name)
        case _:
            return reason_of(REASONS, sight, move)


def stays_in_gang(table: Table, move: abilities.PutUnder) -> bool:
    """Whether a Bot that could be brought back stays in the gang in any case."""
    return move.card.key in table.listed("kept")


def attack_of_top(table: Table, move: Move) -> int:
    """Return the attack of the card that a seat looks at on top of its deck."""
    return max((bot_of(card).attack for card in table.cards(zones.look(move.seat))), default=0)


_PLAIN: Final[Mapping[type[Move], float]] = {
    battle_start.Energize: 3,
    battle_start.BeginBattle: 2,
    reveal.RevealNext: 2,
    draft.Deal: 1,
    draft.TakeDeck: -1,
    contraptions.SwitchOn: -1,
    contraptions.LeaveIdle: -2,
}
"""What is worth the same at every table."""


ERRS: Final = 0.6
"""How often it answers a question without thinking."""


@define
class GentleTactician(SteadyTactician):
    """Plays as Steady does, and often answers a question with whatever comes to mind."""

    seed: int = 1

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Weigh as Steady does; where a question is answered without thinking, any answer may come first."""
        by_habit, dice = SteadyTactician.weigh(self, sight, options), dice_for(self.seed, sight)
        return erring(by_habit, dice, ERRS, Answer)
