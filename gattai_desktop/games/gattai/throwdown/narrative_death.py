"""Narrative death: what a refused challenge can cost, and only with everybody's consent (RULES THROW-7).

Coach says that the stakes name the death of the challenged Pilot ("I stab you to death" does, "I stab you a hundred
times" does not). Everybody is asked whether that is clear. If all agree and she then refuses, she dies; accepting rules
it out, even with an instant Concede.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.choice import Choice, answers, either
from gattai_desktop.games.gattai.throwdown import conflict_end, throwdown
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal

DEATH: Final = "throwdown.death"
"""True once all have agreed that the challenged Pilot dies if she refuses."""
DEAD: Final = "dead"


def at_stake(table: Table) -> bool:
    """Whether refusing the challenge means death."""
    return table.values.get(DEATH) is True


def die(ledger: Ledger, seat: Seat) -> None:
    """Let the Pilot who refused die."""
    cause = ledger.announce("narrative_death", rule="THROW-7", seat=seat)
    with ledger.because(cause):
        ledger.set(f"pilot.{seat}.status", DEAD, rule="THROW-7")


@wish("says the stakes name her death")
@frozen
class NameDeath(Move):
    """Wish: say that the challenge names the death of the Pilot who was challenged."""

    by_hand = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("THROW-7", "Coach says what the stakes name.")
        if state.values.get("step") != "throwdown.answer":
            yield refusal("THROW-7", "Only a challenge that is not yet answered can name a death.")
        elif state.values.get(throwdown.CHALLENGED) == COACH_SEAT:
            yield refusal("THROW-7", "Only a Pilot can die of a refusal.")
        elif at_stake(state):
            yield refusal("THROW-7", "Her death is at stake already.")

    def play(self, ledger: Ledger) -> None:
        """Ask every player whether that is clear, the challenged one first."""
        challenged = ledger.table.values.get(throwdown.CHALLENGED)
        if challenged is None:
            raise Impossible(say("Nobody was challenged."))
        others = tuple(seat for seat in pilot_seats(ledger.table) if seat != challenged)
        ledger.next(*(("death_stakes", seat) for seat in (str(challenged), *others)), ("death_agreed",))


def _ask(state: State, item: Item) -> Ask:
    seat = str(item[1])
    name = throwdown.name_of(state, str(state.values[throwdown.CHALLENGED]))
    question = say("If {name} refuses she dies. Is that clear to you, and do you agree?", name=name)
    return either(seat, question, NotThat, AgreeToDeath, say("Nobody dies of a refusal unless all agree."))


@answers("death_stakes", "agrees to these stakes", rule="THROW-7")
@frozen
class AgreeToDeath(Choice):
    """Wish: the stakes are clear."""


@answers("death_stakes", "does not agree to these stakes", rule="THROW-7")
@frozen
class NotThat(Choice):
    """Wish: no death hangs on a refusal."""

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nobody else is asked."""
        conflict_end.drop(ledger, ("death_stakes", "death_agreed"))
        ledger.announce("death_not_agreed", rule="THROW-7", seat=self.seat)


def _agreed(ledger: Ledger) -> None:
    cause = ledger.set(DEATH, True, rule="THROW-7")
    with ledger.because(cause):
        ledger.announce("death_named", rule="THROW-7", seat=ledger.table.values[throwdown.CHALLENGED])


MOVES = (NameDeath, AgreeToDeath, NotThat)
DOINGS = {"death_agreed": _agreed}
ASKINGS = {"death_stakes": _ask}
