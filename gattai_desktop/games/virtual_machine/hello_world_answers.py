"""What the guide of "Hello, World" says about what just happened, made from the facts alone.

Of one move the last fact that means something to a beginner is told; of most moves there is nothing to say.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, cast

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.guide import last_said
from gattai_desktop.games.told_beneath import AnnouncedValues, filled
from gattai_desktop.games.virtual_machine.row_words import BY_KEY, deed_words
from gattai_desktop.games.virtual_machine.told_scene import Scene, test_words
from gattai_desktop.games.virtual_machine.values import GUIDED, MOST_CHARGES
from gattai_desktop.games.virtual_machine.zones import CPU, MCS


def answered(before: Table, facts: Iterable[tuple[int, Fact]]) -> Words:
    """Say what just happened, and what it meant; nothing where it taught nothing."""
    if not before.values.get(GUIDED):
        return say("")
    return last_said(_told(Scene(before, None, facts)))


def _told(scene: Scene) -> Iterator[Words]:
    for fact in scene.each():
        if isinstance(fact, Announced) and fact.words in _ANSWERS:
            yield _ANSWERS[fact.words](scene, fact.by_name)
        elif isinstance(fact, ValueChanged) and fact.path == "draw.cpu" and scene.value("round"):
            words = "The CPU draws to {number}: the able MCs and the areas in which they stand, added."
            yield say(words, number=fact.after)


def _hit(scene: Scene, of: AnnouncedValues) -> Words:
    change = scene.after(of["target"], "hp")
    if change is None:
        return say("")
    lost = cast("int", change[1].before or 0) - cast("int", change[1].after or 0)
    halved = any(step[0] == "armored" for step in (scene.announced("damage") or {}).get("steps", ()))
    words = "A hit: {why}. {target} loses {lost} HP."
    if halved:
        words = "A hit: {why}. {target} loses {lost} HP; Armored has halved it."
    return say(words, why=test_words(of), target=scene.name(of["target"]), lost=lost)


def _row(_scene: Scene, of: AnnouncedValues) -> Words:
    row = BY_KEY[str(of["row"])]
    if row.rank < 2 or of["side"] != MCS:
        return say("")
    return say("The Team Hand is a {row} now: all MCs have it more easily as long as it lies.", row=row.name)


def _charged(scene: Scene, of: AnnouncedValues) -> Words:
    change = scene.after(of["process"], "meter")
    if change is None:
        return say("")
    if change[1].after == MOST_CHARGES:
        words = "{who} has 10 charges now ({deed}). The Interrupt is ready."
        return say(words, who=scene.name(of["process"]), deed=deed_words(str(of["deed"])))
    return say("")


def _over(_scene: Scene, of: AnnouncedValues) -> Words:
    if of["winner"] == MCS:
        return say("The MCs win. Every process of the CPU is downed.")
    return say("The CPU wins. Every MC is downed.") if of["winner"] == CPU else say("The fight is over.")


_ANSWERS: Final[Mapping[str, Callable[[Scene, AnnouncedValues], Words]]] = {
    "hit": _hit,
    "miss": filled(say("No hit: {why}.")),
    "dodged": filled(say("No hit: {why}.")),
    "downed": filled(say("{who} is downed: at 0 HP or less nobody acts any more.")),
    "boot": _row,
    "charged": _charged,
    "reveals": filled(say("All cards lie open now. The Count goes from the lowest to the highest.")),
    "interrupt": filled(say("That was an Interrupt: it comes between, whatever the count is.")),
    "over": _over,
}
