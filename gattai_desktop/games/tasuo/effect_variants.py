"""What else could stand in the place of a piece of an effect, whether it would fit there or not (RULES TS, 3i).

Each function yields groups: what is chosen, and the variants of it. Of several that hold together, such as the phases
in which an ability is activated, each variant has one of them put in or taken out.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.tasuo.card_effects import (
    CardEffect,
    DefenceTerms,
    EffectCondition,
    EffectPart,
    EffectTarget,
    EffectTrigger,
    EffectVerb,
)
from gattai_desktop.games.tasuo.card_words import BATTLE_CONDITIONS, ELEMENTS, KINDS, TAGS, TYPES
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_text import said_done, said_target
from gattai_desktop.games.tasuo.effect_when import COUNTER_WORDS, said_condition, said_element, said_when
from gattai_desktop.games.tasuo.effect_words import AIMS, CARD_LETTERS, CONDITIONS, TARGETS, TRIGGERS, VERBS, VerbWord
from gattai_desktop.games.tasuo.zones import CHARGED

_AIMS: Final = {
    "plain": say("that do not Target"),
    "targets": say("that Target"),
    "both": say("whether they Target or not"),
}
_STOPS: Final = (
    say("one attack"),
    say("two on the same warrior in one turn"),
    say("three on the same warrior in one turn"),
)
_AFTER: Final = {
    "condition": BATTLE_CONDITIONS,
    "tag": TAGS,
    "kind": tuple(KINDS),
    "zone?": ("", *CHARGED),
    "": ("",),
}
"""What a verb may be done with, by how `VerbWord.of` calls it."""


@frozen
class Variant:
    """What could stand there: its words, the piece itself, and whether it stands there now.

    `what` is a trigger or a condition; of deeds a row, of which the first that fits is meant.
    """

    words: Words
    what: Any
    taken: bool = False


@frozen
class TargetedVerb:
    """One verb that is done to one target."""

    target: EffectTarget
    verb: EffectVerb

    def said(self, design: CardDesign, effect: CardEffect) -> Words:
        """Return it as a sentence: "one enemy warrior gains Burn"."""
        return said_done(design, effect, EffectPart(target=self.target, verbs=(self.verb,)), self.verb)


VariantGroup = tuple[Words, tuple[Variant, ...]]


def said_word(word: str) -> Words:
    """Return one of the game's own words, which windows translate."""
    return Words("{name}", (("name", word),))


def _in_or_out(now: Sequence[str], order: Iterable[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each word of a row, and the row with it put in, or taken out where it is there."""
    for one in order:
        yield one, tuple(each for each in order if (each in now) is not (each == one))


# ---------------------------------------------------------------------- when


def first_trigger(word: str) -> EffectTrigger:
    """Return a trigger as it begins, before more of it is chosen."""
    return EffectTrigger(
        word=word,
        moments=TRIGGERS[word].moments[:1],
        kinds=tuple(CARD_LETTERS.values())[:1] if word == "activated" else (),
        defence=DefenceTerms(tag=TAGS[0], types=(), aim=AIMS[0]) if word == "defend" else None,
    )


def trigger_groups(design: CardDesign, now: EffectTrigger) -> Iterator[VariantGroup]:
    """Yield what else could begin an effect of this card."""
    words = [one.word for one in TRIGGERS.values() if design.kind in one.kinds]
    others = [now if one == now.word else first_trigger(one) for one in words]
    yield say("When"), tuple(Variant(said_when(design, one), one, one is now) for one in others)
    if now.moments:
        yield (
            say("At which moments"),
            tuple(
                Variant(said_when(design, evolve(now, moments=(one,))), evolve(now, moments=row), one in now.moments)
                for one, row in _in_or_out(now.moments, TRIGGERS[now.word].moments)
            ),
        )
    if now.kinds:
        yield (
            say("A card of which kind"),
            tuple(
                Variant(said_word(KINDS[one]), evolve(now, kinds=row), one in now.kinds)
                for one, row in _in_or_out(now.kinds, CARD_LETTERS.values())
            ),
        )
    if now.defence is not None:
        for title, variants in _defence_groups(now.defence):
            yield title, tuple(evolve(one, what=evolve(now, defence=one.what)) for one in variants)


def _defence_groups(now: DefenceTerms) -> Iterator[VariantGroup]:
    def one_of(name: str, words: Iterable[tuple[Words, Any]]) -> tuple[Variant, ...]:
        value = getattr(now, name)
        return tuple(Variant(said, evolve(now, **{name: one}), one == value) for said, one in words)

    yield say("Its manoeuvre"), one_of("tag", ((said_word(one), one) for one in TAGS))
    types = (
        Variant(said_word(one), evolve(now, types=row), one in now.types)
        for one, row in _in_or_out(now.types, TYPES.values())
    )
    any_type = Variant(say("any type"), evolve(now, types=()), not now.types)
    yield say("Against which attacks"), (any_type, *types)
    yield say("Targeting"), one_of("aim", ((_AIMS[one], one) for one in AIMS))
    yield say("How many"), one_of("stops", ((words, number) for number, words in enumerate(_STOPS, 1)))
    counter = evolve(now, counter=not now.counter)
    yield say("Besides"), (Variant(COUNTER_WORDS, counter, now.counter),)


# ---------------------------------------------------------------------- if


def first_conditions(classes: Iterable[str]) -> Iterator[EffectCondition]:
    """Yield each condition as it begins, before more of it is chosen. classes: ids of those that may be named."""
    for word, known in CONDITIONS.items():
        of = {"zone": CHARGED[0], "type": TYPES["P"]}.get(known.follows, "")
        if word == "class":
            yield from (EffectCondition(word=word, of=one) for one in tuple(classes)[:1])
        elif known.follows == "attack":
            yield EffectCondition(word=word, element=ELEMENTS[0])
        else:
            yield EffectCondition(word=word, number=1 if known.follows == "number" else 0, of=of)


def condition_groups(now: EffectCondition, classes: Sequence[str]) -> Iterator[VariantGroup]:
    """Yield what else could have to hold in the place of a condition."""
    others = [now if one.word == now.word else one for one in first_conditions(classes)]
    yield say("What has to hold"), tuple(Variant(said_condition(one), one, one is now) for one in others)
    follows = CONDITIONS[now.word].follows
    if follows == "attack":
        for title, name, words in (
            (say("Which element"), "element", [("", say("any")), *((one, said_element(one)) for one in ELEMENTS)]),
            (say("Which type"), "type", [("", say("any")), *((one, said_word(one)) for one in TYPES.values())]),
        ):
            value, row = getattr(now, name), cast("list[tuple[Any, Words]]", words)
            yield title, tuple(Variant(said, evolve(now, **{name: one}), one == value) for one, said in row)
        return
    named = {"zone": CHARGED, "type": tuple(TYPES.values())}.get(follows, tuple(classes) if now.word == "class" else ())
    if named:
        yield (
            say("Which"),
            tuple(
                Variant(said_word(one.capitalize()), evolve(now, of=one), one == now.of) for one in dict.fromkeys(named)
            ),
        )


# ---------------------------------------------------------------------- then


def all_deeds() -> Iterator[TargetedVerb]:
    """Yield all that may be done to anybody, each as it begins; what is plainest comes first."""
    yield from (
        TargetedVerb(EffectTarget(word="you"), EffectVerb(word="draw", amount=1)),
        *deeds_to(EffectTarget(word="own")),
    )
    yield from (deed for word in TARGETS for deed in deeds_to(EffectTarget(word=word)))


def deeds_to(target: EffectTarget) -> Iterator[TargetedVerb]:
    """Yield all that may be done to a target, each as it begins."""
    for known in VERBS.values():
        if TARGETS[target.word].group in known.groups:
            yield from (TargetedVerb(target, verb) for verb in _first_verbs(known))


def _first_verbs(known: VerbWord) -> Iterator[EffectVerb]:
    amounts = [(-1 if sign == "-" else 1) * (1 + (known.amount == "halves")) for sign in known.signs or "+"]
    for amount in amounts if known.amount else (0,):
        yield from (EffectVerb(word=known.word, amount=amount, of=of) for of in _AFTER[known.of])


def deed_groups(design: CardDesign, effect: CardEffect, now: TargetedVerb) -> Iterator[VariantGroup]:
    """Yield what else an effect could do in the place of a deed."""
    targets = [now.target if one == now.target.word else EffectTarget(word=one) for one in TARGETS]
    yield (
        say("Whom or what"),
        tuple(
            Variant(say("{name}", name=said_target(design, effect, one)), _done_to(one, now), one is now.target)
            for one in targets
        ),
    )
    if now.target.word == "enemy":
        yield (
            say("One that suffers from"),
            tuple(
                Variant(said_word(one), (_aimed(now, conditions=row),), one in now.target.conditions)
                for one, row in _in_or_out(now.target.conditions, BATTLE_CONDITIONS)
            ),
        )
    deeds = [now if _is_like(one.verb, now.verb) else one for one in deeds_to(now.target)]
    yield say("What happens"), tuple(Variant(one.said(design, effect), (one,), one is now) for one in deeds)


def _is_like(one: EffectVerb, other: EffectVerb) -> bool:
    """Whether two verbs differ in how much alone."""
    return (one.word, one.of, one.amount < 0) == (other.word, other.of, other.amount < 0)


def _done_to(target: EffectTarget, now: TargetedVerb) -> tuple[TargetedVerb, ...]:
    """The same done to another target, or else what may be done to it."""
    others = tuple(deeds_to(target))
    same = (TargetedVerb(target, now.verb),) if any(_is_like(one.verb, now.verb) for one in others) else ()
    return (*same, *others)


def _aimed(now: TargetedVerb, *, conditions: tuple[str, ...]) -> TargetedVerb:
    """The same deed, done to one that suffers from one of these."""
    return TargetedVerb(evolve(now.target, conditions=conditions), now.verb)
