"""Paints the ground of a map: links and chips, lines of sight, plates, ways and what is written; tokens lie on it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.map.drawn_areas import DrawnAreas
from gattai_desktop.board.map.drawn_lines import DrawnFire, DrawnLinks
from gattai_desktop.board.map.edges import paint_area
from gattai_desktop.board.map.map_drawing import LaidMap, MapDrawing
from gattai_desktop.board.map.plan import MapPlan
from gattai_desktop.board.map.token_button import TokenButton, paint_listed, paint_token
from gattai_desktop.board.paint import Paint, PaintedWidget, painting


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
    hidden = [one for one in look.tokens if one.key not in laid.standing.places]
    for key, (count, box) in laid.standing.more.items():
        areas.more(count, box, is_aimed_at=any(one.target == "legal" for one in hidden if one.area == key))


def paint_tokens(painter: QPainter, paint: Paint, laid: LaidMap) -> None:
    """Draw all tokens of a map."""
    draw = Drawing(paint, QRectF(0, 0, laid.plan.size.width(), laid.plan.size.height()), painter, unit=laid.plan.unit)
    tokens = {one.key: one for one in laid.look.tokens}
    for key, box in laid.standing.places.items():
        paint_one = paint_listed if key in laid.standing.listed else paint_token
        paint_one(draw, tokens[key], box, laid.standing.measures(key, laid.plan))


def _around(plan: MapPlan, area: str) -> QRectF:
    """Where something of an area can be drawn: its chip above, a reason below."""
    more = 30 * plan.unit
    return plan.plates[area].adjusted(-more * 3, -more, more * 3, more)


class MapGround(PaintedWidget):
    """Paints a map and holds the buttons of its areas and tokens; it may be larger than the part that is seen."""

    def __init__(self, paint: Paint, laid: Callable[[], LaidMap | None], parent: QWidget) -> None:
        """laid: returns the map as it lies now; None where nothing is laid yet."""
        super().__init__(paint, parent)
        self._laid = laid
        self._pressed: QAbstractButton | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        laid = self._laid()
        if laid is not None:
            with painting(self) as painter:
                paint_ground(painter, self.paint, laid, QRectF(event.rect()))

    def chips(self) -> list[QRectF]:
        """Return where chips lie: with the cost of a link, or for an area that can be reached."""
        laid = self._laid()
        drawing = MapDrawing(QPainter(), self.paint, laid) if laid is not None else None
        return [*drawing.costs(), *drawing.reach_boxes()] if drawing is not None else []

    # A token reaches beyond its own shape, with its bar and its brackets. A press there comes to the ground.
    def mousePressEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._button_at(event.position().toPoint()) if left else None
        event.setAccepted(self._pressed is not None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed is self._button_at(event.position().toPoint()):
            pressed.setFocus(Qt.FocusReason.MouseFocusReason)
            pressed.click()

    def _button_at(self, place: QPoint) -> QAbstractButton | None:
        """Return the token, or else the area, that is meant by a press at a place.

        At the edge of a token, where its HP are, the pointer tells of it already: a press there means it too.
        """
        above = [one for one in reversed(self.children()) if isinstance(one, QAbstractButton) and one.isVisible()]
        hit = next((one for one in above if one.hitButton(one.mapFromParent(place))), None)
        if isinstance(hit, TokenButton):
            return hit
        near = (one for one in above if isinstance(one, TokenButton) and one.geometry().contains(place))
        return next(near, hit)
