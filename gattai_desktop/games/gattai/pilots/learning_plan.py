"""What a Pilot may learn with the Evolutions that she has, each choice counted on top of those before it (PILOT-14).

A plan changes nothing: it is worked out on the table that a seat sees, and its moves are made when they are kept.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.pilots import evolution, shifts
from gattai_desktop.games.gattai.pilots.evolution import COMMITMENT, CYCLE
from gattai_desktop.games.gattai.pilots.evolving import EvolveCommitment
from gattai_desktop.games.gattai.pilots.learning_choices import ALONG, LearnChoice, choices
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENTS, pilot
from gattai_desktop.games.gattai.pilots.shifts import Shift
from gattai_desktop.games.move import Move


@frozen
class LearnBlock:
    """A place of the cycle that is due: its number from 1 to 7, its kind, the choices, and what is chosen.

    The last one has the number 0: what she takes along, on which no Evolution is spent.
    """

    place: int
    kind: str
    choices: tuple[LearnChoice, ...]
    chosen: Move | None = None
    shifts: tuple[Move, ...] = ()
    """The points that move besides, after a Commitment."""
    may_shift: tuple[Shift, ...] = ()


@frozen
class LearnPlan:
    """Everything that a Pilot can choose now. `after` is the table as it would be."""

    seat: Seat
    blocks: tuple[LearnBlock, ...]
    after: Table

    @property
    def due(self) -> tuple[LearnBlock, ...]:
        """The places on which she spends an Evolution."""
        return tuple(block for block in self.blocks if block.place)

    @property
    def moves(self) -> tuple[Move, ...]:
        """What was chosen, in order; Evolutions as far as nothing before them is open."""
        found: list[Move] = []
        for block in self.due:
            if block.chosen is None:
                break
            found += [block.chosen, *block.shifts]
        found += [block.chosen for block in self.blocks if not block.place and block.chosen is not None]
        return tuple(found)


def plan(table: Table, seat: Seat, chosen: Sequence[tuple[Move, ...]] = ()) -> LearnPlan:
    """Work a plan out. chosen: for each place that is due an Evolution and then its shifts; () for none yet."""
    blocks: list[LearnBlock] = []
    now = cast("State", table)  # the rules run on a sight as well
    if pilot(table, seat).gone:
        return LearnPlan(seat, (), table)
    due = evolution.unspent(table, seat)
    for number in range(due):
        kind, place = evolution.due(now, seat), _place(now, seat)
        options = tuple(choices(now, seat, kind))
        first, *moved = chosen[number] if number < len(chosen) and chosen[number] else (None,)
        if first is not None and _stands(now, first, options):
            now = after(now, first.play)
            allowed = tuple(_shifts(now, seat)) if kind == COMMITMENT else ()
            kept = [one for one in moved if isinstance(one, Shift) and not tuple(one.judge(now))]
            for one in kept:
                now = after(now, one.play)
            blocks.append(LearnBlock(place, kind, options, first, tuple(kept), allowed))
        else:
            now = after(now, lambda ledger: evolution.spend(ledger, seat))
            blocks.append(LearnBlock(place, kind, options))
    options = tuple(choices(now, seat, ALONG))
    taken = next(iter(chosen[due]), None) if len(chosen) > due else None
    if taken is not None and _stands(now, taken, options):
        now = after(now, taken.play)
    else:
        taken = None
    blocks.append(LearnBlock(0, ALONG, options, taken))
    return LearnPlan(seat, tuple(blocks), now)


def _place(table: Table, seat: Seat) -> int:
    return table.number(f"pilot.{seat}.evolved") % len(CYCLE) + 1


def after(table: State, play: Callable[[Ledger], object]) -> State:
    """The table once that was done on it."""
    ledger = Ledger(table, lambda _zone, cards: tuple(cards))
    play(ledger)
    return ledger.table


def _stands(table: State, move: Move, options: Iterable[LearnChoice]) -> bool:
    """Whether a choice of before can still be made, after what was changed above it."""
    alike = [one for one in _flat(options) if same(one.move, move)]
    return bool(alike) and (not alike[0].reasons or alike[0].leave)


def same(one: Move | None, other: Move) -> bool:
    """Whether two moves choose the same, whatever word is written for it."""
    if isinstance(one, EvolveCommitment) and isinstance(other, EvolveCommitment):
        return one.stat == other.stat  # the word for it is written besides
    return one == other


def _flat(options: Iterable[LearnChoice]) -> Iterator[LearnChoice]:
    for one in options:
        yield one
        yield from one.many


def _shifts(table: Table, seat: Seat) -> Iterator[Shift]:
    for name in shifts.may_shift(table, seat):
        yield from (Shift(seat, stat) for stat in COMMITMENTS[name])
