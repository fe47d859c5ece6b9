"""Shows one token of a map: a crest or a hexagon, with a bar and a figure below it. It can be pressed and lifted."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.map.area_button import Visited
from gattai_desktop.board.map.map_looks import TokenLook
from gattai_desktop.board.map.map_measures import MapMeasures
from gattai_desktop.board.map.token_badges import (
    OUT,
    badge_boxes,
    figure_style,
    number_box,
    numbers_of,
    paint_badges,
    paint_number,
    sign_box,
)
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import (
    paint_brackets,
    paint_broken_crest,
    paint_crest,
    paint_plate,
    plate_path,
    ring_path,
)
from gattai_desktop.board.scale import TARGET_FLOOR
from gattai_desktop.board.shadows import paint_shadow
from gattai_desktop.board.signs import outline_pen, sign_in
from gattai_desktop.cards.frozen import frozen

_AROUND: Final = 9.0
"""How far brackets, badges and the mark of who acts reach beyond a token, drawing pixels."""
_AROUND_CLOSE: Final = 4.0
"""The same where others stand close beside it, device-independent pixels."""
_RING: Final = 5.0
"""How far the ring of the keyboard runs round a token, device-independent pixels; not above it, below words."""
_CLOSE: Final = 2.0
"""How far on a low plate, where the name stands close above, a token stays within the mark of who acts, in
device-independent pixels."""


def paint_token(draw: Drawing, look: TokenLook, box: QRectF, measures: MapMeasures) -> None:
    """Draw a token in its box, and what belongs round and below it."""
    close = _CLOSE if look.active and (measures.low or measures.close) else 0.0
    _paint_active(draw, look, box, 4 * draw.unit if not close else 0.0)
    covered = (number_box(draw, look, box), *badge_boxes(draw, look, box).values())
    paint_token_shape(draw, look, box.adjusted(close, close, -close, -close), covered)
    if look.number:
        paint_number(draw, look, box)
    paint_badges(draw, look, box)
    if not look.downed and not look.faint:
        _paint_bar(draw, look, box, measures)
    # Close beside it stands another, or close above the name of the area.
    _paint_aimed(draw, look, box, (1 if measures.low or measures.close else 4) * draw.unit)


def paint_listed(draw: Drawing, look: TokenLook, box: QRectF, measures: MapMeasures) -> None:
    """Draw a token in its box, with its number and its figure to the right of it."""
    unit = draw.unit
    _paint_active(draw, look, box, 3 * unit)
    paint_token_shape(draw, look, box, tuple(badge_boxes(draw, look, box).values()))
    paint_badges(draw, look, box)
    style = strong(measures.figure)
    beside = draw.over(QRectF(box.right() + 5 * unit, box.center().y(), 0, 0))
    base, x = draw.size(style) * 0.36, 0.0
    if look.number:
        x = beside.text(0, base, look.number, style, "coach" if not look.downed else "edge") + 7
    if look.figure and not look.downed and not look.faint:
        beside.text(x, base, look.figure, style)
    _paint_aimed(draw, look, box, (1 if measures.low else 4) * draw.unit)  # a low plate has the name close above


def _paint_active(draw: Drawing, look: TokenLook, box: QRectF, beyond: float) -> None:
    """Mark whoever acts. beyond: how far around the token, device-independent pixels."""
    if look.active:
        around, width = box.adjusted(-beyond, -beyond, beyond, beyond), max(2.4 * draw.unit, 1.5)
        paint_plate(draw.pen, around, edge=draw.ink("live"), width=width, cut=box.width() * 0.28)


def _paint_aimed(draw: Drawing, look: TokenLook, box: QRectF, beyond: float) -> None:
    """Draw what an attack does to a token: the ring of its blow, the brackets of a target.

    beyond: how far around the token these stand, device-independent pixels.
    """
    if look.struck and look.fading < 1:
        _paint_struck(draw, look, box)
    if look.target:
        side = box.width()
        paint_brackets(draw.pen, box, draw.ink(look.target), side * 0.28, max(2.0, 2.4 * draw.unit), beyond)


def paint_token_shape(draw: Drawing, look: TokenLook, box: QRectF, covered: Sequence[QRectF] = ()) -> None:
    """Draw the crest or the hexagon of a token. covered: where other things will lie upon it."""
    painter, theme, side = draw.pen, draw.paint.theme, box.width()
    if look.faint:
        path = plate_path(side, side, side * 0.22).translated(box.topLeft())
        path = path if look.shape == "crest" else sign_in("hexagon", box.x(), box.y(), side)
        painter.strokePath(path, outline_pen(draw.ink("edge"), max(1.4, side / 22), (side / 9, side / 12)))
    elif look.shape == "crest":
        crest = paint_broken_crest if look.downed else paint_crest
        crest(painter, theme, look.seat, box.x(), box.y(), side)
    elif look.downed:
        _paint_fallen(draw, look, box, covered)
    else:
        inner = box
        if look.shape == "double hexagon":
            off = side * 0.11
            outer = sign_in("hexagon", box.x(), box.y(), side)
            painter.strokePath(outer, outline_pen(draw.ink("coach"), max(1.6, side / 22)))
            inner = box.adjusted(off, off, -off, -off)
        hexagon = sign_in("hexagon", inner.x(), inner.y(), inner.width())
        painter.fillPath(hexagon, draw.ink("coach"))
        if theme.light:
            painter.strokePath(hexagon, outline_pen(theme.sign_edge, 1.5))
        at = sign_box(inner, covered)
        painter.fillPath(sign_in(look.sign, at.x(), at.y(), at.width()), theme.on_side)


def _paint_struck(draw: Drawing, look: TokenLook, box: QRectF) -> None:
    """Draw a ring that widens and fades: heavy for a hit or a hack that works, thin and dashed for a miss."""
    hit, more = look.struck != "missed", (3 + 7 * look.fading) * draw.unit
    path = plate_path(box.width() + 2 * more, box.height() + 2 * more, box.width() * 0.28)
    token = {"hit": "refused", "worked": "legal"}.get(look.struck, "edge")
    ink, wide = draw.ink(token), (4.5 if hit else 1.8) * draw.unit
    draw.pen.save()
    draw.pen.setOpacity(1 - look.fading**2)
    ring = path.translated(box.x() - more, box.y() - more)
    draw.pen.strokePath(ring, outline_pen(ink, wide) if hit else outline_pen(ink, wide, (4.0, 3.0)))
    draw.pen.restore()


def _paint_fallen(draw: Drawing, look: TokenLook, box: QRectF, covered: Sequence[QRectF]) -> None:
    painter, side = draw.pen, box.width()
    hexagon = sign_in("hexagon", box.x(), box.y(), side)
    painter.fillPath(hexagon, draw.ink("rail"))
    painter.strokePath(hexagon, outline_pen(draw.ink("edge"), 1.6, (3.2, 2.6)))
    at = sign_box(box, covered)
    painter.fillPath(sign_in(look.sign, at.x(), at.y(), at.width()), draw.ink("edge"))
    stroke = QPainterPath(QPointF(box.x() + side * 0.06, box.y() + side * 0.9))
    stroke.lineTo(box.x() + side * 0.94, box.y() + side * 0.1)
    painter.strokePath(stroke, outline_pen(draw.ink("text"), max(2.0, side / 16)))


def _paint_bar(draw: Drawing, look: TokenLook, box: QRectF, measures: MapMeasures) -> None:
    unit, foot = draw.unit, box.bottom() + 3 * draw.unit
    if look.share is not None:
        bar = QRectF(box.left(), foot, box.width(), max(3.0, measures.bar * unit))
        full = min(1.0, max(0.0, look.share))
        draw.pen.fillRect(bar, draw.ink("well"))
        draw.pen.fillRect(QRectF(bar.x(), bar.y(), bar.width() * full, bar.height()), draw.ink("text"))
        draw.pen.strokePath(_rect(bar), outline_pen(draw.ink("edge"), 1.0))
        if look.lost > 0:
            left = max(0.0, full - look.lost)
            lost = QRectF(bar.x() + bar.width() * left, bar.y(), bar.width() * (full - left), bar.height())
            draw.pen.fillRect(lost, draw.ink("well"))
            draw.pen.strokePath(_rect(lost), outline_pen(draw.ink("price"), 1.6, (3.0, 2.0)))
        foot = bar.bottom()
    if look.figure and not measures.low:
        style = figure_style(draw, look, box, measures)
        base = foot + draw.size(style) * unit * 1.02
        draw.over(QRectF(box.center().x(), base, 0, 0)).text(0, 0, look.figure, style, align="middle")


def _rect(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(box)
    return path


@frozen(eq=False)
class CarriedToken:
    """A token as it is seen while it is carried."""

    look: TokenLook
    wide: float
    unit: float

    @property
    def high(self) -> float:
        return self.wide

    def paint(self, painter: QPainter, paint: Paint, x: float, y: float, angle: float) -> None:
        """Paint it upright: a token does not lean."""
        box = QRectF(x, y, self.wide, self.wide)
        shape = lambda: plate_path(self.wide, self.wide, self.wide * 0.22)  # noqa: E731
        paint_shadow(painter, ("token",), shape, box, "carried", paint.theme)
        paint_token_shape(Drawing(paint, box, painter, unit=self.unit), self.look, box)


class TokenButton(Visited, Liftable):
    """A token on a map.

    Signals:
        visited: the pointer or the keyboard has come to it (True) or gone (False).
        carriedChanged: it is off its place now (True), or lies again (False).
    """

    visited = Signal(bool)
    carriedChanged = Signal(bool)

    def __init__(self, paint: Paint, look: TokenLook, measures: MapMeasures, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.measures = measures
        self._unit = 1.0
        self._box = QRectF()  # of the token in the parent
        self.plate = QRectF()
        """Where its area is, in the parent."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.set_look(look)

    def set_look(self, look: TokenLook) -> None:
        if look != self.look:
            self.look = look
            self.update()
        self.setAccessibleName(look.spoken)

    def put(self, box: QRectF, measures: MapMeasures, unit: float, plate: QRectF) -> None:
        """Stand in a box of the parent; unit: a drawing pixel of the map in device-independent pixels.

        plate: that of its area, in the parent.
        """
        self.measures, self._unit, self._box, self.plate = measures, unit, QRectF(box), QRectF(plate)
        around = _AROUND_CLOSE if measures.close else max(_AROUND * unit, 6.0)
        foot = (measures.bar + (0.0 if measures.low else measures.figure * 1.3)) * unit
        foot += _AROUND_CLOSE if measures.close else 6.0
        geometry = box.adjusted(-around, -around, around, max(around, foot)).toAlignedRect()
        if geometry != self.geometry():
            self.setGeometry(geometry)
        self.update()

    @property
    def box(self) -> QRectF:
        """Where it stands in the parent, without what belongs round it."""
        return QRectF(self._box)

    def _local(self) -> QRectF:
        return self._box.translated(-self.x(), -self.y())

    def carried_look(self) -> CarriedToken:
        return CarriedToken(self.look, self._box.width(), self._unit)

    def global_rect(self) -> QRectF:
        return self.globally(self._local())

    def grip(self, place: QPointF) -> QPointF:
        return place - self._local().topLeft()

    def set_carried(self, carried: bool) -> None:
        changed = carried != self.carried
        super().set_carried(carried)
        if changed:
            self.carriedChanged.emit(carried)

    def hitButton(self, pos: QPoint) -> bool:
        box = self._local()
        more = max(0.0, (TARGET_FLOOR - box.width()) / 2) if not self.measures.close else OUT
        return box.adjusted(-more, -more, more, more).contains(QPointF(pos))

    def is_home(self, at: QPointF) -> bool:
        """Anywhere in its area, upon whoever else stands there too: nobody is met by a press for a way."""
        return self.plate.translated(-self.x(), -self.y()).contains(QPointF(self.mapFromGlobal(at.toPoint())))

    def ring_shape(self) -> QPainterPath:
        box = self._local()
        words_above = _RING if self.measures.low or self.measures.close else 0.0
        return ring_path(box.adjusted(0, words_above, 0, 0), box.width() * 0.22, _RING)

    def lying_over(self) -> QPainterPath:
        """Return the numbers and figures of the tokens of the map: those close beside it stay readable."""
        draw, found = Drawing(self.paint, QRectF(self.rect()), unit=self._unit), QPainterPath()
        ground = self.parentWidget()
        for one in ground.children() if ground is not None else ():
            if isinstance(one, TokenButton) and one.isVisible() and not one.carried:
                here = numbers_of(draw, one.look, one.box, one.measures)
                found.addPath(here.translated(-QPointF(self.pos())))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw = Drawing(self.paint, QRectF(self.rect()), painter, unit=self._unit)
            box = self._local()
            if self.carried:
                path = plate_path(box.width(), box.height(), box.width() * 0.22).translated(box.topLeft())
                painter.strokePath(path, outline_pen(draw.ink("edge"), 1.5, (4.0, 3.0)))
                return
            paint_token(draw, self.look, box, self.measures)
