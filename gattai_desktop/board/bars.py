"""Draws what counts something: pips, meters and balance bars, each with its number beside it.

Lengths are device-independent pixels.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.fonts import strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import Theme
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen


@frozen
class BalanceLook:
    """A Commitment: points of the left Stat, of the right Stat, and lost points; together usually six."""

    left: int
    right: int
    lost: int = 0

    def spoken(self, name: str) -> str:
        words = speak("board", "{name} {left} to {right}", name=name, left=self.left, right=self.right)
        return speak("board", "{words}, {count} lost", words=words, count=self.lost) if self.lost else words

    def spoken_alone(self, name: str) -> str:
        """Return what a screen reader says of a Stat that has no other against it."""
        words = speak("board", "{name} {value}", name=name, value=self.left)
        return speak("board", "{words}, {count} lost", words=words, count=self.lost) if self.lost else words


def paint_balance(painter: QPainter, theme: Theme, box: QRectF, look: BalanceLook, gap: float) -> None:
    """Draw a Commitment: the left Stat solid, lost points crossed, the right Stat hollow."""
    count = max(1, look.left + look.right + look.lost)
    cell = (box.width() - gap * (count - 1)) / count
    for place in range(count):
        here = QRectF(box.x() + place * (cell + gap), box.y(), cell, box.height())
        if place < look.left:
            painter.fillRect(here, theme.text)
        elif place >= look.left + look.lost:
            outline = QPainterPath()
            outline.addRect(here.adjusted(0.75, 0.75, -0.75, -0.75))
            painter.strokePath(outline, outline_pen(theme.text, 1.5))
        else:
            strokes = QPainterPath(here.topLeft())
            strokes.lineTo(here.bottomRight())
            strokes.moveTo(here.topRight())
            strokes.lineTo(here.bottomLeft())
            painter.strokePath(strokes, outline_pen(theme.refused, 1.6))


def paint_pips(
    painter: QPainter,
    theme: Theme,
    x: float,
    y: float,
    size: float,
    sign: str,
    look: tuple[int, int, int],
    token: str = "text",  # noqa: S107 (a colour token)
) -> float:
    """Draw pips and return the width. look: how many are filled, dashed because they may come, and drawn at most."""
    filled, ghost, most = look
    gap, k = size * 0.28, max(1.0, size / 20)  # on a large screen thin dashes would run together
    for place in range(most):
        px = x + place * (size + gap)
        if place < filled:
            paint_sign(painter, sign, px, y, size, theme.colour(token))
        elif place < filled + ghost:
            paint_sign_outline(painter, sign, px, y, size, theme.price, 2.2 * k, (2.6 * k, 1.6 * k))
        else:
            # Within the place of a filled one: a small sign would swell by its own line.
            thin = min(1.4, max(1.0, size / 14))
            paint_sign_outline(painter, sign, px + thin / 2, y + thin / 2, size - thin, theme.edge, thin)
    return max(0.0, most * (size + gap) - gap)


def paint_meter(
    painter: QPainter, paint: Paint, x: float, y: float, width: float, sign: str, look: tuple[int, int]
) -> None:
    """Draw sign, number, "/ most" and a bar, 14 drawing pixels high with its top at y. look: number, most."""
    theme, px = paint.theme, paint.px
    number, most = look
    small = paint.scale.small
    strong, plain = strong_font(paint.text(14)), text_font(paint.text(13))
    paint_sign(painter, sign, x, y, px(14), theme.soft)
    at = x + px(20)
    at += paint_text(painter, at, y + px(12.5), str(number), strong, theme.text) + px(2)
    at += paint_text(painter, at, y + px(12.5), f"/ {most}", plain, theme.soft)
    left = max(x + px(62), at + px(6))
    if small and left > x + width - px(14):
        return
    bar = QRectF(left, y + px(4), max(0.0, x + width - left), px(8))
    if bar.width() < 6:
        return
    outline = QPainterPath()
    outline.addRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.strokePath(outline, outline_pen(theme.edge, 1.0))
    share = min(1.0, number / most) if most else 0.0
    painter.fillRect(QRectF(bar.x(), bar.y(), bar.width() * share, bar.height()), theme.text)


def meter_width(paint: Paint, look: tuple[int, int]) -> float:
    """Return the pixels that a meter needs without its bar. look: number, most."""
    number, most = look
    strong, plain = strong_font(paint.text(14)), text_font(paint.text(13))
    return paint.px(22) + width_in(strong, str(number)) + width_in(plain, f"/ {most}")


def paint_schism(painter: QPainter, theme: Theme, box: QRectF, schism: int, ghost: int, gap: float) -> None:
    """Draw the seven Schism pips: filled, dashed for what a preview would add, outlined."""
    cell = (box.width() - 6 * gap) / 7
    for place in range(7):
        x = box.x() + place * (cell + gap)
        path = QPainterPath(QPointF(x, box.bottom()))
        path.lineTo(x + cell / 2, box.top())
        path.lineTo(x + cell, box.bottom())
        path.closeSubpath()
        if place < schism:
            painter.fillPath(path, theme.refused)
        elif place < schism + ghost:
            painter.strokePath(path, outline_pen(theme.price, 2.2, (4.0, 2.5)))
        else:
            painter.strokePath(path, outline_pen(theme.edge, 1.4))
