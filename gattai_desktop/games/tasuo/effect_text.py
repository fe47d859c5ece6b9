"""Says the effects of a card in plain sentences, made from its line: text and rules never differ (RULES TS, 3i).

`effect_sentences(design)` gives one sentence for each effect, as words that a window translates. Each says when, under
which conditions, and what then happens: "When called: one enemy warrior gains Burn". Whoever shows one puts a capital
at its beginning. Each of the three parts is a text of its own, and whom a part reaches is always its subject, so that
languages with cases can say it too.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.tasuo.card_effects import (
    CardEffect,
    EffectPart,
    EffectTarget,
    EffectVerb,
)
from gattai_desktop.games.tasuo.card_words import ARENA, CONTINUUM, KINDS, WEAPON
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_when import (
    COUNTER_WORDS,
    either_of,
    in_a_row,
    one_after_another,
    said_condition,
    said_defence,
    said_when,
)
from gattai_desktop.games.tasuo.effect_words import VERBS, WHILE
from gattai_desktop.games.tasuo.values import halves

_WHO: Final[Mapping[str, str]] = {
    "own": "one of your warriors",
    "enemy": "one enemy warrior",
    "each own": "each of your warriors",
    "each enemy": "each enemy warrior",
    "struck": "the warrior struck",
    "enemy set": "one set card of the opponent's",
    "top": "what it answers",
    "that call": "that call",
}
_AIMED_AT: Final[Mapping[str, str]] = {
    "you": "you",
    "foe": "the opponent",
    "this attack": "this attack",
    "this roll": "this roll",
}
"""Whom or what it reaches where its sentence has another subject."""
_BEARER: Final = "its bearer"
_DEFENDER: Final = "the warrior that defends"
_OF_WARRIOR: Final[Mapping[str, str]] = {
    "call": "{who} is called at no cost",
    "call paid": "{who} is called at no further cost",
    "equip": "{who} takes up a Weapon of your hand",
    "inflict": "{who} gains {named}",
    "heal": "{who} loses {amount} of its damage",
    "cure": "{who} loses {amount} conditions of your choice",
    "cure 1": "{who} loses one condition of your choice",
    "damage": "{who} takes {amount} damage",
    "power+": "{who} deals {amount} more with each attack",
    "power-": "{who} deals {amount} less with each attack",
    "boost+": "{who} deals {amount} more with each attack this turn",
    "taken-": "{who} takes {amount} less from each attack",
    "need+": "{who} needs {amount} more in chain rolls",
    "need-": "{who} needs {amount} less in chain rolls",
    "move": "{who} moves to a free zone of its side that you choose",
    "return": "{who} goes to its owner's hand",
    "again": "{who} may attack once more this turn",
    "destroy": "{who} goes to the Deadzone",
    "banish": "{who} goes to the Outerzone",
    "negate": "{who} is negated",
    "tax": "{who} costs {amount} armor more, or fails",
}
"""What is done to a warrior, a card or an entry of the Queue, which is the subject."""
_OF_YOU: Final[Mapping[str, str]] = {
    "armor+": "heal {amount} armor",
    "armor-": "lose {amount} armor",
    "gauge+": "gain {amount} gauge",
    "gauge-": "lose {amount} gauge",
    "draw": "draw {amount}",
    "under": "put {amount} cards of your hand under the deck",
    "under 1": "put one card of your hand under the deck",
    "sift": "look at your top {amount} cards, and you may put one of them under the deck",
    "sift 1": "look at your top card, and you may put it under the deck",
    "charge": "charge Kio, Ka or Kao by {amount} without paying",
    "charge of": "charge {named} by {amount} without paying",
    "mill": "put your top cards, {amount}, into the Deadzone",
    "discard": "discard {amount}",
    "retrieve": "take a card from your Deadzone to your hand, of the kind {named}",
    "search": "take a card from your deck to your hand, of the kind {named}, and shuffle",
    "destroy": "put a card of your Legend Zones or your Arena into the Deadzone",
    "banish": "put a card of your Legend Zones or your Arena into the Outerzone",
}
_OF_OPPONENT: Final[Mapping[str, str]] = {
    "armor+": "the opponent heals {amount} armor",
    "armor-": "the opponent loses {amount} armor",
    "gauge+": "the opponent gains {amount} gauge",
    "gauge-": "the opponent loses {amount} gauge",
    "draw": "the opponent draws {amount}",
    "under": "the opponent puts {amount} cards of the hand under the deck",
    "under 1": "the opponent puts one card of the hand under the deck",
    "sift": "the opponent looks at the top {amount} cards, and may put one of them under the deck",
    "sift 1": "the opponent looks at the top card, and may put it under the deck",
    "charge": "the opponent charges Kio, Ka or Kao by {amount}",
    "charge of": "the opponent charges {named} by {amount}",
    "mill": "the opponent puts the top cards, {amount}, into the Deadzone",
    "discard": "the opponent discards {amount}",
    "retrieve": "the opponent takes a card from the Deadzone to the hand, of the kind {named}",
    "search": "the opponent takes a card from the deck to the hand, of the kind {named}, and shuffles",
    "destroy": "a card of the opponent's Legend Zones or the Arena goes to the Deadzone",
    "banish": "a card of the opponent's Legend Zones or the Arena goes to the Outerzone",
}
_OF_PLAYERS: Final = {"you": _OF_YOU, "foe": _OF_OPPONENT}
_OF_ATTACK: Final[Mapping[str, str]] = {
    "power+": "this attack deals {amount} more",
    "power-": "this attack deals {amount} less",
    "need+": "a chain roll after it needs {amount} more",
    "need-": "a chain roll after it needs {amount} less",
    "nochain": "no chain roll follows it",
    "bar": "{named} does not stop this attack",
    "stop": "this attack is stopped",
}
_OF_ROLL: Final[Mapping[str, str]] = {
    "need+": "this roll needs {amount} more",
    "need-": "this roll needs {amount} less",
}


@lru_cache(maxsize=1024)
def effect_sentences(design: CardDesign) -> tuple[Words, ...]:
    """Return one sentence for each effect of a card; none for a card that is its values alone."""
    return tuple(_sentence(design, effect) for effect in design.effects)


def what_is_done(design: CardDesign) -> tuple[Words, ...]:
    """Return what each effect of a card does, without when: for who uses it at this moment."""
    return tuple(say("{done}.", done=one_after_another(_doings(design, effect))) for effect in design.effects)


def what_is_asked_and_done(design: CardDesign, place: int) -> Words:
    """Return what one effect of a card asks for and does, without when: for who chooses between several."""
    effect, done = design.effects[place], what_is_done(design)[place]
    asked = [said_condition(one, effect) for one in effect.conditions]
    return say("{asked}: {done}", asked=in_a_row(asked), done=done) if asked else done


def _doings(design: CardDesign, effect: CardEffect) -> list[Words]:
    terms = effect.trigger.defence
    done = [said_done(design, effect, part, verb) for part in effect.parts for verb in part.verbs]
    return done if terms is None else [said_defence(terms), *done, *([COUNTER_WORDS] if terms.counter else ())]


def _sentence(design: CardDesign, effect: CardEffect) -> Words:
    terms = effect.trigger.defence
    conditions = [said_condition(one, effect) for one in effect.conditions]
    if terms is not None or (effect.trigger.word == WHILE and conditions):
        begun = conditions
    else:
        begun = [said_when(design, effect.trigger), *conditions]
    said = one_after_another(_doings(design, effect))
    return say("{when}: {done}.", when=in_a_row(begun), done=said) if begun else say("{done}.", done=said)


def said_target(design: CardDesign, effect: CardEffect, target: EffectTarget) -> Words | str:
    """Return whom an effect reaches: "one enemy warrior"."""
    return say(_AIMED_AT[target.word]) if target.word in _AIMED_AT else _who(design, effect, target)


def said_done(design: CardDesign, effect: CardEffect, part: EffectPart, verb: EffectVerb) -> Words:
    """Return what one verb of a part does: "one enemy warrior gains Burn"."""
    known, word = VERBS[verb.word], part.target.word
    key = verb.word + (("-" if verb.amount < 0 else "+") if known.signs else "")
    key += " of" if verb.word == "charge" and verb.of else ""
    key += " paid" if verb.word == "call" and any(effect.prices) else ""
    amount = halves(abs(verb.amount)) if known.amount == "halves" else str(abs(verb.amount))
    named = KINDS.get(verb.of, verb.of.capitalize() if verb.word == "charge" else verb.of)
    if word in _OF_PLAYERS:
        return _said(_OF_PLAYERS[word], key, amount, named)
    if word in ("this attack", "this roll"):
        return _said(_OF_ATTACK if word == "this attack" else _OF_ROLL, key, amount, named)
    who = _who(design, effect, part.target) if verb is part.verbs[0] else say("it")
    return _said(_OF_WARRIOR, key, amount, named, who)


def done_to_attack(key: str, amount: str = "", named: str = "") -> Words:
    """Return what an effect has done to the attack that is under way. key: the verb with its sign, as "power+"."""
    return _said(_OF_ATTACK, key, amount, named)


def _said(table: Mapping[str, str], key: str, amount: str, named: str, who: Words | str = "") -> Words:
    template = table.get(f"{key} 1", table[key]) if amount == "1" else table[key]
    return say(template, who=who, amount=amount, named=named)


def _who(design: CardDesign, effect: CardEffect, target: EffectTarget) -> Words | str:
    if target.conditions:
        suffered = either_of(Words("{condition}", (("condition", one),)) for one in target.conditions)
        return say("one enemy warrior with {suffered}", suffered=suffered)
    if target.word != "it":
        return say(_WHO[target.word])
    if effect.trigger.defence is not None:
        return say(_DEFENDER)
    if design.kind == WEAPON:
        return say(_BEARER)
    return say(_WHO["each own"]) if design.kind in (ARENA, CONTINUUM) else design.name
