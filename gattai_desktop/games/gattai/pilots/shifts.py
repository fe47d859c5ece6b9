"""Commitment Shifts: a point goes from one Stat to its partner (RULES PILOT-4).

When the story asks for one the Coach shifts it by hand; a Commitment Evolution lets its Pilot shift once in each
Commitment (PILOT-15): `pilot.<seat>.may_shift` names those that are left.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.events import damage
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENT_OF, COMMITMENTS, STATS, pilot
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal

MAY_SHIFT: Final = "may_shift"


def partner(stat: str) -> str:
    """The other Stat of a Commitment."""
    left, right = COMMITMENTS[COMMITMENT_OF[stat]]
    return right if stat == left else left


def shift(ledger: Ledger, seat: Seat, stat: str) -> None:
    """Raise a Stat by one and lower its partner; the sum stays (PILOT-4)."""
    her = pilot(ledger.table, seat)
    for name, change in ((stat, 1), (partner(stat), -1)):
        ledger.set(her.path(name), max(0, her.number(name) + change), rule="PILOT-4")
        ledger.set(her.path(f"base.{name}"), max(0, her.number(f"base.{name}") + change), rule="PILOT-4")
    damage.fit_gauges(ledger, seat)


def not_to_be_shifted(table: Table, seat: Seat, stat: str) -> Iterator[Reason]:
    """Say why a point cannot go to a Stat, if it cannot."""
    if stat not in STATS:
        yield refusal("PILOT-4", "There is no Stat called {stat}.", stat=stat)
    elif pilot(table, seat).number(partner(stat)) == 0:
        yield refusal("PILOT-4", "{stat} is at 0: agree on something else.", stat=partner(stat).capitalize())
    elif max(pilot(table, seat).number(one) for one in (stat, f"base.{stat}")) >= 7:
        yield refusal("PILOT-4", "{stat} is at 7.", stat=stat.capitalize())


@wish("shifts a point of {pilot} to {stat}")
class ShiftFor(CoachByHand):
    """Wish: let a Pilot's Commitment shift by one point, as the story has changed her."""

    pilot: Seat = field(converter=seat_named)
    stat: str

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.pilot not in pilot_seats(state):
            yield refusal("PILOT-4", "No Pilot sits at {seat}.", seat=self.pilot)
        else:
            yield from not_to_be_shifted(state, self.pilot, self.stat)

    def do(self, ledger: Ledger) -> None:
        shift(ledger, self.pilot, self.stat)


def may_shift(table: Table, seat: Seat) -> tuple[str, ...]:
    """The Commitments in which a Pilot may still shift a point after a Commitment Evolution (PILOT-15)."""
    return table.listed(f"pilot.{seat}.{MAY_SHIFT}")


@wish("shifts to {stat}")
class Shift(Move):
    """Wish: shift one point to this Stat, as a Commitment Evolution allows (PILOT-15)."""

    stat: str
    steps = ("story",)
    step_rule = "PILOT-15"
    offered_to = "others"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Shift"]:
        yield from (cls(seat, stat) for name in may_shift(state, seat) for stat in COMMITMENTS[name])

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in pilot_seats(state) or COMMITMENT_OF.get(self.stat) not in may_shift(state, self.seat):
            yield refusal("PILOT-15", "No shift is due there.")
        else:
            yield from not_to_be_shifted(state, self.seat, self.stat)

    def play(self, ledger: Ledger) -> None:
        if self.seat not in pilot_seats(ledger.table):
            raise Impossible(say("Only a Pilot has Commitments."))
        for reason in not_to_be_shifted(ledger.table, self.seat, self.stat):
            raise Impossible(reason.text)
        shift(ledger, self.seat, self.stat)
        left = tuple(name for name in may_shift(ledger.table, self.seat) if name != COMMITMENT_OF[self.stat])
        ledger.set(f"pilot.{self.seat}.{MAY_SHIFT}", left or None, rule="PILOT-15")


MOVES = (*with_reason(ShiftFor), Shift)
