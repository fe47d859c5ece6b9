"""The Payload: damage of a Throwdown that is suffered at its end, where R-31 says so (RULES MICRO-9, R-107, C-8).

`throwdown.payload` holds what was triggered, in order: (event, recipient, amount, instigator).
"""

from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.event_table import EVENTS, class_of
from gattai_desktop.games.gattai.events.recipients import TEAM, kind_of, seat_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.throwdown import throwdown

PAYLOAD: Final = "throwdown.payload"
AT_ONCE: Final = "immediate"
"""The cause of an event that was marked as immediate."""

# What is never kept: the Schism of a Dissonant play and what that causes (MICRO-9, C-8, C-28).
_IMMEDIATE: Final = frozenset({AT_ONCE, "dissonant", "initiative", "schism in the Red"})

KeptEvents = tuple[str, str, EventAmount, str]


def waits(table: Table, event: str, why: str) -> bool:
    """Whether an event is kept for the end of the Throwdown instead of being suffered now."""
    rulings = rulings_of(table)
    return (
        rulings.damage_timing == "payload"
        and why not in _IMMEDIATE
        and str(table.values["step"]).startswith("throwdown.")
        and class_of(EVENTS[event], rulings) == "damage"
    )


def kept(table: Table) -> tuple[KeptEvents, ...]:
    """What has gathered, the first triggered first."""
    return cast("tuple[KeptEvents, ...]", table.values.get(PAYLOAD) or ())


def keep(ledger: Ledger, event: str, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Add an event to the Payload of the side that will suffer it."""
    ledger.announce("payload", rule="MICRO-9", event=event, target=recipient, amount=amount, who=instigator)
    ledger.set(PAYLOAD, (*kept(ledger.table), (event, recipient, amount, instigator)), rule="MICRO-9")


def apply_payload(ledger: Ledger) -> None:
    """Let both sides suffer what has gathered, in the order of R-107 (OUT-12)."""
    table = ledger.table
    gathered = kept(table)
    order = rulings_of(table).payload_order
    if order != "as_triggered":
        winner = table.values.get("outcome.winner")
        first = order == "winner_first"
        gathered = tuple(sorted(gathered, key=lambda one: (_side(table, one[1]) == winner) != first))
    ledger.set(PAYLOAD, None, rule="OUT-12")
    ledger.next(*(("hit", event, recipient, amount, who, AT_ONCE) for event, recipient, amount, who in gathered))


def _side(table: Table, recipient: str) -> Seat | None:
    if recipient == TEAM:
        return next((side for side in throwdown.sides(table) if side != COACH_SEAT), None)
    if kind_of(table, recipient) == "Pilot":
        return throwdown.side_of(table, recipient)
    return seat_of(recipient)


DOINGS = {"apply_payload": apply_payload}
