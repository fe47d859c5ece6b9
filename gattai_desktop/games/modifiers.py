"""Modifiers with an end: what is raised, cut, set or cleared for a while, what brought it, and until when it holds.

They lie open, in one value for whatever they change: `modifiers.sable`, `modifiers.area.B2`. A game calls `passes` at
each of its moments ("turn", "round", "fight"); a modifier without a moment holds until `drop_source` takes it away.
"""

from collections.abc import Callable, Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, cached, path_to, paths
from gattai_desktop.cards.value import Value

MODIFIERS: Final = "modifiers"
_path: Final = path_to("modifiers.{}")


@frozen
class Modifier:
    """Something that changes a figure or a state of somebody for a while.

    of: what it changes, a key ("sable", "area.B2"); what: which of its figures or states. by: how many steps up or
    down; for a state 1 sets and -1 clears. source: what brought it, in one word of the game's. until: the moment at
    which it ends, after so many `passings` of it; "" for one that its source takes away.
    """

    of: str
    what: str
    by: int
    source: str
    until: str = ""
    passings: int = 1

    @property
    def kept(self) -> Value:
        """As the table keeps it."""
        return self.what, self.by, self.source, self.until, self.passings


@cached(depends_on=paths(MODIFIERS))
def modifiers_of(table: Table, of: str) -> tuple[Modifier, ...]:
    """Return what changes something now, the oldest first."""
    kept = cast("tuple[tuple[str, int, str, str, int], ...]", table.values.get(_path(of)) or ())
    return tuple(Modifier(of, *one) for one in kept)


def latest(table: Table, of: str, what: str) -> int:
    """Return what the youngest modifier says of a state: 1 set, -1 cleared, 0 where none speaks of it."""
    return next((one.by for one in reversed(modifiers_of(table, of)) if one.what == what), 0)


def modify(ledger: Ledger, added: Modifier, *, rule: str) -> None:
    """Let a modifier hold from now on, beside those that hold already."""
    _keep(ledger, added.of, (*modifiers_of(ledger.table, added.of), added), rule)


def until(table: Table, moment: str) -> tuple[Modifier, ...]:
    """Return what holds until a moment, whatever it changes."""
    return tuple(one for of in _modified(table) for one in modifiers_of(table, of) if one.until == moment)


def passes(ledger: Ledger, moment: str, *, rule: str) -> None:
    """Let a moment pass: what holds until then ends, or waits for one passing less."""

    def after(one: Modifier) -> Modifier | None:
        if one.until != moment:
            return one
        return evolve(one, passings=one.passings - 1) if one.passings > 1 else None

    _change(ledger, after, rule)


def end_until(ledger: Ledger, *moments: str, rule: str) -> None:
    """End everything that holds until one of these moments, however often it has still to pass."""
    _change(ledger, lambda one: None if one.until in moments else one, rule)


def drop_source(ledger: Ledger, source: str, *, rule: str) -> None:
    """End everything that one source has brought."""
    _change(ledger, lambda one: None if one.source == source else one, rule)


def _change(ledger: Ledger, after: Callable[[Modifier], Modifier | None], rule: str) -> None:
    for one in tuple(_modified(ledger.table)):
        before = modifiers_of(ledger.table, one)
        kept = tuple(left for modifier in before if (left := after(modifier)) is not None)
        if kept != before:
            _keep(ledger, one, kept, rule)


def _modified(table: Table) -> Iterator[str]:
    """Yield everything that some modifier changes."""
    for path in table.values:
        head, _, of = path.partition(".")
        if head == MODIFIERS:
            yield of


def _keep(ledger: Ledger, of: str, kept: tuple[Modifier, ...], rule: str) -> None:
    ledger.set(_path(of), tuple(one.kept for one in kept) or None, rule=rule)
