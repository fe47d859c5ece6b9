"""Writes the effects of a card as the line that `effect_line.py` reads (RULES TS, 3i)."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectCondition, EffectTarget, EffectTrigger, EffectVerb
from gattai_desktop.games.tasuo.card_words import TYPE_LETTERS
from gattai_desktop.games.tasuo.effect_words import ANY, CARD_LETTERS, CONDITIONS, COUNTER, SEVERAL, VERBS, WHILE
from gattai_desktop.games.tasuo.values import halves

_CARDS: Final = {kind: letter for letter, kind in CARD_LETTERS.items()}
_BESIDE: Final = ("armed", "in")
"""Conditions of the warrior itself, which stand beside `while` without a stroke."""


def written(effects: Iterable[CardEffect]) -> str:
    """Return the line that says these effects."""
    return " && ".join(map(_written_effect, effects))


def _written_effect(effect: CardEffect) -> str:
    conditions = list(effect.conditions)
    first = _written_trigger(effect.trigger)
    if effect.trigger.word == WHILE and conditions and conditions[0].word in _BESIDE:
        first += f" {written_condition(conditions.pop(0))}"
    line = " / ".join((first, *map(written_condition, conditions)))
    if effect.trigger.defence and effect.trigger.defence.counter:
        line += f" / {COUNTER}"
    parts = " & ".join(
        f"{_written_target(part.target)}: {'; '.join(map(_written_verb, part.verbs))}" for part in effect.parts
    )
    return f"{line} -> {parts}" if parts else line


def _written_trigger(trigger: EffectTrigger) -> str:
    words = [trigger.word, *trigger.moments, *(_CARDS[one] for one in trigger.kinds)]
    terms = trigger.defence
    if terms is None:
        return " ".join(words)
    several = next((word for word, stops in SEVERAL.items() if stops == terms.stops), "")
    said = (
        f"{trigger.word} {terms.tag}",
        " ".join(TYPE_LETTERS[one] for one in terms.types) or ANY,
        terms.aim,
        several,
    )
    return " / ".join(part for part in said if part)


def written_condition(condition: EffectCondition) -> str:
    """Return a condition as a line writes it."""
    attack = " ".join(part for part in (condition.element, condition.type) if part)
    match condition.word:
        case "first":
            return f"first {attack} attack each turn".replace("  ", " ")
        case "attack":
            return attack
        case "class":
            return condition.of.capitalize()
    match CONDITIONS[condition.word].follows:
        case "number":
            return f"{condition.word} {condition.number}"
        case "zone":
            return f"{condition.word} {condition.of.capitalize()}"
        case "type":
            return f"{condition.word} {condition.of}"
        case _:
            return condition.word


def _written_target(target: EffectTarget) -> str:
    return f"{target.word} with {' '.join(target.conditions)}" if target.conditions else target.word


def _written_verb(verb: EffectVerb) -> str:
    known = VERBS[verb.word]
    amount = (halves(abs(verb.amount)) if known.amount == "halves" else str(abs(verb.amount))) if known.amount else ""
    sign = ("-" if verb.amount < 0 else "+") if known.signs else ""
    of = verb.of.capitalize() if known.of == "zone?" else verb.of
    return " ".join(part for part in (verb.word, f"{sign}{amount}", of) if part)
