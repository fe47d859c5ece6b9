"""The Queue: what is declared, used or triggered waits here, and resolves last in, first out (RULES TS-63 to TS-65).

Every entry has a number of its own, so that an answer can say which one it answers. What an entry does stands with the
chapter that put it there: an entry of the kind "call" is carried out by the agenda item "resolve.call".
"""

from typing import Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import active, listed

QUEUE: Final = "queue"
ON_QUEUE: Final = Place(spot=QUEUE)
"""Where a card is dropped that answers what waits, whatever that is."""
WAITING: Final = "waiting.entries"
"""Triggers that began while the Queue resolved; they make the next one (RULES TS-H43)."""
FALLEN: Final = "waiting.fallen"
"""Who lost a warrior in battle since the last window: they may answer that (RULES 3h)."""
AIMING: Final = "queue.aiming"
"""Whether the top entry chooses its targets as it resolves (RULES TS-H61)."""
RESOLVING: Final = "queue.resolving"
NUMBER: Final = "queue.number"
"""How many entries the Queue has had."""


@frozen
class QueueEntry:
    """What waits on the Queue.

    kind: what carries it out. source: the key of the card that it came from. effect: which effect of that card, from 0.
    targets: the keys of what was chosen as it entered (RULES TS-H61). answers: the number of the entry that it answers.
    """

    number: int
    kind: str
    seat: Seat
    source: str
    effect: int = 0
    targets: tuple[str, ...] = ()
    answers: int = 0
    negated: bool = False

    @property
    def kept(self) -> tuple[Value, ...]:
        """As the table keeps it."""
        return (
            self.number, self.kind, self.seat, self.source, self.effect, self.targets, self.answers, self.negated,
        )  # fmt: skip


def entries(table: Table) -> tuple[QueueEntry, ...]:
    """Return what waits on the Queue, the top one last."""
    return tuple(entry_of(one) for one in listed(table, QUEUE))


def waiting(table: Table) -> tuple[QueueEntry, ...]:
    """Return the triggers that will make the next Queue, in the order in which they began."""
    return tuple(entry_of(one) for one in listed(table, WAITING))


def entry_of(kept: Value) -> QueueEntry:
    """Return an entry from what the table keeps of it."""
    return QueueEntry(*cast("tuple[int, str, Seat, str, int, tuple[str, ...], int, bool]", kept))


def entry(table: Table, wanted: int) -> QueueEntry | None:
    """Return the entry with a number; None where it does not wait any more."""
    return next((one for one in entries(table) if one.number == wanted), None)


def enter(ledger: Ledger, added: QueueEntry, *, rule: str) -> QueueEntry:
    """Lay an entry on top of the Queue, and return it with its number."""
    numbered = _numbered(ledger, added, rule)
    ledger.set(QUEUE, (*listed(ledger.table, QUEUE), numbered.kept), rule=rule)
    return numbered


def let_wait(ledger: Ledger, added: QueueEntry, *, rule: str) -> None:
    """Let a trigger wait for the next Queue (RULES TS-H42, TS-H43)."""
    ledger.set(WAITING, (*listed(ledger.table, WAITING), _numbered(ledger, added, rule).kept), rule=rule)


def waits_no_more(ledger: Ledger, gone: QueueEntry) -> None:
    """Take a trigger away that waited for the next Queue (RULES TS-H60)."""
    left = tuple(one.kept for one in waiting(ledger.table) if one != gone)
    ledger.set(WAITING, left or None, rule="TS-H60")


def _numbered(ledger: Ledger, added: QueueEntry, rule: str) -> QueueEntry:
    given = ledger.table.number(NUMBER) + 1
    ledger.set(NUMBER, given, rule=rule)
    return evolve(added, number=given)


def negate(ledger: Ledger, wanted: int) -> None:
    """Negate an entry wherever it lies: it will leave without effect (RULES TS-64, TS-H46)."""
    found = entry(ledger.table, wanted)
    if found is None or found.negated:
        return
    ledger.announce("negated", rule="TS-H46", card=found.source)
    after = (evolve(one, negated=True) if one.number == wanted else one for one in entries(ledger.table))
    ledger.set(QUEUE, tuple(one.kept for one in after), rule="TS-H46")


def start_next(ledger: Ledger) -> bool:
    """Lay the triggers that wait on the Queue, and return whether there were any (RULES TS-H42).

    The foe's resolve first: the active player's lie beneath.
    """
    found = waiting(ledger.table)
    if not found:
        return False
    first = active(ledger.table)
    if rulings_of(ledger.table).trigger_order == "active_first":
        first = zones.foe(first)
    ordered = sorted(found, key=lambda one: one.seat != first)
    ledger.set(WAITING, None, rule="TS-H42")
    ledger.set(QUEUE, (*listed(ledger.table, QUEUE), *(one.kept for one in ordered)), rule="TS-H42")
    return True


def resolve(ledger: Ledger) -> None:
    """Carry out the top entry, and then the others; a negated one leaves without effect (RULES TS-63)."""
    found = entries(ledger.table)
    if not found:
        ledger.next(("queue.done",))
        return
    top = found[-1]
    ledger.set(RESOLVING, value=True, rule="TS-63")
    late = rulings_of(ledger.table).targets == "as_it_resolves"
    if late and not top.negated and not ledger.table.values.get(AIMING):
        ledger.set(AIMING, value=True, rule="TS-H61")
        ledger.next(("choice", "aim"), ("resolve",))
        return
    ledger.set(AIMING, None, rule="TS-H61")
    ledger.set(QUEUE, tuple(one.kept for one in found[:-1]) or None, rule="TS-63")
    done: Item = ("leaves", *top.kept) if top.negated else (f"resolve.{top.kind}", *top.kept)
    between = rulings_of(ledger.table).new_windows == "after_each" and len(found) > 1
    ledger.next(done, ("queue.between",) if between else ("resolve",))


DOINGS = {"resolve": resolve}
