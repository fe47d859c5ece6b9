"""Draws the ways of a map: links with their costs and directions, and lines of sight that are printed on it."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPointF, QRectF

from gattai_desktop.board.drawing import plain
from gattai_desktop.board.map.map_drawing import MapDrawing, path_along
from gattai_desktop.board.map.map_looks import SightLook
from gattai_desktop.board.map.routes import Route
from gattai_desktop.board.signs import outline_pen, sign_in


class DrawnLinks(MapDrawing):
    """The links and lines of sight of a map."""

    def links(self) -> None:
        """Draw all links."""
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
        for share in shares if route.length > 9 * head else ():
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
        """Write the distance of a line of sight upon it, with an eye, where neither plates nor chips are."""
        note = plain(self._plan.measures.note)
        size = self._draw.size(note) * self._plan.unit
        taken = [
            *self._plan.plates.values(),
            *(self._around_chip(one) for link, one in self._routes.links if link.cost),
        ]
        words, box = look.short, QRectF()
        for words, share in product((look.words, look.short), (0.5, 0.38, 0.62, 0.27, 0.73)):
            wide = self._draw.width(words, note) * self._plan.unit + size * 1.9
            middle = route.at(share)[0]
            box = QRectF(middle.x() - wide / 2, middle.y() - size * 0.7, wide, size * 1.4)
            whole = box.left() > 0 and box.right() < self._plan.size.width()
            if whole and not any(one.intersects(box.adjusted(-4, 1, 4, -1)) for one in taken):
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
