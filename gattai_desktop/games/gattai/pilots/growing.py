"""What all moves share by which a Pilot grows, or chooses what she takes along: offered by what is listed for her."""

from collections.abc import Iterator
from typing import ClassVar, Self

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move
from gattai_desktop.games.verdict import Reason, refusal


@frozen
class Growing(Move):
    """A move of a Pilot about her own sheet, in Story. Each kind says what it is listed for and what bars it."""

    steps = ("story",)
    step_rule = "PILOT-14"
    offered_to = "others"
    among: ClassVar[tuple[str, ...]] = ()
    """What she can choose from, where that is always the same; free words are still to be written."""

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        if seat in pilot_seats(state) and not pilot(state, seat).gone and cls.may_choose(state, seat):
            yield from (cls(seat, *one) for one in cls.listed(state, seat))

    @classmethod
    def may_choose(cls, state: State, seat: Seat) -> bool:
        """Whether she may choose any of them at all."""
        return True

    @classmethod
    def listed(cls, state: State, seat: Seat) -> Iterator[tuple[str, ...]]:
        """Yield what it could be for her: what stands in the fields of the move, after its seat."""
        yield from ((one,) for one in cls.among)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in pilot_seats(state):
            yield refusal("PILOT-14", "Only a Pilot grows.")
            return
        if pilot(state, self.seat).gone:
            yield refusal("PILOT-14", "She has left the Team.")
        yield from self.untimely(state)
        yield from self.unfit(state)

    def untimely(self, state: State) -> Iterator[Reason]:
        """Yield why nothing of this kind can be chosen now."""
        return iter(())

    def unfit(self, state: State) -> Iterator[Reason]:
        """Yield what speaks against this choice itself."""
        return self.meaningless(state)

    def meaningless(self, state: State) -> Iterator[Reason]:
        """Yield why it cannot be done even if the Coach allows it."""
        return iter(())

    def play(self, ledger: Ledger) -> None:
        if self.seat not in pilot_seats(ledger.table):
            raise Impossible(say("Only a Pilot grows."))
        for reason in self.meaningless(ledger.table):
            raise Impossible(reason.text)
        self.change(ledger)

    def change(self, ledger: Ledger) -> None:
        """Write what becomes of her."""
        raise NotImplementedError
