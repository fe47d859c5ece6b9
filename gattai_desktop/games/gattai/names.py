"""What people call the seats and zones of a table: "Red", "Pilots' Trash", "the Pile of stage 1".

Game words follow the edition (RULES ED-12). Read from a State or a Sight; a hidden name is called by its kind.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.events.event_table import CALLED
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.throwdown.stages import STAGES
from gattai_desktop.games.seat_names import seat_called, told_apart

SIDE_NAMES: Final[Mapping[str, str]] = {"pilots": "Pilots", COACH_SEAT: "Coach"}
_EVERYBODY, _TEAM = "Everybody", "the Team"
STAT_NAMES: Final[Mapping[str, str]] = {
    "solo": "Solo",
    "sync": "Sync",
    "flesh": "Flesh",
    "steel": "Steel",
    "synapse": "Synapse",
    "circuit": "Circuit",
    "stat": "Stat",
}
HARMONY_NAMES: Final = ("", "Red", "Orange", "Yellow", "Green", "Blue", "Indigo", "Violet")
HARMONY_SIGNS: Final = ("", "circle", "lens", "triangle", "square", "pentagon", "hexagon", "heptagon")
"""A sign with as many sides as its number."""


def seat_name(table: Table, seat: Seat) -> str:
    """Return the name of a seat: that of its Pilot, at home too, or "Coach"; also the name of a side.

    Where something else has that name too, as a friend or a Threat, her colour is said with it.
    """
    if seat in SIDE_NAMES:
        return SIDE_NAMES[seat]
    if seat == PUBLIC:
        return _EVERYBODY
    return told_apart(seat, seat_called(seat, _typed(table, seat)), _others(table, seat))


def _typed(table: Table, seat: Seat) -> object:
    return table.values.get(f"pilot.{seat}.name") or table.values.get(f"away.{seat}.name")


def _others(table: Table, seat: Seat) -> Iterator[str]:
    """Yield what everybody and everything else at the table is called."""
    pilots = (seat_called(other, _typed(table, other)) for other in table.listed("seats") if other != seat)
    kinds = ("threat", "faction", "location")
    things = (table.values.get(f"{kind}.{key}.name") for kind in kinds for key in table.listed(f"{kind}s"))
    yield from (*SIDE_NAMES.values(), _EVERYBODY, _TEAM, *pilots)
    yield from (str(name) for name in things if name)


def named(table: Table, thing: str) -> str:
    """What the table calls a seat, or a Threat, Faction, Location or Resource by its id ("threat.gull")."""
    kind, dot, key = thing.partition(".")
    if kind == "throwdown":
        return "the Final Form"
    if thing.endswith(".robo"):
        return wording("{whose} Robo", whose=possessive(seat_name(table, key.partition(".")[0])))
    if not dot:
        return _TEAM if thing == "team" else seat_name(table, thing)
    if kind == "pilot":
        return seat_name(table, key)
    if kind == "resource":
        return RESOURCES.get(key, key)
    return str(table.values.get(f"{thing}.name") or f"a {kind.capitalize()}")


def possessive(name: str) -> str:
    """Return the name as the owner of something: "Red's", "Pilots'"."""
    if name in {"Pilots", "Forces"}:
        return wording("{name}'", name=name)
    return wording("{name}'s", name=name)


def owned(owner: str, value: str) -> str:
    """Return what a value is called with whose it is: "Red's Charges", "Pilots' score"."""
    if owner == SIDE_NAMES["pilots"]:
        return wording("Pilots' {value}", value=value)
    return wording("{owner}'s {value}", owner=owner, value=value)


def event_name(rulings: Rulings, event: str) -> str:
    """What this table calls a microevent (RULES R-38); one that gives something, by what it gives."""
    return rulings.speak("recover") if event == "Recover" else CALLED.get(event, event)


_SPOILS: Final[Mapping[str, str]] = {
    "chargeup": "Charges",
    "fortify": "Buffers",
    "chargeup-team": "Team Charges",
    "fortify-team": "Team Buffers",
    "recover-all": "Recover all",
    "replenish-full": "Replenish in full",
    "several-basic": "Basic Spoils",
    "story": "Story",
}


def spoil_name(key: str) -> str:
    """What people call a Spoil (RULES OUT-8 to OUT-10)."""
    return _SPOILS.get(key) or key.replace("-", " ").capitalize()


def power_name(table: Table, key: str) -> str:
    """What people call what a Threat does: a Wave, a Storm, the Attack, or a power of content."""
    return str(table.values.get(f"entry.{key.partition('/')[0]}.name") or key.capitalize())


# ---------------------------------------------------------------------- zones

_KINDS: Final[Mapping[str, str]] = {
    "deck": "{whose} Deck",
    "trash": "{whose} Trash",
    "omens": "{whose} Omens",
    "hand": "{whose} Hand",
    "conceded": "{whose} conceded Hand",
    "peek": "{whose} cards to look at",
}
_PLACES: Final[Mapping[str, str]] = {
    "pile": "the Pile",
    "removed": "the Removed cards",
    "flipped": "the flipped cards",
    "bgm": "the BGM stack",
    "gambit.pilot": "the Gambit",
    "initiative.challenger": "the challenger's initiative",
    "initiative.challenged": "the challenged side's initiative",
}


def zone_name(table: Table, zone: str) -> str:
    """What people call a zone: "Pilots' Trash", "Red's Hand", "Harbour Crew's stack", "the Pile of stage 1"."""
    if zone in _PLACES:
        return _PLACES[zone]
    kind, _, key = zone.partition(".")
    if kind in _KINDS:
        return wording(_KINDS[kind], whose=possessive(seat_name(table, key)))
    if kind == "pile":
        stage = STAGES.get(int(key)) if key.isdigit() else None
        return wording("the Pile of stage {number}", number=key) if stage else "an earlier Pile"
    if kind in {"faction", "threat"}:
        return wording("{whose} stack", whose=possessive(named(table, zone)))
    if zone == "gambit.threshold":
        return wording("the {word}", word=rulings_of(table).speak("threshold card"))
    if zone.startswith("gambit.help."):
        return wording("{whose} helping card", whose=possessive(seat_name(table, zone.removeprefix("gambit.help."))))
    return zone
