"""What keeps a card design from being one: what its kind needs and may not have (RULES TS-16 to TS-26)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.games.tasuo.card_words import (
    ARENA,
    BLOODLUSTED,
    DEFENSIVE,
    FIGHTING,
    ITEM,
    KA_SUMMON,
    KINDS,
    OFFENSIVE,
    TASUO_MODE,
    WARRIOR,
    WEAPON,
)
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_words import TRIGGERS

_ATTACKING: Final = (*FIGHTING, OFFENSIVE, WEAPON)
_OF_CLASS: Final = (WARRIOR, KA_SUMMON)
NOT_PLAYED: Final = ("retrieve", "search", "destroy", "banish")
"""Verbs that the grammar knows and no rule carries out yet: a design with one is refused."""
_VALUES_ALONE: Final = _ATTACKING
"""Kinds whose values say enough, so that they need no effect."""


def wrong_with(design: CardDesign) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a design: the field, and the sentence for a person."""
    kind = KINDS.get(design.kind, design.kind)
    for field, there, needed, allowed in (
        ("life", bool(design.life), design.fights, design.fights),
        ("attack", design.attack is not None, design.kind in _ATTACKING, design.kind in _ATTACKING),
        ("class", bool(design.warrior_class), design.kind in _OF_CLASS, design.kind in (*_OF_CLASS, ARENA)),
        ("manner", bool(design.manner), design.kind == BLOODLUSTED, design.kind == BLOODLUSTED),
        ("hands", bool(design.hands), design.kind == WEAPON, design.kind == WEAPON),
        ("onto", bool(design.onto), design.kind == TASUO_MODE, design.kind == TASUO_MODE),
        ("kaju", design.kaju, False, design.kind == ITEM),
        ("effect", bool(design.line), design.kind not in _VALUES_ALONE, True),
    ):
        if needed and not there:
            yield field, f"A card of the kind {kind} needs this."
        elif there and not allowed:
            yield field, f"A card of the kind {kind} has none of this."
    yield from (("effect", words) for words in _wrong_triggers(design, kind))


def _wrong_triggers(design: CardDesign, kind: str) -> Iterator[str]:
    for effect in design.effects:
        word = effect.trigger.word
        if design.kind not in TRIGGERS[word].kinds:
            fitting = ", ".join(KINDS[one] for one in TRIGGERS[word].kinds)
            yield f"The kind {kind} has no '{word}'. It belongs to: {fitting}."
        elif design.kind == BLOODLUSTED and design.manner and TRIGGERS[word].manner != design.manner:
            yield f"'{word}' is of the manner {TRIGGERS[word].manner}, and this card is {design.manner}."
    for effect in design.effects:
        verbs = [verb.word for part in effect.parts for verb in part.verbs]
        yield from (f"'{one}' is not played yet." for one in dict.fromkeys(verbs) if one in NOT_PLAYED)
        if effect.may and verbs != ["equip"]:
            yield "'may' is played with 'equip' alone as yet."
        if "call" in verbs and effect.trigger.word != "hand":
            yield "'call' is played after 'hand' alone as yet."
    if design.kind == DEFENSIVE and design.line and len(design.triggered_by("defend")) != 1:
        yield "A Defensive card says once what it stops: defend Block / P K S / plain."
