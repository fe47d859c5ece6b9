"""The words in which records write the table: "Red: Charges 2/6; hand 3♦P", "Pile 2♣C", "Harmony 4".

docs/records.md lists them for people. A record may always name a value by its path and a zone by its id instead.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from gattai_desktop.cards.deck54 import PILOTS
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.box import TABLE, Entity, RecordWords
from gattai_desktop.games.gattai.book.editions import edition
from gattai_desktop.games.gattai.book.rulings import checked_option, ruling, ruling_name
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.record_throwdown import complete, read_form, read_sides
from gattai_desktop.games.gattai.setup import (
    EntrySetup,
    FactionSetup,
    LocationSetup,
    PilotSetup,
    SpoilSetup,
    ThreatSetup,
)
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.zones import LAST_STAGE

_ZONES: Final[Mapping[str, Mapping[str, str]]] = {
    "pilot": {"hand": "hand.{key}", "conceded hand": "conceded.{key}", "helping card": "gambit.help.{key}"},
    "coach": {"hand": "hand.coach", "conceded hand": "conceded.coach"},
    "faction": {"stack": "faction.{key}"},
    "threat": {"stack": "threat.{key}"},
    "location": {},
    TABLE: {
        "pile": "pile",
        **{f"pile of stage {stage}": f"pile.{stage}" for stage in range(1, LAST_STAGE + 1)},
        "pilots' deck": "deck.pilots",
        "pilots' trash": "trash.pilots",
        "pilots' omens": "omens.pilots",
        "coach's deck": "deck.coach",
        "coach's trash": "trash.coach",
        "coach's omens": "omens.coach",
        "coach's hand": "hand.coach",
        "threshold card": "gambit.threshold",
        "gambit card": "gambit.pilot",
        "challenger's card": "initiative.challenger",
        "challenged card": "initiative.challenged",
        "removed cards": "removed",
        "flipped cards": "flipped",
        "bgm stack": "bgm",
    },
}

# Zones whose cards lie face-down unless a record says otherwise; in a Faction's stack all but the topmost (ZONE-7).
_FACE_DOWN: Final = ("hand.", "conceded.", "gambit.help.", "gambit.threshold", "initiative.", "threat.", "bgm", "deck.")


def _face_up(zone: str, place: int, count: int) -> bool:
    if zone.startswith("faction."):
        return place == count - 1
    return not zone.startswith(_FACE_DOWN)


def _deck_of_zone(zone: str) -> str:
    kind, _, key = zone.partition(".")
    match kind:
        case "deck" | "trash" | "omens":
            return key
        case "hand" | "conceded":
            return COACH_SEAT if key == COACH_SEAT else PILOTS
        case "faction":
            return PILOTS
        case "threat" | "bgm":
            return COACH_SEAT
        case _:
            return PILOTS if zone.startswith("gambit.help.") else ""


def _subject(name: str, values: Mapping[str, Value]) -> tuple[str, str] | None:
    key = name.lower()
    if key == COACH_SEAT:
        return "coach", key
    for kind, listed in (("pilot", "seats"), ("threat", "threats"), ("faction", "factions"), ("location", "locations")):
        if key in cast("tuple[str, ...]", values.get(listed) or ()):
            return kind, key
    return None


def _switch(name: str, option: str) -> tuple[str, str]:
    return ruling_name(name), checked_option(name, option)


def _expand(clause: str, values: Mapping[str, Value]) -> Mapping[str, Value] | None:
    """Read "Red on turn", "throwdown Red against Coach" and "Final Form of Red with Red head"."""
    sides = read_sides(clause, values)
    if sides is None:
        sides = read_form(clause, values)
    if sides is not None:
        return sides
    name, found, rest = clause.partition(" on turn")
    if found and not rest and _subject(name, values):
        return {"throwdown.turn": name.lower()}
    return None


WORDS: Final = RecordWords(
    sitter="pilot",
    gauges={
        "pilot": VALUES.recorded("pilot", "seat"),
        "coach": VALUES.recorded("coach", "seat"),
        **{kind: VALUES.recorded(kind) for kind in ("threat", "faction", "location")},
        TABLE: VALUES.recorded(""),
    },
    zones=MappingProxyType(_ZONES),
    subject=_subject,
    entities=MappingProxyType(
        {
            "pilot": Entity("pilots", PilotSetup, {"stats": STATS}),
            "threat": Entity("threats", ThreatSetup),
            "faction": Entity("factions", FactionSetup),
            "location": Entity("locations", LocationSetup),
            "entry": Entity("entries", EntrySetup),
            "spoil": Entity("spoils", SpoilSetup),
        }
    ),
    edition=lambda key: edition(key).key,
    switch=_switch,
    ruling_id=lambda name: ruling(name).id,
    face_up=_face_up,
    deck_of_zone=_deck_of_zone,
    expand=_expand,
    complete=complete,
)
