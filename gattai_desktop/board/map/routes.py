"""Finds how a link or a line of sight runs between two plates: straight, else led round the areas in its way."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product
from math import atan2, degrees, hypot
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from gattai_desktop.board.map.map_looks import LinkLook, MapLook, SightLook
from gattai_desktop.board.map.plan import MapPlan
from gattai_desktop.cards.frozen import evolve, frozen

Points = tuple[QPointF, ...]
_THROUGH: Final = 10_000.0
"""What it costs a route to go through an area, in device-independent pixels of length."""
_OVER: Final = 60.0
"""What it costs to cross a link."""
_STRAIGHT: Final = 1.8
"""How much rather a cost stands on a level or upright part of a route."""
_OWN_HALF: Final = 0.3
"""Where the cost of a link stands that runs beside its opposite, as a share of its length."""
_CLOSE: Final = 8.0
"""How near to a plate a route may pass, drawing pixels."""


@frozen(eq=False)
class Route:
    """How a line runs: its corners from plate to plate, and whether it is straight.

    meets: whether another link runs there the other way, whose cost has the farther half for itself.
    """

    points: Points
    straight: bool = True
    meets: bool = False

    @property
    def length(self) -> float:
        """Its length in device-independent pixels."""
        return _length(self.points)

    def at(self, share: float) -> tuple[QPointF, float]:
        """Return the place at a share of its length, and the angle at which it runs there, degrees clockwise."""
        left = self.length * share
        for start, end in pairwise(self.points):
            long = hypot(end.x() - start.x(), end.y() - start.y())
            if left <= long and long > 0:
                turn = degrees(atan2(end.y() - start.y(), end.x() - start.x()))
                return start + (end - start) * (left / long), turn
            left -= long
        return self.points[-1], 0.0

    @property
    def into(self) -> float:
        """The share of its length at which the middle of its last part lies."""
        return 1 - _length(self.points[-2:]) / 2 / max(1.0, self.length)

    @property
    def chip(self) -> float:
        """The share of its length at which its cost stands: in the middle of a long part, not at a corner.

        Links cross where it runs aslant, so a level or upright part is taken even if it is somewhat shorter.
        """
        if self.meets:
            return _OWN_HALF
        best, so_far, found = 0.0, 0.0, 0.5
        for start, end in pairwise(self.points):
            dx, dy = end.x() - start.x(), end.y() - start.y()
            part = hypot(dx, dy)
            worth = part if dx and dy else part * _STRAIGHT
            if worth > best + 1:
                best, found = worth, (so_far + part / 2) / max(1.0, self.length)
            so_far += part
        return found


@frozen(eq=False)
class Routes:
    """Every route of a map, in the order of its links and of its lines of sight."""

    links: tuple[tuple[LinkLook, Route], ...]
    sights: tuple[tuple[SightLook, Route], ...]

    def of_sight(self, start: str, end: str) -> Route | None:
        """Return the route of the line of sight between two areas, whichever is named first; None for none."""
        return next((route for look, route in self.sights if {look.start, look.end} == {start, end}), None)


def routes_of(look: MapLook, plan: MapPlan) -> Routes:
    """Return how all links and lines of sight of a map run."""
    return _routes(look.links, look.sights, plan)


@lru_cache(maxsize=64)
def _routes(links: tuple[LinkLook, ...], sights: tuple[SightLook, ...], plan: MapPlan) -> Routes:
    straight = [QLineF(plan.middle(one.start), plan.middle(one.end)) for one in links]
    away = {(one.start, one.end) for one in links if one.one_way}
    routes = ((one, _route(plan, one.start, one.end, straight)) for one in links)
    led = tuple((one, evolve(route, meets=one.one_way and (one.end, one.start) in away)) for one, route in routes)
    return Routes(led, tuple((one, _sight(plan, one.start, one.end, straight)) for one in sights))


def _route(plan: MapPlan, start: str, end: str, links: Sequence[QLineF]) -> Route:
    direct = _direct(plan, start, end)
    if not _through(direct, plan, (start, end)):
        return Route(direct)
    way = _best(_bent(plan, start, end), plan, (start, end), links)
    if _through(way, plan, (start, end)):
        way = _best((way, *_between_columns(plan, start, end)), plan, (start, end), links)
    return Route(way, straight=False)


def _sight(plan: MapPlan, start: str, end: str, links: Sequence[QLineF]) -> Route:
    direct = _direct(plan, start, end)
    if not _through(direct, plan, (start, end)):
        return Route(direct)
    ways = (*_outside(plan, start, end), *_bent(plan, start, end))
    return Route(_best(ways, plan, (start, end), links), straight=False)


def _direct(plan: MapPlan, start: str, end: str) -> Points:
    """The straight line between two plates, from edge to edge."""
    one, other = plan.plates[start], plan.plates[end]
    line = QLineF(one.center(), other.center())
    return edge_of(one, line), edge_of(other, QLineF(line.p2(), line.p1()))


def edge_of(plate: QRectF, line: QLineF) -> QPointF:
    """Return where a line from the middle of a plate leaves it."""
    dx, dy = abs(line.dx()), abs(line.dy())
    share = min(plate.width() / 2 / dx if dx else 1e9, plate.height() / 2 / dy if dy else 1e9, 1.0)
    return line.pointAt(share)


def _bent(plan: MapPlan, start: str, end: str) -> Iterator[Points]:
    """Yield ways that leave a plate at one side, turn by two half corners, and come in at another side."""
    one, other = plan.plates[start], plan.plates[end]
    for low, across in product((-0.1, -0.3, 0.1, 0.3), (0.33, -0.33, 0.2, -0.2)):
        yield _elbow(one, other, low, across)
        yield tuple(reversed(_elbow(other, one, low, across)))


def _elbow(one: QRectF, other: QRectF, low: float, across: float) -> Points:
    """Go level from the first plate, then aslant, then upright into the second."""
    rightwards, downwards = other.center().x() > one.center().x(), other.center().y() > one.center().y()
    begin = QPointF(one.right() if rightwards else one.left(), one.center().y() + low * one.height())
    goal = QPointF(
        other.center().x() + across * other.width(), other.top() if other.center().y() > begin.y() else other.bottom()
    )
    aslant = min(abs(goal.x() - begin.x()), abs(goal.y() - begin.y())) * 0.6
    level = goal.x() + (-aslant if rightwards else aslant)
    upright = begin.y() + (aslant if downwards else -aslant)
    return begin, QPointF(level, begin.y()), QPointF(goal.x(), upright), goal


def _between_columns(plan: MapPlan, start: str, end: str) -> Iterator[Points]:
    """Yield ways that run upright between two columns of areas, close beside one of their ends."""
    one, other = plan.plates[start], plan.plates[end]
    for low, at, beside in product((-0.3, -0.1, 0.1, 0.3), (-0.25, 0.25), (0.15, 0.2, 0.25)):
        yield _beside(one, other, low, at, beside)
        yield tuple(reversed(_beside(other, one, low, at, beside)))


def _beside(one: QRectF, other: QRectF, low: float, at: float, beside: float) -> Points:
    """Go level from the first plate, then upright close beside the second one's column, then level into it."""
    rightwards = other.center().x() > one.center().x()
    way = 1.0 if rightwards else -1.0
    begin = QPointF(one.right() if rightwards else one.left(), one.center().y() + low * one.height())
    goal = QPointF(other.left() if rightwards else other.right(), other.center().y() + at * other.height())
    x, cut = goal.x() - way * beside * other.width(), 0.05 * other.width()
    down = cut if goal.y() > begin.y() else -cut
    return begin, QPointF(x - way * cut, begin.y()), QPointF(x, begin.y() + down), QPointF(x, goal.y()), goal


def _outside(plan: MapPlan, start: str, end: str) -> Iterator[Points]:
    """Yield ways round all areas: below them and above them."""
    one, other = plan.plates[start], plan.plates[end]
    cut, off = 10 * plan.unit, max(15.0, plan.measures.note * 0.75) * plan.unit
    for share in (0.0, 0.4, -0.4):
        begin, goal = one.center().x() - share * one.width(), other.center().x() + share * other.width()
        inwards = cut if goal > begin else -cut
        foot = max(plate.bottom() for plate in plan.plates.values()) + off
        head = min(plate.top() for plate in plan.plates.values()) - off
        for level, cut_down, first, last in (
            (foot, -cut, one.bottom(), other.bottom()),
            (head, cut, one.top(), other.top()),
        ):
            yield (
                QPointF(begin, first), QPointF(begin, level + cut_down), QPointF(begin + inwards, level),
                QPointF(goal - inwards, level), QPointF(goal, level + cut_down), QPointF(goal, last),
            )  # fmt: skip


def _best(ways: Iterable[Points], plan: MapPlan, ends: tuple[str, str], links: Sequence[QLineF]) -> Points:
    def worth(points: Points) -> float:
        parts = [QLineF(*pair) for pair in pairwise(points)]
        over = sum(_cross(part, link) for part in parts for link in links)
        upright = points[0].x() == points[1].x()  # what is written below a plate would be in its way
        return _length(points) + _THROUGH * _through(points, plan, ends) + _OVER * (over + upright)

    return min(ways, key=worth)


def _through(points: Points, plan: MapPlan, ends: tuple[str, str]) -> int:
    """Return through how many areas a way leads besides its ends, or along its own ends' plates again."""
    close = _CLOSE * plan.unit
    found = 0
    for area, plate in plan.plates.items():
        box = plate.adjusted(4, 4, -4, -4) if area in ends else plate.adjusted(-close, -close, close, close)
        found += any(_meets(QLineF(*pair), box) for pair in pairwise(points))
    return found


def _meets(line: QLineF, box: QRectF) -> bool:
    start, end = line.p1(), line.p2()
    left, right = sorted((start.x(), end.x()))
    top, foot = sorted((start.y(), end.y()))
    if right < box.left() or left > box.right() or foot < box.top() or top > box.bottom():
        return False
    if box.contains(start) or box.contains(end):
        return True
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft(), box.topLeft())
    return any(_cross(line, QLineF(*pair)) for pair in pairwise(corners))


def _cross(one: QLineF, other: QLineF) -> bool:
    ax, ay, bx, by = one.x1(), one.y1(), one.dx(), one.dy()
    cx, cy, dx, dy = other.x1(), other.y1(), other.dx(), other.dy()
    by_both = bx * dy - by * dx
    if abs(by_both) < 1e-9:
        return False
    here = ((cx - ax) * dy - (cy - ay) * dx) / by_both
    there = ((cx - ax) * by - (cy - ay) * bx) / by_both
    return 0 <= here <= 1 and 0 <= there <= 1


def _length(points: Points) -> float:
    return sum(hypot(end.x() - start.x(), end.y() - start.y()) for start, end in pairwise(points))
