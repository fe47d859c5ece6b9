"""What the log says of what is announced in a showdown: hits, falls, stops, rolls, turns, and the end."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.tasuo.told_scene import ShowdownScene, ShowdownSentence
from gattai_desktop.games.told import Strong

ToldOfShowdown = Callable[[ShowdownScene, Mapping[str, Any]], tuple[ShowdownSentence, ...]]
"""Returns the sentences of an announcement: the scene, and what it holds by name."""

WON_BY: Final[Mapping[str, str]] = {
    "bodies": "{seat} has {won}: the Body Count of the foe is full",
    "armor": "{seat} has {won}: the foe has no armor left",
    "frags": "{seat} has {won}: all seven Kaju Frags are together",
    "deck": "{seat} has {won}: the foe could not draw",
    "limit": "{seat} has {won}: the last turn is over",
    "resign": "{seat} has {won}: the foe has given up",
}
"""How a showdown is won."""


def _line(words: Words) -> tuple[ShowdownSentence, ...]:
    return ((words, "moves"),)


def _story(words: Words) -> tuple[ShowdownSentence, ...]:
    return ((words, "story"),)


def _turn(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    return _story(say("Turn {number}: {seat}", number=Strong(of["number"]), seat=scene.name(of["seat"])))


def _hit(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    words = "{card} hits {target}: {damage} damage"
    damage = Strong(str(of["damage"]))
    return _story(say(words, card=scene.card(of.get("by")), target=scene.card(of["target"]), damage=damage))


def _stopped(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    words = "the attack on {target} is {stopped}: {tag}"
    return _story(say(words, target=scene.card(of["target"]), stopped=Strong("stopped"), tag=str(of["tag"])))


def _destroyed(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    return _story(say("{card} is {destroyed}", card=scene.card(of["card"]), destroyed=Strong("destroyed")))


def _chain(_scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    words = "{rolled}, {need} needed: the combo goes on" if of["made"] else "{rolled}, {need} needed: the combo ends"
    return _story(say(words, rolled=Strong(of["rolled"]), need=of["need"]))


def _negated(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    return _story(say("{card} is {negated}", card=scene.card(of["card"]), negated=Strong("negated")))


def _failed(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    return _story(say("the call of {card} fails", card=scene.card(of["card"])))


def _effect(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    return _line(say("the effect of {card}", card=scene.card(of["card"])))


def _wins(scene: ShowdownScene, of: Mapping[str, Any]) -> tuple[ShowdownSentence, ...]:
    return _story(say(WON_BY[str(of["by"])], seat=scene.name(of["seat"]), won=Strong("won")))


_TELLINGS: Final[Mapping[str, ToldOfShowdown]] = {
    "draw won": lambda scene, of: _line(say("{seat} has won the draw", seat=scene.name(of["seat"]))),
    "turn": _turn,
    "hit": _hit,
    "stopped": _stopped,
    "destroyed": _destroyed,
    "chain": _chain,
    "negated": _negated,
    "call failed": _failed,
    "effect": _effect,
    "countered": lambda _scene, _of: _story(say("Counter: the Clash Phase ends")),
    "wins": _wins,
    "draw": lambda _scene, _of: _story(say("The showdown is over: nobody has won")),
    "because": lambda _scene, of: _line(say("“{text}”", text=of["text"])),
}
ON_THEIR_OWN: Final = frozenset({"turn", "wins", "draw"})
"""Announcements that do not hang beneath the move before them."""


def tell_announced(scene: ShowdownScene, fact: Announced) -> tuple[ShowdownSentence, ...]:
    """Return the sentences of an announcement; none where another sentence says it."""
    telling = _TELLINGS.get(fact.words)
    return telling(scene, dict(fact.values)) if telling is not None else ()
