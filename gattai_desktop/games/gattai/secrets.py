"""Which values a seat may not see (RULES 2.18): what the rows of `values.py` are hidden by.

Cards are hidden by their zones, values by their paths.
"""

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.zones import zones
from gattai_desktop.games.value_table import TableValue


def _threat_info(state: State) -> str:
    return str(state.values.get("rulings.threat_info") or "hidden")


def the_coachs(state: State, seat: Seat, _value: TableValue) -> bool:
    """What is the Coach's alone: his Crisis Path, the passing score."""
    return seat != COACH_SEAT and _threat_info(state) != "open"


def the_coachs_own(state: State, seat: Seat, value: TableValue) -> bool:
    """The Coach's Strike; those of the Pilots lie open."""
    return value.key == COACH_SEAT and the_coachs(state, seat, value)


def of_threat(state: State, seat: Seat, value: TableValue) -> bool:
    """What a Threat's plate holds, until the Coach reveals it piece by piece (INFO-7, R-83)."""
    if seat == COACH_SEAT:
        return False
    info, name = _threat_info(state), value.path.rpartition(".")[2]
    if info == "open" or (info == "colour_only" and name == "tr"):
        return False
    revealed = state.values.get(f"threat.{value.key}.revealed") or ()
    return not (isinstance(revealed, tuple) and name in revealed)


def unrevealed(state: State, seat: Seat, value: TableValue) -> bool:
    """All of a Faction or Location that is not on the table yet."""
    return seat != COACH_SEAT and not state.values.get(f"{value.owner}.revealed", True)


def of_another(_state: State, seat: Seat, value: TableValue) -> bool:
    """What is for one seat alone: a ballot until all are cast, and what is kept for one seat."""
    return seat != value.key


def not_the_investors(state: State, seat: Seat, value: TableValue) -> bool:
    """Who invested a Favor card knows that she did; to others its path alone would name a hidden card (R-84)."""
    return state.values.get(value.path) != seat


def wild(state: State, seat: Seat, value: TableValue) -> bool:
    """Who knows the face of a Wild card knows what it was declared, others see it on the Pile alone (INFO-10, R-17)."""
    if state.values.get("rulings.wild_secrecy") == "public":
        return False
    own = (zone.id for zone in zones(state).values() if seat in zone.seen_by)
    return all(lying.card.key != value.key for zone in own for lying in state.zones.get(zone, ()))
