"""Effects of every kind, by chance: what the line of any card could say."""

from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

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
from gattai_desktop.games.tasuo.effect_words import (
    AIMS,
    CARD_LETTERS,
    CONDITIONS,
    TARGETS,
    TRIGGERS,
    VERBS,
    TargetWord,
    VerbWord,
)
from gattai_desktop.games.tasuo.zones import CHARGED


def some_of(words: Any, *, least: int = 1) -> SearchStrategy[tuple[str, ...]]:
    """A few of these words, each once."""
    return st.lists(st.sampled_from(tuple(words)), min_size=least, max_size=3, unique=True).map(tuple)


_TERMS: Final = st.builds(
    DefenceTerms,
    tag=st.sampled_from(TAGS),
    types=some_of(TYPES.values(), least=0),
    aim=st.sampled_from(AIMS),
    stops=st.integers(1, 3),
    counter=st.booleans(),
)


@st.composite
def _triggers(draw: st.DrawFn) -> EffectTrigger:
    word = TRIGGERS[draw(st.sampled_from(tuple(TRIGGERS)))]
    return EffectTrigger(
        word=word.word,
        moments=draw(some_of(word.moments)) if word.moments else (),
        kinds=draw(some_of(CARD_LETTERS.values())) if word.word == "activated" else (),
        defence=draw(_TERMS) if word.word == "defend" else None,
    )


@st.composite
def _conditions(draw: st.DrawFn, trigger: str) -> EffectCondition:
    fitting = [one for one, word in CONDITIONS.items() if word.constant or trigger != "while"]
    word = CONDITIONS[draw(st.sampled_from(fitting))]
    match word.follows:
        case "number":
            return EffectCondition(word=word.word, number=draw(st.integers(1, 99)))
        case "zone":
            return EffectCondition(word=word.word, of=draw(st.sampled_from(CHARGED)))
        case "type":
            return EffectCondition(word=word.word, of=draw(st.sampled_from(tuple(TYPES.values()))))
        case "attack":
            element = draw(st.sampled_from(ELEMENTS))
            return EffectCondition(word=word.word, element=element, type=draw(st.sampled_from(("", *TYPES.values()))))
        case _:
            return EffectCondition(word=word.word, of="gale" if word.word == "class" else "")


@st.composite
def _verbs(draw: st.DrawFn, target: TargetWord) -> EffectVerb:
    word: VerbWord = draw(st.sampled_from([one for one in VERBS.values() if target.group in one.groups]))
    amount = draw(st.integers(1, 99)) if word.amount else 0
    sign = {"": 1, "+": 1, "-": -1}.get(word.signs, 0) or draw(st.sampled_from((1, -1)))
    of = {
        "condition": st.sampled_from(BATTLE_CONDITIONS),
        "tag": st.sampled_from(TAGS),
        "kind": st.sampled_from(tuple(KINDS)),
        "zone?": st.sampled_from(("", *CHARGED)),
    }.get(word.of, st.just(""))
    return EffectVerb(word=word.word, amount=amount * sign, of=draw(of))


@st.composite
def _parts(draw: st.DrawFn, trigger: str) -> EffectPart:
    fitting = [one for one in TARGETS.values() if not one.triggers or trigger in one.triggers]
    word: TargetWord = draw(st.sampled_from(fitting))
    conditions = draw(some_of(BATTLE_CONDITIONS, least=0)) if word.word == "enemy" else ()
    verbs = draw(st.lists(_verbs(word), min_size=1, max_size=2))
    return EffectPart(target=EffectTarget(word=word.word, conditions=conditions), verbs=tuple(verbs))


@st.composite
def effects(draw: st.DrawFn) -> CardEffect:
    """Any effect that a line can say."""
    trigger = draw(_triggers())
    return CardEffect(
        trigger=trigger,
        conditions=tuple(draw(st.lists(_conditions(trigger.word), max_size=2))),
        parts=tuple(draw(st.lists(_parts(trigger.word), min_size=trigger.defence is None, max_size=2))),
    )
