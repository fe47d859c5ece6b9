"""Who is against whom, as far as events need to know it (RULES MICRO-2, R-122)."""

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.events.recipients import in_play, pilots_in_play, seat_of
from gattai_desktop.games.gattai.throwdown import throwdown


def opponents_of(table: Table, instigator: str) -> tuple[str, ...]:
    """Return the active opponents of a Pilot, of the Coach or of one of his Threats.

    In a Throwdown these are all who fight on the other side; at any other moment, and for one who stands
    aside, the Coach's Threats are against the Pilots.
    """
    seat = seat_of(instigator)
    side = throwdown.side_of(table, seat)
    against = None if side is None else throwdown.opponent(table, side)
    if against == COACH_SEAT:
        return tuple(f"threat.{key}" for key in throwdown.threats(table))
    if against is not None:
        return throwdown.members(table, against)
    return pilots_in_play(table) if seat == COACH_SEAT else in_play(table, "Threat")


def decides_against(table: Table, instigator: str) -> Seat:
    """Return the seat that decides for the other side: the Coach, or the Pilots' Commander."""
    side = throwdown.side_of(table, seat_of(instigator))
    if side is not None:
        return throwdown.commander(table, throwdown.opponent(table, side))
    return leading_pilot(table) if seat_of(instigator) == COACH_SEAT else COACH_SEAT


def leading_pilot(table: Table) -> Seat:
    """Return the Pilot who answers for the Team: a Commander of a Throwdown, or the first from the Coach's left."""
    pilots = pilots_in_play(table)
    leaders = (throwdown.commander(table, side) for side in throwdown.sides(table))
    return next((seat for seat in (*leaders, *pilots) if seat in pilots), COACH_SEAT)
