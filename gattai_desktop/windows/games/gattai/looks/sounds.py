"""Which sounds belong to what happened. Made from what everybody saw, so that no sound tells a secret."""

from __future__ import annotations

import math
from typing import Final

from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede
from gattai_desktop.games.gattai.world.locations import DAMAGED, RAZED
from gattai_desktop.model.happened import Happened

MOST: Final = 2
"""Sounds for one move at most: what matters most comes first."""
_STAGES: Final = 7
_SAID: Final = {
    "omen": "omen", "rumble": "rumble", "rout": "rout", "resonant": "true", "dissonant": "dissonant",
    "omen_spent": "spend", "champion": "true", "surrenders": "concede", "contraption": "block",
}  # fmt: skip
_ORDER: Final = (
    "rumble", "omen", "rout", "escalate", "score", "dissonant", "true", "block", "concede", "harmony", "ruin", "spend",
    "undo", "land", "turn", "deal", "shuffle",
)  # fmt: skip


def sounds_of(happened: Happened, facts: tuple[Fact, ...]) -> tuple[str, ...]:
    """Return the sounds of an entry, the most telling first; facts: as everybody saw them."""
    if happened.back_to is not None:
        return ("undo",)
    found: dict[str, None] = {}
    move = happened.move("public")
    if isinstance(move, Block):
        found["block"] = None
    elif isinstance(move, Concede):
        found["concede"] = None
    for fact in facts:
        name = _sound(fact)
        if name:
            found[name] = None
    ranked = sorted(found, key=lambda name: _ORDER.index(name.partition("-")[0].partition("_")[0]))
    return tuple(ranked[:MOST])


def _sound(fact: Fact) -> str:
    match fact:
        case Announced():
            return _announced(fact)
        case ValueChanged() if fact.path == "team.harmony" and fact.before is not None and fact.after is not None:
            return "harmony_up" if _number(fact.after) > _number(fact.before) else "harmony_down"
        case ValueChanged() if fact.path.startswith("location.") and fact.after in (DAMAGED, RAZED):
            return "ruin"
        case CardsMoved() if any(fact.up):
            return "land"
        case CardsMoved():
            return "deal"
        case CardsTurned():
            return "turn"
        case ZoneShuffled():
            return "shuffle"
    return ""


def _announced(fact: Announced) -> str:
    said = dict(fact.values)
    if fact.words == "escalate":
        return f"escalate-{_step(_number(said.get('stage')))}"
    if fact.words == "score":
        points = max(1, _number(said.get("points")))
        return f"score-{_step(round(math.log2(points)) + 1)}"
    return _SAID.get(fact.words, "")


def _step(number: int) -> int:
    return max(1, min(_STAGES, number))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
