"""How the program chooses sides before a Throwdown: Pilots who join, Threats that are brought in."""

import random
from collections.abc import Iterable, Sequence
from typing import Final, cast

from gattai_desktop.cards.state import Sight, State
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.rumble import bgm
from gattai_desktop.games.gattai.story.prepared import SCENE_HERE, opened, scenes
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join, able_threats
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.company import able_people, of_kind

_TAKES_SIDES: Final = 0.35
"""How often a Pilot takes a side where Pilots fight each other."""
_TO_ONE: Final = 2
"""Pilots against whom one Threat is enough, before the last scene."""


def pilot(sight: Sight, options: Sequence[Move], dice: random.Random) -> Move | None:
    """Return the side that a Pilot joins: always the Team's against Coach, seldom one of two Pilots'."""
    joins = of_kind(options, Join)
    if not joins or (throwdown.pilots_only(sight) and dice.random() >= _TAKES_SIDES):
        return None
    return dice.choice(joins)


def coach(sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
    """Bring in the Threats of the scene; once nobody else joins, further ones against many Pilots; close the sides."""
    brings = {move.threat: move for move in of_kind(options, BringIn)}
    for key in fighters(sight):
        if key in brings:
            return brings[key]
    if not urged and _somebody_could_join(sight):
        return None
    return _against_many(sight, brings.values()) or next(iter(of_kind(options, CloseSides)), None)


def _against_many(sight: Sight, brings: Iterable[BringIn]) -> Move | None:
    """Return the lowest further Threat, but no Monster; None where those that fight are enough for so many Pilots.

    A stack that its Threat has not taken up is kept for the last scene.
    """
    pilots = sum(len(throwdown.members(sight, side)) for side in throwdown.pilot_sides(sight))
    last = in_last_scene(sight)
    if pilots <= (1 if last else _TO_ONE) * len(throwdown.threats(sight)):
        return None
    lesser = [move for move in brings if not bgm.is_bgm(sight, move.threat)]
    if stacks_wait(sight):
        lesser = [move for move in lesser if not sight.count(f"threat.{move.threat}")]
    return min(lesser, key=lambda move: sight.number(f"threat.{move.threat}.tr"), default=None)


def fighters(sight: Sight) -> tuple[str, ...]:
    """Return the Threats of this scene, or where it names none the first that can fight; and a Monster that attacks."""
    here = [one.removeprefix("threat.") for one in sight.listed(SCENE_HERE) if one.startswith("threat.")]
    able = able_threats(sight)
    monsters = [key for key in able if bgm.is_bgm(sight, key)]
    others = [key for key in able if key not in monsters]
    named = [key for key in here if key in able] or others[:1] or monsters[:1]
    return (*named, *(key for key in monsters if bgm.attacks(sight) and key not in named))


def in_last_scene(sight: Sight) -> bool:
    """Whether scenes were prepared and each has been opened."""
    return bool(scenes(sight)) and all(one.key in opened(sight) for one in scenes(sight))


def stacks_wait(sight: Sight) -> bool:
    """Whether cards on a Threat's stack, which are taken up once (R-57), serve better in a later scene."""
    by_stacks = rulings_of(sight).coach_bonus_draw == "threat_stacks"
    return by_stacks and bool(scenes(sight)) and not in_last_scene(sight)


def on_stacks(sight: Sight) -> int:
    """How many cards lie on the stacks of the Threats of this scene."""
    return sum(sight.count(f"threat.{key}") for key in fighters(sight))


def _somebody_could_join(sight: Sight) -> bool:
    sides = throwdown.pilot_sides(sight)
    table = cast("State", sight)
    return any(next(iter(Join(seat, side).judge(table)), None) is None for side in sides for seat in able_people(sight))
