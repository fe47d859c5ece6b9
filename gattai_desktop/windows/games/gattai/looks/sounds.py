"""Chooses the sounds of Gattaibushido:FUSION! from what everybody saw, so that no sound tells a secret."""

import math
from typing import Final

from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.value import as_number
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede
from gattai_desktop.games.gattai.world.locations import DAMAGED, RAZED
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.windows.kit.heard import sounds_of

_STAGES: Final = 7
_SAID: Final = {
    "omen": "omen", "rumble": "rumble", "rout": "rout", "resonant": "true", "dissonant": "dissonant",
    "omen_spent": "spend", "surrenders": "concede",
}  # fmt: skip
_ORDER: Final = (
    "rumble", "omen", "rout", "escalate", "score", "dissonant", "true", "block", "concede", "harmony", "ruin", "spend",
)  # fmt: skip


def gattai_sounds(happened: Happened, facts: SeenFacts) -> tuple[str, ...]:
    """Return the sounds of an entry, the most important first; facts: as everybody saw them."""
    move = happened.move(PUBLIC)
    first = ["block"] if isinstance(move, Block) else ["concede"] if isinstance(move, Concede) else []
    return sounds_of(happened, facts, _sound, order=_ORDER, first=first)


def _sound(fact: Fact) -> str:
    match fact:
        case Announced():
            return _announced(fact)
        case ValueChanged() if fact.path == "team.harmony" and fact.before is not None and fact.after is not None:
            return "harmony_up" if as_number(fact.after) > as_number(fact.before) else "harmony_down"
        case ValueChanged() if fact.path.startswith("location.") and fact.after in (DAMAGED, RAZED):
            return "ruin"
    return ""


def _announced(fact: Announced) -> str:
    said = fact.by_name
    if fact.words == "escalate":
        return f"escalate-{_step(as_number(said.get('stage')))}"
    if fact.words == "score":
        points = max(1, as_number(said.get("points")))
        return f"score-{_step(round(math.log2(points)) + 1)}"
    return _SAID.get(fact.words, "")


def _step(number: int) -> int:
    return max(1, min(_STAGES, number))
