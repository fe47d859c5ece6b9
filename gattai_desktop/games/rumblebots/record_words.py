"""The words in which records write a bot battle: "Red: gang b01 b03; Storage 2", "Blue challenges Red"."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.value import Value
from gattai_desktop.games.box import TABLE, Entity, RecordWords
from gattai_desktop.games.rumblebots.bots import BOTS, CONTRAPTIONS, BotSet
from gattai_desktop.games.rumblebots.rulings import ruling_id, switch
from gattai_desktop.games.rumblebots.setup import PlayerSetup
from gattai_desktop.games.rumblebots.values import CLASH, VALUES

_ZONES: Final[Mapping[str, Mapping[str, str]]] = {
    "player": {
        "deck": "deck.{key}",
        "gang": "gang.{key}",
        "discards": "discard.{key}",
        "contraptions": "contraptions.{key}",
        "top card": "look.{key}",
        "draft": "draft.{key}",
        "kept": "kept.{key}",
    },
    TABLE: {"box": "box", "lots": "lots", "pool": "pool", "leftover": "leftover"},
}

_FACE_DOWN: Final = ("deck.", "look.", "draft.", "kept.", "pool", "leftover")
_CHALLENGES: Final = re.compile(r"(\w+) challenges (\w+)")
_SURRENDERED: Final = re.compile(r"(\w+(?:, ?\w+)*) surrendered")


def _subject(name: str, values: Mapping[str, Value]) -> tuple[str, str] | None:
    key = name.lower()
    return ("player", key) if key in cast("tuple[str, ...]", values.get("seats") or ()) else None


def _edition(key: str) -> str:
    raise ValueError(f"A bot battle has no editions: leave '{key[:40]}' out.")


def _deck_of_zone(zone: str) -> str:
    kind = zone.partition(".")[0]
    if zone == "pool.contraptions":
        return CONTRAPTIONS
    return {"deck": BOTS, "gang": BOTS, "discard": BOTS, "look": BOTS, "contraptions": CONTRAPTIONS}.get(kind, "")


def _expand(clause: str, values: Mapping[str, Value]) -> Mapping[str, Value] | None:
    """Read "Red challenges Blue": a clash between them is going on; and "Green surrendered"."""
    found = _CHALLENGES.fullmatch(clause)
    if found:
        challenger, champion = found[1].lower(), found[2].lower()
        if _subject(challenger, values) and _subject(champion, values):
            return {"challenger": challenger, "champion": champion, "token": champion, "step": CLASH}
    found = _SURRENDERED.fullmatch(clause)
    if found:
        seats = tuple(seat.strip().lower() for seat in found[1].split(","))
        if all(_subject(seat, values) for seat in seats):
            return {"surrendered": seats}
    return None


def _complete(
    values: Mapping[str, Value], given: Mapping[str, Value], _cards: Mapping[str, tuple[Card, ...]]
) -> Mapping[str, Value]:
    """What stands beside a clash in progress: it is the first of the first battle where nothing else is said."""
    if given.get("step") != CLASH:
        return {}
    players = len(cast("tuple[str, ...]", values["seats"]))
    usual: dict[str, Value] = {"battle": 1, "clash": 1, "space": 2 if players == 2 else 3}
    return {path: value for path, value in usual.items() if path not in given}


def words(box: BotSet) -> RecordWords:
    """Return the words for a table that plays with this box."""
    return RecordWords(
        gauges={"player": VALUES.recorded("player"), TABLE: VALUES.recorded("")},
        zones=MappingProxyType(_ZONES),
        subject=_subject,
        entities=MappingProxyType({"player": Entity("players", PlayerSetup)}),
        edition=_edition,
        switch=switch,
        ruling_id=ruling_id,
        face_up=lambda zone, _place, _count: not zone.startswith(_FACE_DOWN),
        deck_of_zone=_deck_of_zone,
        expand=_expand,
        complete=_complete,
        card=box.card,
        decks=box.by_deck,
    )
