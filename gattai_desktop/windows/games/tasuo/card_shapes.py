"""The parts that pictures of cards are made of, and how they are painted (LOOK 25).

A picture is data: paths and signs in a box of 100, each with the roles of its colours. The same row of a pack gives the
same picture on every machine; the only chance in it is a hash of the card's name.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QTransform

from gattai_desktop.board.signs import outline_pen, painter_path, sign_path
from gattai_desktop.board.theme import card_colour, tokens
from gattai_desktop.cards.frozen import frozen

OWN: Final = "own"
"""The colour of the card's court."""
INK, FACE, SHADE = "ink", "face", "shade"
DARK: Final = "dark"
"""Ink, or steel on the night ground of an Ultra card."""
BEHIND: Final = "behind"
"""What hangs behind a fighter: the second tone of the face, or violet light."""
LINE: Final = "line"
"""The keyline between the parts of a fighter."""
LIT: Final = "lit"
RAY: Final = "ray"

_MASK: Final = 0xFFFFFFFF


@frozen(kw_only=True)
class CardShape:
    """One part of a picture: a path or a sign, the roles of its fill and its line, and where it is put.

    `at` is x, y and scale; `turned`: degrees about the middle of the box; `mirrored`: drawn at the other side as well;
    `beneath`: the line lies beneath the fill.
    """

    path: str = ""
    sign: str = ""
    fill: str = ""
    line: str = ""
    width: float = 0.0
    at: tuple[float, float, float] = (0.0, 0.0, 1.0)
    turned: float = 0.0
    mirrored: bool = False
    beneath: bool = False


@frozen(kw_only=True)
class CardPicture:
    """A picture of a card: its parts from back to front, and how broad it is drawn."""

    shapes: tuple[CardShape, ...]
    breadth: float = 1.0


PictureParts = Iterator[CardShape]
"""Parts of a picture, from back to front."""


class NameChance:
    """Chooses by the name of a card: the only chance in its picture."""

    def __init__(self, name: str) -> None:
        found = 2166136261
        for byte in name.encode():
            found = ((found ^ byte) * 16777619) & _MASK
        self._hash = found

    def of(self, which: int, most: int) -> int:
        """Return a whole number from 0 to `most` - 1 for the choice of that number."""
        return ((((self._hash ^ (which * 2654435761)) & _MASK) * 2246822519 & _MASK) >> 9) % most


def palette(court: QColor, *, night: bool = False, pale: bool = False) -> Mapping[str, QColor]:
    """Return the colours of a picture by their roles; a pale court needs a keyline of ink."""
    ink, face, shade = (card_colour(one) for one in ("face_ink", "face", "face_shade"))
    glow = card_colour("omen_glow")
    ray = QColor(glow)
    ray.setAlphaF(0.75)
    return {
        OWN: court,
        INK: ink,
        FACE: face,
        SHADE: shade,
        DARK: card_colour("backs.bots.ground") if night else ink,
        BEHIND: glow if night else shade,
        LINE: card_colour("omen_ground") if night else ink if pale else face,
        LIT: QColor(tokens()["bots"]["static"]["colour"]),
        RAY: ray,
    }


def star_path(points: int, outer: float, inner: float, turned: float) -> str:
    """Return the path of a star about the middle of the box."""
    corners = []
    for step in range(2 * points):
        way, far = math.radians(turned + 180 / points * step), inner if step % 2 else outer
        corners.append(f"{50 + far * math.cos(way):.1f} {50 + far * math.sin(way):.1f}")
    return f"M{'L'.join(corners)}Z"


def polygon_path(sides: int, radius: float, turned: float = -90.0) -> str:
    """Return the path of a regular polygon about the middle of the box."""
    ways = [math.radians(turned + 360 / sides * step) for step in range(sides)]
    return f"M{'L'.join(f'{50 + radius * math.cos(way):.1f} {50 + radius * math.sin(way):.1f}' for way in ways)}Z"


def paint_shapes(painter: QPainter, shapes: Iterable[CardShape], colours: Mapping[str, QColor]) -> None:
    """Draw the parts of a picture, from back to front."""
    for shape in shapes:
        x, y, scale = shape.at
        place = QTransform.fromTranslate(x, y).scale(scale, scale)
        if shape.turned:
            place = place.translate(50, 50).rotate(shape.turned).translate(-50, -50)
        path = sign_path(shape.sign) if shape.sign else painter_path(shape.path, even_odd=False)
        places = [place, place * QTransform(-1, 0, 0, 1, 100, 0)] if shape.mirrored else [place]
        for one in places:
            put = one.map(path)
            if shape.fill and not shape.beneath:
                painter.fillPath(put, colours[shape.fill])
            if shape.line:
                pen = outline_pen(colours[shape.line], shape.width * scale)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(put, pen)
            if shape.fill and shape.beneath:
                painter.fillPath(put, colours[shape.fill])
