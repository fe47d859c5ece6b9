"""What a table is set up with, and the table before its first move.

`begin` deals nothing and shuffles nothing: both Decks lie in order. Shuffling, dealing and putting in the Jokers is the
Coach's first move (`session_setup`), so that all randomness of a session is in its facts.
"""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.gattai.effects.setup_content import EntrySetup, SpoilSetup

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
    """All that is settled before the first move.

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
