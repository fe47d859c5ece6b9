"""Finds where the tokens of an area stand in its plate: able ones in the middle, downed ones at the left.

Many stand in two rows, with their figures where a plate is high enough; of those that still have no room there is a
number.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.map.area_names import (
    LEAST_STANDING,
    ground_of,
    name_lines,
    words_high,
)
from gattai_desktop.board.map.map_looks import AreaLook, MapLook, TokenLook
from gattai_desktop.board.map.map_measures import MapMeasures
from gattai_desktop.board.map.plan import SIGN_STEP, MapPlan
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.cards.frozen import evolve, frozen

LEAST_TOKEN: Final = 24.0
"""The smallest token in device-independent pixels; where more stand in an area, their number is written."""
_LEAST_SHOWN: Final = 16.0
"""The same where nobody presses it, on a wall: rather smaller than over the name of its area."""
LARGER: Final = 1.17
"""How much larger the token of a boss is than others."""
_GAP: Final = 5.0
_CLEAR: Final = 10.0
"""Between two tokens where there is room: a number reaches out of one, the badges of its bits out of the next."""
_LEAST_GAP: Final = 2.0
_CLOSE: Final = 6.0
"""Tokens that stand less apart are close to each other, device-independent pixels."""
_BELOW_NAME: Final = 6.0
"""Tokens that stand less below the words of their area are close to these, drawing pixels."""
_OFF: Final = 2.0
"""How far tokens of one row stand from words above them at least, and their figures from the edge below, where there is
room, device-independent pixels."""
_BAR_OFF: Final = 3.0
"""Between a token and its bar, drawing pixels."""
_FIGURE: Final = 1.75
"""Width of a figure of three digits, as a part of its size."""
_DIGIT: Final = 0.68
"""Width of one digit of a figure below a token, as a part of its size."""
_FIGURE_HIGH: Final = 1.02
"""How far a figure reaches below the bar of its token, as a part of its size."""
_NUMBER: Final = "+99"
"""The widest number of those that have no room in an area."""
_APART: Final = 3.5
"""Between two such figures at least, device-independent pixels: "100 70" is no "10070"."""


@frozen(eq=False)
class StandingTokens:
    """Where each token is drawn, by its key, and how many have no room in an area, with the place for that number.

    listed: those that have their number and figure beside them, not below. close: those with others close beside
    them, or with words close above. bare: those without figures, since they stand so close that figures would run into
    each other, or into the row below.
    """

    places: Mapping[str, QRectF]
    more: Mapping[str, tuple[int, QRectF]]
    listed: frozenset[str] = frozenset()
    close: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()

    def measures(self, key: str, plan: MapPlan) -> MapMeasures:
        """Return the lengths by which a token is drawn where it stands."""
        bare, close = key in self.bare, key in self.close
        return evolve(plan.measures, low=plan.measures.low or bare, close=close) if close or bare else plan.measures


def in_order(tokens: Sequence[TokenLook]) -> list[TokenLook]:
    """Return the tokens of an area from left to right, those without room among them."""
    return sorted(tokens, key=lambda one: not one.downed)


def by_weight(tokens: Iterable[TokenLook], first: Sequence[str]) -> list[TokenLook]:
    """Return tokens in the order in which they get room: those that are down make room for the others.

    first: keys of those that are asked for, which come before all.
    """
    asked = {key: place for place, key in enumerate(first)}
    last = len(asked)

    def weight(one: TokenLook) -> tuple[int, bool, bool, bool, bool]:
        return asked.get(one.key, last), one.downed, not one.active, not one.target, not one.own

    return sorted(tokens, key=weight)


def stand(look: MapLook, plan: MapPlan, first: Sequence[str] = ()) -> StandingTokens:
    """Return where the tokens of a map stand. first: keys of those that are shown before others, the first most."""
    here: dict[str, list[TokenLook]] = {}
    for token in look.tokens:
        here.setdefault(token.area, []).append(token)
    looks = {area.key: area for area in look.areas}
    found = [_stand_in(looks[key], plan, tokens, first) for key, tokens in here.items() if key in plan.plates]
    return StandingTokens(
        {key: box for one in found for key, box in one.places.items()},
        {key: number for one in found for key, number in one.more.items()},
        frozenset().union(*(one.listed for one in found)),
        frozenset().union(*(one.close for one in found)),
        frozenset().union(*(one.bare for one in found)),
    )


def _stand_in(area: AreaLook, plan: MapPlan, tokens: Sequence[TokenLook], first: Sequence[str]) -> StandingTokens:
    """Return where the tokens of one area stand."""
    ground = ground_of(plan, area)
    head = ground.top() + words_high(plan, area)
    if _lists(plan, ground, tokens):
        places, left_over = _columns(plan, ground, tokens, head, first)
        return StandingTokens(places, {area.key: left_over} if left_over else {}, listed=frozenset(places))
    below = QRectF(ground)
    below.setTop(head)
    figures = _has_figures(plan, area, below)
    rows = _rows(plan, ground, tokens, head)
    if rows:
        places, left_over = rows, None
    else:
        places, left_over = _row(plan, below, tokens, first, _beside_name(plan, area), figures=figures)
    near_words = (key for key, box in places.items() if box.top() < head + _BELOW_NAME * plan.unit)
    return StandingTokens(
        places,
        {area.key: left_over} if left_over else {},
        close=frozenset(places if rows or _is_close(places) else near_words),
        bare=frozenset(places if not figures or _run_together(plan, tokens, places) else ()),
    )


def _is_close(places: Mapping[str, QRectF]) -> bool:
    """Whether some of the tokens of an area stand close to each other."""
    around = [box.adjusted(0, 0, _CLOSE, 0) for box in places.values()]
    return any(one.intersects(other) for one, other in combinations(around, 2))


def _run_together(plan: MapPlan, tokens: Sequence[TokenLook], places: Mapping[str, QRectF]) -> bool:
    """Whether the figures below some of the tokens of an area would run into each other, or into the row below."""
    rows: dict[float, list[tuple[float, float]]] = {}
    for one in tokens:
        if one.key in places and one.figure and not (one.downed or one.faint):
            box = places[one.key]
            rows.setdefault(box.bottom(), []).append((box.center().x(), _figure_wide(plan, one, box.width())))
    tops = {box.top() for box in places.values()}
    if len(rows) > 1 and max(tops) - min(rows) < _below(plan, figures=True):
        return True
    pairs = (pair for row in rows.values() for pair in pairwise(sorted(row)))
    return any(right - left < (wide + other) / 2 + _APART for (left, wide), (right, other) in pairs)


def _has_figures(plan: MapPlan, area: AreaLook, below: QRectF) -> bool:
    """Whether tokens of one row have figures below them: below a name of several lines there may be no room for any."""
    if plan.measures.low or plan.measures.lists:
        return not plan.measures.low
    room = _foot(plan, below, figures=True) - below.top()
    return room >= LEAST_STANDING or len(name_lines(plan, area)) == 1


def _foot(plan: MapPlan, plate: QRectF, *, figures: bool) -> float:
    """Return how far down the tokens of one row reach, above their bars and figures."""
    measures, unit = plan.measures, plan.unit
    figure = max(measures.figure * unit, TEXT_FLOOR) * 1.08 if figures else 1.0
    return plate.bottom() - figure - (measures.bar + measures.pad * 0.25) * unit


def _below(plan: MapPlan, *, figures: bool) -> float:
    """Return how far what belongs to a token in two rows reaches below it: its bar, and its figure."""
    bar = _BAR_OFF * plan.unit + max(3.0, plan.measures.bar * plan.unit)
    return bar + max(plan.measures.figure * plan.unit, TEXT_FLOOR) * _FIGURE_HIGH if figures else bar


def _figure_wide(plan: MapPlan, token: TokenLook, side: float) -> float:
    """Return how wide the figure below a token is, which is no wider than its side where it need not be."""
    size = plan.measures.figure * plan.unit
    digits = len(token.figure) * _DIGIT
    return max(digits * TEXT_FLOOR, min(digits * size, side))


def _beside_name(plan: MapPlan, area: AreaLook) -> QRectF | None:
    """Return where a low plate has room for a number beside the name and the signs of its area; None for none."""
    measures, unit, plate = plan.measures, plan.unit, plan.plates[area.key]
    if not measures.low:
        return None
    name, number = (round(max(size * unit, TEXT_FLOOR)) for size in (measures.name, measures.figure + 2))
    wide, pad = width_in(strong_font(number), _NUMBER), measures.pad * unit
    box = QRectF(plate.right() - pad - wide, plate.top(), wide, words_high(plan, area))
    longest = max(width_in(strong_font(name), line) for line in (*name_lines(plan, area), ""))
    words = longest + len((*area.signs, *area.marks)) * name * SIGN_STEP
    return box if plate.left() + pad + words + pad <= box.left() else None


def _lists(plan: MapPlan, plate: QRectF, tokens: Sequence[TokenLook]) -> bool:
    """Whether figures below these tokens would run into each other, where they keep their size."""
    measures, unit = plan.measures, plan.unit
    room = plate.width() - 2 * measures.pad * unit - _GAP * unit * (len(tokens) - 1)
    return measures.lists and room < _shares(tokens) * measures.figure * unit * _FIGURE


def _rows(plan: MapPlan, plate: QRectF, tokens: Sequence[TokenLook], head: float) -> dict[str, QRectF] | None:
    """Return the places of tokens that have no room in one row, in two: with room for their figures, if there is any.

    None where one row has room for all and their figures, or for all at least and two have no more, or where two have
    none either. head: down to where words stand in the plate.
    """
    unit, measures = plan.unit, plan.measures
    room, foot = plate.width() - 2 * measures.pad * unit, plate.bottom() - measures.pad * 0.25 * unit
    wanted = _shares(tokens)
    each, across = (foot - head) / 2, (len(tokens) + 1) // 2
    in_one = LEAST_TOKEN * wanted + _LEAST_GAP * (len(tokens) - 1) <= room
    figure = max((_figure_wide(plan, one, LEAST_TOKEN) for one in tokens), default=0.0) + _APART
    if measures.lists or (in_one and (measures.low or figure * len(tokens) <= room or figure * across > room)):
        return None
    most = min(LEAST_TOKEN, (room - _LEAST_GAP * (across - 1)) / across)
    sides = (min(most, each - _below(plan, figures=figures) - _LEAST_GAP) for figures in (not measures.low, in_one))
    side = next((one for one in sides if one >= LEAST_STANDING), 0.0)
    if not side:
        return None
    step = side + min(_CLEAR * unit, (room - side * across) / max(1, across - 1))
    left = plate.center().x() - (step * (across - 1) + side) / 2
    return {
        one.key: QRectF(left + place % across * step, head + place // across * each, side, side)
        for place, one in enumerate(in_order(tokens))
    }


def _columns(
    plan: MapPlan, plate: QRectF, tokens: Sequence[TokenLook], head: float, first: Sequence[str]
) -> tuple[dict[str, QRectF], tuple[int, QRectF] | None]:
    """Return the places of many tokens in two columns, and how many more there are; those that are down make room.

    head: down to where words stand in the plate.
    """
    unit, measures = plan.unit, plan.measures
    room = plate.bottom() - 2 * unit - head
    rows = max(2, min((len(tokens) + 1) // 2, int(room / max(LEAST_TOKEN, measures.figure * unit))))
    shown = by_weight(tokens, first)
    shown = shown[: rows * 2] if len(tokens) <= rows * 2 else shown[: rows * 2 - 1]
    high, pad = room / rows, measures.pad * 0.5 * unit
    side = min(measures.token * unit, high - 2 * _LEAST_GAP * unit)
    cells = [
        QRectF(plate.left() + pad + column * (plate.width() / 2 - pad), head + row * high, side, side)
        for row in range(rows)
        for column in range(2)
    ]
    standing = [one for one in tokens if one in shown]
    left_over = len(tokens) - len(standing)
    places = {one.key: cell for one, cell in zip(standing, cells, strict=False)}
    return places, (left_over, cells[len(standing)]) if left_over else None


def _row(
    plan: MapPlan,
    below: QRectF,
    tokens: Sequence[TokenLook],
    first: Sequence[str],
    beside_name: QRectF | None,
    *,
    figures: bool,
) -> tuple[dict[str, QRectF], tuple[int, QRectF] | None]:
    """Return the places of the tokens in a plate, and how many more there are, with a place for their number.

    below: the part of the plate below its words. beside_name: where that number has room among these. figures: whether
    they have figures below them.
    """
    unit, measures = plan.unit, plan.measures
    pad = measures.pad * unit
    room = below.width() - 2 * pad
    standing = in_order(tokens)
    gap = _row_gap(plan, standing, room)
    foot = _row_foot(plan, below, figures=figures)
    high = foot - below.top() - _off(foot - below.top())
    least = min(LEAST_TOKEN, max(_LEAST_SHOWN if measures.lists else LEAST_STANDING, high))
    largest = max(least, min(measures.token * unit, high))
    size = _row_size(standing, room, gap, largest)
    left_over = 0
    if size < least:
        least = min(least, LEAST_STANDING) if beside_name else least
        fits = max(1, int((room + gap - (0.0 if beside_name else least)) / (least + gap)))
        shown = by_weight(standing, first)[:fits]
        left_over = len(standing) - len(shown)
        standing = [one for one in standing if one in shown]
        size = _row_size(standing, room, gap, largest) if beside_name else least
    able = [one for one in standing if not one.downed]
    if not (measures.low or left_over):
        widest = max((_figure_wide(plan, one, size * _share(one)) for one in able if one.figure), default=0.0)
        spare = (room - size * _shares(standing)) / max(1, len(standing) - 1)
        gap = max(gap, min(widest + _APART - size, spare))
    x = below.left() + pad
    places = {}
    for one in standing:
        if one.downed:
            places[one.key] = QRectF(x, foot - size, size, size)
            x += size + gap
    if not measures.low:
        at_their_end = size + gap if left_over and beside_name is None else 0
        wide = sum(size * _share(one) + gap for one in able) - gap + at_their_end
        x = max(x, below.center().x() - wide / 2)
    for one in able:
        side = min(size * _share(one), max(size, high))
        places[one.key] = QRectF(x, foot - side, side, side)
        x += side + gap
    above = size * 0.25 if measures.low else 0.0  # the foot of a low plate has the signs of its area
    number = beside_name or QRectF(x, foot - size - above, size, size)
    return places, (left_over, number) if left_over else None


def _row_gap(plan: MapPlan, standing: Sequence[TokenLook], room: float) -> float:
    """Return how far the tokens of one row stand apart: less where they are many, more where there is room."""
    usual, wanted = plan.measures.token * plan.unit, _shares(standing)
    close = min(_GAP * plan.unit, max(_LEAST_GAP, (room - LEAST_TOKEN * wanted) / len(standing)))
    return max(close, min(_CLEAR * plan.unit, (room - usual * wanted) / len(standing)))


def _row_foot(plan: MapPlan, below: QRectF, *, figures: bool) -> float:
    """Return how far down the tokens of one row reach: off the edge below, where that leaves them their size."""
    foot = _foot(plan, below, figures=figures)
    high = foot - below.top()
    clear = max(0.0, high - 0.8 * plan.measures.token * plan.unit)
    return foot - max(min(plan.measures.pad * plan.unit * 0.5, clear), _off(high))


def _row_size(standing: Sequence[TokenLook], room: float, gap: float, largest: float) -> float:
    """Return the size at which these tokens have room in one row."""
    return min(largest, (room - gap * (len(standing) - 1)) / _shares(standing))


def _off(high: float) -> float:
    """Return how far tokens of one row keep off words or an edge, where they have room of that height."""
    return min(_OFF, max(0.0, high - LEAST_STANDING))


def _shares(tokens: Sequence[TokenLook]) -> float:
    """Return how many usual tokens take as much room as these."""
    return sum(_share(one) for one in tokens)


def _share(token: TokenLook) -> float:
    return LARGER if token.shape == "double hexagon" and not token.downed else 1.0
