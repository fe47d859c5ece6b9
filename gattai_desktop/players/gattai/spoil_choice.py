"""Which Spoil a steady player takes: the one that brings most here, and none that would bring nothing.

Its worth is counted in the unit of `evaluation`, from what its line would do now and what is taken already.
"""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Sight, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.events.boosts import lost
from gattai_desktop.games.gattai.events.lines import Choose
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.outcome import outcome, spoil_table
from gattai_desktop.games.gattai.outcome.spoil_table import Spoil, spoils_of
from gattai_desktop.games.gattai.outcome.spoils import TakeNoMore, TakeSpoil, taken, takes_as
from gattai_desktop.games.gattai.telling.after_spoils import after_spoils
from gattai_desktop.games.gattai.telling.what_it_does import WhatItDoes, in_a_sentence, what_it_does
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.move import Move
from gattai_desktop.players.gattai.aiming import threats_against, trauma_comes_to_nothing
from gattai_desktop.players.gattai.company import plays_gently
from gattai_desktop.players.gattai.effect_habits import asked_whole
from gattai_desktop.players.gattai.evaluation import BUFFER, CHARGE, RESOURCE, STAT

_GAUGE: Final = {"chargeup": CHARGE, "chargeup-team": CHARGE, "fortify": BUFFER, "fortify-team": BUFFER}
_ENOUGH: Final = 7
"""A Resource beyond this is worth little more."""
_LITTLE: Final = 0.2
_WORTH: Final = {
    "rally": 4.0,
    "storm": 3.0,
    "ruin": 2.0,
    "rebuild": 2.0,
    "trauma": 1.5,
    "wave": 1.2,
    "schism": 0.9,
    "purge": 0.9,
    "favor": 0.4,
}
_WHOLE: Final = {"chargeup": "chargeup-team", "fortify": "fortify-team", "recover": "recover-all"}
"""What gives all that the lesser one could give."""
_AGAIN: Final = 0.7
"""How much less the same is worth each time it is taken again."""


def chosen(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return the Spoil to take, or that none is; None where no Spoils are chosen."""
    ends = next((move for move in options if isinstance(move, TakeNoMore)), None)
    if ends is None:
        return None
    offered = [move for move in options if isinstance(move, TakeSpoil)]
    best = max(offered, key=lambda move: _worth(sight, move), default=None)
    return best if best is not None and _worth(sight, best) > 0 else ends


def part_chosen(table: Table, options: Sequence[Move]) -> Move | None:
    """Return the part of a line with "or" that gives most; None where none gives anything that is counted."""
    parts = [move for move in options if isinstance(move, Choose)]
    best = max(parts, key=lambda move: sum(map(_given, _of_part(table, move))), default=None)
    return best if best is not None and any(map(_given, _of_part(table, best))) else None


def part_reason(before: Table, move: Move) -> Words:
    """Say what the part does that was chosen."""
    assert isinstance(move, Choose)
    does = _of_part(before, move)
    return say("{brings}.", brings=in_a_sentence(does)) if does else say("Of what the line offers, one has to happen.")


def _of_part(table: Table, move: Choose) -> tuple[WhatItDoes, ...]:
    item = asked_whole(table, "choose_line")
    return what_it_does(table, move.alternative, str(item[2]), spoil_table.target) if item is not None else ()


def reason(sight: Sight, move: Move) -> Words:
    """Say what the Spoil brings whoever receives it."""
    assert isinstance(move, TakeSpoil)
    brings = in_a_sentence(_does(after_spoils(sight, _side(sight, move.seat)), move))
    if _worth(sight, move) <= 0:
        return say("{brings}. That helps nobody now, and it was taken all the same.", brings=brings)
    if plays_gently(sight, move.seat):
        return say("{brings}.", brings=brings)
    times = taken(sight, _side(sight, move.seat)).count((move.spoil, move.receiver)) + 1
    if times > 1:
        return say("{brings}. Taken so often it is still worth most: {times}.", brings=brings, times=times)
    return say("{brings}. Of what is left, that is worth most.", brings=brings)


def _side(sight: Sight, seat: Seat) -> Seat:
    """Return the side whose Spoils a seat chooses."""
    both = [sight.text(path) for path in (outcome.WINNER, outcome.LOSER)]
    return next((side for side in both if side and outcome.speaker(sight, side) == seat), both[0])


def _line(sight: Sight, move: TakeSpoil) -> str:
    spoil: Spoil = spoils_of(sight)[move.spoil]
    return spoil.line(takes_as(sight, _side(sight, move.seat)))


def _does(sight: Sight, move: TakeSpoil) -> tuple[WhatItDoes, ...]:
    return what_it_does(sight, _line(sight, move), move.receiver, spoil_table.target)


def _worth(sight: Sight, move: TakeSpoil) -> float:
    has = taken(sight, _side(sight, move.seat))
    times = sum(key == move.spoil for key, _ in has)
    mine = sum(one == (move.spoil, move.receiver) for one in has)
    whole = _WHOLE.get(move.spoil)
    if any(key == whole and (whole != "recover-all" or receiver == move.receiver) for key, receiver in has):
        return 0.0
    match move.spoil:
        case "fortify" if move.receiver == COACH_SEAT:
            return _GAUGE["fortify"] * _most_missing(sight, "buffers", "max_buffers") if not times else 0.0
        case "chargeup" | "chargeup-team" | "fortify" | "fortify-team":
            # Of a line with "or" the better part comes first, and what it gave is not given again.
            parts = sorted((_given(one) for one in _does(sight, move)), reverse=True)
            return parts[mine] * _GAUGE[move.spoil] if mine < len(parts) else 0.0
        case "ruin" if move.receiver != COACH_SEAT:
            return 0.0
        case "trauma" if move.receiver != COACH_SEAT and _hurts_nobody(sight, move.receiver):
            return 0.0
        case "recover" | "recover-all":
            return _recovers(sight, move, mine)
        case "replenish" | "replenish-full":
            low = min(sight.number(f"team.{name}") for name in RESOURCES) + times
            return max(_LITTLE, RESOURCE * ((_ENOUGH - low) if move.spoil == "replenish-full" else low < _ENOUGH))
        case _:
            return float(_WORTH.get(move.spoil, 1.0) * _AGAIN**times)


def _hurts_nobody(sight: Sight, seat: Seat) -> bool:
    """Whether each Threat that it could hit is known to stop it; where Pilots fought each other none is looked for."""
    return not throwdown.pilots_only(sight) and trauma_comes_to_nothing(sight, threats_against(sight), seat)


def _given(does: WhatItDoes) -> int:
    return sum(then - have for _, have, then in does.gauges)


def _recovers(sight: Sight, move: TakeSpoil, mine: int) -> float:
    """Return what comes back: nothing to whoever has lost nothing that is not already taken back."""
    coach = move.receiver == COACH_SEAT
    gap = _most_missing(sight, "tr", "base_tr") if coach else sum(lost(sight, move.receiver).values())
    gap -= mine
    return STAT * (min(gap, 1) if move.spoil == "recover" else gap) if gap > 0 else 0.0


def _most_missing(sight: Sight, has: str, most: str) -> int:
    """Return what the Threat lacks that lacks most of it."""
    keys = [f"threat.{key}" for key in sight.listed("threats")]
    return max((sight.number(f"{key}.{most}") - sight.number(f"{key}.{has}") for key in keys), default=0)
