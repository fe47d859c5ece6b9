"""Whether an event would do nothing, as far as whoever looks at a table can know it."""

from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects import effects, entries, listening, modifiers
from gattai_desktop.games.gattai.effects.condition_values import Bindings
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount

_WINDOW: Final = "event.fire"


def is_prevented(table: Table, event: str, recipient: str, amount: EventAmount, instigator: str) -> bool:
    """Whether an event does nothing to a recipient: by what is known to stop it, or was seen to stop it."""
    if listening.seen_stopped(table, event, recipient):
        return True
    value = amount if isinstance(amount, int) else 99
    bindings: Bindings = {"event": event, "recipient": recipient, "value": value, "source": instigator}
    return any(_stops(table, owner, bindings) for owner in entries.owners(table.values))


def _stops(table: Table, owner: str, bindings: Bindings) -> bool:
    """Whether what an owner has stops it without fail; False where its powers are hidden."""
    event = bindings["event"]
    try:
        own = event == "Trauma" and owner == bindings["recipient"] and owner.startswith("threat.")
        if own and modifiers.forbidden(table, owner, "threat_trauma") is not None:
            return True
        return any(
            event in found.effect.event
            and listening.never_fails(found)
            and _knows_deeds(table, found)
            and effects.takes_part(table, found, _WINDOW, bindings)
            for found in entries.effects_in(table, _WINDOW, owner)
        )
    except NotKnown:
        return False


def _knows_deeds(table: Table, found: HeldEntry) -> bool:
    """Whether deeds can be counted, where an effect asks for them: the Coach's notes may be hidden (THREAT-4)."""
    asks = found.effect.condition is not None and "deeds" in found.effect.condition.asks_about
    values = table.values
    return not (asks and isinstance(values, SeenValues) and values.hides(f"{found.owner}.met"))
