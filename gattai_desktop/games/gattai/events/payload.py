"""Damage that waits: for the end of the Throwdown, or until all of one moment is soaked (RULES MICRO-9 to MICRO-11).

`throwdown.payload` holds what was triggered, in order: (event, recipient, amount, instigator).

Under "together" a line with several damage events puts `("apply_together",)` behind them on the agenda; what is left of
each after soaking waits in front of it, in the order in which the events were triggered (C-29).
"""

from typing import Final, cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.event_table import EVENTS, class_of
from gattai_desktop.games.gattai.events.recipients import TEAM, kind_of, seat_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.events.trigger_line import Trigger
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
        return next(iter(throwdown.pilot_sides(table)), None)
    if kind_of(table, recipient) == "Pilot":
        # One who dropped out suffers with the side on which she fought.
        return next((side for side in throwdown.sides(table) if recipient in throwdown.involved(table, side)), None)
    return seat_of(recipient)


_END: Final = "apply_together"
_UNDER_WAY: Final = frozenset({"fire", "choose_event", "choose_target", "hit", "soak", "suffer"})


def marker(ledger: Ledger, triggers: tuple[Trigger, ...]) -> tuple[Item, ...]:
    """What stands behind the events of a line, where its damage is resolved together."""
    rulings = rulings_of(ledger.table)
    if rulings.damage_stacking != "together":
        return ()
    damage = [one for one in triggers if class_of(EVENTS[one.event], rulings) == "damage"]
    return ((_END,),) if len(damage) > 1 else ()


def suffer_soon(ledger: Ledger, item: Item) -> None:
    """Let what is left of an event be suffered: at once, or when everything of this moment is soaked."""
    for place, (waiting, _) in enumerate(ledger.agenda):
        if waiting[0] == _END:
            damage = class_of(EVENTS[str(item[1])], rulings_of(ledger.table)) == "damage"
            if damage and _together_with_others(ledger, place):
                ledger.agenda.insert(place, (item, ledger.cause))
                return
            break
    ledger.next(item)


def _together_with_others(ledger: Ledger, place: int) -> bool:
    """Whether another event of this moment is still to be soaked, or waits to be suffered first."""
    return any(item[0] in _UNDER_WAY for item, _ in ledger.agenda[:place])


def _all_suffered(_ledger: Ledger) -> None:
    """Everything of this moment is done."""


DOINGS = {"apply_payload": apply_payload, _END: _all_suffered}
