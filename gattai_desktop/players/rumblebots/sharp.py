"""Sharp in the bot battle: plays battles on to their end, many times, from decks dealt by what it has seen."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from attrs import define, evolve, field

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.boxes import box
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.draft import KeepDealt
from gattai_desktop.games.rumblebots.setup import KEY
from gattai_desktop.games.rumblebots.values import CLASH, OVER, RESULT
from gattai_desktop.players.rumblebots.dealing import battle_dealt_anew
from gattai_desktop.players.rumblebots.drafting import decks_to_try, worth_of_deck
from gattai_desktop.players.rumblebots.steady import SteadyTactician, worth_now
from gattai_desktop.players.sharp import Searching
from gattai_desktop.players.weighing import Budget, Weighed, Weighing

_MOST_NAMED: Final = 6
PLAYOUTS: Final = 400
"""Battles that it plays on for a move: about half a second."""
_DOUBT: Final = 2.0
"""By how much luck a deck must win more than the one that looks strongest: a few battles tell little of two decks."""


@frozen
class OpenBattle:
    """A battle that goes on, played on by habit; it is won by who is Champion at its end."""

    game: Game

    def deal(self, sight: Sight, dice: random.Random) -> State:
        return battle_dealt_anew(self.game, sight, dice)

    def next_move(self, table: State, _dice: random.Random) -> Move | None:
        """Return what habit does next; None after the battle."""
        if table.values["step"] in (RESULT, OVER):
            return None
        options = self.game.options(table, self.game.waits_for(table)[0])
        return options[0] if len(options) == 1 else max(options, key=lambda move: worth_now(table, move))

    def value(self, _before: State, after: State, seat: str) -> tuple[float, float]:
        """Return whether the seat is Champion at the end."""
        return float(after.values.get("winner") == seat), 0.0


def _contested(sight: Sight) -> OpenBattle | None:
    is_open = sight.values["step"] == CLASH or sight.count(zones.draft(sight.seat))
    return OpenBattle(box(KEY).game) if is_open else None


def _worth_a_try(_sight: Sight, weighing: Weighing) -> Sequence[Move]:
    # Whoever saves a Contraption can still leave it out: that spares a person's answers, and wins nothing.
    return [one.move for one in weighing.moves if not one.move.spares_questions]


def _why(sight: Sight, deck: KeepDealt) -> Words:
    """Return what a deck leaves out; "" where cards of every kind were dealt."""
    left = tuple(one for one in sight.cards(zones.draft(deck.seat)) if one not in deck.cards)
    return say("It leaves out {cards}.", cards=left) if len(left) <= _MOST_NAMED else say("")


@define
class Drafter(SteadyTactician):
    """Does as Steady does, but keeps of a Draft the cards that are worth most in a deck."""

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Weigh what is offered; in a Draft other decks as well, the strongest first."""
        decks = decks_to_try(sight, options)
        if not decks:
            return SteadyTactician.weigh(self, sight, options)
        kept = [Weighed(one, worth_of_deck(one), why=_why(sight, one)) for one in decks]
        others = [Weighed(one, worth_now(sight, one)) for one in options if not isinstance(one, KeepDealt)]
        return Weighing((*kept, *others))


@define
class SharpTactician(Searching):
    """Tries out what is asked in a battle, and decks of a Draft; before and after it does as Steady does."""

    habits: SteadyTactician = field(factory=Drafter)
    contested: Callable[[Sight], OpenBattle | None] = _contested
    worth_a_try: Callable[[Sight, Weighing], Sequence[Move]] = _worth_a_try
    budget: Budget = Budget(playouts=PLAYOUTS)

    def weigh(self, sight: Sight, options: Sequence[Move]) -> Weighing:
        """Try moves out; in a Draft leave the deck that looks strongest only where luck can hardly have done it."""
        drafts = sight.count(zones.draft(sight.seat)) and self.doubt < _DOUBT
        return evolve(self, doubt=_DOUBT).weigh(sight, options) if drafts else Searching.weigh(self, sight, options)

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Let people choose their decks, as Steady does; try out what is asked in a battle, and what is drafted."""
        if _contested(sight) is None:
            return self.habits.acts_when_free(sight, options, urged=urged)
        return self.choose(sight, options)
