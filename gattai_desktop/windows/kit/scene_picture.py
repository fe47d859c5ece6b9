"""Draws the picture of something to play, out of the signs and colours of the table."""

from math import cos, pi, sin
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gattai_desktop.board.drawing import Drawing, Ink
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.theme import card_colour, harmony, tokens
from gattai_desktop.windows.kit.own_pictures import paint_own


def paint_scene(draw: Drawing, picture: str, cut: float) -> None:
    """Draw a picture over the whole part, its upper right corner cut like that of its plate.

    picture: the name of one that is drawn here, or an image file.
    """
    if draw.painter is None:
        return
    draw.painter.save()
    shape = plate_path(draw.box.width(), draw.box.height(), cut * draw.unit, 4.0, both=False)
    draw.painter.setClipPath(shape.translated(draw.box.topLeft()))
    draw.ground("well")
    drawn = _PICTURES.get(picture)
    if drawn is not None or not (Path(picture).is_absolute() and paint_own(draw, picture)):
        (drawn or _empty)(_Canvas(draw))
    draw.painter.restore()


_ROUND: Final = ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))
"""From corner to corner round a block."""


class _Canvas:
    """A picture whose places are parts of its width and height, 0 to 1; sizes are parts of its height."""

    def __init__(self, draw: Drawing) -> None:
        self.draw, self.wide, self.high = draw, draw.wide, draw.high

    def block(self, x: float, foot: float, wide: float, high: float, ink: Ink) -> None:
        self.draw.fill(x * self.wide, (foot - high) * self.high, wide * self.wide, high * self.high + 1, ink)

    def frame(self, x: float, foot: float, wide: float, high: float, ink: Ink) -> None:
        self.line(*((x + a * wide, foot - b * high) for a, b in _ROUND), ink=ink, line=0.012)

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        size = radius * self.high
        middle = self._point(x, y)
        path = QPainterPath()
        path.addEllipse(middle, size * self.draw.unit, size * self.draw.unit)
        self.draw.pen.fillPath(path, self.draw.ink(ink))

    def sign(self, name: str, x: float, y: float, size: float, ink: Ink) -> None:
        self.draw.sign(name, x * self.wide, y * self.high, size * self.high, ink)

    def line(self, *points: tuple[float, float], ink: Ink, line: float = 0.02, dashes: tuple[float, ...] = ()) -> None:
        path = QPainterPath(self._point(*points[0]))
        for point in points[1:]:
            path.lineTo(self._point(*point))
        thick = max(1.0, line * self.high * self.draw.unit)
        self.draw.pen.strokePath(path, outline_pen(self.draw.ink(ink), thick, dashes))

    def ground(self, *tops: tuple[float, float], ink: Ink) -> None:
        """Fill everything below a line that reaches from edge to edge."""
        corners = [(x * self.wide, y * self.high) for x, y in (*tops, (1.0, 1.0), (0.0, 1.0))]
        self.draw.shape(*corners, fill=ink)

    def _point(self, x: float, y: float) -> QPointF:
        return self.draw.rect(x * self.wide, y * self.high, 0, 0).topLeft()


def _contact(on: _Canvas) -> None:
    """A planet, and something that falls towards a small house in the ice."""
    on.disc(0.2, 0.3, 0.34, harmony(2).colour)
    for y in (0.22, 0.38):
        on.line((0.0, y), (0.42, y), ink="well", line=0.045)
    ice = (0, 0.8), (0.14, 0.66), (0.3, 0.82), (0.46, 0.6), (0.62, 0.78), (0.8, 0.62), (1, 0.8)
    on.ground(*ice, ink=card_colour("backs.pilots.ground"))
    for top, foot in (((0.14, 0.66), (0.2, 1)), ((0.46, 0.6), (0.52, 1)), ((0.8, 0.62), (0.72, 1))):
        on.line(top, foot, ink="pilots", line=0.015)
    for number in range(4):
        x, y = 0.92 - number * 0.1, 0.04 + number * 0.08
        track = (x, y), (x - 0.2, y + 0.2), (x - 0.1, y + 0.23), (x - 0.26, y + 0.46)
        on.line(*track, ink="coach", line=0.038 - number * 0.007)
    on.block(0.4, 0.86, 0.2, 0.24, "text")
    on.block(0.47, 0.86, 0.06, 0.14, "well")


def _harbour(on: _Canvas) -> None:
    """A mask that rises out of the water between the cranes, in front of a green moon."""
    on.disc(0.74, 0.36, 0.24, harmony(4).colour)
    for x, wide, high in ((0, 0.09, 0.3), (0.1, 0.06, 0.48), (0.17, 0.1, 0.22), (0.84, 0.07, 0.36), (0.92, 0.1, 0.24)):
        on.block(x, 0.72, wide, high, "line")
    on.line((0.27, 0.72), (0.27, 0.2), (0.5, 0.2), ink="edge", line=0.027)
    on.line((0.27, 0.34), (0.4, 0.2), ink="edge", line=0.027)
    on.line((0.47, 0.2), (0.47, 0.42), ink="edge", line=0.027)
    on.sign("monster", 0.5, 0.22, 0.66, "coach")
    sea = [(step / 16, 0.72 + (0.02 if step % 4 == 3 else -0.02 if step % 4 == 1 else 0)) for step in range(17)]
    on.ground(*sea, ink=card_colour("backs.pilots.ground"))
    for y in (0.84, 0.93):
        on.line((0, y), (1, y), ink="pilots", line=0.019, dashes=(9, 6))


def _moon(on: _Canvas) -> None:
    """An eye in a large moon above the woods, and the place of a trophy that is gone."""
    on.disc(0.66, 0.42, 0.38, harmony(3).colour)
    on.sign("eye", 0.66 - 0.17 * on.high / on.wide, 0.25, 0.34, "well")
    for x, y, size in ((0.08, 0.16, 0.08), (0.24, 0.34, 0.06), (0.38, 0.12, 0.1), (0.94, 0.2, 0.06)):
        on.sign("star", x, y, size, "soft")
    on.ground((0, 0.78), (0.3, 0.72), (0.6, 0.8), (1, 0.72), ink="line")
    for number in range(7):
        x, high = -0.02 + number * 0.155, 0.3 + 0.1 * (number % 3)
        tree = [(x, 1.0), (x + 0.07, 1.0 - high), (x + 0.14, 1.0)]
        on.draw.shape(*((a * on.wide, b * on.high) for a, b in tree), fill="rail", edge="line", line=1.0)


def _arena(on: _Canvas) -> None:
    """Two Bots face each other below the crystals that they fight for."""
    for number in range(3):
        on.sign("crystal", 0.5 - (1.5 - number) * 0.3 * on.high / on.wide, 0.1, 0.24, harmony(6 - number).colour)
    on.ground((0, 0.86), (1, 0.86), ink="line")
    beside = 0.5 * on.high / on.wide
    on.sign("program", 0.24 - beside / 2, 0.38, 0.5, "pilots")
    on.sign("program", 0.76 - beside / 2, 0.38, 0.5, "coach")
    on.sign("bolt", 0.5 - 0.17 * on.high / on.wide, 0.44, 0.34, "price")


def _empty(on: _Canvas) -> None:
    """Three places where nothing lies yet, and a plus."""
    high = 0.52 * on.high
    for place in (0.28, 0.5, 0.72):
        on.draw.well(place * on.wide - high * 0.36, on.high * 0.24, high)
    on.sign("plus", 0.5 - 0.13 * on.high / on.wide, 0.37, 0.26, "edge")


def _crests(on: _Canvas) -> None:
    """The crests of all eight colours, for a pack that brings what Pilots may be."""
    size = 0.25 * on.high
    left = (on.wide - 4.5 * size) / 2
    for place, seat in enumerate(list(tokens()["pilots"])[:8]):
        row, column = divmod(place, 4)
        on.draw.crest(seat, left + column * 1.16 * size, on.high * 0.2 + row * 1.2 * size, size)


def _network(on: _Canvas) -> None:
    """Plates of a circuit with links between them; two crests come from the left, a hexagon waits at the right."""
    places = (0.14, 0.62), (0.42, 0.3), (0.5, 0.78), (0.82, 0.42)
    for start, end in ((0, 1), (0, 2), (1, 3), (2, 3)):
        on.line(places[start], places[end], ink="edge", line=0.02)
    on.line(places[1], places[2], ink="edge", line=0.015, dashes=(3, 3))
    for x, y in places:
        on.block(x - 0.1, y + 0.12, 0.2, 0.24, "panel")
        on.frame(x - 0.1, y + 0.12, 0.2, 0.24, "line")
    on.sign("wings", places[0][0] - 0.055, places[0][1] - 0.1, 0.2, "pilots")
    on.sign("bolt", places[1][0] - 0.04, places[1][1] - 0.08, 0.16, "price")
    on.sign("horns", places[3][0] - 0.055, places[3][1] - 0.1, 0.2, "coach")


def _duel(on: _Canvas) -> None:
    """Two cards lean at each other before a low sun, each with its own sign; where they meet, something breaks."""
    on.disc(0.5, 0.62, 0.5, harmony(1).colour)
    for y in (0.62, 0.78):
        on.line((0.0, y), (1.0, y), ink="well", line=0.035)
    on.ground((0, 0.88), (1, 0.88), ink="line")
    part = on.high / on.wide
    for side, ink, mark in ((-1, "coach", "ts-fire"), (1, "pilots", "ts-water")):
        foot, head = 0.5 + side * 0.62 * part, 0.5 + side * 0.42 * part
        edge = side * 0.42 * part
        corners = (foot, 0.9), (foot + edge, 0.8), (head + edge, 0.14), (head, 0.24)
        on.draw.shape(*((x * on.wide, y * on.high) for x, y in corners), fill="panel", edge=ink, line=2.0)
        on.sign(mark, (foot + head + edge) / 2 - 0.13 * part, 0.38, 0.26, ink)
    on.sign("bolt", 0.5 - 0.16 * part, 0.1, 0.32, "price")


def _lighthouse(on: _Canvas) -> None:
    """A lamp that has stopped turning, on a rock in the sea, and rings of something that calls from far below."""
    for size, ink in ((0.62, 2), (0.44, 3), (0.26, 4)):
        on.disc(0.26, 1.02, size, harmony(ink).colour)
        on.disc(0.26, 1.02, size - 0.07, "well")
    part = on.high / on.wide
    on.draw.shape(*((x * on.wide, y * on.high) for x, y in ((0.72, 0.2), (0.0, 0.02), (0.0, 0.34))), fill="price")
    corners = (
        (0.72 - 0.09 * part, 0.3),
        (0.72 + 0.09 * part, 0.3),
        (0.72 + 0.15 * part, 0.84),
        (0.72 - 0.15 * part, 0.84),
    )
    on.draw.shape(*((x * on.wide, y * on.high) for x, y in corners), fill="text")
    for foot, half in ((0.49, 0.11), (0.69, 0.133)):
        on.block(0.72 - half * part, foot, 2 * half * part, 0.07, "coach")
    on.block(0.72 - 0.1 * part, 0.28, 0.2 * part, 0.15, "edge")
    on.block(0.72 - 0.06 * part, 0.26, 0.12 * part, 0.1, "price")
    on.ground((0.5, 1.0), (0.6, 0.84), (0.84, 0.82), (1.0, 0.9), ink="line")
    sea = [(step / 16, 0.88 + (0.02 if step % 4 == 3 else -0.02 if step % 4 == 1 else 0)) for step in range(10)]
    on.line(*sea, ink="pilots", line=0.02)


def _vault(on: _Canvas) -> None:
    """A bank on four legs that walks over the roofs, its round door shut."""
    on.disc(0.22, 0.3, 0.2, harmony(5).colour)
    part = on.high / on.wide
    for x, y in ((0.36, 0.98), (0.47, 0.9), (0.62, 0.98), (0.73, 0.9)):
        on.line((x, 0.6), (x - 0.05 * part, 0.74), (x, y), ink="edge", line=0.06)
    on.block(0.32, 0.66, 0.45, 0.4, "line")
    roof = (0.29, 0.28), (0.545, 0.08), (0.8, 0.28)
    on.draw.shape(*((x * on.wide, y * on.high) for x, y in roof), fill="edge")
    for x in (0.34, 0.42, 0.64, 0.72):
        on.block(x, 0.64, 0.03, 0.32, "text")
    on.disc(0.545, 0.48, 0.16, "coach")
    on.disc(0.545, 0.48, 0.12, "well")
    on.sign("cross", 0.545 - 0.09 * part, 0.39, 0.18, "price")
    houses = (0, 0.86), (0.08, 0.78), (0.16, 0.86), (0.2, 0.94), (0.3, 0.94), (0.86, 0.92), (0.9, 0.82), (0.96, 0.9)
    on.ground(*houses, (1, 0.9), ink="rail")


def _carnival(on: _Canvas) -> None:
    """A wheel as high as the sky that turns by itself, its lamps lit, over tents of steel."""
    part, middle = on.high / on.wide, (0.66, 0.44)
    on.disc(*middle, 0.42, harmony(1).colour)
    on.disc(*middle, 0.38, "well")
    for number in range(12):
        turn = 2 * pi * number / 12
        x, y = middle[0] + 0.4 * part * sin(turn), middle[1] - 0.4 * cos(turn)
        on.line(middle, (x, y), ink="edge", line=0.012)
        on.disc(x, y, 0.045, ("coach", "pilots", "price")[number % 3])
    on.sign("eye", middle[0] - 0.12 * part, middle[1] - 0.12, 0.24, "text")
    for left, wide, ink in ((-0.04, 0.3, "coach"), (0.2, 0.24, "pilots"), (0.82, 0.26, "coach")):
        tent = (left, 1.0), (left + wide / 2, 0.54), (left + wide, 1.0)
        on.draw.shape(*((x * on.wide, y * on.high) for x, y in tent), fill="rail", edge=ink, line=2.0)
        for stripe in (0.3, 0.55):
            foot = left + wide * stripe
            on.line((left + wide / 2, 0.56), (foot, 1.0), (foot + wide * 0.15, 1.0), ink=ink, line=0.014)


_PICTURES: Final = {
    "lighthouse": _lighthouse,
    "vault": _vault,
    "carnival": _carnival,
    "network": _network,
    "contact": _contact,
    "harbour": _harbour,
    "moon": _moon,
    "arena": _arena,
    "duel": _duel,
    "crests": _crests,
}
