"""Resources and the base Locations to which they belong (RULES TEAM-5, TEAM-6, TEAM-9, LOC-5).

A Location is a base by its key: `barracks` (Fan Club), `bunker` (Armory), `hangar` (Pit Crew).
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.effects.entries import has_entries
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.verdict import Reason, refusal

BASES: Final[Mapping[str, str]] = {"fan_club": "barracks", "armory": "bunker", "pit_crew": "hangar"}
"""The base Location of each Resource."""
_OF_BASES: Final = {one: (f"location.{base}.state", f"location.{base}.boons") for one, base in BASES.items()}
BANDS: Final = ((10, "bountiful"), (7, "surplus"), (4, "subsistence"), (1, "threatened"), (0, "depleted"))
"""What so many points of a Resource are called, the highest first (TEAM-6)."""


def band(points: int) -> str:
    """What a Team has of a Resource, in a word: "depleted" at 0 to "bountiful" from 10 on."""
    return next(word for least, word in BANDS if points >= least)


def cut_off(table: Table, resource: str, what: str = "spend") -> bool:
    """Whether a Resource can be neither spent nor restored, because its base is Razed (TEAM-9).

    what: "spend" or "restore"; what content says of the place may forbid only one of them.
    """
    if has_entries(table) and modifiers.forbidden(table, "table", f"{what}_{resource}") is not None:
        return True
    state, boons = _OF_BASES.get(resource, ("", ""))
    # Where content says what the place is for, its words count; otherwise its key does.
    return table.values.get(state) == "razed" and not table.values.get(boons)


def not_to_be_touched(table: Table, resource: str) -> tuple[Reason, ...]:
    """Say why a Resource cannot be spent or restored now, if it cannot."""
    if not cut_off(table, resource):
        return ()
    return (
        refusal(
            "TEAM-9",
            "{place} is Razed: {resource} can be neither spent nor restored.",
            place=table.values.get(f"location.{BASES[resource]}.name") or BASES[resource].capitalize(),
            resource=RESOURCES[resource],
        ),
    )
