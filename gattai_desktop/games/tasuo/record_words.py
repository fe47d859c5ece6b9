"""The words in which records write a showdown: "Red: armor 7; kio Ashen Duelist", "Ashen Duelist: damage 3.5"."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.value import Value
from gattai_desktop.games.box import TABLE, Entity, RecordWords
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import BATTLE_CONDITIONS
from gattai_desktop.games.tasuo.designs import DesignSet, NoSuchDesign
from gattai_desktop.games.tasuo.rulings import ruling_id, switch
from gattai_desktop.games.tasuo.setup import FACES, DuelistSetup
from gattai_desktop.games.tasuo.values import VALUES, of

_OF_PLAYER: Final = {
    "deck": "deck.{key}",
    "hand": "hand.{key}",
    "ultra": "ultra.{key}",
    "legend": "legend.{key}",
    "arena": "arena.{key}",
    "in use": "use.{key}",
    "deadzone": "dead.{key}",
    "outerzone": "outer.{key}",
    "looks at": "look.{key}",
    "charges ka": "charges.ka.{key}",
    "charges kao": "charges.kao.{key}",
    "gravity 1": "gravity1.{key}",
    "gravity 2": "gravity2.{key}",
    **{place: f"{place}.{{key}}" for place in zones.CHARGED},
    **{f"weapons {place}": f"weapons.{place}.{{key}}" for place in zones.CHARGED},
}
_FACE_DOWN: Final = ("deck.", "hand.", "ultra.", "legend.", "charges.ka.", "look.")
_DICE: Final = re.compile(r"dice((?: [1-6]\+[1-6])+)")
_SUFFERS: Final = re.compile(r"(.+) suffers ((?:[A-Z][a-z]+(?:-[A-Z][a-z]+)? ?)+)")


def words(designs: DesignSet) -> RecordWords:
    """Return the words for a table with these cards."""

    def owner_of(name: str, values: Mapping[str, Value]) -> str:
        """Whose card is meant by a name alone: that of the one player whose deck has it."""
        design = designs.by_name.get(name.partition(".")[0])
        if design is None:
            return ""
        decks = {seat: designs.decks.get(str(values.get(f"decklist.{seat}"))) for seat in zones.SEATS}
        has = [
            seat
            for seat, deck in decks.items()
            if deck is not None and design.id in (*(one for one, _ in deck.cards), *deck.ultra)
        ]
        return has[0] if len(has) == 1 else ""

    def warrior(name: str, values: Mapping[str, Value]) -> str | None:
        try:
            return designs.card(name, owner_of(name, values)).key
        except NoSuchDesign:
            return None

    def subject(name: str, values: Mapping[str, Value]) -> tuple[str, str] | None:
        if name.lower() in zones.SEATS:
            return "player", name.lower()
        key = warrior(name, values)
        return None if key is None else ("warrior", key)

    def expand(clause: str, values: Mapping[str, Value]) -> Mapping[str, Value] | None:
        """Read "dice 3+4 6+6" and "Ashen Duelist suffers Burn Bleed"."""
        dice = _DICE.fullmatch(clause)
        if dice:
            return {"dice": tuple(int(one) for one in re.findall(r"\d", dice[1]))}
        suffers = _SUFFERS.fullmatch(clause)
        named = tuple(suffers[2].split()) if suffers else ()
        if suffers and set(named) <= set(BATTLE_CONDITIONS):
            key = warrior(suffers[1], values)
            return None if key is None else {of(key, "conditions"): named}
        return None

    def card(text: str, deck: str) -> Card:
        face = next((one for one in FACES if one.key == text), None)
        return face if face is not None else designs.card(text, deck)

    return RecordWords(
        gauges={
            "player": VALUES.recorded("seat"),
            "warrior": VALUES.recorded("warrior"),
            TABLE: VALUES.recorded(""),
        },
        zones=MappingProxyType({"player": _OF_PLAYER, "warrior": {}, TABLE: {"box": zones.BOX}}),
        subject=subject,
        entities=MappingProxyType({"player": Entity("players", DuelistSetup)}),
        switch=switch,
        ruling_id=ruling_id,
        face_up=lambda zone, _place, _count: not zone.startswith(_FACE_DOWN),
        deck_of_zone=_deck_of_zone,
        expand=expand,
        card=card,
        cards_written=designs.written,
        decks={
            **{seat: cast("tuple[Card, ...]", designs.of_deck(seat)) for seat in zones.SEATS},
            zones.DICE_DECK: FACES,
        },
    )


def _deck_of_zone(zone: str) -> str:
    last = zone.rpartition(".")[2]
    return last if last in zones.SEATS else zones.DICE_DECK if zone.startswith("die.") else ""
