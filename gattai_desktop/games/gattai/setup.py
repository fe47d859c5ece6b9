"""What a table is set up with, and the content that packs bring to it as data.

`begin` deals nothing and shuffles nothing: both Decks lie in order. Shuffling, dealing and putting in the Jokers is the
Coach's first move (`session_setup`), so that all randomness of a session is in its facts.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from gattai_desktop.cards.frozen import field, fields, frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects.effect_line import EffectFault, parse_effect
from gattai_desktop.games.plain_setup import TableSetup


class UnusableSetup(ValueError):
    """A table cannot be set up like this; the message says what is wrong and what would do."""


OWN_FAMILIES: Final = ("threat", "location")
"""Of what family the entry is that says what a Threat or a Location does of its own."""


@frozen
class EntrySetup:
    """An entry of a content pack: its effects are lines of text (see `effect_line.py`)."""

    key: str
    name: str
    family: str = "tech"
    scope: str = ""
    tier: int = 0
    kind: str = ""
    """Of Gear: accessory, armor or tool."""
    tag: tuple[str, ...] = ()
    text: str = ""
    effect: tuple[str, ...] = ()


@frozen
class SpoilSetup:
    """A Spoil of this table, with its lines for Pilots, for rivals and for the Coach (RULES OUT-8 to OUT-10)."""

    key: str
    name: str
    level: str = "basic"
    pilots: str = ""
    rivals: str = ""
    coach: str = ""
    personal: bool = False
    told: bool = False
    several: bool = False
    edition: str = ""


def content_values(entries: Iterable["EntrySetup"], spoils: Iterable["SpoilSetup"]) -> dict[str, Value]:
    """The values of entries and Spoils. Raises UnusableSetup for an effect that cannot be read."""
    values: dict[str, Value] = {}
    listed, taken = tuple(entries), tuple(spoils)
    own = tuple(one for one in listed if one.family in OWN_FAMILIES)
    if listed:
        values["entries"] = tuple(one.key for one in listed if one not in own)
    for entry in listed:
        values.update(_entry_values(entry))
    if own:
        values["entries.kept"] = tuple(one.key for one in own)
    if taken:
        values["spoils"] = tuple(one.key for one in taken)
    for spoil in taken:
        said: dict[str, Value] = {
            one.name: getattr(spoil, one.name) for one in fields(type(spoil)) if one.name != "key"
        }
        values.update({f"spoil.{spoil.key}.{name}": value for name, value in said.items() if value})
    return values


def gear_values(pilots: Iterable["PilotSetup"], entries: Iterable["EntrySetup"]) -> dict[str, Value]:
    """The values of the Gear that Pilots carry when the table begins. Raises UnusableSetup for what is no Gear."""
    known = {one.key: one for one in entries if one.family == "gear"}
    values: dict[str, Value] = {}
    keys: list[str] = []
    for pilot in pilots:
        for entry in pilot.gear:
            if entry not in known:
                words, who = "{pilot}: '{entry}' is no Gear of this table.", pilot.name or pilot.seat
                raise UnusableSetup(wording(words, pilot=who, entry=AsWritten(entry[:60])))
            one, plain = known[entry], entry.rpartition(".")[2]
            key = plain if plain not in keys else f"{plain}-{len(keys) + 1}"
            keys.append(key)
            said: dict[str, Value] = {"name": one.name, "type": one.kind or None, "tier": one.tier,
                                      "holder": pilot.seat, "entry": entry}  # fmt: skip
            values |= {f"gear.{key}.{name}": value for name, value in said.items() if value is not None}
    return {**values, "gear": tuple(keys)} if keys else {}


def _entry_values(one: EntrySetup) -> dict[str, Value]:
    for line in one.effect:
        try:
            parse_effect(line)
        except EffectFault as fault:
            raise UnusableSetup(wording("{name}: {fault}", name=one.name, fault=fault.args[0])) from None
    values: dict[str, Value] = {
        "name": one.name,
        "family": one.family,
        "scope": one.scope or None,
        "tier": one.tier or None,
        "kind": one.kind or None,
        "tag": one.tag or None,
        "text": one.text or None,
        "effects": one.effect or None,
    }
    return {f"entry.{one.key}.{name}": value for name, value in values.items()}


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
    gear: tuple[str, ...] = ()
    """What she carries of the table's entries."""


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
    lair: str = ""
    """The key of the Location that it has made its own."""
    mask: str = ""
    """What the Faction is called as which it enters, where it pretends to be one."""
    sign: str = ""
    """What it bears on its plate, one of `threat_signs.SIGNS`; "" for one that follows from its place."""
    revealed: tuple[str, ...] = ()
    """What of its plate everybody knows from the start, of SHOWN_AT_START (INFO-7)."""


@frozen
class FactionSetup:
    """A Faction: Agency 1 to 7 (RULES FACTION-1)."""

    key: str
    name: str
    agency: int = 3
    note: str = ""
    revealed: bool = True
    pleased_by: str = ""
    hurt_by: str = ""


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
class Setup(TableSetup):
    """What a session is set up with. `rulings` are the switches that differ from the edition."""

    game: str = "gattai"
    name: str = "A new table"
    edition: str = "beta"
    pilots: tuple[PilotSetup, ...] = ()
    threats: tuple[ThreatSetup, ...] = ()
    factions: tuple[FactionSetup, ...] = ()
    locations: tuple[LocationSetup, ...] = ()
    entries: tuple[EntrySetup, ...] = ()
    spoils: tuple[SpoilSetup, ...] = ()
