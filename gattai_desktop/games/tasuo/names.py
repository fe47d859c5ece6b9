"""What people call the places, values and phases of a showdown."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import wording
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, DRAW, END, OVER, PLAY, START, VALUES, name_of

PLACES: Final[Mapping[str, str]] = {
    zones.KIO: "Kio",
    zones.KA: "Ka",
    zones.KAO: "Kao",
    "gravity1": "Gravity Zone 1",
    "gravity2": "Gravity Zone 2",
}
"""The places for warriors."""
DRIVES: Final[Mapping[str, str]] = {
    "hatsubai v1": "Hatsubai v1",
    "hatsubai v2": "Hatsubai v2",
    "bully bounce": "Bully Bounce",
}
"""The Drives that go with an attack."""
PHASES: Final[Mapping[str, str]] = {
    START: "Before the showdown",
    DRAW: "Draw or Heal",
    PLAY: "Play Phase",
    CHARGE: "Charge Phase",
    CLASH: "Clash Phase",
    END: "End Phase",
    OVER: "After the showdown",
}
"""Where a showdown is."""
_ZONES: Final[Mapping[str, str]] = {
    "deck": "{whose} deck",
    "hand": "{whose} hand",
    "ultra": "{whose} Ultra Deck",
    "legend": "{whose} Legend Zones",
    "arena": "{whose} Arena",
    "use": "what {name} uses",
    "dead": "{whose} Deadzone",
    "outer": "{whose} Outerzone",
    "look": "the cards that {name} looks at",
    "charges.ka": "{whose} charges of Ka",
    "charges.kao": "{whose} charges of Kao",
    **{place: f"{{whose}} {named}" for place, named in PLACES.items()},
    **{f"weapons.{place}": f"{{whose}} Weapons in {named}" for place, named in PLACES.items()},
}
_OTHERS: Final[Mapping[str, str]] = {
    zones.BOX: "the box",
    zones.DICE[0]: "the first die",
    zones.DICE[1]: "the other die",
}


def zone_name(table: Table, zone: str) -> str:
    """What people call a place where cards lie: "Red's Deadzone"."""
    if zone in _OTHERS:
        return _OTHERS[zone]
    kind, _, seat = zone.rpartition(".")
    called = name_of(table, seat)
    return wording(_ZONES.get(kind, zone), whose=wording("{name}'s", name=called), name=called)


def owner_name(table: Table, owner: str) -> str:
    """What people call a player, or a warrior by its key."""
    if owner in zones.SEATS:
        return name_of(table, owner)
    found = (one.card for lying in table.zones.values() for one in lying if one.card.key == owner)
    return next((card.name for card in found), owner)


def value_name(table: Table, path: str) -> str:
    """What people call a value: "Red's Body Count"."""
    return VALUES.called(path, partial(owner_name, table))
