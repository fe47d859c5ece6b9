"""Breaks the names of areas into lines where their plates are narrow, and tells how far down words reach in a plate."""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.map.edges import BROKEN_HIGH, INNER_EDGE, STRIPES_HIGH, THIN_HIGH
from gattai_desktop.board.map.map_looks import AreaLook
from gattai_desktop.board.map.plan import MOST_LINES, NAME_STEP, SIGN_STEP, MapPlan, least_lines
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import wrapped

WORDS_FROM: Final = 96.0
"""The least height of a plate that has room for the state of its area in words, drawing pixels."""
STATE: Final = 0.88
"""The size of these words, as a part of that of the name."""
LEAST_STANDING: Final = 20.0
"""The smallest token in two rows or below a name, device-independent pixels: rather smaller than out of sight."""
_NEARER: Final = 1.0
"""How much of the room that hanging letters have a token may take below several lines, device-independent pixels."""
_BELOW: Final = 0.3
"""How far letters hang below their line, as a part of their size."""
_LOW_SIGN: Final = 1.3
"""How much of the foot of a low plate its signs take, as a part of the size of the name."""


def name_lines(plan: MapPlan, area: AreaLook, *, peopled: bool = True) -> tuple[str, ...]:
    """Return the lines of an area's name: one, or as few as show all of it in the smallest letters that are drawn.

    peopled: whether tokens stand in the area; no more lines are written than leave room for the smallest of them.
    """
    measures, unit, plate = plan.measures, plan.unit, plan.plates[area.key]
    size, signs = _size(plan), len((*area.signs, *area.marks))
    # Beside a name on a low plate there are signs where tokens stand in the corner below.
    beside = signs * SIGN_STEP * size if peopled or not measures.low else 0.0
    room = plate.width() - 2 * measures.pad * unit - beside
    if peopled:
        foot = (measures.bar + measures.pad * 0.25) * unit + 1.0
        least = 2 * max(LEAST_STANDING, measures.figure * unit) if measures.lists else LEAST_STANDING + foot - _NEARER
        high = ground_of(plan, area).height() - _one_line(plan, area) - least
    else:
        sign = _LOW_SIGN * size if measures.low and signs else 0.0
        high = plate.height() - _one_line(plan, area) - max(sign, _BELOW * size)
    most = min(MOST_LINES, 1 + max(0, int(high / (size * NAME_STEP))))
    name = " ".join(area.name.split())
    if measures.low and most > 1:  # signs have room beside the last line
        whole = least_lines(name, room + beside)
        if 1 < len(whole) <= most and width_in(strong_font(TEXT_FLOOR), whole[-1]) <= room:
            return whole
    for rows in range(1, most + 1):
        for smaller in range(size, TEXT_FLOOR - 1, -1):
            lines = wrapped(name, strong_font(smaller), room, rows)
            if " ".join(lines) == name:
                return lines
    if most == 1:  # whoever draws it knows where the signs stand, and shortens it only where they are in its way
        return (name,)
    torn = least_lines(name, room)
    return torn if len(torn) <= most else wrapped(name, strong_font(TEXT_FLOOR), room, most)


def words_high(plan: MapPlan, area: AreaLook) -> float:
    """Return how far down the name of an area reaches in its plate, with its state below it."""
    measures, unit = plan.measures, plan.unit
    name = max(measures.name * unit, TEXT_FLOOR)
    more = _more(plan, area, peopled=True)
    if not writes_state(plan, area, peopled=True):
        return _one_line(plan, area) + more
    state = max(measures.name * STATE * unit, TEXT_FLOOR) * 1.45
    return name * 1.3 + state + _battlements(plan, area) + more


def writes_state(plan: MapPlan, area: AreaLook, *, peopled: bool) -> bool:
    """Return whether the state of an area is written below its name: a low plate has its sign alone."""
    high = plan.plates[area.key].height() - _more(plan, area, peopled=peopled)
    return bool(area.words) and plan.measures.words and high > WORDS_FROM * plan.unit


def ground_of(plan: MapPlan, area: AreaLook) -> QRectF:
    """Return the part of a plate in which tokens stand: above a foot that is striped, broken or double."""
    plate = plan.plates[area.key]
    striped, broken = ("striped foot" in area.edges), ("broken foot" in area.edges)
    stripes = (THIN_HIGH if broken else STRIPES_HIGH) * plan.unit
    foot = striped * stripes + broken * BROKEN_HIGH * plate.height()
    if "double" in area.edges:
        foot = max(foot, INNER_EDGE * plan.unit)
    return plate.adjusted(0, 0, 0, -foot)


def _size(plan: MapPlan) -> int:
    return round(max(plan.measures.name * plan.unit, TEXT_FLOOR))


def _more(plan: MapPlan, area: AreaLook, *, peopled: bool) -> float:
    """Return how much further down a name reaches above tokens for its lines after the first."""
    return (len(name_lines(plan, area, peopled=peopled)) - 1) * _size(plan) * NAME_STEP


def _one_line(plan: MapPlan, area: AreaLook) -> float:
    """Return how far down a name of one line reaches in its plate."""
    name = max(plan.measures.name * plan.unit, TEXT_FLOOR)
    return name * (1.35 if plan.measures.low else 1.5) + _battlements(plan, area)


def _battlements(plan: MapPlan, area: AreaLook) -> float:
    return plan.plates[area.key].height() * 0.05 if "battlements" in area.edges else 0.0
