"""The effects of a card as one line of text, read strictly (RULES TS, 3i).

    line      = effect , { "&&" , effect } ;
    effect    = trigger , { "/" , condition } , [ "->" , part , { "&" , part } ] ;
    part      = target , ":" , verb , { ";" , verb } ;

Every word is one of `effect_words.py`; `effect_writing.py` writes the line again. A line comes from a pack, so from
strangers: a wrong one is a NotationFault.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.notation import NotationFault, Pieces
from gattai_desktop.games.tasuo.card_effects import (
    CardEffect,
    DefenceTerms,
    EffectCondition,
    EffectPart,
    EffectTarget,
    EffectTrigger,
    EffectVerb,
)
from gattai_desktop.games.tasuo.card_words import BATTLE_CONDITIONS, ELEMENTS, KINDS, TAGS, TYPE_LETTERS, TYPES
from gattai_desktop.games.tasuo.effect_words import (
    AIMS,
    ANY,
    CARD_LETTERS,
    CONDITIONS,
    COUNTER,
    PLAIN_CONDITIONS,
    SEVERAL,
    TARGETS,
    TRIGGERS,
    VERBS,
    WHILE,
    VerbWord,
)
from gattai_desktop.games.tasuo.values import halves
from gattai_desktop.games.tasuo.zones import CHARGED

_ZONES: Final = {zone.capitalize(): zone for zone in CHARGED}
_CLASS: Final = re.compile(r"[A-Z][a-z]*")
_HALVES: Final = re.compile(r"\d{1,2}(\.[05])?(?![\d.])")
_WHOLE: Final = re.compile(r"\d{1,2}(?![\d.])")
_AFTER_VERB: Final = "';' and another verb, '&' and another target, '&&' and another effect, or the end"


@lru_cache(maxsize=1024)
def read_effects(text: str) -> tuple[CardEffect, ...]:
    """Read the line of a card; an empty one says no effect. Raises NotationFault."""
    pieces = Pieces(" ".join(text.split()))
    if not pieces.text:
        return ()
    found = [_effect(pieces)]
    while pieces.take("&&"):
        found.append(_effect(pieces))
    pieces.expect_end(_AFTER_VERB if found[-1].parts else "'/' and a condition, '->' and what is done, or '&&'")
    return tuple(found)


def _effect(pieces: Pieces) -> CardEffect:
    trigger = _trigger(pieces)
    terms, conditions = trigger.defence, []
    if trigger.word == WHILE and not any(map(pieces.stands, ("/", "->"))):
        conditions.append(_condition(pieces, WHILE))
    while pieces.take("/"):
        several = pieces.phrase(SEVERAL) if terms else None
        if terms and several:
            terms = evolve(terms, stops=SEVERAL[several])
        elif terms and pieces.phrase((COUNTER,)):
            terms = evolve(terms, counter=True)
        else:
            conditions.append(_condition(pieces, trigger.word))
    parts = []
    if pieces.take("->"):
        parts.append(_part(pieces, trigger.word))
        while not pieces.stands("&&") and pieces.take("&"):
            parts.append(_part(pieces, trigger.word))
    elif terms is None:
        raise pieces.broken(wording("'/' and a condition, or '->' and what is done"))
    return CardEffect(trigger=evolve(trigger, defence=terms), conditions=tuple(conditions), parts=tuple(parts))


# ---------------------------------------------------------------------- when


def _trigger(pieces: Pieces) -> EffectTrigger:
    word = _word(pieces, wording("trigger"), TRIGGERS)
    after = TRIGGERS[word].moments
    moments = _several(pieces, after)
    if after and not moments:
        raise _unknown(pieces, wording("moment after '{word}'", word=AsWritten(word)), after)
    kinds = tuple(CARD_LETTERS[one] for one in _several(pieces, CARD_LETTERS)) if word == "activated" else ()
    if word == "activated" and not kinds:
        raise _unknown(pieces, wording("kind of card"), CARD_LETTERS)
    return EffectTrigger(word=word, moments=moments, kinds=kinds, defence=_terms(pieces) if word == "defend" else None)


def _terms(pieces: Pieces) -> DefenceTerms:
    tag = _word(pieces, wording("tag"), TAGS)
    _slash(pieces, wording("the types of attack, such as P K S, or any"))
    any_type = pieces.phrase((ANY,)) is not None
    types = () if any_type else tuple(TYPES[one] for one in _several(pieces, TYPES))
    if not any_type and not types:
        raise _unknown(pieces, wording("type of attack"), (*TYPES, ANY))
    _slash(pieces, wording("plain, targets or both"))
    return DefenceTerms(tag=tag, types=types, aim=_word(pieces, wording("aim"), AIMS))


def _condition(pieces: Pieces, trigger: str) -> EffectCondition:
    start = pieces.at
    word = pieces.phrase(PLAIN_CONDITIONS)
    if word is None and pieces.phrase(("first",)):
        element, kind = _of_attack(pieces)
        _word(pieces, wording("condition with 'first'"), ("attack each turn",))
        found = EffectCondition(word="first", element=element, type=kind)
    elif word is None:
        found = _attack_or_class(pieces)
    else:
        found = _with_what_follows(pieces, word)
    if trigger == WHILE and not CONDITIONS[found.word].constant:
        raise pieces.unfit(start, wording("What is always there has no '{word}'.", word=AsWritten(found.word)))
    return found


def _with_what_follows(pieces: Pieces, word: str) -> EffectCondition:
    match CONDITIONS[word].follows:
        case "number":
            return EffectCondition(word=word, number=read_number(pieces, least=0 if word == "own warriors" else 1))
        case "zone":
            return EffectCondition(word=word, of=_ZONES[_word(pieces, wording("zone"), _ZONES)])
        case "type":
            return EffectCondition(word=word, of=_word(pieces, wording("type of attack"), TYPE_LETTERS))
        case _:
            return EffectCondition(word=word)


def _attack_or_class(pieces: Pieces) -> EffectCondition:
    element, kind = _of_attack(pieces)
    if element or kind:
        return EffectCondition(word="attack", element=element, type=kind)
    start = pieces.at
    called = _ahead(pieces)
    if not _CLASS.fullmatch(called):
        raise pieces.unknown(start, wording("condition"), called, (*PLAIN_CONDITIONS, *ELEMENTS, *TYPE_LETTERS))
    pieces.take(called)
    return EffectCondition(word="class", of=called.lower())


def _of_attack(pieces: Pieces) -> tuple[str, str]:
    """The element and the type of an attack, each "" where it is not said."""
    return pieces.phrase(ELEMENTS) or "", pieces.phrase(TYPE_LETTERS) or ""


# ---------------------------------------------------------------------- what


def _part(pieces: Pieces, trigger: str) -> EffectPart:
    start = pieces.at
    word = _word(pieces, wording("target"), TARGETS)
    known = TARGETS[word].triggers
    if known and trigger not in known:
        raise pieces.unfit(
            start, wording("With '{trigger}' there is no '{word}'.", trigger=AsWritten(trigger), word=AsWritten(word))
        )
    conditions: tuple[str, ...] = ()
    if word == "enemy" and pieces.phrase(("with",)):
        conditions = _several(pieces, BATTLE_CONDITIONS)
        if not conditions:
            raise _unknown(pieces, wording("Battle Condition"), BATTLE_CONDITIONS)
    if not pieces.take(":"):
        raise pieces.broken(wording("':' and what is done"))
    verbs = [_verb(pieces, word)]
    while pieces.take(";"):
        verbs.append(_verb(pieces, word))
    return EffectPart(target=EffectTarget(word=word, conditions=conditions), verbs=tuple(verbs))


def _verb(pieces: Pieces, target: str) -> EffectVerb:
    start = pieces.at
    known = VERBS[_word(pieces, wording("verb"), VERBS)]
    if TARGETS[target].group not in known.groups:
        fitting = ", ".join(one for one, word in TARGETS.items() if word.group in known.groups)
        words = "'{word}' is not done to '{target}'. It may be: {names}."
        raise pieces.unfit(
            start, wording(words, word=AsWritten(known.word), target=AsWritten(target), names=AsWritten(fitting))
        )
    amount = _amount(pieces, known) if known.amount else 0
    return EffectVerb(word=known.word, amount=amount, of=_with_what(pieces, known))


def _amount(pieces: Pieces, verb: VerbWord) -> int:
    sign = next((one for one in verb.signs if pieces.take(one)), "")
    if verb.signs and not sign:
        signs = " / ".join(verb.signs)
        raise pieces.broken(wording("{signs} and a number after '{word}'", signs=signs, word=AsWritten(verb.word)))
    number = read_number(pieces, of_halves=verb.amount == "halves")
    return -number if sign == "-" else number


def _with_what(pieces: Pieces, verb: VerbWord) -> str:
    match verb.of:
        case "condition":
            return _word(pieces, wording("Battle Condition"), BATTLE_CONDITIONS)
        case "tag":
            return _word(pieces, wording("tag"), TAGS)
        case "kind":
            return _word(pieces, wording("kind of card"), KINDS)
        case "zone?" if _ahead(pieces):
            return _ZONES[_word(pieces, wording("zone"), _ZONES)]
        case _:
            return ""


def read_number(pieces: Pieces, *, least: int = 1, of_halves: bool = False) -> int:
    """Read a number of things, or of halves: 1.5 is 3. Raises NotationFault."""
    start = pieces.at
    said = pieces.matched(_HALVES if of_halves else _WHOLE)
    if said is None:
        raise pieces.broken(wording("a number such as 2 or 1.5" if of_halves else "a whole number such as 2"))
    number = round(float(said) * 2) if of_halves else int(said)
    if number < least:
        fewest = halves(least) if of_halves else least
        raise pieces.unfit(start, wording("A number here is at least {least}.", least=fewest))
    return number


# ---------------------------------------------------------------------- the words in it


def _word(pieces: Pieces, kind: str, words: Iterable[str]) -> str:
    """One of these words. Raises NotationFault with the nearest."""
    found = pieces.phrase(words)
    if found is None:
        raise _unknown(pieces, kind, words)
    return found


def _unknown(pieces: Pieces, kind: str, words: Iterable[str]) -> NotationFault:
    called = _ahead(pieces)
    return (
        pieces.unknown(pieces.at, kind, called, words)
        if called
        else pieces.broken(wording("a {kind} ({names})", kind=kind, names=AsWritten(", ".join(words))))
    )


def _several(pieces: Pieces, words: Iterable[str]) -> tuple[str, ...]:
    """All of these words that stand here in a row, each once."""
    found: list[str] = []
    while (one := pieces.phrase(words)) is not None:
        if one in found:
            raise pieces.unfit(pieces.at, wording("'{word}' stands there twice.", word=AsWritten(one)))
        found.append(one)
    return tuple(found)


def _slash(pieces: Pieces, expected: str) -> None:
    if not pieces.take("/"):
        raise pieces.broken(wording("'/' and {expected}", expected=expected))


def _ahead(pieces: Pieces) -> str:
    """What stands here up to the next sign of the grammar, for a fault."""
    return re.split(r"/|->|&|:|;", pieces.text[pieces.at :], maxsplit=1)[0].strip()


def classes_in(effects: Iterable[CardEffect]) -> tuple[str, ...]:
    """Return the classes that effects name, by their ids."""
    named = (one for effect in effects for one in effect.conditions if one.word == "class")
    return tuple(dict.fromkeys(one.of for one in named))
