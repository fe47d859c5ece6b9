"""What the log says of what is announced in a showdown: hits, falls, stops, rolls, turns, and the end."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.words import say
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.told import Strong
from gattai_desktop.games.told_beneath import AnnouncedValues, TellingOf, ToldWords, in_words, line

WON_BY: Final[Mapping[str, str]] = {
    "bodies": "{seat} has {won}: the Body Count of the foe is full",
    "armor": "{seat} has {won}: the foe has no armor left",
    "frags": "{seat} has {won}: all seven Kaju Frags are together",
    "deck": "{seat} has {won}: the foe could not draw",
    "limit": "{seat} has {won}: the last turn is over",
    "resign": "{seat} has {won}: the foe has given up",
}
"""How a showdown is won."""


def _hit(scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    words = "{card} hits {target}: {damage} damage"
    damage = Strong(str(of["damage"]))
    yield say(words, card=scene.card(of.get("by")), target=scene.card(of["target"]), damage=damage), "story"


def _chain(_scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    words = "{rolled}, {need} needed: the combo goes on" if of["made"] else "{rolled}, {need} needed: the combo ends"
    yield say(words, rolled=Strong(of["rolled"]), need=of["need"]), "story"


def _wins(scene: ShowdownScene, of: AnnouncedValues) -> Iterator[ToldWords]:
    yield say(WON_BY[str(of["by"])], seat=scene.name(of["seat"]), won=Strong("won")), "story"


_TELLINGS: Final[Mapping[str, TellingOf[ShowdownScene]]] = {
    "draw won": line(say("{seat} has won the draw")),
    "turn": line(say("Turn {number}: {seat}"), "story", strong="number"),
    "hit": _hit,
    "stopped": line(say("the attack on {target} is {stopped}: {tag}", stopped=Strong("stopped")), "story"),
    "destroyed": line(say("{card} is {destroyed}", destroyed=Strong("destroyed")), "story"),
    "chain": _chain,
    "negated": line(say("{card} is {negated}", negated=Strong("negated")), "story"),
    "call failed": line(say("the call of {card} fails"), "story"),
    "effect": line(say("the effect of {card}")),
    "countered": line(say("Counter: the Clash Phase ends"), "story"),
    "wins": _wins,
    "draw": line(say("The showdown is over: nobody has won"), "story"),
    "because": line(say("“{text}”")),
}
ON_THEIR_OWN: Final = frozenset({"turn", "wins", "draw"})
"""Announcements that do not hang beneath the move before them."""


def tell_announced(scene: ShowdownScene, fact: Announced) -> tuple[ToldWords, ...]:
    """Return the sentences of an announcement; none where another sentence says it."""
    return in_words(scene, fact, _TELLINGS)
