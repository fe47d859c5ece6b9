"""Draws a map: links and chips, lines of sight, plates, the line from one token to another, what is written on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.drawing import Drawing, Ink, Style, plain, strong
from gattai_desktop.board.map.edges import paint_area
from gattai_desktop.board.map.looks import AreaLook, FireLook, MapLook, SightLook
from gattai_desktop.board.map.plan import MapPlan
from gattai_desktop.board.map.routes import Points, Route, Routes, edge_of
from gattai_desktop.board.map.standing import Standing
from gattai_desktop.board.map.token_button import paint_token
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import outline_pen, sign_in

_ARC: Final = 0.27
"""Radius of the arc of a turn, as a part of a plate's width."""


class DrawnMap:
    """A map on a painter. It is made anew for each picture."""

    def __init__(
        self, painter: QPainter, paint: Paint, look: MapLook, plan: MapPlan, routes: Routes, standing: Standing
    ) -> None:
        self._look, self._plan, self._routes, self._standing = look, plan, routes, standing
        self._draw = Drawing(paint, QRectF(QPointF(), plan.size), painter, unit=plan.unit)
        self._painter = painter
        self._line = max(1.4, plan.measures.line * plan.unit)
        self._tokens = {one.key: one for one in look.tokens}

    def ground(self, clip: QRectF | None = None) -> None:
        """Draw everything but the tokens, as far as it lies in the clip."""
        self._sights()
        self._links()
        for area in self._look.areas:
            if clip is None or clip.intersects(self._plan.plates[area.key]):
                paint_area(self._draw, self._plan.plates[area.key], area.edges)
        self._way()
        if self._look.fire is not None:
            self._fire(self._look.fire)
        for area in self._look.areas:
            if clip is None or clip.intersects(self._around(area.key)):
                self._words(area)
        for count, box in self._standing.more.values():
            self._write(box.center(), f"+{count}", strong(self._plan.measures.figure + 2), "text")

    def tokens(self) -> None:
        """Draw all tokens."""
        for key, box in self._standing.places.items():
            paint_token(self._draw, self._tokens[key], box, self._plan.measures)

    def _around(self, area: str) -> QRectF:
        more = 30 * self._plan.unit
        return self._plan.plates[area].adjusted(-more * 3, -more, more * 3, more)

    # ------------------------------------------------------------------ links
    def _links(self) -> None:
        for look, route in self._routes.links:
            self._trace(route.points, "edge", self._line, led=not route.straight, dashes=look.dotted)
        for look, route in self._routes.links:
            if look.one_way:
                self._direction(route)
            if look.cost:
                self._chip(route.at(0.5)[0], look.cost)

    def _trace(self, points: Points, ink: Ink, wide: float, *, led: bool = False, dashes: bool = False) -> None:
        path = _path(points)
        if led:  # what it crosses has a gap there
            self._painter.strokePath(path, outline_pen(self._draw.ink("table"), wide + 7 * self._plan.unit))
        pattern = (wide * 1.2, wide * 2.0) if dashes else ()
        self._painter.strokePath(path, outline_pen(self._draw.ink(ink), wide, pattern))

    def _direction(self, route: Route) -> None:
        """Draw chevrons on a one-way link, and its head."""
        head = self._plan.measures.head * self._plan.unit
        for share in (0.25, 0.75) if route.length > 9 * head else ():
            place, angle = route.at(share)
            self._turned(place, angle, ((-head * 0.7, -head), (head, 0.0), (-head * 0.7, head)), fill=False)
        place, angle = route.at(1.0)
        place, _ = route.at(max(0.0, 1 - head * 0.7 / max(route.length, 1.0)))
        self._turned(place, angle, ((-head, -head), (head * 0.7, 0.0), (-head, head)), fill=True)

    def _turned(self, place: QPointF, angle: float, corners: tuple[tuple[float, float], ...], *, fill: bool) -> None:
        self._painter.save()
        self._painter.translate(place)
        self._painter.rotate(angle)
        path = _path(tuple(QPointF(*corner) for corner in corners))
        if fill:
            path.closeSubpath()
            self._painter.fillPath(path, self._draw.ink("edge"))
        else:
            self._painter.strokePath(path, outline_pen(self._draw.ink("edge"), self._line))
        self._painter.restore()

    def _chip(self, middle: QPointF, words: str, ink: Ink = "text") -> None:
        unit = self._plan.unit
        style = strong(self._plan.measures.chip * 0.6)
        high = max(self._plan.measures.chip * unit, self._draw.size(style) * unit * 1.4)
        wide = max(high * 1.06, self._draw.width(words, style) * unit + high * 0.5)
        box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        edge = self._draw.ink("edge" if ink == "text" else ink)
        paint_plate(self._painter, box, fill=self._draw.ink("table"), edge=edge, width=1.5, cut=high * 0.22, radius=3)
        self._write(middle, words, style, ink)

    def _sights(self) -> None:
        for look, route in self._routes.sights:
            dash = self._line * 0.8
            pen = outline_pen(self._draw.ink("edge"), dash, (self._line * 3, self._line * 2.4))
            self._painter.strokePath(_path(route.points), pen)
            self._eye(look, route)

    def _eye(self, look: SightLook, route: Route) -> None:
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
            if whole and not any(one.intersects(box.adjusted(-4, -2, 4, 2)) for one in taken):
                break
        self._painter.fillRect(box.adjusted(-size * 0.4, 0, size * 0.4, 0), self._draw.ink("table"))
        eye = sign_in("eye", box.x(), box.center().y() - size * 0.6, size * 1.2)
        self._painter.fillPath(eye, self._draw.ink("soft"))
        self._write(QPointF(box.center().x() + size * 0.85, box.center().y()), words, note, "soft")

    def _around_chip(self, route: Route) -> QRectF:
        middle, half = route.at(0.5)[0], self._plan.measures.chip * self._plan.unit * 0.6
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)

    # ------------------------------------------------------------------ what happens on it
    def _way(self) -> None:
        """Draw a lit walk from area to area."""
        points = tuple(self._plan.middle(area) for area in self._look.way)
        if len(points) > 1:
            self._trace(points, "live", self._line * 1.4)

    def _fire(self, fire: FireLook) -> None:
        ink = self._draw.ink(fire.token)
        wide = max(2.0, self._line * 1.4)
        points = tuple(self._fire_points(fire))
        if fire.jagged:
            points = tuple(_zigzag(points, 7 * self._plan.unit))
        pen = outline_pen(ink, wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.strokePath(_path(points), pen)
        if fire.turns_in and not fire.jagged:
            self._arc(fire)
        if fire.breaks_in or fire.refused:
            size, at = 18 * self._plan.unit, points[-1]
            cross = sign_in("cross", at.x() - size / 2, at.y() - size / 2, size)
            self._painter.strokePath(cross, outline_pen(self._draw.ink("table"), 4 * self._plan.unit))
            self._painter.fillPath(cross, ink)
        for sight, route in self._routes.sights:
            if fire.printed and {sight.start, sight.end} == {fire.way[0], fire.way[-1]}:
                self._eye(sight, route)
        for look, route in self._routes.links:
            if look.cost and {look.start, look.end} in [{*pair} for pair in pairwise(fire.way)]:
                self._chip(route.at(0.5)[0], look.cost)

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
        self._painter.strokePath(_path((corner, onward)), outline_pen(ink, thin, (5 * unit, 5 * unit)))
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

    # ------------------------------------------------------------------ words
    def _words(self, area: AreaLook) -> None:
        plate, measures, unit = self._plan.plates[area.key], self._plan.measures, self._plan.unit
        draw = self._draw.over(plate)
        pad, top = measures.pad, plate.height() / unit * 0.05 if "battlements" in area.edges else 0.0
        style = strong(measures.name)
        size = draw.size(style)
        signs = (*area.signs, *area.marks)
        right = draw.wide - pad
        for sign in reversed(signs):
            box = self._draw.rect((plate.x()) / unit + right - size, plate.y() / unit + size * 0.42 + top, size, size)
            path = sign_in(sign, box.x(), box.y(), box.width())
            if sign in area.marks:
                self._painter.strokePath(path, outline_pen(self._draw.ink("edge"), max(1.2, 1.3 * unit)))
            else:
                self._painter.fillPath(path, self._draw.ink("text"))
            right -= size * 1.25
        halo = "well" if "dots" in area.edges else "panel"
        self._haloed(draw, pad, size * 1.36 + top, area.name, size, halo, right - pad)
        if measures.words and area.words and draw.high > 96:
            words = plain(measures.name * 0.88)
            draw.text(
                pad, size * 1.3 + draw.size(words) * 1.2 + top, area.words, words, "soft", room=draw.wide - 2 * pad
            )
        if area.chip is not None:
            self._reach(area, plate)
        if area.refused:
            self._refusal(area, plate)

    def _haloed(self, draw: Drawing, x: float, base: float, words: str, size: float, halo: Ink, room: float) -> None:
        """Write a name over lines that may run there: the ground's colour lies round it."""
        style = strong(self._plan.measures.name)
        shown = min(draw.width(words, style), room)
        if self._look.fire is not None:
            under = draw.within(x - 2, base - size, shown + 4, size * 1.25).box
            self._painter.fillRect(under, self._draw.ink(halo))
        draw.text(x, base, words, style, room=room, fit=True)

    def _reach(self, area: AreaLook, plate: QRectF) -> None:
        """Draw the chip at the corner of an area that can be reached."""
        if area.chip is None:
            return
        unit = self._plan.unit
        style = strong(self._plan.measures.reach * 0.64)
        high = max(self._plan.measures.reach * unit, self._draw.size(style) * unit * 1.35)
        wide = high * 1.15 + self._draw.width(area.chip.figure, style) * unit + high * 0.36
        box = QRectF(plate.x() - 5 * unit, plate.y() - high * 0.86, wide, high)
        paint_plate(self._painter, box, fill=self._draw.ink("live"), cut=high * 0.22, radius=3)
        sign = sign_in(area.chip.sign, box.x() + high * 0.32, box.y() + high * 0.24, high * 0.52)
        self._painter.fillPath(sign, self._draw.ink("table"))
        draw = self._draw.over(box)
        base = draw.middle + draw.size(style) * 0.36
        draw.text(draw.wide - high / unit * 0.3, base, area.chip.figure, style, "table", align="end")

    def _refusal(self, area: AreaLook, plate: QRectF) -> None:
        """Write under an area why it is refused, after a cross."""
        unit, style = self._plan.unit, plain(self._plan.measures.note)
        size = self._draw.size(style) * unit
        wide = self._draw.width(area.refused, style) * unit + size * 2.2
        left = min(max(2.0, plate.center().x() - wide / 2), self._plan.size.width() - wide - 2)
        box = QRectF(left, plate.bottom() + 3 * unit, wide, size * 1.45)
        self._painter.fillRect(box, self._draw.ink("table"))
        cross = sign_in("cross", box.x() + size * 0.5, box.y() + size * 0.3, size * 0.86)
        self._painter.fillPath(cross, self._draw.ink("refused"))
        self._draw.over(box).text(size * 1.7 / unit, size * 1.08 / unit, area.refused, style, "refused")

    def _write(self, middle: QPointF, words: str, style: Style, ink: Ink) -> None:
        at = self._draw.over(QRectF(middle.x(), middle.y(), 0, 0))
        at.text(0, at.size(style) * 0.36, words, style, ink, align="middle")


def _path(points: Points) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


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
