"""Draws the lines of a map: links, lines of sight, and the way from one token to another."""

from collections.abc import Iterator
from itertools import pairwise, product
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from gattai_desktop.board.drawing import plain, strong
from gattai_desktop.board.map.map_drawing import MapDrawing, path_along
from gattai_desktop.board.map.map_looks import FireLook, SightLook
from gattai_desktop.board.map.routes import Points, Route, edge_of
from gattai_desktop.board.signs import outline_pen, sign_in

_ARC: Final = 0.27
"""Radius of the arc of a turn, as a part of a plate's width."""
_SHARES: Final = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.27, 0.73)
"""Where the distance of a line of sight may stand along it, the best first, as parts of its length."""


class DrawnLinks(MapDrawing):
    """The links and lines of sight of a map."""

    def links(self) -> None:
        for look, route in self._routes.links:
            self._trace(route.points, "edge", self._line, led=not route.straight, dashes=look.dotted)
        for look, route in self._routes.links:
            if look.one_way:
                self._direction(route)
            if look.cost:
                self._chip(route.at(route.chip)[0], look.cost)

    def _direction(self, route: Route) -> None:
        """Draw chevrons on a one-way link, and its head."""
        head = self._plan.measures.head * self._plan.unit
        beside = 3.4 * head / max(route.length, 1.0)
        shares = (0.25, 0.75) if route.straight else (route.chip - beside, route.chip + beside, route.into)
        for share in shares if route.length > 9 * head and not route.meets else ():
            place, angle = route.at(share)
            self._turned(place, angle, ((-head * 0.7, -head), (head, 0.0), (-head * 0.7, head)), fill=False)
        place, angle = route.at(1.0)
        place, _ = route.at(max(0.0, 1 - head * 0.7 / max(route.length, 1.0)))
        self._turned(place, angle, ((-head, -head), (head * 0.7, 0.0), (-head, head)), fill=True)

    def _turned(self, place: QPointF, angle: float, corners: tuple[tuple[float, float], ...], *, fill: bool) -> None:
        self._painter.save()
        self._painter.translate(place)
        self._painter.rotate(angle)
        path = path_along(tuple(QPointF(*corner) for corner in corners))
        if fill:
            path.closeSubpath()
            self._painter.fillPath(path, self._draw.ink("edge"))
        else:
            self._painter.strokePath(path, outline_pen(self._draw.ink("edge"), self._line))
        self._painter.restore()

    def sights(self) -> None:
        """Draw all lines of sight."""
        for look, route in self._routes.sights:
            dash = self._line * 0.8
            pen = outline_pen(self._draw.ink("edge"), dash, (self._line * 3, self._line * 2.4))
            self._painter.strokePath(path_along(route.points), pen)
            self.eye(look, route)

    def eye(self, look: SightLook, route: Route) -> None:
        """Write the distance of a line of sight upon it, with an eye, where neither plates nor chips are.

        Where there is room it stays off the places below plates too: what is written there would be read with it.
        """
        note = plain(self._plan.measures.note)
        size = self._draw.size(note) * self._plan.unit
        taken = [*self._plan.plates.values(), *self.costs(), *self.reach_boxes()]
        below = [QRectF(one.left(), one.bottom(), one.width(), size * 2.5) for one in self._plan.plates.values()]
        words, box = look.short, QRectF()
        for words, off, share in product((look.words, look.short), (below, []), _SHARES):
            wide = self._draw.width(words, note) * self._plan.unit + size * 1.9
            middle = route.at(share)[0]
            box = QRectF(middle.x() - wide / 2, middle.y() - size * 0.7, wide, size * 1.4)
            whole = box.left() > 0 and box.right() < self._plan.size.width()
            if whole and not any(one.intersects(box.adjusted(-4, 1, 4, -1)) for one in (*taken, *off)):
                break
        self._painter.fillRect(box.adjusted(-size * 0.4, 0, size * 0.4, 0), self._draw.ink("table"))
        eye = sign_in("eye", box.x(), box.center().y() - size * 0.6, size * 1.2)
        self._painter.fillPath(eye, self._draw.ink("soft"))
        self._write(QPointF(box.center().x() + size * 0.85, box.center().y()), words, note, "soft")

    def sights_between(self, start: str, end: str) -> None:
        """Write anew upon the line of sight of two areas, after another line was drawn along it."""
        for look, route in self._routes.sights:
            if {look.start, look.end} == {start, end}:
                self.eye(look, route)


class DrawnFire(MapDrawing):
    """The line of fire, and a walk that is lit."""

    def way(self) -> None:
        """Draw a lit walk from area to area."""
        points = tuple(self._plan.middle(area) for area in self._look.way)
        if len(points) > 1:
            self._trace(points, "live", self._line * 1.4)
            self._costs_along(self._look.way)

    def fire(self, fire: FireLook) -> None:
        """Draw the line; what is written on the links that it covers is drawn again."""
        ink = self._draw.ink(fire.token)
        wide = max(2.0, self._line * 1.4)
        points = tuple(self._fire_points(fire))
        if fire.jagged:
            points = tuple(_zigzag(points, 7 * self._plan.unit))
        pen = outline_pen(ink, wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.strokePath(path_along(points), pen)
        if fire.turns_in and not fire.jagged:
            self._arc(fire)
        if fire.breaks_in or fire.refused:
            size, at = 18 * self._plan.unit, points[-1]
            cross = sign_in("cross", at.x() - size / 2, at.y() - size / 2, size)
            self._painter.strokePath(cross, outline_pen(self._draw.ink("table"), 4 * self._plan.unit))
            self._painter.fillPath(cross, ink)
        self._costs_along(fire.way)

    def _costs_along(self, way: tuple[str, ...]) -> None:
        """Draw the costs of the links along a way once more, over its line."""
        crossed = [{*pair} for pair in pairwise(way)]
        for look, route in self._routes.links:
            if look.cost and {look.start, look.end} in crossed:
                self._chip(route.at(route.chip)[0], look.cost)

    def _fire_points(self, fire: FireLook) -> Iterator[QPointF]:
        """Yield the corners of the line: from a token or its area, through the areas between, to the other one."""
        start = self._token_or_area(fire.start, fire.way[0])
        goal = self._token_or_area(fire.goal, fire.way[-1])
        yield start
        route = self._routes.of_sight(fire.way[0], fire.way[-1]) if fire.printed else None
        if route is not None:
            first = self._plan.plates[fire.way[0]].adjusted(-3, -3, 3, 3)
            forwards = first.contains(route.points[0])
            yield from route.points if forwards else reversed(route.points)
        for area in fire.way[1:-1]:
            if area == fire.breaks_in:
                # The cross stands at the edge, before the tokens of that area.
                before = self._plan.middle(fire.way[fire.way.index(area) - 1])
                yield edge_of(self._plan.plates[area], QLineF(self._plan.middle(area), before))
                return
            yield self._plan.middle(area)
        if fire.refused:
            before = self._plan.middle(fire.way[-2]) if len(fire.way) > 1 else start
            yield edge_of(self._plan.plates[fire.way[-1]], QLineF(self._plan.middle(fire.way[-1]), before))
        elif fire.breaks_in != fire.way[0]:
            yield goal

    def _token_or_area(self, token: str, area: str) -> QPointF:
        box = self._standing.places.get(token)
        return box.center() if box is not None else self._plan.middle(area)

    def _arc(self, fire: FireLook) -> None:
        """Draw the one turn of a line: its straight continuation, the arc, the degrees."""
        at = fire.way.index(fire.turns_in)
        points = tuple(self._fire_points(fire))
        if not 0 < at < len(points) - 1:
            return
        before, corner, after = points[at - 1 : at + 2]
        plate = self._plan.plates[fire.turns_in]
        come, gone = _angle(before, corner), _angle(corner, after)
        radius = min(plate.width() * _ARC, plate.height() * 0.45)
        ink, reach = self._draw.ink(fire.token), plate.width() * 0.47
        onward = QPointF(corner.x() + reach * cos(radians(come)), corner.y() + reach * sin(radians(come)))
        unit = self._plan.unit
        thin = max(1.5, 2 * unit)
        self._painter.strokePath(path_along((corner, onward)), outline_pen(ink, thin, (5 * unit, 5 * unit)))
        sweep = (gone - come + 180) % 360 - 180
        arc = QPainterPath()
        box = QRectF(corner.x() - radius, corner.y() - radius, 2 * radius, 2 * radius)
        arc.arcMoveTo(box, -come)
        arc.arcTo(box, -come, -sweep)
        self._painter.strokePath(arc, outline_pen(ink, thin))
        middle, words = radians(come + sweep / 2), f"{fire.degrees}\N{DEGREE SIGN}"
        style = strong(self._plan.measures.name + 1)
        off = radius + (self._draw.width(words, style) / 2 + 6) * unit
        place = QPointF(corner.x() + off * cos(middle), corner.y() + off * sin(middle))
        self._write(place, words, style, fire.token)


def _angle(start: QPointF, end: QPointF) -> float:
    """The direction from one place to another in degrees clockwise."""
    return degrees(atan2(end.y() - start.y(), end.x() - start.x()))


def _zigzag(points: Points, step: float) -> Iterator[QPointF]:
    """Yield a jagged line along another one."""
    side = 1
    for start, end in pairwise(points):
        long = hypot(end.x() - start.x(), end.y() - start.y())
        teeth = max(1, int(long / (2 * step)))
        across = QPointF(-(end.y() - start.y()), end.x() - start.x()) * (step * 0.6 / long if long else 0)
        yield start
        for tooth in range(1, teeth):
            yield start + (end - start) * (tooth / teeth) + across * side
            side = -side
    yield points[-1]
