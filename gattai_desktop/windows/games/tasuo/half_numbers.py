"""Draws and speaks numbers of halves: the whole at full height, then its point or comma and a small five."""

from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from gattai_desktop.board import written
from gattai_desktop.board.letters import Anchor, cut_path, width_of
from gattai_desktop.board.signs import shapes
from gattai_desktop.board.speech import shown, speak
from gattai_desktop.games.tasuo.values import halves

_POINT: Final = 0.14
_BEFORE, _AFTER = 0.09, 0.07
_SMALL: Final = 0.56
"""Height of the five of a half, of the whole number's."""
_BAR: Final = 1.22
"""How much thicker its line is drawn, so that both look alike."""


def halves_width(amount: int, cap: float) -> float:
    """Return how wide a number of halves is at that height."""
    whole = width_of(amount // 2, cap)
    return whole + ((_BEFORE + _POINT + _AFTER) * cap + width_of(5, cap * _SMALL) if amount % 2 else 0.0)


def paint_halves(
    painter: QPainter,
    x: float,
    y: float,
    amount: int,
    cap: float,
    colour: QColor,
    anchor: Anchor = "start",
    room: float = 0.0,
) -> float:
    """Draw a number of halves, 15 as 7.5, with its top at y, and return its width; smaller where `room` is less."""
    full = halves_width(amount, cap)
    fit = room / full if room and full > room else 1.0
    top, cap, wide = y + cap * (1 - fit) / 2, cap * fit, full * fit
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    _digits(painter, left, top, amount // 2, cap, colour, 1.0)
    if amount % 2:
        at = left + width_of(amount // 2, cap) + cap * _BEFORE
        _mark(painter, at, top + cap * (1 - _POINT), cap * _POINT, colour)
        small = cap * _SMALL
        _digits(painter, at + cap * (_POINT + _AFTER), top + cap - small, 5, small, colour, _BAR)
    number = written_halves(amount)
    written.tell(painter, QRectF(left, top, wide, cap), number, number)
    return wide


def _mark(painter: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    """Draw what stands between a whole number and its half: a point, or a comma where the language writes one."""
    painter.fillRect(QRectF(x, y, size, size), colour)
    if QLocale().decimalPoint() == ",":
        foot = y + size
        tail = QPolygonF([QPointF(x + size * 0.3, foot), QPointF(x + size, foot), QPointF(x + size * 0.3, foot + size)])
        path = QPainterPath()
        path.addPolygon(tail)
        painter.fillPath(path, colour)


def _digits(painter: QPainter, x: float, y: float, number: int, cap: float, colour: QColor, thicker: float) -> None:
    path, _ = cut_path(str(number), float(shapes()["glyph_bar"]) * thicker, number=True)
    painter.save()
    painter.translate(x, y)
    painter.scale(cap / 100, cap / 100)
    painter.fillPath(path, colour)
    painter.restore()


def spoken_halves(amount: int) -> str:
    """Return a number of halves as it is spoken: "7 and a half"."""
    if amount == 1:
        return speak("tasuo", "a half")
    return speak("tasuo", "{number} and a half", number=amount // 2) if amount % 2 else shown(amount // 2)


def written_halves(amount: int) -> str:
    """Return a number of halves as it is written: "7.5", in German "7,5"."""
    return shown(halves(amount))
