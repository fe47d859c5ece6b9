"""How much an event comes to that names no number (RULES MICRO-5)."""

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.events.event_table import EVENTS
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.pilots import harmony
from gattai_desktop.games.gattai.world import crisis


def base_amount(table: Table, event: str, why: str = "") -> EventAmount:
    """Return how much an event comes to that names no number (RULES MICRO-5)."""
    match EVENTS[event].base:
        case int() as number:
            return number
        case "schism":
            return harmony.schism_amount(table, dissonant=why == "dissonant")
        case "tier":
            return crisis.tarry_amount(table)
        case _:
            return "Full"
