"""Draws the Final Form as a figure: seven plates with crest, Robo and Endurance, and the numbers they share.

Lengths of the figure are those of its drawing, a box of 864 x 602; `FormPlace` turns them into a place of a widget.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, Style, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_brackets, paint_hatching
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.signs import outline_pen, painter_path
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import pilot
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.games.gattai.parts.form_shapes import SHAPES, inside

WIDE, HIGH = 864.0, 602.0
_TOP: Final = -6.0


@frozen
class FormPartLook:
    """A Position: its Pilot and Robo. seat: "" while it is free."""

    position: str
    title: str
    seat: str = ""
    name: str = ""
    robo: str = ""
    gauge: str = ""
    """What the edition calls how much the Robo can bear: Endurance, or Grit."""
    endurance: int = 0
    most: int = 0
    used: bool = False
    """Its Rumble Tech was used: the name is struck."""
    out: bool = False
    """Its Pilot was thrown out of the Rumble."""
    low: bool = False
    """A Head with two Endurance or less: the Rumble is nearly lost."""
    lit: bool = False
    """It can be taken now, or its Tech can be used."""

    def spoken(self) -> str:
        if not self.seat:
            return speak("board", "{title}, free", title=self.title)
        state = (
            speak("board", "out") if self.out else "",
            speak("board", "Tech used") if self.used else "",
            speak("board", "nearly down") if self.low else "",
        )
        endurance = speak("board", "{title} {have} of {most}", title=self.gauge, have=self.endurance, most=self.most)
        return ", ".join(part for part in (f"{self.title}: {self.name}", self.robo, endurance, *state) if part)


@frozen
class FormLook:
    """A Final Form. places: the seven Positions; buffers, charges: how many of how many."""

    places: tuple[FormPartLook, ...] = ()
    buffers: tuple[int, int] = (0, 0)
    charges: tuple[int, int] = (0, 0)
    stands: bool = True
    """False for a side that fights without one: the figure is only an outline."""

    def place(self, position: str) -> FormPartLook | None:
        return next((place for place in self.places if place.position == position), None)

    def spoken(self) -> str:
        if not self.stands:
            return speak("board", "No Final Form")
        (buffers, most_buffers), (charges, most_charges) = self.buffers, self.charges
        said = (
            speak("board", "Final Form"),
            speak("board", "Buffers {have} of {most}", have=buffers, most=most_buffers),
            speak("board", "Charges {have} of {most}", have=charges, most=most_charges),
        )
        return in_turn((*said, *(place.spoken() for place in self.places if place.seat)))


@frozen
class FormPlace:
    """The place of the figure: its upper left corner and its scale."""

    x: float
    y: float
    k: float

    @classmethod
    def within(cls, box: QRectF) -> FormPlace:
        """Return the largest figure that fits, in the middle of a box."""
        k = min(box.width() / WIDE, box.height() / HIGH)
        return cls(box.x() + (box.width() - WIDE * k) / 2, box.y() + (box.height() - HIGH * k) / 2, k)

    def point(self, x: float, y: float) -> QPointF:
        """Turn a point of the drawing into one of the widget."""
        return QPointF(self.x + x * self.k, self.y + (y - _TOP) * self.k)

    def touch(self, position: str) -> QRectF:
        """Return the area in which a Position can be pressed."""
        x, y, wide, high = SHAPES[position].touch
        return QRectF(self.point(x, y), self.point(x + wide, y + high))

    def outline(self, position: str) -> QPainterPath:
        corner = self.point(0, 0)
        there = QTransform.fromTranslate(corner.x(), corner.y()).scale(self.k, self.k)
        return there.map(painter_path(SHAPES[position].outline))


_CAPITALS: Final = 0.73
"""Height of a capital letter, as part of its size."""
_ROOMY: Final = 36.0
"""Size of words that have room on every part, in the figure's own lengths."""
_LARGEST: Final = 52.0
"""Least size of words, in the figure's own lengths, that has no room on its parts any more."""


class _FormDrawing(Drawing):
    """A Drawing in the figure's own lengths; on a wall its words may be as small as the figure needs."""

    @property
    def floor(self) -> float:
        """The smallest words: as large as the window's own are, where a part has room for three lines of them."""
        least = max(TEXT_FLOOR, min(self.paint.text(13), _ROOMY * self.unit))
        return (1 if self.paint.scale.layout == "wall" else least) / self.unit

    def pixels(self, style: Style) -> int:
        return round(max(self.floor * self.unit, round(style.size * self.unit)))

    def whole(self, x: float, base: float, words: str, style: Style, ink: QColor) -> None:
        """Write words that have room; the others are told by name of the part and by the rails."""
        if self.width(words, style) <= self.wide:
            self.text(x, base, words, style, ink)

    def line(self, drawn: float, least: float) -> float:
        """Return how wide a line is in pixels of the screen, never below the least."""
        return max(least, drawn * self.unit)


def paint_form(painter: QPainter, paint: Paint, at: FormPlace, look: FormLook) -> None:
    """Paint the figure without its numbers."""
    draw = _FormDrawing(paint, QRectF(at.point(0, 0), QSizeF(WIDE * at.k, HIGH * at.k)), painter, unit=at.k)
    for position, shape in SHAPES.items():
        place = look.place(position)
        if place is not None:
            _draw_part(draw, at, place)
            words = draw.within(shape.x, shape.y, shape.room)
            if draw.floor > _LARGEST:
                _draw_crest_alone(draw, at, place)
            elif place.seat:
                _draw_words(words, place, _ink(draw, place))
            else:
                _draw_title(words, place, _ink(draw, place), 0.0)
                if look.stands:
                    words.whole(0, max(32.0, draw.floor * 1.25), place.name, plain(25), _ink(draw, place))


def _draw_crest_alone(draw: _FormDrawing, at: FormPlace, look: FormPartLook) -> None:
    """Draw whose part it is, in its middle: in a very small figure there is no room for words."""
    if not look.seat:
        return
    middle, side = (at.touch(look.position).center() - draw.box.topLeft()) / draw.unit, 64.0
    draw.sign(pilot(look.seat).crest, middle.x() - side / 2, middle.y() - side / 2, side, _ink(draw, look))


def _ink(draw: _FormDrawing, look: FormPartLook) -> QColor:
    """Return the colour of the words on a part."""
    return pilot(look.seat).on if look.seat and not look.out else draw.ink("text" if look.lit else "soft")


def _draw_part(draw: _FormDrawing, at: FormPlace, look: FormPartLook) -> None:
    theme, outline, line = draw.paint.theme, at.outline(look.position), draw.line
    x, y, wide, high = SHAPES[look.position].touch
    if not look.seat or look.out:
        draw.pen.fillPath(outline, theme.table)
        dashes = () if look.out else (9 * at.k, 8 * at.k)
        pen = outline_pen(theme.legal if look.lit else theme.edge, line(3.5 if look.lit else 2, 1.4), dashes)
    else:
        draw.pen.fillPath(outline, pilot(look.seat).colour)
        pen = outline_pen(theme.sign_edge if theme.light or look.seat == "black" else theme.table, line(4, 1.5))
    draw.pen.strokePath(outline, pen)
    if look.low:
        _draw_jagged(draw, outline)
    if look.out:
        paint_hatching(draw.pen, theme, outline)
        draw.stroke(x, y + high, x + wide, y, "refused", line(5, 2.0))
    if look.lit:
        # On a figure in many colours only brackets in the colour of words stand out.
        paint_brackets(draw.pen, at.touch(look.position), theme.legal, 18 * at.k + 4, line(5, 2.0), 2)


def _draw_title(draw: _FormDrawing, look: FormPartLook, ink: QColor, crest: float) -> float:
    """Write the name of a part, struck where its Tech was used; return the room that is left for the crest."""
    left, _ = inside(look.position, -round(draw.size(title(30)) * _CAPITALS), 0)
    style = draw.fitted(look.title, title(30), draw.wide - left - crest - 3 / draw.unit)
    # In a small figure the name of the place takes the crest's room.
    crest = min(crest, max(0.0, draw.wide - left - 2 / draw.unit - draw.width(look.title, style)))
    used = left + draw.text(left, 0, look.title, style, ink, room=draw.wide - left - crest)
    if look.used:
        draw.stroke(left - 3, -10, used + 3, -10, ink, draw.line(3.5, 1.5))
    return crest


def _draw_words(draw: _FormDrawing, look: FormPartLook, ink: QColor) -> None:
    """Write on a part, from the baseline of its title on: title and crest, Robo, Endurance."""
    crest, floor = _draw_title(draw, look, ink, 36), draw.floor
    x, y, side = SHAPES[look.position].crest or (draw.wide - crest, -28, crest)
    draw.sign(pilot(look.seat).crest, x, y, side, ink)
    draw.whole(0, max(36.0, floor * 1.2), look.robo or look.name, plain(25), ink)
    if look.most < 1:
        return
    shape = SHAPES[look.position]
    foot = shape.touch[1] + shape.touch[3] - shape.y - 20 - max(8.0, 3 / draw.unit)  # clear of the rim
    top = max(min(max(56.0, floor * 1.2 + 8 + 4 / draw.unit), foot), floor * 1.2 + 3 / draw.unit)
    begin, end = inside(look.position, round(top), round(top + 20))
    cell = (end - begin - (look.most - 1) * 5) / look.most
    for number in range(look.most):
        x = begin + number * (cell + 5)
        if number < look.endurance:
            draw.fill(x, top, cell, 20, ink)
        else:
            inset = max(0.6 / draw.unit, 1.1)
            left, right, high, low = x + inset, x + cell - inset, top + inset, top + 20 - inset
            corners = (left, high), (right, high), (right, low), (left, low)
            draw.shape(*corners, edge=ink, line=draw.line(2.2, 1.0))


def _draw_jagged(draw: _FormDrawing, outline: QPainterPath) -> None:
    """Run a jagged keyline along an outline."""
    k = draw.unit
    count = max(8, round(outline.length() / max(5.0, 15 * k)))
    line = QPainterPath()
    for number in range(count + 1):
        share = (number % count) / count
        point, angle = outline.pointAtPercent(share), outline.angleAtPercent(share)
        goal = point + QTransform().rotate(-angle).map(QPointF(0, (5 if number % 2 else -5) * k))
        if number:
            line.lineTo(goal)
        else:
            line.moveTo(goal)
    draw.pen.strokePath(line, outline_pen(draw.ink("price"), draw.line(4.5, 2.0)))


def paint_form_numbers(painter: QPainter, paint: Paint, corner: QPointF, room: float, k: float, look: FormLook) -> None:
    """Paint Buffers and Charges as pips with their numbers, the baseline at the corner's height."""
    draw = _FormDrawing(paint, QRectF(corner, QSizeF(room, 0)), painter, unit=k)
    half = draw.wide / 2
    numbers = (speak("board", "Buffers"), "buffer", look.buffers), (speak("board", "Charges"), "charge", look.charges)
    pip = draw.size(strong(32))  # the names give way to pips that can be counted
    named = all(
        draw.width(name, strong(32)) + draw.width(f"{have}/{most}", plain(32)) + 30 + 8 / draw.unit + most * pip <= half
        for name, _, (have, most) in numbers
    )
    for place, (name, sign, counted) in enumerate(numbers):
        _draw_number(draw.within(place * half, 0, half), name if named else "", sign, counted)


def _draw_number(draw: _FormDrawing, name: str, sign: str, counted: tuple[int, int]) -> None:
    """Write a number and as many pips; name: "" where there is room for its sign alone."""
    have, most = counted
    size, gap = draw.size(strong(32)), 10 + 4 / draw.unit
    x = gap + (draw.text(0, 0, name, strong(32)) if name else size * 1.1)
    if x + draw.width(f"{have}/{most}", plain(32)) > draw.wide:
        return  # the rails say it
    if not name:
        draw.sign(sign, 0, -size * 0.9, size * 1.1)
    x += draw.text(x, 0, f"{have}/{most}", plain(32), "soft") + gap
    pip = min(size * 1.1, max(0.0, draw.wide - x - 10) / max(1, most) / 1.28)
    for number in range(most if pip * draw.unit >= 6 else 0):
        at = x + number * pip * 1.28, -size * 0.9, pip
        if number < have:
            draw.sign(sign, *at)
        else:
            draw.outline(sign, *at, "edge", 1.4)
