"""Reads every sign of the table as a path in a box of 100, from the path data of an SVG, and draws it.

The shapes are data (`shapes.json`): wings, horns, crests, judgements, Harmony signs, suits, buildings.

Of path data it reads M L H V C Q A Z, absolute and relative; arcs are upright ellipses, as our own shapes use them.
"""

import json
import math
import re
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from gattai_desktop.board.theme import SUITS
from gattai_desktop.resources import resource

_PART: Final = re.compile(r"([MLHVCQAZmlhvcqaz])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


class PathDataError(ValueError):
    """A text is no path data."""


def painter_path(data: str, *, even_odd: bool = True) -> QPainterPath:
    """Return a path of its own for path data. Raises PathDataError where it cannot be read."""
    return QPainterPath(_read(data, even_odd))


@lru_cache(maxsize=1024)  # A card is drawn of some thirty, and they are the same on every card of its kind.
def _read(data: str, even_odd: bool) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill if even_odd else Qt.FillRule.WindingFill)
    found = _PART.findall(data)
    place = 0
    command = ""
    while place < len(found):
        letter, number = found[place]
        if letter:
            command = letter
            place += 1
        elif not command or command in "Zz":
            raise PathDataError(f"{data!r} has the number {number} where a command belongs.")
        count = _ARGUMENTS[command.upper()]
        given = found[place : place + count]
        if len(given) < count or any(part[0] for part in given):
            raise PathDataError(f"{data!r} ends too early after {command}: {count} numbers belong there.")
        _draw(path, command, [float(part[1]) for part in given])
        place += count
        if command in "Mm":
            command = "L" if command == "M" else "l"
    return path


def _draw(path: QPainterPath, command: str, n: list[float]) -> None:
    here = path.currentPosition()
    x, y = (here.x(), here.y()) if command.islower() else (0.0, 0.0)
    match command.upper():
        case "M":
            path.moveTo(x + n[0], y + n[1])
        case "L":
            path.lineTo(x + n[0], y + n[1])
        case "H":
            path.lineTo(x + n[0], here.y())
        case "V":
            path.lineTo(here.x(), y + n[0])
        case "C":
            path.cubicTo(x + n[0], y + n[1], x + n[2], y + n[3], x + n[4], y + n[5])
        case "Q":
            path.quadTo(x + n[0], y + n[1], x + n[2], y + n[3])
        case "A":
            _arc(path, here, n[0], n[1], large=n[3] != 0, sweep=n[4] != 0, end=QPointF(x + n[5], y + n[6]))
        case _:
            path.closeSubpath()


def _arc(path: QPainterPath, start: QPointF, rx: float, ry: float, *, large: bool, sweep: bool, end: QPointF) -> None:
    # SVG 1.1, appendix F.6.5: from end points to the centre, without rotation of the axes.
    dx, dy = (start.x() - end.x()) / 2, (start.y() - end.y()) / 2
    stretch = (dx / rx) ** 2 + (dy / ry) ** 2
    if stretch > 1:
        rx, ry = rx * math.sqrt(stretch), ry * math.sqrt(stretch)
        stretch = 1.0
    k = math.sqrt(max(0.0, 1 / stretch - 1)) * (-1 if large == sweep else 1) if stretch else 0.0
    cx, cy = k * rx * dy / ry, -k * ry * dx / rx
    first = math.atan2((dy - cy) / ry, (dx - cx) / rx)
    last = math.atan2((-dy - cy) / ry, (-dx - cx) / rx)
    turn = last - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    if not sweep and turn > 0:
        turn -= 2 * math.pi
    centre = QPointF(cx + (start.x() + end.x()) / 2, cy + (start.y() + end.y()) / 2)
    box = QRectF(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry)
    path.arcTo(box, -math.degrees(first), -math.degrees(turn))


BOX: Final = 100.0

# Signs of this table that the shapes do not list: paths in the same box of 100.
_OWN: Final = {
    "plus": "M36 8H64V36H92V64H64V92H36V64H8V36H36Z",
    "flag": "M18 4H84L66 30L84 56H32V98H18Z",
    "arrow-right": "M22 4L82 50L22 96Z",
    "arrow-left": "M78 4L18 50L78 96Z",
    "corner": "M0 0H100V100Z",
    "trash": "M12 34H88V96H12ZM36 4L68 12L62 34H30Z",
    "building-standing": "M6 100V35L41 12V100ZM53 100V0H94V100Z",
}

# The buildings of a Location, in a box of 34: a standing building, and the dashed outline of a lost one.
BUILDINGS: Final = {
    "Standing": ("M2 34V12L14 4V34ZM18 34V0H32V34Z", ""),
    "Damaged": ("M2 34V12L14 4V34ZM18 34V18L22 22L25 14L29 20L32 16V34Z", "M18 12V0H32V9"),
    "Razed": ("M1 34L5 28L10 31L14 26L20 30L26 25L33 34Z", "M2 24V12L14 4V20M18 20V0H32V20"),
}


class UnknownSignError(KeyError):
    """No sign has this name."""


@lru_cache(maxsize=1)
def shapes() -> dict[str, Any]:
    """Return what `shapes.json` holds."""
    found: dict[str, Any] = json.loads(resource("shapes.json").read_text(encoding="utf-8"))
    return found


def card_outline() -> QPainterPath:
    """Return the outline of a card in the box of every card, 250 by 350."""
    return painter_path(shapes()["card"]["outline"], even_odd=False)


@lru_cache(maxsize=1)
def sign_names() -> frozenset[str]:
    """Return the names of all signs and suits."""
    return frozenset(shapes()["signs"]) | frozenset(shapes()["suits"]) | frozenset(_OWN)


def sign_data(name: str) -> str:
    """Return the path data of a sign or suit in its box of 100; "" where none has the name."""
    known = shapes()
    name = SUITS.get(name, name)
    found: str = known["signs"].get(name) or known["suits"].get(name) or _OWN.get(name) or ""
    return found


@lru_cache(maxsize=256)
def sign_path(name: str) -> QPainterPath:
    """Return a sign in its box of 100 by its name, or a suit by its name or letter. Raises UnknownSignError."""
    data = sign_data(name)
    if not data:
        raise UnknownSignError(f"No sign is called {name!r}. The signs are {', '.join(sorted(sign_names()))}.")
    return painter_path(data)


@lru_cache(maxsize=512)
def sign_in(name: str, x: float, y: float, size: float) -> QPainterPath:
    """Return a sign scaled into the square of that size whose top left corner is x, y."""
    return QTransform.fromTranslate(x, y).scale(size / BOX, size / BOX).map(sign_path(name))


def paint_sign(
    painter: QPainter, name: str, x: float, y: float, size: float, colour: QColor, *, to_come: bool = False
) -> None:
    """Fill a sign into the square at x, y; of one that is still to come draw the dashed outline."""
    if to_come:
        edge, k = size * 0.07, max(1.0, size / 20)
        paint_sign_outline(painter, name, x + edge, y + edge, size - 2 * edge, colour, 1.6 * k, (2.4 * k, 1.5 * k))
        return
    painter.fillPath(sign_in(name, x, y, size), colour)


def paint_sign_outline(
    painter: QPainter,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: QColor,
    width: float,
    dashes: tuple[float, ...] = (),
) -> None:
    """Draw a sign's outline; width in device-independent pixels, dashes in the same."""
    painter.strokePath(sign_in(name, x, y, size), outline_pen(colour, width, dashes))


def outline_pen(colour: QColor, width: float, dashes: tuple[float, ...] = ()) -> QPen:
    """Return a pen with mitred corners; dashes in device-independent pixels."""
    pen = QPen(_ROUND if dashes else _MITRED)
    pen.setColor(colour)
    pen.setWidthF(width)
    if dashes:
        pen.setDashPattern([dash / width for dash in dashes])
    return pen


_PLAIN: Final = (QBrush(Qt.GlobalColor.black), 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
# Copied, since each word for how lines end and meet costs as much to hand over to Qt as a pen.
_MITRED: Final = QPen(*_PLAIN, Qt.PenJoinStyle.MiterJoin)
_ROUND: Final = QPen(*_PLAIN, Qt.PenJoinStyle.RoundJoin)


def paint_building(painter: QPainter, state: str, x: float, y: float, size: float, colour: QColor) -> None:
    """Draw a Location's two buildings: Standing, Damaged or Razed."""
    whole, gone = BUILDINGS[state]
    place = QTransform.fromTranslate(x, y).scale(size / 34, size / 34)
    painter.fillPath(place.map(painter_path(whole)), colour)
    if gone:
        k = size / 34
        painter.strokePath(place.map(painter_path(gone)), outline_pen(colour, max(1.0, 1.3 * k), (2.5 * k, 2.5 * k)))
