"""The words in which records write a fight: "Teo: HP 50; hand 7♠ A♠", "MCs: Team Hand 8♠", "D2 sable"."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Final, cast

from gattai_desktop.cards.card import COACH, DECK_CARDS, PILOTS, Card
from gattai_desktop.cards.card import card as card_of_deck
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.cards.value import Value
from gattai_desktop.games.box import TABLE, Entity, RecordWords
from gattai_desktop.games.virtual_machine.rulings import ruling_id, switch
from gattai_desktop.games.virtual_machine.setup import McSetup
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS
from gattai_desktop.games.virtual_machine.values import TURN, VALUES
from gattai_desktop.games.virtual_machine.world import World
from gattai_desktop.games.virtual_machine.zones import BYTE, CPU, MCS

_OF_SIDE: Final = {"deck": "deck.{key}", "discards": "discard.{key}", "team hand": "team.{key}"}
_OF_SEAT: Final = {"hand": "hand.{key}", "play area": "play.{key}", "interrupt row": "row.{key}"}
_OF_TABLE: Final = {"byte": BYTE, "mcs' deck": "deck.mcs", "cpu's deck": "deck.cpu"}
_FACE_DOWN: Final = ("deck.", "hand.", "byte")


_HAS_TURN: Final = re.compile(r"(\S.*) has the turn(?: with (\S+))?")
_IS_SET: Final = re.compile(r"(\S+) is ((?:[A-Z][a-z]+ ?)+)")


def _deck_of_zone(world: World, zone: str) -> str:
    kind, _, whose = zone.partition(".")
    if kind not in ("deck", "discard", "team", "hand", "play", "row"):
        return ""
    return COACH if whose == CPU or whose in world.bosses else PILOTS


def _side(values: Mapping[str, Value], side: str) -> tuple[str, ...]:
    """The processes of a side; none where a record lays no table, or says something else in their place."""
    found = values.get(side)
    return cast("tuple[str, ...]", found) if isinstance(found, tuple) else ()


def words(world: World) -> RecordWords:
    """Return the words for a table of this world."""

    def subject(name: str, values: Mapping[str, Value]) -> tuple[str, str] | None:
        key = name.lower().replace("-", " ")
        if key in (MCS, CPU):
            return "side" if key == MCS else "cpu", key
        one = world.ids.get(key, "")
        kind, _, number = key.rpartition(" ")
        if number.isdecimal() and kind in world.ids:
            one = f"{world.ids[kind]}.{number}"
        elif one in world.mobs:
            one += ".1"
        here = (*_side(values, MCS), *_side(values, CPU))
        return ("process", one) if one in here else None

    def who(name: str, values: Mapping[str, Value]) -> str:
        found = subject(name.strip(), values)
        return found[1] if found is not None else ""

    def expand(clause: str, values: Mapping[str, Value]) -> Mapping[str, Value] | None:
        """Read "Teo has the turn with 9♠" and "Ixa is Blind Silenced"."""
        turn = _HAS_TURN.fullmatch(clause)
        if turn and (one := who(turn[1], values)):
            deck = COACH if one not in _side(values, MCS) else PILOTS
            key = card_of_deck(turn[2], deck).key if turn[2] else None
            return {"step": TURN, "turn.process": one, "turn.card": key, "round": 1, f"process.{one}.turns": 1}
        is_set = _IS_SET.fullmatch(clause)
        bits = tuple(is_set[2].lower().split()) if is_set else ()
        if is_set and set(bits) <= set(BIT_CARDS) and (one := who(is_set[1], values)):
            return {f"process.{one}.bits": bits}
        return None

    def card(text: str, deck: str) -> Card:
        key = text.lower()
        if key in world.tokens:
            return world.tokens[key]
        bit = key.removeprefix("bit.")
        return BIT_CARDS[bit] if bit in BIT_CARDS else card_of_deck(text, deck)

    areas = {area.lower(): area_zone(area) for one in world.maps.values() for area in one.area_map.by_id}
    process = VALUES.recorded("process")
    return RecordWords(
        gauges={
            "process": process,
            "cpu": VALUES.recorded("side"),
            "side": VALUES.recorded("side"),
            TABLE: VALUES.recorded(""),
        },
        zones={
            "process": _OF_SEAT,
            "cpu": {**_OF_SIDE, **_OF_SEAT},
            "side": _OF_SIDE,
            TABLE: {**areas, **_OF_TABLE},
        },
        subject=subject,
        entities={"player": Entity("players", McSetup)},
        switch=switch,
        ruling_id=ruling_id,
        expand=expand,
        face_up=lambda zone, _place, _count: not zone.startswith(_FACE_DOWN),
        deck_of_zone=partial(_deck_of_zone, world),
        card=card,
        decks={
            **DECK_CARDS,
            "tokens": tuple(world.tokens.values()),
            "byte": tuple(BIT_CARDS.values()),
        },
    )
