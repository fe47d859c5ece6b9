"""Says when an effect of a card happens, under which conditions, and what a defence stops (RULES TS, 3i)."""

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.tasuo.card_effects import CardEffect, DefenceTerms, EffectCondition, EffectTrigger
from gattai_desktop.games.tasuo.card_words import BLOODLUSTED, KINDS, OFFENSIVE
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_words import ATTACKING, OWN_DESTROYED, ROLLING, WHILE
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, DRAW, END, PLAY

_WHEN: Final[Mapping[str, str]] = {
    "called": "when called",
    "entered": "on entering Tasuo Mode",
    "hit": "on a hit",
    ATTACKING: "when you declare an attack",
    "attacked": "when a warrior of yours or your armor is attacked",
    OWN_DESTROYED: "when a warrior of yours is destroyed in battle",
    "swift": "Swift",
    "item": "when used",
    "call declared": "when the opponent declares a call",
    "your end": "in your End Phase",
    "chained": "after a successful chain roll of yours",
    WHILE: "always",
}
_OF_ITS_OWN_ATTACK: Final = "when declared"
_OF_WARRIOR_ALONE: Final = "when a warrior of yours is attacked"
_USED: Final[Mapping[str, str]] = {
    "ability": "activate it {moments}",
    "turn": "turn it {moments}",
    "hand": "from your hand {moments}",
    "show": "show it from your hand {moments}",
}
_MOMENTS: Final[Mapping[str, str]] = {
    DRAW: "in your Draw or Heal",
    PLAY: "in your Play Phase",
    CHARGE: "in your Charge Phase",
    CLASH: "in your Clash Phase",
    END: "in your End Phase",
    ATTACKING: "as you declare an attack",
    ROLLING: "before one of your chain rolls",
    OWN_DESTROYED: "as another warrior of yours is destroyed in battle",
}
_CONDITIONS: Final[Mapping[str, str]] = {
    "may": "if you like",
    "once a turn": "once a turn",
    "first each turn": "the first time each turn",
    "one Frag a turn": "one Frag a turn",
    "pay armor": "pay {number} armor",
    "pay gauge": "pay {number} gauge",
    "own warriors": "if you control just {number} warriors",
    "own warriors 0": "if you control no warrior",
    "own warriors 1": "if you control just one warrior",
    "own warriors < foe warriors": "if the opponent controls more warriors than you",
    "gauge >=": "with {number} or more gauge",
    "no attack made": "if you declared no attack this turn",
    "after": "after a {type} that hit",
    "not after": "unless after a {type} that hit",
    "armed": "while Armed",
    "in": "while in {zone}",
    "class": "of the class {named}",
}
_ATTACKS: Final[Mapping[tuple[bool, bool], str]] = {
    (True, False): "with a {element} attack of yours",
    (False, True): "with a {type} of yours",
    (True, True): "with a {element} {type} of yours",
}
_FOES_ATTACKS: Final[Mapping[tuple[bool, bool], str]] = {
    (True, False): "against a {element} attack",
    (False, True): "against a {type}",
    (True, True): "against a {element} {type}",
}
_MET: Final = ("attacked", "defend")
"""Triggers that meet an attack of the foe."""
_FIRST_ATTACKS: Final[Mapping[tuple[bool, bool], str]] = {
    (False, False): "with your first attack each turn",
    (True, False): "with your first {element} attack each turn",
    (False, True): "with your first {type} each turn",
    (True, True): "with your first {element} {type} each turn",
}
_ELEMENTS: Final[Mapping[str, str]] = {
    "fire": "fire", "lava": "lava", "steel": "steel", "earth": "earth", "wood": "wood", "water": "water", "ice": "ice",
    "wind": "wind", "thunder": "thunder", "hado": "hado",
}  # fmt: skip
_STOPPED: Final[Mapping[tuple[str, bool], str]] = {
    ("plain", False): "{tag} stops an attack that does not Target",
    ("targets", False): "{tag} stops an attack that Targets",
    ("both", False): "{tag} stops any attack",
    ("plain", True): "{tag} stops a {types} that does not Target",
    ("targets", True): "{tag} stops a {types} that Targets",
    ("both", True): "{tag} stops a {types}",
}
_SEVERAL: Final = "{stopped}, up to {number} on the same warrior in one turn"
COUNTER_WORDS: Final = say("Counter: the opponent's turn ends")


def said_when(design: CardDesign, trigger: EffectTrigger) -> Words:
    """Return when an effect happens, or can be used: "when called"; of a defence what it stops."""
    if trigger.defence is not None:
        stopped = said_defence(trigger.defence)
        return one_after_another((stopped, COUNTER_WORDS)) if trigger.defence.counter else stopped
    if trigger.word in _USED:
        return say(_USED[trigger.word], moments=either_of(say(_MOMENTS[one]) for one in trigger.moments))
    if trigger.word == "activated":
        kinds = either_of(Words("{kind}", (("kind", KINDS[one]),)) for one in trigger.kinds)
        return say("when the opponent activates a card of the kind {kinds}", kinds=kinds)
    if trigger.word == ATTACKING and design.kind == OFFENSIVE:
        return say(_OF_ITS_OWN_ATTACK)
    if trigger.word == "attacked" and design.kind == BLOODLUSTED:
        return say(_OF_WARRIOR_ALONE)
    return say(_WHEN[trigger.word])


def meets_attacks(effect: CardEffect) -> bool:
    """Whether an effect speaks of attacks of the foe: it answers one, or lets a warrior take less of each."""
    taken = any(verb.word == "taken" for part in effect.parts for verb in part.verbs)
    return taken or effect.trigger.word in _MET


def said_condition(condition: EffectCondition, effect: CardEffect | None = None) -> Words:
    """Return what has to hold, or what is paid: "once a turn"; effect: the one that asks, where that is known."""
    if condition.word in ("attack", "first"):
        own = _FOES_ATTACKS if effect is not None and meets_attacks(effect) else _ATTACKS
        templates = own if condition.word == "attack" else _FIRST_ATTACKS
        element = said_element(condition.element)
        return say(templates[bool(condition.element), bool(condition.type)], element=element, type=condition.type)
    named = condition.of.capitalize()
    words = _CONDITIONS.get(f"{condition.word} {condition.number}") or _CONDITIONS[condition.word]
    return say(words, number=condition.number, type=named, zone=named, named=named)


def said_element(element: str) -> Words:
    """Return what an element is called; nothing for none."""
    return say(_ELEMENTS.get(element, ""))


def said_defence(terms: DefenceTerms) -> Words:
    """Return which attacks a defence stops: "Block stops a Punch or Kick that does not Target"."""
    types = either_of(Words("{type}", (("type", one),)) for one in terms.types) if terms.types else ""
    stopped = say(_STOPPED[terms.aim, bool(terms.types)], tag=terms.tag, types=types)
    return say(_SEVERAL, stopped=stopped, number=terms.stops) if terms.stops > 1 else stopped


def in_a_row(parts: Iterable[Words]) -> Words:
    """Return all of these, with commas between them."""
    return reduce(lambda some, other: say("{some}, {other}", some=some, other=other), parts)


def one_after_another(parts: Iterable[Words]) -> Words:
    """Return what happens in this order, with semicolons between."""
    return reduce(lambda some, other: say("{some}; {other}", some=some, other=other), parts)


def either_of(parts: Iterable[Words]) -> Words:
    """Return these with "or" before the last."""
    *others, last = parts
    return say("{some} or {other}", some=in_a_row(others), other=last) if others else last
