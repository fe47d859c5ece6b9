"""What keeps a card design from being one: what its kind needs and may not have (RULES TS-16 to TS-26)."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.card_words import (
    ARENA,
    BLOODLUSTED,
    DEFENSIVE,
    FIGHTING,
    ITEM,
    KA_SUMMON,
    KINDS,
    OFFENSIVE,
    RESPONSIVE,
    TASUO_MODE,
    WARRIOR,
    WEAPON,
)
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_aims import CHOSEN
from gattai_desktop.games.tasuo.effect_when import meets_attacks
from gattai_desktop.games.tasuo.effect_words import ATTACKING, OWN_DESTROYED, ROLLING, STAYING, TRIGGERS, WHILE
from gattai_desktop.games.tasuo.effect_writing import written_condition
from gattai_desktop.games.tasuo.zones import SEATS

_ATTACKING: Final = (*FIGHTING, OFFENSIVE, WEAPON)
_OF_CLASS: Final = (WARRIOR, KA_SUMMON)
_USED_ONCE: Final = (ITEM, RESPONSIVE, BLOODLUSTED)
"""Kinds that are used as a whole, so that they have one effect."""
_CONSTANT: Final = ("power", "need", "taken", "bar", "nochain")
"""Verbs that count as long as a text holds; of a warrior the first three count only so."""
_BY_ITSELF: Final = ("called", "entered", "hit", "your end", "chained", OWN_DESTROYED, WHILE)
"""Triggers that nobody activates, so that nothing is paid for them; on a Responsive card somebody does."""
_KNOW_ATTACK: Final = ("hit", ATTACKING, "attacked", "defend", WHILE)
"""Triggers that know an attack: that which is declared, or has hit."""
_OF_ATTACK: Final = ("attack", "first", "after", "not after")
"""Conditions that speak of an attack."""
_NO_SIGN: Final = "A name of a card holds no '{sign}': lists of decks and records could not be read."
_NOT_IN_NAMES: Final = ".;#"
"""Signs that part cards in a list, number copies, and begin remarks."""
BY_KIND: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "life": (FIGHTING, FIGHTING),
    "attack": (_ATTACKING, _ATTACKING),
    "class": (_OF_CLASS, (*_OF_CLASS, ARENA)),
    "manner": ((BLOODLUSTED,), (BLOODLUSTED,)),
    "hands": ((WEAPON,), (WEAPON,)),
    "onto": ((TASUO_MODE,), (TASUO_MODE,)),
    "kaju": ((), (ITEM,)),
    "effect": (tuple(one for one in KINDS if one not in _ATTACKING), tuple(KINDS)),
}
"""The kinds of card that need a field, and those that may have it; the values of an attacker say enough."""


def wrong_with(design: CardDesign) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a design: the field, and the sentence for a person."""
    for sign in _NOT_IN_NAMES:
        if sign in design.name:
            yield "name", wording(_NO_SIGN, sign=sign)
    if not design.name.isprintable() or design.name != " ".join(design.name.split()):
        yield "name", wording("A name of a card has single, plain blanks: lists of decks could not be read.")
    whose = next((one.capitalize() for one in SEATS if design.name.casefold().startswith(f"{one}'s ")), "")
    if whose:
        yield (
            "name",
            wording("A name of a card does not begin with {whose}'s: so a record says whose it is.", whose=whose),
        )
    kind = KINDS.get(design.kind, design.kind)
    there = {
        "life": bool(design.life),
        "attack": design.attack is not None,
        "class": bool(design.warrior_class),
        "manner": bool(design.manner),
        "hands": bool(design.hands),
        "onto": bool(design.onto),
        "kaju": design.kaju,
        "effect": bool(design.line),
    }
    for field, (needing, having) in BY_KIND.items():
        if design.kind in needing and not there[field]:
            yield field, wording("A card of the kind {kind} needs this.", kind=kind)
        elif there[field] and design.kind not in having:
            yield field, wording("A card of the kind {kind} has none of this.", kind=kind)
    yield from (("effect", words) for words in _wrong_triggers(design, kind))


def _wrong_triggers(design: CardDesign, kind: str) -> Iterator[str]:
    for effect in design.effects:
        word = effect.trigger.word
        if design.kind not in TRIGGERS[word].kinds:
            fitting = ", ".join(KINDS[one] for one in TRIGGERS[word].kinds)
            yield wording(
                "The kind {kind} has no '{word}'. It belongs to: {names}.",
                kind=kind,
                word=AsWritten(word),
                names=fitting,
            )
        elif design.kind == BLOODLUSTED and design.manner and TRIGGERS[word].manner != design.manner:
            words = "'{word}' is of the manner {manner}, and this card is {other}."
            yield wording(
                words, word=AsWritten(word), manner=AsWritten(TRIGGERS[word].manner), other=AsWritten(design.manner)
            )
    for effect in design.effects:
        yield from _not_carried_out(design, effect)
    if design.kind in _USED_ONCE and len(design.effects) > 1:
        yield wording("A card of the kind {kind} is used once, as a whole: it has one effect.", kind=kind)
    if design.kind == DEFENSIVE and design.line and len(design.triggered_by("defend")) != 1:
        yield wording("A Defensive card says once what it stops: defend Block / P K S / plain.")


def _not_known(design: CardDesign, effect: CardEffect) -> Iterator[str]:
    """Yield the conditions that speak of an attack or a warrior where a line knows none: they could never hold."""
    trigger, meets = effect.trigger, meets_attacks(effect)
    of_attack = trigger.word in _KNOW_ATTACK or trigger.moments == (ATTACKING,)
    of_warrior = of_attack or (design.kind in STAYING and trigger.word != "hand")
    for one in effect.conditions:
        word, begun = AsWritten(written_condition(one)), AsWritten(trigger.word)
        if one.word in _OF_ATTACK and not of_attack:
            yield wording("'{word}' speaks of an attack, and '{other}' of none.", word=word, other=begun)
        elif one.word == "first" and meets:
            yield wording("'{word}' speaks of attacks of your own.", word=word)
        elif one.word in ("armed", "in") and not of_warrior:
            yield wording("'{word}' speaks of a warrior in play, and '{other}' of none.", word=word, other=begun)
        elif one.word == "class" and not of_warrior and trigger.word != "hand":
            yield wording("'{word}' speaks of a warrior, and '{other}' of none.", word=word, other=begun)


def _not_carried_out(design: CardDesign, effect: CardEffect) -> Iterator[str]:
    """Yield what a line says that no rule could carry out; it is refused, not passed over (RULES TS, 3i)."""
    done = [(part.target.word, verb.word) for part in effect.parts for verb in part.verbs]
    yield from _wrong_calls(effect.trigger.word, done)
    yield from _paid_by_nobody(design, effect)
    for target, verb in done:
        yield from _at_a_wrong_moment(effect.trigger.word, target, verb)
    yield from _not_known(design, effect)
    yield from _wrong_targets(design, effect)


def _wrong_calls(trigger: str, done: list[tuple[str, str]]) -> Iterator[str]:
    """Yield what is wrong with calling: only a card of the hand is called. done: each target with a verb."""
    if (("it", "call") in done and trigger != "hand") or any(verb == "call" for of, verb in done if of != "it"):
        yield wording("'call' belongs to 'hand' and 'it': who stands in play is not called.")
    if trigger == "hand" and done != [("it", "call")]:
        yield wording("After 'hand' there is just 'it: call'.")


def _paid_by_nobody(design: CardDesign, effect: CardEffect) -> Iterator[str]:
    """Yield the prices of what nobody activates."""
    trigger = effect.trigger.word
    if design.kind != RESPONSIVE and trigger in _BY_ITSELF:
        costs = (one.word for one in effect.conditions if one.word.startswith("pay") or one.word == "once a turn")
        words = "Nobody activates '{word}', so it has no '{other}'."
        yield from (wording(words, word=AsWritten(trigger), other=AsWritten(one)) for one in costs)


def _at_a_wrong_moment(trigger: str, target: str, verb: str) -> Iterator[str]:
    """Yield why a verb does not belong after a trigger: some count as long as a text holds, others are done once."""
    told = {"word": AsWritten(verb), "other": AsWritten(WHILE)}
    if trigger == WHILE and verb not in _CONSTANT:
        yield wording("'{word}' is done at a moment, and '{other}' is none.", **told)
    elif trigger != WHILE and verb in ("power", "need", "taken") and target not in ("this attack", "this roll"):
        yield wording("'{word}' of a warrior counts after '{other}' alone.", **told)


def _wrong_targets(design: CardDesign, effect: CardEffect) -> Iterator[str]:
    """Yield the targets that are not there, or cannot be chosen, when a line is carried out."""
    trigger, targets = effect.trigger, [part.target.word for part in effect.parts]
    at_once = (trigger.word == ATTACKING and design.kind == OFFENSIVE) or trigger.moments == (ROLLING,)
    if at_once and any(one in CHOSEN for one in targets):
        yield wording("What happens at once chooses nobody: it never waits on the Queue.")
    for target, moment in (("this attack", ATTACKING), ("this roll", ROLLING)):
        if trigger.word == "turn" and target in targets and trigger.moments != (moment,):
            yield wording(
                "'{word}' is there only with '{other}'.", word=AsWritten(target), other=AsWritten(f"turn {moment}")
            )
