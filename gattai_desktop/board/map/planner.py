"""Plans a map anew whenever its room changes, so that its areas stay where they were as far as that is possible."""

from collections.abc import Sequence

from PySide6.QtCore import QSizeF

from gattai_desktop.board.map.map_looks import AreaLook
from gattai_desktop.board.map.plan import MapMeasures, MapPlan, plan_map


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
        like = self._usual if overview and not whole and of == self._of else None
        if overview and not whole and like is None:  # nothing is made lower that stands whole in its room as usual
            usual = plan_map(areas, room, measures, unit, zoom=zoom, whole=False)
            if usual.size == room:
                return usual
        found = plan_map(areas, room, measures, unit, zoom=zoom, whole=whole, overview=overview, like=like)
        if zoom == 1.0 and not whole and not overview:
            self._usual, self._of = found, of
        return found
