"""What people call the seats, zones and values of a table: "Pilots' Trash", "Red's Charges", "the Pile of stage 1".

Game words follow the edition (RULES ED-12). Read from a State or a Sight; a hidden name is called by its kind.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.throwdown.stages import STAGES
from gattai_desktop.games.told import spoken

__all__ = ["event_name", "named", "possessive", "seat_name", "spoil_name", "spoken", "value_name", "zone_name"]

Table = State | Sight

SIDE_NAMES: Final[Mapping[str, str]] = {"pilots": "Pilots", COACH_SEAT: "Coach"}
RESOURCES: Final[Mapping[str, str]] = {"fan_club": "Fan Club", "armory": "Armory", "pit_crew": "Pit Crew"}
HARMONY_NAMES: Final = ("", "Red", "Orange", "Yellow", "Green", "Blue", "Indigo", "Violet")


def seat_name(table: Table, seat: Seat) -> str:
    """What the table calls whoever sits there, the name of a Pilot or "Coach"; also the name of a side."""
    if seat in SIDE_NAMES:
        return SIDE_NAMES[seat]
    if seat == PUBLIC:
        return "Everybody"
    return str(table.values.get(f"pilot.{seat}.name") or seat.capitalize())


def named(table: Table, thing: str) -> str:
    """What the table calls a seat, or a Threat, Faction, Location or Resource by its id ("threat.gull")."""
    kind, dot, key = thing.partition(".")
    if kind == "throwdown":
        return "the Final Form"
    if thing.endswith(".robo"):
        return wording("{whose} Robo", whose=possessive(seat_name(table, key.partition(".")[0])))
    if not dot:
        return "the Team" if thing == "team" else seat_name(table, thing)
    if kind == "resource":
        return RESOURCES.get(key, key)
    return str(table.values.get(f"{thing}.name") or f"a {kind.capitalize()}")


def possessive(name: str) -> str:
    """Return the name as the owner of something: "Red's", "Pilots'"."""
    if name in {"Pilots", "Forces"}:
        return wording("{name}'", name=name)
    return wording("{name}'s", name=name)


def event_name(rulings: Rulings, event: str) -> str:
    """What this table calls a microevent (RULES R-38)."""
    return rulings.speak("recover") if event == "Recover" else event


_SPOILS: Final[Mapping[str, str]] = {
    "chargeup-team": "Chargeup for the Team",
    "fortify-team": "Fortify for the Team",
    "recover-all": "Recover in full",
    "replenish-full": "Replenish in full",
    "several-basic": "Basic Spoils instead",
    "story": "a story effect",
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


# ---------------------------------------------------------------------- values

STAT_NAMES: Final[Mapping[str, str]] = {
    "solo": "Solo",
    "sync": "Sync",
    "flesh": "Flesh",
    "steel": "Steel",
    "synapse": "Synapse",
    "circuit": "Circuit",
    "stat": "Stat",
}
_PILOT_VALUES: Final[Mapping[str, str]] = {
    **STAT_NAMES,
    "charges": "Charges",
    "buffers": "Buffers",
    "max_hand": "Hand size",
    "charge_modifier": "Charges at most",
    "buffer_modifier": "Buffers at most",
    "strike_modifier": "Strike",
    "lessons": "Lessons",
    "name": "name",
    "status": "state",
    "specialty": "Gambit Specialty",
    "robo.name": "Robo",
    "robo.endurance": "Robo's Endurance",
    "robo.max_endurance": "Robo's Endurance at most",
    "robo.rank": "Robo's Tech Rank",
    "robo.present": "Robo in the scene",
    "robo.summoned": "Summon Effect, last in session",
    "evolutions": "Evolutions to spend",
    "evolved": "Evolutions spent",
    "draw_modifier": "bonus cards",
    "class": "Class",
    "adjectives": "adjectives",
    **{f"slots.{kind}": f"slots for {kind}" for kind in ("accessory", "armor", "tool")},
    **{f"universal.{tech}": f"universal {tech.capitalize()} Tech" for tech in ("buffer", "card", "charge", "strike")},
    **{f"recurring.{name}": f"recurring {called}" for name, called in (("harmony", "Harmony"), *RESOURCES.items())},
}
_FORM_VALUES: Final[Mapping[str, str]] = {
    "buffers": "Final Form's Buffers",
    "charges": "Rumble Charges",
    "strike": "Final Form's Strike",
}
_THREAT_VALUES: Final[Mapping[str, str]] = {
    "tr": "TR",
    "base_tr": "full TR",
    "buffers": "Buffers",
    "max_buffers": "Buffers at most",
    "status": "state",
    "revealed": "what the Pilots know",
    "note": "agenda",
    "wave": "Wave",
    "storm": "Storm",
    "defeat": "Defeat Conditions",
    "bgm": "size",
    "name": "name",
}
_TEAM_VALUES: Final[Mapping[str, str]] = {"harmony": "Harmony", "schism": "Schism", **RESOURCES}
_TABLE_VALUES: Final[Mapping[str, str]] = {
    "crisis.tier": "Crisis step",
    "first_contact.schism": "Schism",
    "throwdown.stage": "Stage",
    "scene.location": "Current Location",
    "scene": "Scene",
    "session": "Session",
    "scenario.grand_slams": "127 points won",
    "scenario.wipeouts": "127 points lost",
    "scenario.gear_returned": "Gear returned",
    "scenario.gear_brought_home": "Special Gear brought home",
    "scenario.sacrifices": "Heroic sacrifices",
    "passing_score": "Passing score",
}


def _pilot_value(name: str) -> str | None:
    if name.startswith("base."):
        return wording("full {stat}", stat=STAT_NAMES.get(name[5:], name[5:]))
    return _PILOT_VALUES.get(name)


_PATHS: Final[tuple[tuple[str, Callable[[str], str | None]], ...]] = (
    (r"team\.(?P<name>\w+)", _TEAM_VALUES.get),
    (r"pilot\.(?P<owner>[^.]+)\.(?P<name>[\w.]+)", _pilot_value),
    (r"(?P<thing>threat\.[^.]+)\.(?P<name>\w+)", _THREAT_VALUES.get),
    (r"(?P<thing>faction\.[^.]+)\.(?P<name>\w+)", lambda name: name.replace("_", " ").capitalize()),
    (r"(?P<thing>location\.[^.]+)\.(?P<name>\w+)", lambda name: name.replace("_", " ")),
    (r"hand_size\.(?P<owner>[^.]+)", lambda _name: "Hand size"),
    (r"throwdown\.form\.(?P<owner>[^.]+)\.(?P<name>\w+)", _FORM_VALUES.get),
    (r"throwdown\.strike\.(?P<owner>[^.]+)", lambda _name: "Strike"),
    (r"throwdown\.score\.(?P<owner>[^.]+)", lambda _name: "score"),
)


def short_value_name(path: str) -> str:
    """What a value is called where it is clear whose it is: "Charges"; the path where it has no name."""
    if path in _TABLE_VALUES:
        return _TABLE_VALUES[path]
    for pattern, name_of in _PATHS:
        found = re.fullmatch(pattern, path)
        if found:
            return name_of(found.groupdict().get("name") or "") or path
    return path


def owner_of(path: str) -> str:
    """Whose value it is: a seat, or the id of a Threat, Faction or Location; "" for the table's."""
    for pattern, _ in _PATHS:
        found = re.fullmatch(pattern, path)
        if found:
            parts = found.groupdict()
            return parts.get("owner") or parts.get("thing") or ""
    return ""


def value_name(table: Table, path: str) -> str:
    """What people call a value: "Red's Charges", "Harmony", "The Brass Tide's TR"."""
    owner = owner_of(path)
    name = short_value_name(path)
    return wording("{whose} {name}", whose=possessive(named(table, owner)), name=name) if owner else name
