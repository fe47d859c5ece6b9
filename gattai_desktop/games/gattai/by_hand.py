"""What the Coach does by hand, whatever the rules say, and anybody where the guide is off (RULES ED-4, section 6).

A move by hand is open at any time and judged only for whether it can be done. Each may end in `because "…"`, a
reason for the log.
"""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, cast

import attrs
from attrs import frozen

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.game import Reason, refusal
from gattai_desktop.games.gattai.recipients import Table
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, Text


@frozen
class ByHand(Move):
    """A move of the Coach's own hand; of any seat where `free` and the guide is off."""

    by_hand = True
    free: ClassVar[bool] = False
    """Whether every seat may make it at a table without the guide."""

    def judge(self, state: State) -> Iterator[Reason]:
        """Who may; then what cannot be done at all."""
        if self.seat != COACH_SEAT and not (self.free and guide_is_off(state)):
            yield refusal("ED-4", "Only the Coach does this by hand.")
        elif self.seat != COACH_SEAT and self.seat not in pilot_seats(state):
            yield refusal("ED-4", "Nobody called {seat} sits here.", seat=self.seat)
        else:
            yield from self.impossible(state)

    def impossible(self, state: State) -> Iterator[Reason]:
        """Yield why it cannot be done: no such place, no such value, out of range."""
        del state
        return iter(())

    def play(self, ledger: Ledger) -> None:
        """Do it. What cannot be done cannot be allowed either. Raises Impossible."""
        for reason in self.impossible(ledger.table):
            raise Impossible(reason.text)
        self.do(ledger)

    def do(self, ledger: Ledger) -> None:
        """Write the facts."""
        raise NotImplementedError


def guide_is_off(table: Table) -> bool:
    """Whether this is a free table: the rules neither lead nor check."""
    return table.values.get("guide") is False


def with_reason(*kinds: type[ByHand]) -> tuple[type[Move], ...]:
    """Return the kinds of move, each also with a reason: `Coach sets team.harmony to 4 because "the storm broke"`."""
    return tuple(kind for one in kinds for kind in (_because(one), one))


def _because(kind: type[ByHand]) -> type[Move]:
    plain = cast("Callable[[Any, Ledger], None]", kind.play)

    def play(self: Any, ledger: Ledger) -> None:  # noqa: ANN401 - the class is made below
        """Say why, then do it."""
        ledger.announce("because", rule="ED-4", who=self.seat, text=self.reason)
        plain(self, ledger)

    made = attrs.make_class(
        f"{kind.__name__}Because",
        {"reason": attrs.field(type=Text)},
        bases=(kind,),
        class_body={"play": play, "phrase": f"{kind.phrase} because {{reason}}", "__module__": kind.__module__},
        frozen=True,
        slots=True,
    )
    return cast("type[Move]", made)
