"""Which sign and which colour stand for the words of cards: types, elements, tags, conditions, kinds, courts."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor

from gattai_desktop.board.theme import card_colour, tokens
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import (
    ARENA,
    BLOODLUSTED,
    BROKEN,
    CONTINUUM,
    ITEM,
    KA_SUMMON,
    RESPONSIVE,
    TASUO_MODE,
    WARRIOR,
    WEAPON,
)
from gattai_desktop.games.tasuo.designs import CardDesign

LIFE: Final = "hearts"
ARMOR: Final = "ts-armor"
GAUGE: Final = "ts-clash"
BODIES: Final = "ts-body"
CHAIN: Final = "ts-chain"
TARGETS: Final = "crit"
COUNTER: Final = "ts-counter"
OFFENSIVE_SIGN: Final = "blade"
DEFENSIVE_SIGN: Final = "buffer"

KIND_SIGNS: Final[Mapping[str, str]] = {
    WARRIOR: "ts-kio",
    RESPONSIVE: "ts-response",
    BLOODLUSTED: "ts-swift",
    ITEM: "ts-item",
    WEAPON: "ts-weapon",
    CONTINUUM: "ts-continuum",
    ARENA: "ts-arena",
    TASUO_MODE: "ts-ultra",
    KA_SUMMON: "ts-ultra",
}
"""The signs of kinds; an Offensive card shows its attack, a Defensive one its tag."""

_CONDITION_SIGNS: Final[Mapping[str, str]] = {
    "Burn": "ts-fire",
    "Stun": "ts-stun",
    "Immobilize": "lock",
    "Freeze": "ts-ice",
    "Bleed": "ts-bleed",
    "Poison": "ts-poison",
    **dict.fromkeys(BROKEN, "ts-broken"),
}


def type_sign(kind: str) -> str:
    """Return the sign of a type of attack, "Punch"."""
    return f"ts-{kind.lower()}"


def element_sign(element: str) -> str:
    """Return the sign of an element."""
    return f"ts-{element}"


def tag_sign(tag: str) -> str:
    """Return the sign of a tag of defence, "Block"."""
    return f"ts-{tag.lower()}"


_PLACE_SIGNS: Final = {zones.KIO: "ts-kio", zones.KA: "ts-ka", zones.KAO: "ts-kao"}


def place_sign(place: str) -> str:
    """Return the sign of a place."""
    return _PLACE_SIGNS.get(place, "ts-gravity")


def condition_sign(condition: str) -> str:
    """Return the sign of a Battle Condition."""
    return _CONDITION_SIGNS[condition]


def kind_sign(design: CardDesign) -> str:
    """Return the sign of what a card is: that of its attack, its tag or its kind."""
    if design.defence is not None:
        return tag_sign(design.defence.tag)
    if design.kind in KIND_SIGNS or design.attack is None:
        return KIND_SIGNS.get(design.kind, "star")
    return type_sign(design.attack.type)


_VERBS: Final[Mapping[str, str]] = {
    "negate": "cross",
    "inflict": "",
    "nochain": CHAIN,
    "need": CHAIN,
    "power": "",
    "boost": OFFENSIVE_SIGN,
    "heal": LIFE,
    "cure": LIFE,
    "armor": ARMOR,
    "gauge": GAUGE,
    "tax": ARMOR,
    "draw": "hand",
}
"""The signs of what verbs do, the most telling first; "" where more than the verb decides."""
_ORDER: Final = tuple(_VERBS)


def effect_sign(design: CardDesign) -> str:
    """Return the sign of what a card does, by its most telling verb."""
    verbs = [verb for effect in design.effects for part in effect.parts for verb in part.verbs]
    first = min(verbs, key=lambda verb: _ORDER.index(verb.word) if verb.word in _VERBS else len(_ORDER), default=None)
    if first is None:
        return "star"
    if first.word == "inflict":
        return condition_sign(first.of)
    if first.word == "power":
        return DEFENSIVE_SIGN if first.amount < 0 else OFFENSIVE_SIGN
    return _VERBS.get(first.word, "star")


# ---------------------------------------------------------------------- courts

_COURTS: Final[Mapping[str, tuple[str, str]]] = {
    "smith": ("cinder", "fire"),
    "tidal": ("brine", "water"),
    "warden": ("thicket", "wood"),
    "gale": ("static", "wind"),
}
"""The colour and the element of each court, by the class of its warriors."""
_KAJU: Final = "chime"
_PALE: Final = ("static", _KAJU, "")


@frozen
class Court:
    """What a card belongs to: the name of its deck, its colour, its element, and whether the colour is pale."""

    name: str
    colour: QColor
    element: str
    pale: bool


@lru_cache(maxsize=512)
def court_of(design: CardDesign) -> Court:
    """Return the court of a card: that of its class, or that of most warriors of the ready deck that it is in."""
    designs = built_in_cards().cards
    deck = next((one for one in designs.decks.values() if design.id in {*dict(one.cards), *one.ultra}), None)
    known = design.warrior_class
    if not known and deck is not None:
        classes = Counter(designs.designs[one].warrior_class for one, _ in deck.cards)
        known = next((one for one, _ in classes.most_common() if one), "")
    colour, element = (_KAJU, "") if design.kaju else _COURTS.get(known, ("", ""))
    shown = QColor(tokens()["bots"][colour]["colour"]) if colour else card_colour("face_shade")
    return Court(deck.name if deck is not None else "", shown, element, colour in _PALE)
