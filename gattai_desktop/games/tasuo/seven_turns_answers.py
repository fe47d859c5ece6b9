"""What the guide of "Seven turns" says about what just happened, made from the facts alone.

Of one move the last fact that means something to a beginner is told; of most moves there is nothing to say.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced, CardsMoved, Fact
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.guide import last_said
from gattai_desktop.games.tasuo.attacks import ARMOR
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.tasuo.values import LESSON
from gattai_desktop.games.told_beneath import AnnouncedValues, filled

_FULL: Final = 4
"""Cards of a full charge of Kao."""


def answered(before: Table, facts: Iterable[tuple[int, Fact]]) -> Words:
    """Say what just happened, and what it meant; nothing where it taught nothing."""
    if not before.values.get(LESSON):
        return say("")
    return last_said(_told(ShowdownScene(before, None, facts)))


def _told(scene: ShowdownScene) -> Iterator[Words]:
    for fact in scene.each():
        if isinstance(fact, Announced) and fact.words in _ANSWERS:
            yield _ANSWERS[fact.words](scene, fact.by_name)
        elif isinstance(fact, CardsMoved) and fact.target.startswith("charges.kao."):
            yield _charged(scene, fact)


def _charged(scene: ShowdownScene, fact: CardsMoved) -> Words:
    have = scene.table.count(fact.target) + len(fact.cards)
    if have % _FULL:
        return say("{cards} goes from the deck to Kao, which holds {have} of 4 cards.", cards=fact.cards, have=have)
    return say("{cards} goes from the deck to Kao: its charge is full.", cards=fact.cards)


def _hit(scene: ShowdownScene, told: AnnouncedValues) -> Words:
    card = scene.cards.get(str(told["target"]))
    if told["target"] == ARMOR or card is None:
        return say("The attack hits the armor.")
    return say("A hit: {card} takes {damage}. Damage stays from turn to turn.", card=card, damage=told["damage"])


def _stopped(scene: ShowdownScene, told: AnnouncedValues) -> Words:
    card = scene.card(told["target"])
    match told["tag"]:
        case "Block":
            return say("Blocked: the attack on {card} is stopped, and does nothing.", card=card)
        case "Ori":
            return say("Parried: the attack on {card} is stopped, and the attacker takes 1 damage.", card=card)
        case "Kyushu":
            return say("Absorbed: the attack is stopped, and {card} loses 1 of its damage.", card=card)
        case "Haki":
            return say("The attack on {card} is stopped, and its player loses 1 gauge.", card=card)
        case _:
            return say("Evaded: the attack on {card} is stopped.", card=card)


def _chain(_scene: ShowdownScene, told: AnnouncedValues) -> Words:
    words = "{rolled}, and {need} were needed: the combo goes on."
    if not told["made"]:
        words = "{rolled}, and {need} were needed: the combo ends."
    return say(words, rolled=told["rolled"], need=told["need"])


def _wins(scene: ShowdownScene, told: AnnouncedValues) -> Words:
    return say("{name} has won.", name=scene.name(told["seat"]))


_ANSWERS: Final[Mapping[str, Callable[[ShowdownScene, AnnouncedValues], Words]]] = {
    "hit": _hit,
    "stopped": _stopped,
    "destroyed": filled(say("{card} is destroyed: {bodies} for the Body Count of its player, and gauge for both.")),
    "chain": _chain,
    "negated": filled(say("{card} is negated: it leaves the Queue and does nothing.")),
    "countered": filled(say("Counter: the turn of the attacker ends.")),
    "mode": filled(say("{card} stands there now, with the damage as before.")),
    "wins": _wins,
}
