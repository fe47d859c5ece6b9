"""A response window: by a public word anybody stops play, does what may be done at any moment, and lets it go on.

The word is everybody's at any time, whatever a hand holds, so nothing tells who could respond. Whoever has stopped play
first acts first; the others wait in their order. What was asked before waits until play goes on.
"""

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from gattai_desktop.cards.ledger import Item, Ledger, agenda_of
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import AllBut
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.seat_names import apart_from_seats, seat_called
from gattai_desktop.games.verdict import Reason, refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

WINDOW: Final = "window"
"""The value that lists who has stopped play, who acts now first; not there while play runs."""
_WAITING: Final = "window.waiting"
"""How many items of the agenda were waiting when play was stopped."""


def stopped_by(table: Table) -> tuple[Seat, ...]:
    """Return who has stopped play, in the order in which they act; nobody while it runs."""
    return table.listed(WINDOW)


def open_items(table: Table) -> "Sequence[Item]":
    """Return what of the agenda may be asked now: while play is stopped, only what came up since."""
    items = agenda_of(table)
    if not table.values.get(WINDOW):
        return items
    return items[: max(len(items) - table.number(_WAITING), 0)]


def against_moving(table: Table, move: Move, rule: str) -> Reason | None:
    """Return why a move has to wait while play is stopped; None where it need not."""
    holders = stopped_by(table)
    if not holders or isinstance(move, StopPlay) or (move.in_window and move.seat == holders[0]):
        return None
    first = apart_from_seats(table, holders[0], lambda seat: seat_called(seat, table.values.get(f"name.{seat}")))
    return refusal(rule, "{seat} has interrupted: play stands still.", seat=first)


def need_not_wait(table: Table, moves: Iterable[Move], rule: str) -> list[Move]:
    """Return those moves that may be made although play is stopped."""
    return [move for move in moves if against_moving(table, move, rule) is None]


def let_go_on(ledger: Ledger, *, rule: str) -> None:
    """Let play go on, whoever has stopped it."""
    ledger.clear((WINDOW, _WAITING), rule=rule)


@wish("interrupts")
class StopPlay(Move):
    """Wish: stop play, to do something before it goes on. A game says in which steps, and by which rule."""

    in_window = True
    while_asked: ClassVar[Container[str]] = AllBut()
    """Whatever is asked waits."""
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat in stopped_by(state):
            yield refusal(self.step_rule, "You have stopped play already.")

    def order(self, table: Table, holders: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return in which order those act who have stopped play; by itself as they spoke."""
        return holders

    def play(self, ledger: Ledger) -> None:
        before = stopped_by(ledger.table)
        if not before:
            ledger.set(_WAITING, len(ledger.agenda), rule=self.step_rule)
        first, others = before[:1], (*before[1:], self.seat)
        holders = (*first, *self.order(ledger.table, others)) if before else (self.seat,)
        ledger.set(WINDOW, holders, rule=self.step_rule)


@wish("lets play go on")
class LetPlayGoOn(Move):
    """Wish: be done with what one has stopped play for; the next who did acts, or play goes on.

    It has to wait while something is asked that came up since play was stopped.
    """

    in_window = True
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if stopped_by(state)[:1] != (self.seat,):
            yield refusal(self.step_rule, "You have not stopped play.")

    def play(self, ledger: Ledger) -> None:
        left = stopped_by(ledger.table)[1:]
        if left:
            ledger.set(WINDOW, left, rule=self.step_rule)
        else:
            let_go_on(ledger, rule=self.step_rule)
