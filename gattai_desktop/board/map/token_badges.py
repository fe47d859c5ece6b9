"""Says where number, badges and sign of a token on a map stand, so that none covers another; draws the first two."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from gattai_desktop.board.drawing import Drawing, Style, strong
from gattai_desktop.board.map.map_looks import TokenLook
from gattai_desktop.board.map.map_measures import MapMeasures
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import sign_in

OUT: Final = 1.0
"""How far number and badges reach beyond the sides of a token, device-independent pixels: less than half of the least
gap to the next token, whose badges stay free."""
_LEAST_BADGE: Final = 11.0
"""The smallest badge, device-independent pixels."""
_BESIDE_NUMBER: Final = 9.0
"""The same where it would not have room beside the number of a small token."""
_MOST_BADGES: Final = 3
_SMALL: Final = 30.0
"""Narrower tokens have the sign of a mob beside badges at their head, device-independent pixels."""
_FREE: Final = 0.45
"""What is left there to the sign, as a part of the token's side."""
_SIGN_PLACES: Final = ((0.25, 0.25, 0.5), (0.27, 0.13, 0.46), (0.48, 0.17, 0.38), (0.12, 0.22, 0.42))
"""Where the sign of a mob may stand in its hexagon, and how large, as parts of its side: best in the middle, nowhere
beyond its slanting edges, where the ground would swallow it."""
_CAP: Final = 0.73
"""How high digits stand, as a part of the size of their letters."""
_AROUND_NUMBER: Final = 2.0
"""How much of its plate is left round the number of a small token, device-independent pixels."""
_APART: Final = 3.0
"""How much narrower than its token a figure is, so that it stays apart from the next one, drawing pixels."""
_BARE: Final = 1.5
"""How much of the ground a ring leaves bare beside a figure, device-independent pixels."""
_LITTLE: Final = 0.1
"""The part of a sign that may be covered rather than that it stands elsewhere."""


def number_box(draw: Drawing, look: TokenLook, box: QRectF) -> QRectF:
    """Return where the number of a token stands: at its lower right; empty where it has none."""
    if not look.number:
        return QRectF()
    style = _number_style(draw, box)
    size, words = draw.size(style) * draw.unit, draw.width(look.number, style) * draw.unit
    high = max(box.width() * 0.4, size * 1.15)
    wide = max(high, words + high * 0.36)
    if box.width() < _SMALL:
        high, wide = size * _CAP + 2 * _AROUND_NUMBER, words + 2 * _AROUND_NUMBER
    return QRectF(box.right() + OUT - wide, box.bottom() - high * 0.82, wide, high)


def _number_style(draw: Drawing, box: QRectF) -> Style:
    return strong(max(11 * draw.unit, box.width() * 0.31) / draw.unit)


def paint_number(draw: Drawing, look: TokenLook, box: QRectF) -> None:
    """Draw the number of a token, which has one."""
    style, at = _number_style(draw, box), number_box(draw, look, box)
    high = at.height()
    paint_plate(draw.pen, at, fill=draw.ink("table"), edge=draw.ink("edge"), width=1.2, cut=high * 0.2, radius=2)
    middle = draw.over(QRectF(at.center().x(), at.center().y(), 0, 0))
    middle.text(0, draw.size(style) * 0.36, look.number, style, align="middle")


def badge_boxes(draw: Drawing, look: TokenLook, box: QRectF) -> dict[str, QRectF]:
    """Return where the badges of a token stand, by their signs.

    They go along its foot as far as its number leaves room, and the rest along its head: none covers another. A small
    mob with a number has only as many as leave its sign in sight, that it is hidden before others; a small crest those
    along its foot, and its upper half stays in sight.
    """
    signs = ("closed", *look.badges) if look.hidden else look.badges
    high = max(_LEAST_BADGE, box.width() * 0.38)
    left, right, number = box.left() - OUT, box.right() + OUT, number_box(draw, look, box)
    if look.number:
        high = min(high, max(_BESIDE_NUMBER, number.left() - left))
    below = int((min(right, number.left() if look.number else right) - left + 0.01) / high)
    free = box.width() * _FREE if look.number and box.width() < _SMALL else 0.0
    above = int((right - left - free + 0.01) / high) if look.number or box.width() >= _SMALL else 0
    foot = box.bottom() - high * 0.82
    head = min(box.top(), (min(foot, number.top()) if look.number else foot) - high)
    tops = [foot] * below + [head] * above
    lefts = [left + place * high for place in (*range(below), *range(above))]
    places = [QRectF(x, y, high, high) for x, y in zip(lefts, tops, strict=True)]
    return dict(zip(signs[:_MOST_BADGES], places, strict=False))


def figure_style(draw: Drawing, look: TokenLook, box: QRectF, measures: MapMeasures) -> Style:
    """Return how the figure below a token is written: no wider than the token."""
    return draw.fitted(look.figure, strong(measures.figure), box.width() / draw.unit - _APART)


def numbers_of(draw: Drawing, look: TokenLook, box: QRectF, measures: MapMeasures) -> QPainterPath:
    """Return where the number of a token and the figure below it stand, over which no ring runs."""
    found = QPainterPath()
    found.setFillRule(Qt.FillRule.WindingFill)
    found.addRect(number_box(draw, look, box))
    if look.figure and not (look.downed or look.faint or measures.low):
        style = figure_style(draw, look, box, measures)
        wide, high = draw.width(look.figure, style) * draw.unit, draw.size(style) * draw.unit
        bar = max(3.0, measures.bar * draw.unit) if look.share is not None else 0.0
        foot = box.bottom() + 3 * draw.unit + bar
        found.addRect(QRectF(box.center().x() - wide / 2, foot, wide, high * 1.08).adjusted(-_BARE, 0, _BARE, 0))
    return found


def sign_box(box: QRectF, covered: Sequence[QRectF]) -> QRectF:
    """Return where the sign of a mob stands in its hexagon: in the middle, or on a small one beside what covers that.

    covered: the places of number and badges.
    """
    side = box.width()
    places = [QRectF(box.x() + x * side, box.y() + y * side, part * side, part * side) for x, y, part in _SIGN_PLACES]

    def hidden(place: QRectF) -> float:
        common = (place.intersected(one) for one in covered)
        return sum(one.width() * one.height() for one in common) / (place.width() * place.height())

    return next((one for one in places if hidden(one) <= _LITTLE), min(places, key=hidden))


def paint_badges(draw: Drawing, look: TokenLook, box: QRectF) -> None:
    """Draw the badges of a token."""
    for sign, at in badge_boxes(draw, look, box).items():
        high = at.height()
        paint_plate(draw.pen, at, fill=draw.ink("text"), edge=draw.ink("panel"), width=1.5, cut=high * 0.2, radius=2)
        draw.pen.fillPath(sign_in(sign, at.x() + high * 0.14, at.y() + high * 0.14, high * 0.72), draw.ink("table"))
