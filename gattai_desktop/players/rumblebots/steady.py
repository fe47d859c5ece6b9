"""Steady in the bot battle: what is worth keeping, bringing back and using, weighed from what lies open."""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import define

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import abilities, battle_start, contraptions, crown, draft, reveal, zones
from gattai_desktop.games.rumblebots.bots import bot_of, contraption_of
from gattai_desktop.games.rumblebots.totals import wall
from gattai_desktop.players.habits import ONLY, reason_of
from gattai_desktop.players.rumblebots.bot_worth import worth_of
from gattai_desktop.players.rumblebots.reasons import REASONS
from gattai_desktop.players.weighing import Weighed, Weighing

_AVERAGE: Final = 4.5
"""The attack of a top card from which on it stays on top."""
_PER_BARRIER: Final = 2
_KEPT: Final = 8
"""What it costs to bring back a Bot that would have stayed in the gang."""


@define
class SteadyTactician:
    """Keeps the strongest wall, brings back what would be missed most, and energizes what only waits."""

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        """Return what is worth most; of equals what the rules name first."""
        return self.weigh(sight, options).best.move

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Weigh every option by what lies open."""
        found = [_weighed(sight, move) for move in options]
        if len(found) == 1:
            return Weighing((Weighed(found[0].move, found[0].worth, why=ONLY),))
        return Weighing(tuple(sorted(found, key=lambda one: -one.worth)))

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Between battles begin only where people wish to go on: somebody may still be choosing a deck."""
        best = self.weigh(sight, options).best
        begins = isinstance(best.move, battle_start.BeginBattle | draft.Deal | draft.TakeDeck)
        return best.move if urged or not begins else None


def _weighed(sight: Sight, move: Move) -> Weighed:
    worth, why = _worth(sight, move)
    return Weighed(move, worth, why=why)


def _worth(sight: Sight, move: Move) -> tuple[float, Words]:
    """Return what a move is worth beside the others of its moment, and why."""
    match move:
        case crown.Keep():
            found = wall(sight, move.seat, crown.choices(sight, move.seat)[move.faction], move.faction)
            why = say(
                "They defend with {defence}, and {needed} criticals break them.",
                defence=found.defence,
                needed=found.needed,
            )
            return found.defence + _PER_BARRIER * found.barriers, why
        case abilities.PutUnder():
            why = say("{bot} comes again from the deck.", bot=bot_of(move.card).name)
            return worth_of(move.card) - (_KEPT if _stays(sight, move) else 0), why
        case abilities.LeaveOnTop() | abilities.PutBelow():
            return _top(sight, move)
        case contraptions.UseFor():
            return 1 + worth_of(move.card), say("{bot} is worth it.", bot=bot_of(move.card).name)
        case contraptions.UseIt() if contraption_of(move.contraption).effect == "replace":
            return -1, say("The next Bot need not be a better one.")
        case contraptions.UseIt():
            return 1, reason_of(REASONS, sight, move)
        case _:
            return _PLAIN.get(type(move), 0.0), reason_of(REASONS, sight, move)


def _stays(sight: Sight, move: abilities.PutUnder) -> bool:
    keeps = sight.values.get("kept")
    return isinstance(keeps, tuple) and move.card.key in keeps


def _top(sight: Sight, move: Move) -> tuple[float, Words]:
    attack = max((bot_of(card).attack for card in sight.cards(zones.look(move.seat))), default=0)
    worth = attack - _AVERAGE
    if isinstance(move, abilities.LeaveOnTop):
        return worth, say("It attacks with {attack} next.", attack=attack)
    return -worth, say("With {attack} it attacks too weakly now.", attack=attack)


_PLAIN: Final[Mapping[type[Move], float]] = {
    battle_start.Energize: 3,
    battle_start.BeginBattle: 2,
    reveal.RevealNext: 2,
    draft.Deal: 1,
    draft.TakeDeck: -1,
    contraptions.SwitchOn: -1,
}
"""What is worth the same at every table."""
