"""What an event would cost whom it hits, in the unit of `evaluation`: what Buffers leave of it, nothing if stopped.

What it takes lies behind the question who soaks it, so that a look one move ahead sees nothing of it.
"""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects.preventing import is_prevented
from gattai_desktop.games.gattai.events import soak
from gattai_desktop.games.gattai.events.event_table import EVENTS
from gattai_desktop.games.gattai.events.recipients import TEAM
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount
from gattai_desktop.games.gattai.pilots.pilots import STATS, pilot
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats
from gattai_desktop.players.gattai.evaluation import BUFFER, CHARGE, ENDURANCE, HARMONY, OFFENSE, SCHISM, STAT

_SCHISM_FULL: Final = 7
"""Points of Schism that take a step of Harmony."""
_OFFENSES: Final = 3
"""Offenses with which a Faction is lost."""
_FACTION: Final = 2.0
_LOCATION: Final = 1.2
_RAZED: Final = 2.0
_CARD: Final = 0.4
SOMETHING: Final = 0.5
"""What is worth to Coach that no figure is kept of."""


def harm(table: Table, event: str, one: str, amount: EventAmount, instigator: str) -> float:
    """Return what an event costs the side of the Pilots; nothing where it is no damage, hits a Threat or is stopped."""
    if (
        one.startswith("threat.")
        or EVENTS[event].beta != "damage"
        or is_prevented(table, event, one, amount, instigator)
    ):
        return 0.0
    _, tokens = soak.could_take(table, event, one, amount, instigator)
    match event:
        case "Trauma" if one in pilot_seats(table):
            points = _points(table, one, amount)
            each = STAT if final_form.form_of(table, one) is None else ENDURANCE
            return BUFFER * min(tokens, points) + each * max(0, points - tokens)
        case "Schism" if one == TEAM or one in pilot_seats(table):
            points = amount if isinstance(amount, int) else 1
            falls = table.number("team.schism") + points >= _SCHISM_FULL
            cost = SCHISM * points + (HARMONY if falls else 0.0)
            return min(cost, BUFFER * points) if tokens >= points else cost
        case "Purge":
            return min(CHARGE * table.number(f"pilot.{one}.charges"), BUFFER if tokens else HARMONY)
        case "Burn":
            return _CARD * table.count(hand_zone(one))
        case "Disfavor":
            points = amount if isinstance(amount, int) else 1
            return OFFENSE * points + (_FACTION if table.number(f"{one}.offenses") + points >= _OFFENSES else 0.0)
        case "Ruin":
            return _RAZED if table.values.get(f"{one}.state") == "damaged" else _LOCATION
        case _:
            return SOMETHING


def worst_hit(table: Table, event: str, ones: Sequence[str], amount: EventAmount, instigator: str) -> str:
    """Return whom an event costs most; of those alike, her who has the fewest Buffers."""
    return max(ones, key=lambda one: (harm(table, event, one, amount, instigator), -buffers(table, one)))


def buffers(table: Table, one: str) -> int:
    """Count Buffers; of a Threat none where they are hidden, so that all are alike."""
    found = pilot(table, one).buffers if one in pilot_seats(table) else table.values.get(f"{one}.buffers")
    return found if isinstance(found, int) else 0


def beyond_buffers(table: Table, one: str, amount: EventAmount, instigator: str) -> int:
    """Return how many points of Trauma a Pilot, or her Form, has to bear once Buffers are spent."""
    _, tokens = soak.could_take(table, "Trauma", one, amount, instigator)
    return max(0, _points(table, one, amount) - tokens)


def _points(table: Table, one: str, amount: EventAmount) -> int:
    """Count the points of Trauma: all Stats where it says so, and never more than there are Stats and Buffers."""
    stats = sum(table.number(f"pilot.{one}.{stat}") for stat in STATS)
    return amount if isinstance(amount, int) else stats + table.number(f"pilot.{one}.buffers")
