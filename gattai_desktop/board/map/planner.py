"""Keeps the areas of a map in their places: as its room changes, and on a sheet while one of them is moved."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gattai_desktop.board.map.map_looks import AreaLook
from gattai_desktop.board.map.map_measures import MapMeasures
from gattai_desktop.board.map.plan import MapPlan, PlanFit, drawn_unit, plan_map
from gattai_desktop.cards.frozen import evolve

_STEPS: Final = 16
"""In how many steps what is enlarged is made smaller to find room."""


class Planner:
    """Plans one map. It knows the usual plan, so that a moment with less room below it moves nothing sideways."""

    def __init__(self) -> None:
        self._usual: MapPlan | None = None
        self._of: object = None  # what the usual plan was made for

    def plan(
        self,
        areas: Sequence[AreaLook],
        room: QSizeF,
        measures: MapMeasures,
        unit: float,
        *,
        zoom: float,
        whole: bool,
        overview: bool,
    ) -> MapPlan:
        """Return the plan of areas in a room, all as `plan_map` has it."""
        of = (tuple((one.key, one.x, one.y) for one in areas), room.width(), measures, unit)
        given = _outlines(areas), room.width(), room.height(), measures, unit, zoom
        like = self._usual if overview and not whole and of == self._of else None
        if overview and not whole and like is None:  # nothing is made lower that stands whole in its room as usual
            usual = _planned(*given, whole=False)
            if usual.is_in(room):
                return usual
        found = _planned(*given, whole=whole, overview=overview, like=like)
        if zoom == 1.0 and not whole and not overview:
            self._usual, self._of = found, of
        return found


def _outlines(areas: Sequence[AreaLook]) -> tuple[AreaLook, ...]:
    """Return areas without what comes and goes in them and has no say in where they lie."""
    return tuple(evolve(one, words="", chip=None, refused="", target="", spoken="", told="") for one in areas)


@lru_cache(maxsize=64)
def _planned(  # noqa: PLR0913 - all that a plan depends on
    areas: tuple[AreaLook, ...],
    wide: float,
    high: float,
    measures: MapMeasures,
    unit: float,
    zoom: float,
    *,
    whole: bool,
    overview: bool = False,
    like: MapPlan | None = None,
) -> MapPlan:
    """Plan a map once for all that comes to pass on it: it is shown again after every move, in the same room.

    In a large or enlarged window what can just be read and pressed is larger as well, as far as there is room for it.
    """
    room = QSizeF(wide, high)

    @cache
    def planned(times: float) -> MapPlan:
        kept = like.times(1 / times) if like is not None else None
        given = areas, room / times, measures, unit / times
        return plan_map(*given, whole=whole, overview=overview, like=kept).times(times)

    def good(times: float) -> tuple[bool, bool, float]:
        plan = planned(times)
        return plan.is_in(room), not plan.measures.low, plan.unit

    steps = [] if whole else [1 + (unit - 1) * (1 - step / _STEPS) for step in range(_STEPS) if unit > 1]
    whole_with_figures = bisect_left(steps, x=True, key=lambda times: good(times)[:2] == (True, True))
    at_all = bisect_left(steps, x=True, key=lambda times: good(times)[0])
    best = max((1.0, *steps[whole_with_figures:][:1], *steps[at_all:][:1]), key=good)
    if zoom == 1.0:
        return planned(best)
    return plan_map(areas, room / best, measures, unit / best, zoom=zoom, whole=whole, overview=overview).times(best)


_PLATE: Final = (34.0, 20.0)
"""The largest plate, in the map's own measure."""
_BETWEEN: Final = 3.0
"""What has to be between two plates, before they are made smaller."""
_SHARES: Final = tuple(1 - step / 20 for step in range(10))
_LOW: Final = 63.0
"""Plates that are lower than that, device-independent pixels, have room for names and tokens alone."""


def plan_sheet(areas: Sequence[AreaLook], wide: float, measures: MapMeasures, sheet: QRectF) -> MapPlan:
    """Lay out areas on a sheet of that width, in device-independent pixels; sheet: what it shows, in the map's measure.

    The place of an area is that of its middle. Plates that would overlap are smaller, all of them alike.
    """
    scale = wide / sheet.width()
    share = next((one for one in _SHARES if _has_room(areas, one)), _SHARES[-1])
    high, across = _PLATE[1] * share * scale, _PLATE[0] * share * scale
    plates = {
        one.key: QRectF((one.x - sheet.x()) * scale - across / 2, (one.y - sheet.y()) * scale - high / 2, across, high)
        for one in areas
    }
    measures = evolve(measures, low=high < _LOW)
    fit = PlanFit(across, high, scale, scale)
    return MapPlan(measures, drawn_unit(measures, (across, high)), plates, QSizeF(wide, sheet.height() * scale), fit)


def place_on(plan: MapPlan, sheet: QRectF, at: QPointF) -> tuple[int, int]:
    """Return the place in the map's own measure at which something on a sheet lies."""
    return round(at.x() / plan.fit.across + sheet.x()), round(at.y() / plan.fit.down + sheet.y())


def _has_room(areas: Sequence[AreaLook], share: float) -> bool:
    wide, high = (side * share + _BETWEEN for side in _PLATE)
    return all(abs(one.x - other.x) >= wide or abs(one.y - other.y) >= high for one, other in combinations(areas, 2))
