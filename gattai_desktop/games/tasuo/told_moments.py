"""Big moments of a showdown: one word in large letters, its sign, one line of cause (LOOK 7, 25)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.tasuo.told_facts import WON_BY
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.tasuo.values import active
from gattai_desktop.games.told import Moment
from gattai_desktop.games.told_beneath import AnnouncedValues, moments_of


def headline(table: Table, facts: Iterable[tuple[int, Fact]]) -> tuple[Moment, ...]:
    """Return the big moments among the facts, in their order. `table` is what the seat saw before them."""
    return moments_of(ShowdownScene(table, None, facts), _MOMENTS)


def _turn(scene: ShowdownScene, of: AnnouncedValues) -> Moment:
    text = say("Turn {number}.", number=of["number"])
    return Moment("turn", say("{seat}", seat=scene.name(of["seat"])), text, "ts-clash", ink=str(of["seat"]))


def _destroyed(scene: ShowdownScene, of: AnnouncedValues) -> Moment:
    owner = scene.name(str(of["card"]).partition("-")[0])
    text = say("Destroyed. {seat}: Body Count +{bodies}.", seat=owner, bodies=of["bodies"])
    return Moment("destroyed", say("{card}", card=scene.card(of["card"])), text, "cross", ink="refused", lasts="rout")


def _negated(scene: ShowdownScene, of: AnnouncedValues) -> Moment:
    text = say("{card} leaves the Queue without effect.", card=scene.card(of["card"]))
    return Moment("negated", say("Negated"), text, "cross", ink="price", lasts="rumble")


def _countered(scene: ShowdownScene, _of: AnnouncedValues) -> Moment:
    text = say("The turn of {seat} ends.", seat=scene.name(active(scene.table)))
    return Moment("countered", say("Countered"), text, "bolt", ink="price", lasts="rumble")


def _mode(scene: ShowdownScene, of: AnnouncedValues) -> Moment:
    text = say("{card} enters.", card=scene.card(of["card"]))
    return Moment("mode", say("Tasuo Mode"), text, "wings", ink="legal", lasts="rumble")


def _wins(scene: ShowdownScene, of: AnnouncedValues) -> Moment:
    text = say(WON_BY[str(of["by"])], seat=scene.name(of["seat"]), won="won")
    return Moment("over", say("{seat}", seat=scene.name(of["seat"])), text, "flag", ink=str(of["seat"]), lasts="rout")


def _draw(_scene: ShowdownScene, _of: AnnouncedValues) -> Moment:
    return Moment("over", say("A draw"), say("Nobody has won."), "flag", lasts="rout")


_MOMENTS: Final[Mapping[str, Callable[[ShowdownScene, AnnouncedValues], Moment]]] = {
    "turn": _turn,
    "destroyed": _destroyed,
    "negated": _negated,
    "countered": _countered,
    "mode": _mode,
    "wins": _wins,
    "draw": _draw,
}
