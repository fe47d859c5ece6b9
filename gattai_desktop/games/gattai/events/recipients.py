"""Who and what an event may hit, how each is called, and who is against whom (RULES MICRO-2 to MICRO-7, R-122).

| recipient | written as |
|---|---|
| a Pilot, the Coach | her seat: `red`; `coach` |
| a Threat, a Faction, a Location | `threat.<key>`, `faction.<key>`, `location.<key>` |
| a Resource | `resource.fan_club`, `resource.armory`, `resource.pit_crew` |
| the Team as one | `team` |
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.event_table import EVENTS, Recipient, targets_of
from gattai_desktop.games.gattai.events.triggers import target_name
from gattai_desktop.games.gattai.pilots.pilots import OF_PILOTS, PRESENT, path_of, pilot
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import GONE, pilot_seats

_KINDS: Final[Mapping[str, Recipient]] = {
    "threat": "Threat",
    "faction": "Faction",
    "location": "Location",
    "resource": "Resource",
}

PRESENCE: Final = paths(
    *PRESENT, "edition", "rulings", "first_contact", "threats", "threat.*.status", "factions", "faction.*.revealed",
    "locations", "location.*.revealed", "location.*.state",
)  # fmt: skip
"""The values from which it follows who is in play, and who can be hit."""
NAMES: Final = paths("seats", *(f"{kind}.*.name" for kind in ("pilot", *_KINDS)), *(f"{kind}s" for kind in _KINDS))
"""The values from which it follows what everybody and everything at the table is called."""
TEAM: Final = "team"
RESOURCES: Final[Mapping[str, str]] = {"fan_club": "Fan Club", "armory": "Armory", "pit_crew": "Pit Crew"}

# What an event is really done to where a text names Pilots, who only bring it about (the table of RULES 2.7).
_DONE_TO: Final[Mapping[str, Recipient]] = {
    "Disfavor": "Faction",
    "Favor": "Faction",
    "Rebuild": "Location",
    "Replenish": "Resource",
    "Storm": "Threat",
    "Wave": "Threat",
}


def kind_of(table: Table, recipient: str) -> Recipient | None:
    """What a recipient is; None for what is not at this table."""
    if recipient in pilot_seats(table):
        return "Pilot"
    if recipient == COACH_SEAT:
        return "Coach"
    kind, _, key = recipient.partition(".")
    if kind == "resource":
        return "Resource" if key in RESOURCES else None
    return _KINDS.get(kind) if key in table.listed(f"{kind}s") else None


def name_of(table: Table, recipient: str) -> str:
    """What the table calls a recipient."""
    if recipient == COACH_SEAT:
        return "Coach"
    if recipient == TEAM:
        return "the Team"
    if recipient in pilot_seats(table):
        return pilot(table, recipient).name
    kind, _, key = recipient.partition(".")
    if kind == "resource":
        return RESOURCES.get(key, key)
    if kind == "hand":
        return name_of(table, key)
    return str(table.values.get(f"{recipient}.name") or key)


def seat_of(recipient: str) -> Seat:
    """The seat that decides for a recipient: a Pilot for herself, the Coach for everything of his."""
    return COACH_SEAT if "." in recipient else recipient


@cached(depends_on=OF_PILOTS)
def pilots_in_play(table: Table) -> tuple[Seat, ...]:
    """The Pilots who are here and alive, from the Coach's left."""
    return tuple(
        seat
        for seat in pilot_seats(table)
        if table.values.get(path_of(seat, "present"), True) is not False
        and (table.values.get(path_of(seat, "status")) or "active") not in GONE
        and not first_contact.is_out(table, seat)
    )


@cached(depends_on=PRESENCE)
def in_play(table: Table, kind: Recipient) -> tuple[str, ...]:
    """Every recipient of a kind that is in play."""
    values = table.values
    match kind:
        case "Pilot":
            return pilots_in_play(table)
        case "Coach":
            return (COACH_SEAT,)
        case "Resource":
            return () if first_contact.is_on(table) else tuple(f"resource.{key}" for key in RESOURCES)
        case "Threat":
            return tuple(
                f"threat.{key}"
                for key in table.listed("threats")
                if (values.get(f"threat.{key}.status") or "active") == "active"
            )
        case "Faction" | "Location":
            # Only what is on the table can be hit (MICRO-22a).
            word = kind.lower()
            return tuple(
                f"{word}.{key}"
                for key in table.listed(f"{word}s")
                if values.get(f"{word}.{key}.revealed", True) is not False
            )
        case _:
            return ()


def kinds_hit(table: Table, event: str) -> tuple[Recipient, ...]:
    """Return the kinds of thing that an event is really done to at this table."""
    kinds = targets_of(EVENTS[event], rulings_of(table))
    if event not in _DONE_TO:
        return kinds
    as_written = event == "Favor" and "Pilot" in kinds
    return ("Pilot", "Faction") if as_written else (_DONE_TO[event],)


@cached(depends_on=PRESENCE)
def valid(table: Table, event: str) -> tuple[str, ...]:
    """Every recipient in play that the event may hit, Pilots first (MICRO-7)."""
    if not first_contact.has_event(table, event):
        return ()
    found = tuple(one for kind in kinds_hit(table, event) for one in in_play(table, kind))
    if event == "Ruin":
        return tuple(one for one in found if table.values[f"{one}.state"] != "razed")
    if event == "Rebuild":
        return tuple(one for one in found if table.values[f"{one}.state"] == "damaged")
    return found


@cached(depends_on=NAMES)
def called(table: Table, name: str) -> str | None:
    """The recipient that a target's proper name means: its id, its key, or its name with or without spaces."""
    wanted = name.casefold()
    everybody = (
        *pilot_seats(table),
        COACH_SEAT,
        *(f"{kind}.{key}" for kind in ("threat", "faction", "location") for key in table.listed(f"{kind}s")),
        *(f"resource.{key}" for key in RESOURCES),
    )
    if name in everybody:
        return name
    for one in everybody:
        spoken = target_name(name_of(table, one)).casefold()
        if wanted in {one, one.rpartition(".")[2], spoken, spoken.replace("_", "")}:
            return one
    return None


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
