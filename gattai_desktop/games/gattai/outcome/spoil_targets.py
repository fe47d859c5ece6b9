"""At what a Spoil is aimed of itself: the current Location, a Threat that was in the fight (RULES OUT-9, OUT-10)."""

from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.recipients import valid
from gattai_desktop.games.gattai.events.targets_of_events import INVOLVED
from gattai_desktop.games.gattai.world import locations

SPOIL: Final = "spoil"
"""The cause of an event that was taken as a Spoil."""
_OF_PLACES: Final = frozenset({"Ruin", "Rebuild"})
_OF_THREATS: Final = frozenset({"Wave", "Storm"})


def target(table: Table, event: str) -> str | None:
    """Whom a Spoil hits that names nobody; None where its taker chooses among all.

    Ruin and Rebuild are of the current Location, where there is one; in Final a Wave or Storm is of an involved Threat.
    """
    if event in _OF_PLACES:
        return locations.here(table)
    if event in _OF_THREATS and rulings_of(table).spoils_list == "final":
        return INVOLVED
    return None


def finds_somebody(table: Table, event: str, fighting: tuple[str, ...]) -> bool:
    """Whether such a Spoil has a target; `fighting` are the Threats in the fight."""
    found, aimed = valid(table, event), target(table, event)
    if aimed == INVOLVED:
        return any(one.partition(".")[2] in fighting for one in found)
    return aimed in found if aimed else bool(found)
