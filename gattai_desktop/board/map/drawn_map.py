"""Draws a map: links and chips, lines of sight, plates, the line from one token to another, what is written on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.map.drawn_areas import DrawnAreas
from gattai_desktop.board.map.drawn_fire import DrawnFire
from gattai_desktop.board.map.drawn_links import DrawnLinks
from gattai_desktop.board.map.edges import paint_area
from gattai_desktop.board.map.map_drawing import LaidMap
from gattai_desktop.board.map.plan import MapPlan
from gattai_desktop.board.map.token_button import paint_listed, paint_token
from gattai_desktop.board.paint import Paint


def paint_ground(painter: QPainter, paint: Paint, laid: LaidMap, clip: QRectF | None = None) -> None:
    """Draw everything of a map but its tokens, as far as it lies in the clip."""
    look, plan = laid.look, laid.plan
    links, fire = DrawnLinks(painter, paint, laid), DrawnFire(painter, paint, laid)
    links.sights()
    links.links()
    draw = Drawing(paint, QRectF(0, 0, plan.size.width(), plan.size.height()), painter, unit=plan.unit)
    for area in look.areas:
        if clip is None or clip.intersects(plan.plates[area.key]):
            paint_area(draw, plan.plates[area.key], area.edges)
    fire.way()
    if look.fire is not None:
        fire.fire(look.fire)
        if look.fire.printed:
            links.sights_between(look.fire.way[0], look.fire.way[-1])
    areas = DrawnAreas(painter, paint, laid)
    for area in look.areas:
        if clip is None or clip.intersects(_around(plan, area.key)):
            areas.words(area)
    for count, box in laid.standing.more.values():
        areas.more(count, box)


def paint_tokens(painter: QPainter, paint: Paint, laid: LaidMap) -> None:
    """Draw all tokens of a map."""
    draw = Drawing(paint, QRectF(0, 0, laid.plan.size.width(), laid.plan.size.height()), painter, unit=laid.plan.unit)
    tokens = {one.key: one for one in laid.look.tokens}
    for key, box in laid.standing.places.items():
        paint_one = paint_listed if key in laid.standing.listed else paint_token
        paint_one(draw, tokens[key], box, laid.plan.measures)


def _around(plan: MapPlan, area: str) -> QRectF:
    """Where something of an area can be drawn: its chip above, a reason below."""
    more = 30 * plan.unit
    return plan.plates[area].adjusted(-more * 3, -more, more * 3, more)
