"""Draws the plate of an area: what the area is, its edge says."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.map.map_looks import Edge
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.signs import outline_pen

MERLONS: Final = 9
TEETH: Final = 10
STRIPES: Final = 9
STRIPES_HIGH: Final = 9.0
"""How much of the foot of a plate its stripes take, with what keeps figures off them, drawing pixels."""
THIN_HIGH: Final = 5.0
"""The same above the teeth of a broken foot, which take enough of it."""
BROKEN_HIGH: Final = 0.09
"""How much of the height of a plate the teeth of a broken foot take."""
INNER_EDGE: Final = 4.5
"""How far within a double edge the second line runs, drawing pixels."""
_STRIPES: Final = (2.0, 6.0)
_THIN: Final = (1.0, 4.0)
"""From where to where stripes reach above the foot of a plate, or above its teeth, drawing pixels."""


def area_path(wide: float, high: float, edges: Collection[Edge]) -> QPainterPath:
    """Return the outline of an area's plate with its box at 0, 0."""
    main: Edge | None = next((one for one in _OUTLINES if one in edges), None)
    return _outline(round(wide, 1), round(high, 1), main)


_OUTLINES: Final[tuple[Edge, ...]] = ("funnel", "battlements", "broken foot")


@lru_cache(maxsize=128)
def _outline(wide: float, high: float, edge: Edge | None) -> QPainterPath:
    cut = min(14.0, high * 0.16)
    if edge is None:
        return plate_path(wide, high, cut)
    path = QPainterPath()
    if edge == "battlements":
        step, deep = wide / MERLONS, high * 0.075
        corners = [(0.0, deep)]
        for place in range(MERLONS):
            top = 0.0 if place % 2 else deep
            corners += [(place * step, top), ((place + 1) * step, top)]
        corners += [(wide, high), (cut, high), (0.0, high - cut)]
    elif edge == "broken foot":
        step, deep = wide / TEETH, high * BROKEN_HIGH
        corners = [(0.0, 0.0), (wide - cut, 0.0), (wide, cut), (wide, high - deep)]
        for place in reversed(range(TEETH)):
            corners += [((place + 0.5) * step, high), (place * step, high - deep)]
    else:
        side = high * 0.62
        corners = [(0.0, 0.0), (wide - cut, 0.0), (wide, cut), (wide, side)]
        corners += [(wide * 0.62, high), (wide * 0.38, high), (0.0, side)]
    path.moveTo(QPointF(*corners[0]))
    for corner in corners[1:]:
        path.lineTo(QPointF(*corner))
    path.closeSubpath()
    return path


def paint_area(draw: Drawing, plate: QRectF, edges: Collection[Edge]) -> None:
    """Draw the ground and the edge of an area."""
    painter, unit = draw.pen, draw.unit
    path = area_path(plate.width(), plate.height(), edges)
    painter.save()
    painter.translate(plate.topLeft())
    painter.fillPath(path, draw.ink("well" if "dots" in edges else "panel"))
    if "dots" in edges:
        _paint_dots(draw, plate, path)
    if "striped foot" in edges:
        _paint_stripes(draw, plate, BROKEN_HIGH * plate.height() if "broken foot" in edges else 0.0)
    line = 5.0 if "heavy" in edges else 2.0 if edges else 1.4
    dashes = (8 * unit, 5 * unit) if "funnel" in edges else ()
    painter.strokePath(path, outline_pen(draw.ink("edge" if edges else "line"), max(line * unit, 1.0), dashes))
    if "double" in edges:
        inner = INNER_EDGE * unit
        painter.translate(inner, inner)
        within = area_path(plate.width() - 2 * inner, plate.height() - 2 * inner, edges)
        painter.strokePath(within, outline_pen(draw.ink("edge"), max(1.2 * unit, 1.0)))
    painter.restore()


def _paint_dots(draw: Drawing, plate: QRectF, path: QPainterPath) -> None:
    step, dot = 13 * draw.unit, 2 * draw.unit
    painter, ink = draw.pen, draw.ink("line")
    painter.save()
    painter.setClipPath(path)
    for row in range(1, int(plate.height() / step) + 1):
        for column in range(1, int(plate.width() / step) + 1):
            painter.fillRect(QRectF(column * step - dot / 2, row * step - dot / 2, dot, dot), ink)
    painter.restore()


def _paint_stripes(draw: Drawing, plate: QRectF, above: float) -> None:
    """Draw stripes at the foot of a plate, or so far above that: no tooth of a broken one cuts them."""
    unit, (low, top) = draw.unit, _THIN if above else _STRIPES
    foot = plate.height() - above - low * unit
    step = (plate.width() - 20 * unit) / STRIPES
    for place in range(STRIPES):
        left = 14 * unit + place * step
        path = QPainterPath(QPointF(left, foot))
        for across, down in ((6, low - top), (13, low - top), (7, 0)):
            path.lineTo(left + across * unit, foot + down * unit)
        draw.pen.fillPath(path, draw.ink("price"))
