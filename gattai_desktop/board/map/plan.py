"""Lays out the areas of a map as plates: one scale for both directions, as large as the room allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, product
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.hyphens import hyphened
from gattai_desktop.board.map.map_looks import AreaLook, Edge
from gattai_desktop.board.map.map_measures import MapMeasures
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import wrapped
from gattai_desktop.cards.frozen import evolve, frozen

LEAST: Final = (128.0, 76.0)
"""The smallest plate in device-independent pixels."""
SMALLEST: Final = (116.0, 63.0)
"""How much smaller they may be rather than that it scrolls."""
WHOLE: Final = (72.0, 44.0)
"""The smallest plate of a map that is shown whole while something is carried over it."""
OVERVIEW: Final = (92.0, 48.0)
"""The smallest plate of a map of which all is to be seen rather than every figure."""
TENTH: Final = 1.1
"""How far the two directions may differ in scale, so that a drawn angle is the true one."""
STRETCH: Final = 1.6
"""How far they may differ rather than that plates become small; the degrees of a turn are written besides."""
WIDER: Final = 2.0
"""How far they may differ rather than that six in an area have no figures, or no room."""
ANY: Final = 9.0
"""How far they may differ rather than that the map scrolls."""
ENOUGH: Final = 0.9
"""How small plates may be, as a share of their usual size, before the two directions differ more."""
_ROOMIER: Final = tuple(1 - step / 50 for step in range(5))
"""Sizes of plates in which many tokens have their figures, as shares of the one that is best."""
_WIDELY: Final = 1.8
"""How much further apart than the least wider plates stay, so that links and lines between them are seen."""
_CLOSER: Final = 0.93
"""How much nearer above each other they may be then, or in a lower room: the chip of a link still has its place."""
_SMALLER: Final = tuple(1 - step / 20 for step in range(12))
_LOW: Final = (60.0, 56.0, 52.0, OVERVIEW[1])
"""Heights of low plates, in device-independent pixels, before the map scrolls."""
_NARROW: Final = (88.0, 84.0, 80.0, 76.0, WHOLE[0])
"""Widths of low plates where all is to be seen, in device-independent pixels, before the map scrolls."""
_FLAT: Final = (124.0, 134.0, 144.0, 156.0)
"""Widths of low plates whose names need them in one line, in device-independent pixels, before the map scrolls."""
NAME_STEP: Final = 1.1
"""From one line of a name to the next, as a part of its size."""
SIGN_STEP: Final = 1.25
"""From one sign beside a name to the next, as a part of the size of the name."""
MOST_LINES: Final = 3
"""A name has no more lines than that."""
_TWO_LINES: Final = (55.0, 66.0)
"""How high a plate is in which a token has room below a name of two lines, and one with a foot or battlements too, in
device-independent pixels."""
_TAKING: Final[frozenset[Edge]] = frozenset({"battlements", "broken foot", "striped foot"})
"""Edges that take some of the height of a plate."""
_BARE: Final = 8.0
"""Room above and below low plates, in device-independent pixels."""
LOWER: Final = 1.25
"""How much lower than usual a plate may be before what stands in it shrinks with it."""


@frozen(eq=False)
class MapPlan:
    """Where everything of a map lies, in device-independent pixels of a ground that may be larger than its room.

    unit: a drawing pixel in device-independent pixels. fit: how plates and scale were chosen, for a plan like it.
    """

    measures: MapMeasures
    unit: float
    plates: Mapping[str, QRectF]
    size: QSizeF
    fit: PlanFit

    def middle(self, area: str) -> QPointF:
        """Return the middle of an area's plate."""
        return self.plates[area].center()

    def is_in(self, room: QSizeF) -> bool:
        """Whether all areas are in a room."""
        return self.size.width() < room.width() + 1 and self.size.height() < room.height() + 1

    def times(self, larger: float) -> MapPlan:
        """Return the same plan so much larger."""
        plates = {key: QRectF(box.topLeft() * larger, box.size() * larger) for key, box in self.plates.items()}
        return MapPlan(self.measures, self.unit * larger, plates, self.size * larger, self.fit.times(larger))


@frozen(eq=False)
class PlanFit:
    """A plate's size and how many pixels the map's measure has in each direction. bare: see `_Margins`.

    most: how long a drawing pixel is at most, in plates that are higher than what stands in them needs.
    """

    wide: float
    high: float
    across: float
    down: float
    bare: bool = False
    most: float = inf

    def times(self, zoom: float) -> PlanFit:
        sizes = self.wide * zoom, self.high * zoom, self.across * zoom, self.down * zoom
        return PlanFit(*sizes, self.bare, self.most * zoom)


def plan_map(
    areas: Sequence[AreaLook],
    room: QSizeF,
    measures: MapMeasures,
    unit: float,
    *,
    zoom: float = 1.0,
    whole: bool,
    overview: bool = False,
    like: MapPlan | None = None,
) -> MapPlan:
    """Lay out areas in a room. zoom: 1 is the usual size. whole: everything is in the room, however small.

    overview: plates may be low, if that brings everything into the room. like: a plan of these areas in a room of that
    width, whose places across are kept where that leaves plates their figures.
    """
    fit = _lower(areas, room, measures, like.fit) if like is not None else None
    fit = fit or _roomier(areas, room, measures, _fit(areas, room, measures, unit, whole=whole, overview=overview))
    measures = evolve(measures, low=fit.high < SMALLEST[1])
    fit = fit.times(zoom)
    margins = _Margins(measures, (fit.wide, fit.high), room, bare=fit.bare, most=fit.most)
    left, top = min(one.x for one in areas), min(one.y for one in areas)
    span = QSizeF((max(one.x for one in areas) - left) * fit.across, (max(one.y for one in areas) - top) * fit.down)
    size = QSizeF(
        max(room.width(), span.width() + fit.wide + margins.across),
        max(room.height(), span.height() + fit.high + margins.down),
    )
    x = (size.width() - span.width() - fit.wide) / 2
    y = margins.top + (size.height() - margins.down - span.height() - fit.high) / 2
    plates = {
        one.key: QRectF(x + (one.x - left) * fit.across, y + (one.y - top) * fit.down, fit.wide, fit.high)
        for one in areas
    }
    return MapPlan(measures, min(fit.most, drawn_unit(measures, (fit.wide, fit.high))), plates, size, fit)


class _Margins:
    """The room around plates of a size: for chips above, for reasons and lines of sight below."""

    def __init__(
        self, measures: MapMeasures, plate: tuple[float, float], room: QSizeF, *, bare: bool, most: float = inf
    ) -> None:
        """bare: nothing is aimed at where plates are low, so nothing is written above and below them.

        most: see `PlanFit`.
        """
        unit = min(most, drawn_unit(measures, plate))
        low = bare and plate[1] < SMALLEST[1]
        self.top = measures.reach * unit if not low else _BARE
        self.across = 2 * measures.pad * unit
        self.down = self.top + (max(measures.note * unit, TEXT_FLOOR) * 1.5 + 4 * unit if not low else _BARE)
        self.wide, self.high = room.width() - self.across, room.height() - self.down
        self.apart = (measures.chip * 1.25 * unit, max(measures.chip, measures.reach) * 1.2 * unit)
        """The least distance of two plates: a chip lies between them."""


def drawn_unit(measures: MapMeasures, plate: tuple[float, float]) -> float:
    """Return how long a drawing pixel is: everything in a plate shrinks and grows with it."""
    return min(plate[0] / measures.plate[0], plate[1] / measures.plate[1] * LOWER)


def _fit(
    areas: Sequence[AreaLook], room: QSizeF, measures: MapMeasures, unit: float, *, whole: bool, overview: bool
) -> PlanFit:
    wide, high = measures.plate[0] * unit, measures.plate[1] * unit
    smallest, bare = WHOLE if whole else OVERVIEW if overview else SMALLEST, whole or overview
    for share_wide, share_high, stretch in _tried():
        floor = LEAST if stretch < ANY else smallest
        plate = max(wide * share_wide, floor[0]), max(high * share_high, floor[1])
        if not whole and not _names_stand(areas, measures, plate):
            continue
        for is_bare in dict.fromkeys((False, bare)):  # what is written round plates has its room where there is some
            fit = _fitted(areas, _Margins(measures, plate, room, bare=is_bare), *plate, stretch)
            if fit is not None:
                return evolve(fit, bare=is_bare)
    if whole:  # however near they come to one another
        fit = _scaled(areas, _Margins(measures, WHOLE, room, bare=True), *WHOLE, ANY, ANY) or PlanFit(*WHOLE, 0.0, 0.0)
        return evolve(fit, bare=True)
    narrow = (one for one in _NARROW if overview and _names_fit(areas, measures, one))
    wide_enough = (SMALLEST[0], OVERVIEW[0], *narrow, *_FLAT)
    for plate in product(wide_enough, _LOW):  # whoever shows the map has the figures elsewhere too
        if not _names_stand(areas, measures, plate):
            continue
        fit = _fitted(areas, _Margins(measures, plate, room, bare=False), *plate, ANY)
        if fit is not None:
            return fit
    return _scrolling(areas, _Margins(measures, LEAST, room, bare=False), *LEAST)


def _lower(areas: Sequence[AreaLook], room: QSizeF, measures: MapMeasures, fit: PlanFit) -> PlanFit | None:
    """Return a fit with the same places across in a lower room, its plates as high as they can be; None for none."""
    spans, least = _spans(areas), min(fit.high, SMALLEST[1] if fit.high >= SMALLEST[1] else OVERVIEW[1])
    for high in (*(fit.high * share for share in _SMALLER if fit.high * share > least), least):
        margins = _Margins(measures, (fit.wide, high), room, bare=False)
        margins.apart = margins.apart[0], margins.apart[1] * _CLOSER
        down = min(fit.down, (margins.high - high) / spans.height()) if spans.height() else fit.down
        found = evolve(fit, high=high, down=down, bare=False)
        in_room = spans.width() * fit.across + fit.wide <= room.width() and down > 0 and high <= margins.high
        in_room = in_room and _names_stand(areas, measures, (fit.wide, high))
        if in_room and all(_apart(pair, found, margins) for pair in _pairs(_places(areas))):
            return found
    return None


def _roomier(areas: Sequence[AreaLook], room: QSizeF, measures: MapMeasures, fit: PlanFit) -> PlanFit:
    """Return a fit whose plates leave many tokens their figures: higher for two rows of them, else wider for one.

    Plates so low that they have no figures at all are as wide as the map has room for, so that more stand in them.
    That is this very fit where the map has no such room, or on a wall, where many tokens stand in columns.
    """
    if measures.lists:
        return fit
    unit = drawn_unit(measures, (fit.wide, fit.high))
    wide, high, enough = (side * unit for side in measures.crowd)
    if fit.high < SMALLEST[1]:
        plates = [(wide * share, fit.high) for share in _SMALLER]
    else:
        plates = [(fit.wide, high * share) for share in _ROOMIER]
        # No higher than that what stands in them keeps its size, for which they are as wide as they are.
        flat = min(fit.high, max(SMALLEST[1], measures.plate[1] * unit / LOWER))
        plates += [(wide * share, flat) for share in _ROOMIER if fit.high < enough]
    found = (_grown(areas, room, measures, fit, plate) for plate in plates)
    return _higher(areas, room, measures, next((one for one in found if one is not None), fit))


def _higher(areas: Sequence[AreaLook], room: QSizeF, measures: MapMeasures, fit: PlanFit) -> PlanFit:
    """Return a fit whose plates are as high as the room lets them be, up to two rows; what stands there keeps its size.

    Wide plates are made as low as their tokens need: where there is more room, those stand freer below the name.
    """
    unit, spans = drawn_unit(measures, (fit.wide, fit.high)), _spans(areas)
    heights = (measures.crowd[1] * unit * share for share in _SMALLER)
    for high in (one for one in heights if one > fit.high + 1 and fit.high >= SMALLEST[1]):
        margins = _Margins(measures, (fit.wide, high), room, bare=fit.bare, most=unit)
        down = min(fit.down, (margins.high - high) / spans.height()) if spans.height() else fit.down
        across = min(fit.across, down * max(WIDER, fit.across / fit.down))
        found = evolve(fit, high=high, across=across, down=down, most=unit)
        if high <= margins.high and down > 0 and all(_apart(pair, found, margins) for pair in _pairs(_places(areas))):
            return found
    return fit


def _grown(
    areas: Sequence[AreaLook], room: QSizeF, measures: MapMeasures, fit: PlanFit, plate: tuple[float, float]
) -> PlanFit | None:
    """Return a fit with plates of that size, nearer to each other where that is needed; None without room for it.

    It makes no angle less true than it is drawn elsewhere.
    """
    wide, high = plate
    spans, margins = _spans(areas), _Margins(measures, plate, room, bare=fit.bare)
    if wide > fit.wide:
        margins.apart = margins.apart[0] * _WIDELY, margins.apart[1] * _CLOSER
        stretch = max(WIDER, fit.across / fit.down) if fit.down else ANY
        found = _scaled(areas, margins, wide, high, stretch, STRETCH)
    else:
        across = min(fit.across, (margins.wide - wide) / spans.width()) if spans.width() else fit.across
        down = min(fit.down, (margins.high - high) / spans.height()) if spans.height() else fit.down
        fits = high > fit.high and 0 < across <= down * STRETCH
        found = PlanFit(wide, high, across, down) if fits else None
    fits = found is not None and all(_apart(pair, found, margins) for pair in _pairs(_places(areas)))
    return evolve(found, bare=fit.bare) if found is not None and fits else None


def _names_fit(areas: Iterable[AreaLook], measures: MapMeasures, wide: float) -> bool:
    """Whether plates of that width have room for the names of their areas, in the smallest letters that are drawn."""
    room, letters = wide * (1 - 2 * measures.pad / measures.plate[0]), strong_font(TEXT_FLOOR)
    return all(width_in(letters, one.name) <= room for one in areas)


def _names_stand(areas: Iterable[AreaLook], measures: MapMeasures, plate: tuple[float, float]) -> bool:
    """Whether plates of that size have room for names above tokens, in as many lines as they need where so wide."""
    room = plate[0] * (1 - 2 * measures.pad / measures.plate[0])
    for one in areas:
        # On a low plate signs stand in the corner below, or beside the last line.
        signs = len((*one.signs, *one.marks)) if plate[1] >= SMALLEST[1] else 0
        beside = signs * SIGN_STEP * TEXT_FLOOR
        more = len(least_lines(one.name, room - beside)) - 2
        least = _TWO_LINES[0] if one.edges.isdisjoint(_TAKING) else _TWO_LINES[1]
        if more >= 0 and plate[1] < least + more * NAME_STEP * TEXT_FLOOR:
            return False
    return True


@lru_cache(maxsize=4_096)
def least_lines(name: str, room: float) -> tuple[str, ...]:
    """Return a name in lines of the smallest letters that are drawn; a word longer than a line goes on in the next."""
    letters = strong_font(TEXT_FLOOR)
    torn = " ".join(part for word in name.split() for part in hyphened(letters, word, room))
    return wrapped(torn, letters, room, MOST_LINES)


def _tried() -> Iterator[tuple[float, float, float]]:
    """Yield sizes of a plate as shares of the usual one, each with how far the directions may differ, best first."""
    yield from ((share, share, TENTH) for share in _SMALLER if share >= ENOUGH)
    yield from ((across, down, STRETCH) for across in _SMALLER for down in _SMALLER if down <= across)
    yield from ((across, down, ANY) for across in _SMALLER for down in _SMALLER if down <= across)


def _fitted(areas: Sequence[AreaLook], margins: _Margins, wide: float, high: float, stretch: float) -> PlanFit | None:
    """Return the largest scale at which plates of that size have room; None where they overlap.

    A tall room draws the map out no more than plates need: low and wide as they are, they would stand far apart in it.
    """
    for tall in dict.fromkeys((min(stretch, STRETCH), stretch)):
        fit = _scaled(areas, margins, wide, high, stretch, tall)
        if fit is not None and all(_apart(pair, fit, margins) for pair in _pairs(_places(areas))):
            return fit
    return None


def _scaled(
    areas: Sequence[AreaLook], margins: _Margins, wide: float, high: float, stretch: float, tall: float
) -> PlanFit | None:
    """Return the largest scale at which plates of that size are in the room; None where not even one is.

    stretch: how many times the scale across may be that down; tall: the same the other way round.
    """
    spans = _spans(areas)
    across = (margins.wide - wide) / spans.width() if spans.width() else 1e6
    down = (margins.high - high) / spans.height() if spans.height() else 1e6
    if across <= 0 or down <= 0:
        return None
    return PlanFit(wide, high, min(across, down * stretch), min(down, across * tall))


def _scrolling(areas: Sequence[AreaLook], margins: _Margins, wide: float, high: float) -> PlanFit:
    """Return the smallest scale at which plates of that size do not overlap, whatever the room."""
    more_wide, more_high = wide + margins.apart[0], high + margins.apart[1]
    scale = max(
        (min(more_wide / dx if dx else 1e6, more_high / dy if dy else 1e6) for dx, dy in _pairs(_places(areas))),
        default=1.0,
    )
    return PlanFit(wide, high, scale, scale)


def _apart(pair: tuple[float, float], fit: PlanFit, margins: _Margins) -> bool:
    dx, dy = pair
    return dx * fit.across >= fit.wide + margins.apart[0] or dy * fit.down >= fit.high + margins.apart[1]


@lru_cache(maxsize=8)
def _pairs(areas: tuple[tuple[float, float], ...]) -> frozenset[tuple[float, float]]:
    """How far apart any two areas lie in each direction; on a regular map that is the same for many."""
    return frozenset((abs(one[0] - other[0]), abs(one[1] - other[1])) for one, other in combinations(areas, 2))


def _places(areas: Iterable[AreaLook]) -> tuple[tuple[float, float], ...]:
    return tuple((one.x, one.y) for one in areas)


def _spans(areas: Sequence[AreaLook]) -> QSizeF:
    across, down = [one.x for one in areas], [one.y for one in areas]
    return QSizeF(max(across) - min(across), max(down) - min(down))
