"""Locations: Standing, Damaged, Razed (RULES 2.22, MICRO-25, MICRO-34)."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.events.targets_of_events import EventAmount

STANDING: Final = "standing"
DAMAGED: Final = "damaged"
RAZED: Final = "razed"
STATES: Final = (STANDING, DAMAGED, RAZED)

CURRENT: Final = "scene.location"
"""The key of the Location that a fight is about (LOC-6)."""

# What one point of Ruin makes of each state (LOC-2).
_RUINED: Final[Mapping[str, str]] = {STANDING: DAMAGED, DAMAGED: RAZED}


def here(table: Table) -> str | None:
    """The id of the current Location, None where there is none."""
    key = table.values.get(CURRENT)
    return f"location.{key}" if key in table.listed("locations") else None


def ruin(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Move one state down for each point; two raze at one go (MICRO-34)."""
    for _ in range(amount if isinstance(amount, int) else len(_RUINED)):
        state = str(ledger.table.values[f"{recipient}.state"])
        if state in _RUINED:
            ledger.set(f"{recipient}.state", _RUINED[state], rule="MICRO-34")


def rebuild(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """A Damaged Location stands again (MICRO-25)."""
    ledger.set(f"{recipient}.state", STANDING, rule="MICRO-25")


SUFFER = {"Rebuild": rebuild, "Ruin": ruin}
