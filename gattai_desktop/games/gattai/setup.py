"""What a table is set up with, and the table before its first move.

`begin` deals nothing and shuffles nothing: both Decks lie in order. Shuffling, dealing and putting in the Jokers is the
Coach's first move (`session_setup`), so that all randomness of a session is in its facts.
"""

from collections.abc import Mapping
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.deck54 import DECK_CARDS, DECKS
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.limits import check_table
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.gattai.effects.setup_content import EntrySetup, SpoilSetup, UnusableSetup, content_values
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.world.threat_signs import SIGNS
from gattai_desktop.games.gattai.zones import deck_zone

MAX_PILOTS: Final = 7


@frozen
class PilotSetup:
    """A Pilot who sits down: her seat (a colour), name, Stats, and modifiers to her maxima."""

    seat: Seat
    name: str = ""
    stats: Mapping[str, int] = field(factory=dict)
    max_hand: int = 3
    charge_modifier: int = 0
    buffer_modifier: int = 0
    strike_modifier: int = 0
    specialty: str = ""
    robo: str = ""
    rides: str = ""
    """The entry of her Robo."""
    tech: tuple[str, ...] = ()
    """What she knows of the table's entries, each "id" or "id:rank"."""


@frozen
class ThreatSetup:
    """A Threat of the scenario: TR 1 to 7 (RULES THREAT-1)."""

    key: str
    name: str
    rating: int
    bgm: bool = False
    note: str = ""
    wave: str = ""
    storm: str = ""
    defeat: tuple[str, ...] = ()
    power: tuple[str, ...] = ()
    """Its entries, or parts of them: "power.sap.wave"."""
    part: tuple[str, ...] = ()
    """The keys of Threats that it is made of."""
    locked: bool = False
    """Whether it is out of play until its parts are beaten."""
    sign: str = ""
    """What it bears on its plate, one of `threat_signs.SIGNS`; "" for one that follows from its place."""


@frozen
class FactionSetup:
    """A Faction: Agency 1 to 7 (RULES FACTION-1)."""

    key: str
    name: str
    agency: int = 3
    note: str = ""
    revealed: bool = True


@frozen
class LocationSetup:
    """A Location, which enters Standing (RULES LOC-1)."""

    key: str
    name: str
    boon: str = ""
    blight: str = ""
    revealed: bool = True
    has: tuple[str, ...] = ()
    """Its entries: Boons, Blights, what it gives."""


@frozen
class Setup:
    """Everything that is settled before the first move.

    `rulings` are the switches that differ from the edition. `values` and `zones` change single values and lay
    single zones (bottom first) after all else, as a record's "given" does; cards that are named in no zone stay in
    their Deck.
    """

    name: str = "A new table"
    edition: str = "beta"
    scenario: str = ""
    pilots: tuple[PilotSetup, ...] = ()
    threats: tuple[ThreatSetup, ...] = ()
    factions: tuple[FactionSetup, ...] = ()
    locations: tuple[LocationSetup, ...] = ()
    entries: tuple[EntrySetup, ...] = ()
    spoils: tuple[SpoilSetup, ...] = ()
    rulings: Mapping[str, str] = field(factory=dict)
    values: Mapping[str, Value] = field(factory=dict)
    zones: Mapping[str, tuple[Lying, ...]] = field(factory=dict)
    game: str = "gattai"


def begin(setup: Setup) -> State:
    """Return the table before the first move. Raises UnusableSetup, TooMuch."""
    seats = tuple(one.seat for one in setup.pilots)
    if not 1 <= len(seats) <= MAX_PILOTS or len(set(seats)) != len(seats):
        raise UnusableSetup(
            f"A table has 1 to {MAX_PILOTS} Pilots, each with a seat of her own; here are {len(seats)}."
        )
    values: dict[str, Value] = {
        "game": setup.game,
        "name": setup.name,
        "edition": setup.edition,
        "scenario": setup.scenario,
        "guide": True,
        "seats": seats,
        "step": "story",
        "phase": "set-up",
        "session": 1,
        "scene": 1,
        "team.harmony": 4,
        "team.schism": 0,
        "team.fan_club": 1,
        "team.armory": 1,
        "team.pit_crew": 1,
        "crisis.tier": 0,
        "threats": tuple(one.key for one in setup.threats),
        "factions": tuple(one.key for one in setup.factions),
        "locations": tuple(one.key for one in setup.locations),
        f"hand_size.{COACH_SEAT}": len(seats),
    }
    for one in setup.pilots:
        values.update(_pilot_values(one))
    for threat in setup.threats:
        values.update(_threat_values(threat))
    for faction in setup.factions:
        values.update(_faction_values(faction))
    for location in setup.locations:
        values.update(_location_values(location))
    values.update(content_values(setup.entries, setup.spoils))
    values.update({f"rulings.{name}": option for name, option in setup.rulings.items()})
    values.update(setup.values)
    check_table(setup.zones, values)
    return State(_lay(setup.zones), {path: value for path, value in values.items() if value is not None})


def least(table: State) -> Mapping[str, Value]:
    """Return what no table with these Pilots, Threats, Factions and Locations is without, as it is at the start.

    Rules and windows take it for granted. Raises whatever comes of a table whose lists hold no names.
    """
    values: Mapping[str, Any] = table.values
    setup = Setup(
        pilots=tuple(PilotSetup(seat) for seat in values["seats"]),
        threats=tuple(ThreatSetup(key, key, rating=1) for key in values["threats"]),
        factions=tuple(FactionSetup(key, key) for key in values["factions"]),
        locations=tuple(LocationSetup(key, key) for key in values["locations"]),
    )
    return begin(setup).values


def _pilot_values(one: PilotSetup) -> dict[str, Value]:
    stats = {stat: one.stats.get(stat, 3) for stat in STATS}
    circuit, synapse = stats["circuit"], stats["synapse"]
    maximum = max(0, 2 * circuit + one.charge_modifier)
    values: dict[str, Value] = {
        **stats,
        **{f"base.{stat}": amount for stat, amount in stats.items()},
        "name": one.name or one.seat.capitalize(),
        "max_hand": one.max_hand,
        "charge_modifier": one.charge_modifier,
        "buffer_modifier": one.buffer_modifier,
        "strike_modifier": one.strike_modifier,
        # Half of the maximum, rounded up: R-87 `starting_charges`, its default in every edition.
        "charges": (maximum + 1) // 2,
        "buffers": max(0, synapse + one.buffer_modifier),
        "status": "active",
        "specialty": one.specialty,
        "lessons": 0,
        "techs": one.tech or None,
        "robo.entry": one.rides or None,
    }
    return {
        **{f"pilot.{one.seat}.{name}": value for name, value in values.items()},
        **robos.first_values(one.seat, one.robo),
    }


def _threat_values(one: ThreatSetup) -> dict[str, Value]:
    if not 1 <= one.rating <= 7:
        raise UnusableSetup(f"{one.name}: a Threat Rating is 1 to 7, not {one.rating}.")
    if one.sign and one.sign not in SIGNS:
        raise UnusableSetup(f"{one.name}: the sign of a Threat is {', '.join(SIGNS)}, not {one.sign}.")
    values: dict[str, Value] = {
        "name": one.name,
        "note": one.note,
        "tr": one.rating,
        "base_tr": one.rating,
        "buffers": one.rating,
        "max_buffers": one.rating,
        "bgm": one.bgm,
        "wave": one.wave,
        "storm": one.storm,
        "defeat": one.defeat,
        "powers": one.power or None,
        "parts": one.part or None,
        "revealed": (),
        "status": "locked" if one.locked else "active",
        "sign": one.sign or None,
    }
    return {f"threat.{one.key}.{name}": value for name, value in values.items()}


def _faction_values(one: FactionSetup) -> dict[str, Value]:
    if not 1 <= one.agency <= 7:
        raise UnusableSetup(f"{one.name}: Agency is 1 to 7, not {one.agency}.")
    values: dict[str, Value] = {
        "name": one.name,
        "agency": one.agency,
        "offenses": 0,
        "note": one.note,
        "revealed": one.revealed,
    }
    return {f"faction.{one.key}.{name}": value for name, value in values.items()}


def _location_values(one: LocationSetup) -> dict[str, Value]:
    values: dict[str, Value] = {
        "name": one.name,
        "state": "standing",
        "boon": one.boon,
        "blight": one.blight,
        "revealed": one.revealed,
        "boons": one.has or None,
    }
    return {f"location.{one.key}.{name}": value for name, value in values.items()}


def _lay(given: Mapping[str, tuple[Lying, ...]]) -> dict[str, tuple[Lying, ...]]:
    placed: dict[Card, str] = {}
    for zone, lying in given.items():
        for one in lying:
            if one.card in placed:
                raise UnusableSetup(f"{one.card.code} is given twice, in {placed[one.card]} and in {zone}.")
            placed[one.card] = zone
    zones = {
        # Jokers lie face-up in their Deck (RULES ZONE-2); at the bottom, because on top they would be Omens.
        deck_zone(deck): tuple(
            Lying(card, card.is_joker)
            for card in sorted(DECK_CARDS[deck], key=lambda one: not one.is_joker)
            if card not in placed
        )
        for deck in DECKS
    }
    for zone, lying in given.items():
        zones[zone] = (*zones.get(zone, ()), *lying)
    # An empty place is not kept (see `facts.py`).
    return {zone: lying for zone, lying in zones.items() if lying}
