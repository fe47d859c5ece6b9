"""A Pilot carries one Daisho and rides one Robo of all that she owns (CONTENT 1.8)."""

from collections.abc import Iterator
from typing import Final, Self

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.pilots import learnable
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class _TakingAlong(Move):
    """What a Pilot carries of all that she owns is chosen at the base, before the play of a session (CONTENT 1.8)."""

    steps = ("story",)
    step_rule = "PILOT-14"
    offered_to = "others"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in pilot_seats(state):
            yield refusal("PILOT-14", "Only a Pilot carries a Daisho and rides a Robo.")
            return
        yield from self.missing(state)
        if state.values["phase"] not in _AT_THE_BASE:
            yield refusal("PILOT-14", "It is changed at the base, before the play of a session or after it.")

    def missing(self, state: State) -> Iterator[Reason]:
        """Yield why it cannot be taken along at all."""
        raise NotImplementedError

    def play(self, ledger: Ledger) -> None:
        if self.seat not in pilot_seats(ledger.table):
            raise Impossible(say("Only a Pilot carries a Daisho and rides a Robo."))
        for reason in self.missing(ledger.table):
            raise Impossible(reason.text)
        self.take(ledger)

    def take(self, ledger: Ledger) -> None:
        raise NotImplementedError


_AT_THE_BASE: Final = ("set-up", "salute", "briefing", "debriefing", "breakdown")


@wish("takes up the Daisho on {frame}")
@frozen
class TakeUpDaisho(_TakingAlong):
    """Wish: carry another of her Daishos."""

    frame: str
    shown = Shown("Take up the Daisho on {frame}", kind="Another Daisho")
    told = LogWords("{seat} takes up the Daisho on {frame}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        if seat in pilot_seats(state):
            yield from (cls(seat, one[0]) for one in learnable.other_daishos(state, seat))

    def missing(self, state: State) -> Iterator[Reason]:
        if all(one[0] != self.frame for one in learnable.other_daishos(state, self.seat)):
            yield refusal("PILOT-14", "She has no other Daisho with that Frame.")

    def take(self, ledger: Ledger) -> None:
        learnable.take_up(ledger, self.seat, self.frame)


@wish("rides {robo} from now on")
@frozen
class RideRobo(_TakingAlong):
    """Wish: ride another of her Robos."""

    robo: str
    shown = Shown("Ride {robo}", kind="Another Robo")
    told = LogWords("{seat} rides {robo} from now on")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        if seat in pilot_seats(state):
            yield from (cls(seat, one.entry) for one in learnable.other_robos(state, seat))

    def missing(self, state: State) -> Iterator[Reason]:
        if all(one.entry != self.robo for one in learnable.other_robos(state, self.seat)):
            yield refusal("PILOT-13", "She owns no other Robo of that name.")

    def take(self, ledger: Ledger) -> None:
        learnable.change_robo(ledger, self.seat, self.robo)


MOVES = (TakeUpDaisho, RideRobo)
