"""The sheet on which a map is drawn: areas to press, drag and pull lines between, links to press."""

from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.map.drawn_map import paint_ground, paint_tokens
from gattai_desktop.board.map.map_drawing import LaidMap, path_along
from gattai_desktop.board.map.map_looks import MapLook
from gattai_desktop.board.map.map_measures import measures_of
from gattai_desktop.board.map.plan import MapPlan
from gattai_desktop.board.map.planner import place_on, plan_sheet
from gattai_desktop.board.map.routes import Route, Routes, routes_of
from gattai_desktop.board.map.standing import StandingTokens, stand
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.games.virtual_machine.desk.area_handle import AreaHandle

_NEAR: Final = 9.0
"""How near to a line a press means it, device-independent pixels."""
_LEAST: Final = 380.0
"""The least width of a sheet that is made no wider than what is seen is high, device-independent pixels."""
_SHARE: Final = 0.54
"""How much of the height that is seen it takes at most."""
_EDGE: Final = 5.0
"""How near to the edge of a sheet an area may be moved, in the map's own measure."""
_ALIGNED: Final = 3
"""How near an area has to be to the row or column of another to stand in it."""


class MapSheet(PaintedGroup):
    """A map as it lies on its sheet; whoever shows it lays it out by `lay`.

    Signals:
        areaChosen(str): pressed, or Enter; "" for a free place. areaMoved(str, int, int), areaTakenOut(str).
        pulled(str, str): a line was pulled from one area to another. areaStepped(str, int, int): by how far, by key.
        linkChosen(int), sightChosen(int): by its place among those of the look.
        placeChosen(int, int): a free place was pressed twice.
    """

    areaChosen = Signal(str)
    areaMoved = Signal(str, int, int)
    areaStepped = Signal(str, int, int)
    areaTakenOut = Signal(str)
    pulled = Signal(str, str)
    linkChosen = Signal(int)
    sightChosen = Signal(int)
    placeChosen = Signal(int, int)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look, self._sheet = MapLook(()), QRectF(0, 0, 160, 90)
        self.plan: MapPlan | None = None
        self.routes: Routes | None = None
        self.standing = StandingTokens({}, {})
        self.handles: dict[str, AreaHandle] = {}
        self.pulls = False
        """Whether dragging pulls a line from an area, in place of moving it."""
        self.moves = True
        """Whether areas can be moved at all."""
        self.keys = ""
        """What keys do on an area, for a screen reader."""
        self.lit: frozenset[str] = frozenset()
        """The areas that are chosen."""
        self.lit_link = self.lit_sight = -1
        """The link and the line of sight that are chosen, by their places; -1 for none."""
        self._pull: tuple[str, QPointF] | None = None
        self._arrows = ArrowGroup(self)

    # ------------------------------------------------------------------ what it shows
    def show_map(self, look: MapLook, sheet: QRectF) -> None:
        """Show this map; sheet: how much of it is shown, in its own measure."""
        self.look, self._sheet, self._pull = look, sheet, None
        self.handles = one_for_each(self.handles, (one.key for one in look.areas), self._made)
        for area in look.areas:
            self.handles[area.key].setAccessibleName(area.spoken)
            self.handles[area.key].setAccessibleDescription(self.keys)
        self._arrows.set_members(tuple(self.handles.values()))
        if self.width() > 1:
            self.lay(self.width())

    def light(self, areas: frozenset[str], link: int = -1, sight: int = -1) -> None:
        """Show what is chosen."""
        self.lit, self.lit_link, self.lit_sight = areas, link, sight
        self.update()

    def lay(self, wide: int) -> None:
        """Lay out for that width, and resize to the height that this needs."""
        self._plan_for(self.look, wide)
        self.resize(wide, round(wide * self._sheet.height() / self._sheet.width()))
        self.update()

    def lay_within(self, wide: int) -> None:
        """Lay out for at most that width, and so high that what belongs to it has room in what is scrolled, too."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        high = around.viewport().height() * _SHARE if around is not None else float(wide)
        most = high * self._sheet.width() / self._sheet.height()
        self.lay(round(min(wide, max(_LEAST, most))))

    def _plan_for(self, look: MapLook, wide: float) -> None:
        self.plan = plan_sheet(look.areas, wide, measures_of(self.paint), self._sheet)
        self.routes = routes_of(look, self.plan) if look.areas else None
        self.standing = stand(look, self.plan)
        for key, handle in self.handles.items():
            handle.put(self.plan.plates[key], 0.0)

    def stops(self) -> list[QWidget]:
        return [*tab_stops(self.handles.values())]

    def focus_area(self, key: str) -> None:
        """Give the keyboard to an area."""
        if key in self.handles:
            self.handles[key].setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ areas
    def _made(self, key: str) -> AreaHandle:
        made = AreaHandle(self.paint, self)
        made.clicked.connect(lambda: self.areaChosen.emit(key))
        made.entered.connect(lambda: self.areaChosen.emit(key))
        made.dragged.connect(lambda by, at: self._drag(key, by, at))
        made.dropped.connect(lambda by, at: self._drop(key, by, at))
        made.stepped.connect(lambda x, y: self.areaStepped.emit(key, x, y))
        made.takenOut.connect(lambda: self.areaTakenOut.emit(key))
        made.show()
        return made

    def _drag(self, key: str, by: QPointF, at: QPointF) -> None:
        plan = self.plan
        if plan is None:
            return
        if self.pulls:
            self._pull = key, self.mapFromGlobal(at)
            self.update()
        elif self.moves:
            x, y = self._moved(key, by, plan)
            moved = (evolve(one, x=x, y=y) if one.key == key else one for one in self.look.areas)
            self._plan_for(evolve(self.look, areas=tuple(moved)), self.width())
            self.update()

    def _drop(self, key: str, by: QPointF, at: QPointF) -> None:
        plan = self.plan
        if plan is None:
            return
        if self.pulls:
            self._pull = None
            goal = self._at(self.mapFromGlobal(at))
            self.update()
            if goal and goal != key:
                self.pulled.emit(key, goal)
        elif self.moves:
            self.areaMoved.emit(key, *self._moved(key, by, plan))
        else:  # the pointer was not held still
            self.areaChosen.emit(key)

    def _moved(self, key: str, by: QPointF, plan: MapPlan) -> tuple[int, int]:
        """Where an area would lie, in a row or a column with another one where it is near to that."""
        area = next(one for one in self.look.areas if one.key == key)
        x, y = area.x + by.x() / plan.fit.across, area.y + by.y() / plan.fit.down
        x = min(max(0.0, x), self._sheet.right() - _EDGE)
        y = min(max(0.0, y), self._sheet.bottom() - _EDGE)
        others = [one for one in self.look.areas if one.key != key]
        x = next((one.x for one in others if abs(one.x - x) < _ALIGNED), x)
        y = next((one.y for one in others if abs(one.y - y) < _ALIGNED), y)
        return round(x), round(y)

    def _at(self, place: QPointF) -> str:
        """The area at a place of the sheet; "" for none."""
        plates = self.plan.plates if self.plan is not None else {}
        return next((key for key, plate in plates.items() if plate.contains(place)), "")

    # ------------------------------------------------------------------ the ground
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        place, routes = event.position(), self.routes
        near = [(_far(route, place), False, at) for at, (_, route) in enumerate(routes.links)] if routes else []
        near += [(_far(route, place), True, at) for at, (_, route) in enumerate(routes.sights)] if routes else []
        far, is_sight, at = min(near, default=(_NEAR, False, -1))
        chip = self.plan.measures.chip * self.plan.unit / 2 if self.plan is not None else 0.0
        if far < max(_NEAR, chip):
            (self.sightChosen if is_sight else self.linkChosen).emit(at)
        else:
            self.areaChosen.emit("")

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.plan is not None:
            self.placeChosen.emit(*place_on(self.plan, self._sheet, event.position()))

    # ------------------------------------------------------------------ its picture
    def paintEvent(self, event: QPaintEvent) -> None:
        plan, routes = self.plan, self.routes
        with painting(self) as painter:
            theme = self.paint.theme
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_plate(painter, box, fill=theme.colour("table"), edge=theme.colour("edge"), width=1.2, cut=10)
            if plan is None or routes is None:
                return
            laid = LaidMap(self.look, plan, routes, self.standing)
            live, wide = theme.colour("live"), max(8.0, 11 * plan.unit)
            for lit, found in ((self.lit_link, routes.links), (self.lit_sight, routes.sights)):
                if 0 <= lit < len(found):
                    painter.strokePath(path_along(found[lit][1].points), outline_pen(live, wide))
            for key in self.lit & plan.plates.keys():
                plate = plan.plates[key].adjusted(-4, -4, 4, 4)
                paint_plate(painter, plate, edge=live, width=3.0, cut=min(14.0, plate.height() * 0.16))
            paint_ground(painter, self.paint, laid)
            paint_tokens(painter, self.paint, laid)
            if self._pull is not None:
                start, end = plan.middle(self._pull[0]), self._pull[1]
                painter.strokePath(path_along((start, end)), outline_pen(live, 3.0))


def _far(route: Route, place: QPointF) -> float:
    """How far a place is from a line."""
    return min(_far_from(start, end, place) for start, end in pairwise(route.points))


def _far_from(start: QPointF, end: QPointF, place: QPointF) -> float:
    line = QLineF(start, end)
    along = line.dx() ** 2 + line.dy() ** 2
    share = ((place.x() - start.x()) * line.dx() + (place.y() - start.y()) * line.dy()) / along if along else 0.0
    near = line.pointAt(min(1.0, max(0.0, share)))
    return hypot(place.x() - near.x(), place.y() - near.y())
