"""Says where the number and the badges of a token on a map stand, so that none covers another, and draws them."""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.drawing import Drawing, Style, strong
from gattai_desktop.board.map.map_looks import TokenLook
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import sign_in

OUT: Final = 1.0
"""How far number and badges reach beyond the sides of a token, device-independent pixels: less than half of the least
gap to the next token, whose badges stay free."""
_LEAST_BADGE: Final = 11.0
"""The smallest badge, device-independent pixels."""
_MOST_BADGES: Final = 3


def number_box(draw: Drawing, look: TokenLook, box: QRectF) -> QRectF:
    """Return where the number of a token stands: at its lower right; empty where it has none."""
    if not look.number:
        return QRectF()
    style = _number_style(draw, box)
    high = max(box.width() * 0.4, draw.size(style) * draw.unit * 1.15)
    wide = max(high, draw.width(look.number, style) * draw.unit + high * 0.36)
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

    They go along its foot as far as its number leaves room, and the rest along its head: none covers another.
    """
    signs = (*look.badges, "closed") if look.hidden else look.badges
    high = max(_LEAST_BADGE, box.width() * 0.38)
    left, right, number = box.left() - OUT, box.right() + OUT, number_box(draw, look, box)
    below = int((min(right, number.left() if look.number else right) - left + 0.01) / high)
    above = int((right - left + 0.01) / high)
    foot = box.bottom() - high * 0.82
    head = min(box.top(), (min(foot, number.top()) if look.number else foot) - high)
    tops = [foot] * below + [head] * above
    lefts = [left + place * high for place in (*range(below), *range(above))]
    places = [QRectF(x, y, high, high) for x, y in zip(lefts, tops, strict=True)]
    return dict(zip(signs[:_MOST_BADGES], places, strict=False))


def paint_badges(draw: Drawing, look: TokenLook, box: QRectF) -> None:
    """Draw the badges of a token."""
    for sign, at in badge_boxes(draw, look, box).items():
        high = at.height()
        paint_plate(draw.pen, at, fill=draw.ink("text"), edge=draw.ink("panel"), width=1.5, cut=high * 0.2, radius=2)
        draw.pen.fillPath(sign_in(sign, at.x() + high * 0.14, at.y() + high * 0.14, high * 0.72), draw.ink("table"))
