"""Finds the gauges that events fill and empty: where each stands, the most it holds, and what an event leaves in it."""

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.events.amounts import base_amount
from gattai_desktop.games.gattai.events.lines import numbers_of
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.events.trigger_line import Trigger
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.zones import pilot_seats


@frozen
class EventGauge:
    """A gauge of somebody: where it is kept, what it has, and the most that an event gives it."""

    path: str
    has: int
    most: int


def gauge(table: Table, event: str, one: str) -> EventGauge | None:
    """Return what a recipient has of what the event gives or takes; None where that is none, or the seat's to know."""
    hers = pilot(table, one) if one in pilot_seats(table) else None
    most: Value
    match event:
        case "Chargeup" | "Purge" if hers:
            path, most = hers.path("charges"), hers.max_charges
        case "Fortify" if hers:
            path, most = hers.path("buffers"), hers.max_buffers
        case "Fortify":
            path, most = f"{one}.buffers", table.values.get(f"{one}.max_buffers")
        case "Recover" if not hers:
            path, most = f"{one}.tr", table.values.get(f"{one}.base_tr")
        case _:
            return None
    has = table.values.get(path)
    return EventGauge(path, has, most) if isinstance(has, int) and isinstance(most, int) else None


def then_holds(event: str, has: int, most: int, amount: EventAmount) -> int:
    """Return how much a gauge holds after the event."""
    if event == "Purge":
        return 0
    return max(has, min(most, has + amount)) if isinstance(amount, int) else max(has, most)


def amount_of(table: Table, trigger: Trigger, instigator: str) -> EventAmount:
    """Return the amount of a trigger. Raises Unset where a letter has no number here."""
    if trigger.value is None:
        return base_amount(table, trigger.event)
    return "Full" if isinstance(trigger.value, str) else trigger.value.worth(numbers_of(table, instigator))
