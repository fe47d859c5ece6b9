"""What all drawing of a map has in common: the map with where everything lies, chips and words on it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.drawing import Drawing, Ink, Style, strong
from gattai_desktop.board.map.map_looks import Chip, MapLook
from gattai_desktop.board.map.plan import MapPlan
from gattai_desktop.board.map.routes import Points, Route, Routes
from gattai_desktop.board.map.standing import StandingTokens
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.cards.frozen import frozen


@frozen(eq=False)
class LaidMap:
    """A map and where everything of it lies."""

    look: MapLook
    plan: MapPlan
    routes: Routes
    standing: StandingTokens


class MapDrawing:
    """A part of a map on a painter. It is made anew for each picture."""

    def __init__(self, painter: QPainter, paint: Paint, laid: LaidMap) -> None:
        self._look, self._plan, self._routes, self._standing = laid.look, laid.plan, laid.routes, laid.standing
        self._draw = Drawing(paint, QRectF(QPointF(), laid.plan.size), painter, unit=laid.plan.unit)
        self._painter = painter
        self._line = max(1.4, laid.plan.measures.line * laid.plan.unit)

    def _around_chip(self, route: Route) -> QRectF:
        """Return the place of the chip with the cost of a link."""
        middle, half = route.at(route.chip)[0], self._plan.measures.chip * self._plan.unit * 0.6
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)

    def costs(self) -> list[QRectF]:
        """Return the places of the chips with the costs of links, from the left."""
        return sorted((self._around_chip(one) for link, one in self._routes.links if link.cost), key=QRectF.left)

    def reach_box(self, chip: Chip, plate: QRectF) -> QRectF:
        """Return the place of the chip at the corner of an area that can be reached."""
        unit = self._plan.unit
        style = strong(self._plan.measures.reach * 0.64)
        high = max(self._plan.measures.reach * unit, self._draw.size(style) * unit * 1.35)
        wide = high * 1.15 + self._draw.width(chip.figure, style) * unit + high * 0.36
        box = QRectF(plate.x() - 5 * unit, plate.y() - high * 0.86, wide, high)
        for cost in self.costs():  # it moves along the edge, past the cost of a link that comes in from above
            if box.intersects(cost) and cost.right() + wide < plate.right():
                box.moveLeft(cost.right())
        return box

    def reach_boxes(self) -> list[QRectF]:
        """Return the places of the chips of all areas that can be reached."""
        return [
            self.reach_box(one.chip, self._plan.plates[one.key]) for one in self._look.areas if one.chip is not None
        ]

    def _trace(self, points: Points, ink: Ink, wide: float, *, led: bool = False, dashes: bool = False) -> None:
        path = path_along(points)
        if led:  # what it crosses has a gap there
            self._painter.strokePath(path, outline_pen(self._draw.ink("table"), wide + 7 * self._plan.unit))
        pattern = (wide * 1.2, wide * 2.0) if dashes else ()
        self._painter.strokePath(path, outline_pen(self._draw.ink(ink), wide, pattern))

    def _chip(self, middle: QPointF, words: str) -> None:
        unit = self._plan.unit
        style = strong(self._plan.measures.chip * 0.6)
        high = max(self._plan.measures.chip * unit, self._draw.size(style) * unit * 1.4)
        wide = max(high * 1.06, self._draw.width(words, style) * unit + high * 0.5)
        box = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        ground, edge = self._draw.ink("table"), self._draw.ink("edge")
        paint_plate(self._painter, box, fill=ground, edge=edge, width=1.5, cut=high * 0.22, radius=3)
        self._write(middle, words, style, "text")

    def _write(self, middle: QPointF, words: str, style: Style, ink: Ink) -> None:
        at = self._draw.over(QRectF(middle.x(), middle.y(), 0, 0))
        at.text(0, at.size(style) * 0.36, words, style, ink, align="middle")


def path_along(points: Points) -> QPainterPath:
    """Return a path from corner to corner."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path
