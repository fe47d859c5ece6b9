"""The Final Form as one figure: seven plates, each with crest, Robo and Endurance, and the numbers they share.

Lengths of the figure are those of its drawing, a box of 864 x 602; `FormPlace` turns them into a place of a widget.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from gattai_desktop.board.fonts import display_font, fitting, strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_brackets, paint_hatching
from gattai_desktop.board.signs import outline_pen, paint_sign, paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.svg_path import painter_path
from gattai_desktop.board.theme import pilot
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen

WIDE: Final = 864.0
HIGH: Final = 602.0
_TOP: Final = -6.0


@frozen
class _Shape:
    """A plate of the figure: its outline, where its words begin, how wide they may be, where a finger finds it."""

    outline: str
    x: float
    y: float
    room: float
    touch: tuple[float, float, float, float]


SHAPES: Final = {
    "wing": _Shape(
        "M306 176L40 -6L56 120L118 186L306 244ZM554 176L820 -6L804 120L742 186L554 244Z", 88, 102, 150,
        (52, 56, 206, 140),
    ),
    "foot": _Shape(
        "M306 384H424V596H262L290 500ZM436 384H554L570 500L598 596H436Z", 312, 476, 104, (282, 400, 296, 192),
    ),
    "heart": _Shape("M290 166H570L604 236L556 372H304L256 236Z", 306, 212, 248, (290, 170, 280, 198)),
    "head": _Shape("M366 14L398 0H462L494 14L528 60V124L490 154H370L332 124V60Z", 352, 58, 156, (338, 4, 184, 150)),
    "aegis": _Shape("M10 226H226L246 268L232 432L122 536L10 432Z", 34, 274, 174, (14, 230, 222, 240)),
    "sword": _Shape(
        "M634 226H806V66L830 30L854 66V400H624L610 300Z", 650, 274, 170, (626, 230, 226, 168),
    ),
    "hand": _Shape("M634 414H854V520L824 552H664L634 520Z", 656, 456, 172, (638, 418, 212, 130)),
}  # fmt: skip
"""The plates in the order in which they are painted."""


@frozen
class FormPartLook:
    """A Position: who holds it, with which Robo. seat: "" while it is free."""

    position: str
    title: str
    seat: str = ""
    name: str = ""
    robo: str = ""
    endurance: int = 0
    most: int = 0
    used: bool = False
    """Its Rumble Tech was used: the name is struck."""
    out: bool = False
    """Its Pilot was thrown out of the Rumble."""
    low: bool = False
    """A Head with two Endurance or less: the Rumble is nearly lost."""
    lit: bool = False
    """It can be taken, or its Tech be used, now."""

    def spoken(self) -> str:
        if not self.seat:
            return speak("board", "{title}, free", title=self.title)
        state = (
            speak("board", "out") if self.out else "",
            speak("board", "Tech used") if self.used else "",
            speak("board", "nearly down") if self.low else "",
        )
        endurance = speak("board", "Endurance {have} of {most}", have=self.endurance, most=self.most)
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
        """Return a Position by its key."""
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
        return ". ".join((*said, *(place.spoken() for place in self.places if place.seat)))


@frozen
class FormPlace:
    """Where the figure stands: its upper left corner and how large a length of the drawing is."""

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
        """Return where a finger or pointer finds a Position."""
        x, y, wide, high = SHAPES[position].touch
        return QRectF(self.point(x, y), self.point(x + wide, y + high))

    def outline(self, position: str) -> QPainterPath:
        """Return the outline of a Position."""
        corner = self.point(0, 0)
        there = QTransform.fromTranslate(corner.x(), corner.y()).scale(self.k, self.k)
        return there.map(painter_path(SHAPES[position].outline))


def paint_form(painter: QPainter, paint: Paint, at: FormPlace, look: FormLook) -> None:
    """Paint the figure without its numbers."""
    for position in SHAPES:
        place = look.place(position)
        if place is not None:
            _paint_place(painter, paint, at, place, stands=look.stands)


def _paint_place(painter: QPainter, paint: Paint, at: FormPlace, look: FormPartLook, *, stands: bool) -> None:
    theme, outline = paint.theme, at.outline(look.position)
    if not look.seat or look.out:
        painter.fillPath(outline, theme.table)
        edge = theme.legal if look.lit else theme.edge
        dashes = () if look.out else (9 * at.k, 8 * at.k)
        painter.strokePath(outline, outline_pen(edge, max(1.4, (3.5 if look.lit else 2) * at.k), dashes))
        ink = theme.text if look.lit else theme.soft
    else:
        who = pilot(look.seat)
        painter.fillPath(outline, who.colour)
        key = theme.sign_edge if theme.light or look.seat == "black" else theme.table
        painter.strokePath(outline, outline_pen(key, max(1.5, 4 * at.k)))
        ink = who.on
    if look.low:
        _paint_jagged(painter, outline, theme.price, at.k)
    if look.out:
        paint_hatching(painter, theme, outline)
        box = at.touch(look.position)
        stroke = QPainterPath(box.bottomLeft())
        stroke.lineTo(box.topRight())
        painter.strokePath(stroke, outline_pen(theme.refused, max(2.0, 5 * at.k)))
    if look.lit:
        # Above a figure in many colours the brackets stand out only in the colour of words.
        paint_brackets(painter, at.touch(look.position), theme.legal, 18 * at.k + 4, max(2.0, 5 * at.k), 2)
    _paint_words(painter, paint, at, look, ink, stands=stands)


def _paint_words(
    painter: QPainter, paint: Paint, at: FormPlace, look: FormPartLook, ink: QColor, *, stands: bool
) -> None:
    shape = SHAPES[look.position]
    corner, k = at.point(shape.x, shape.y), at.k
    room = shape.room * k
    floor = 12 if paint.scale.layout != "wall" else 1
    crest = 36 * k if look.seat else 0.0
    font = fitting(display_font, max(floor, round(30 * k)), look.title, room - crest - 3)
    # In a small figure the crest gives way to the name of its place.
    crest = min(crest, max(0.0, room - 2 - width_in(font, look.title)))
    wide = paint_text(painter, corner.x(), corner.y(), look.title, font, ink, room=room - crest)
    if look.used:
        stroke = QPainterPath(QPointF(corner.x() - 3 * k, corner.y() - 10 * k))
        stroke.lineTo(corner.x() + wide + 3 * k, corner.y() - 10 * k)
        painter.strokePath(stroke, outline_pen(ink, max(1.5, 3.5 * k)))
    line = text_font(max(floor, round(25 * k)))
    if not look.seat:
        words = look.name if stands else ""
        paint_text(painter, corner.x(), corner.y() + max(32 * k, floor * 1.25), words, line, ink, room=room)
        return
    paint_sign(painter, pilot(look.seat).crest, corner.x() + room - crest, corner.y() - 28 * k, crest, ink)
    said = look.robo or look.name
    paint_text(painter, corner.x(), corner.y() + max(36 * k, floor * 1.2), said, line, ink, room=room)
    if look.most < 1:
        return
    gap = 5 * k
    cell = (room - (look.most - 1) * gap) / look.most
    top = corner.y() + max(56 * k, floor * 1.2 + 8 * k + 4)
    for number in range(look.most):
        box = QRectF(corner.x() + number * (cell + gap), top, cell, 20 * k)
        if number < look.endurance:
            painter.fillRect(box, ink)
        else:
            hollow = QPainterPath()
            inset = max(0.6, 1.1 * k)
            hollow.addRect(box.adjusted(inset, inset, -inset, -inset))
            painter.strokePath(hollow, outline_pen(ink, max(1.0, 2.2 * k)))


def _paint_jagged(painter: QPainter, outline: QPainterPath, colour: QColor, k: float) -> None:
    """Run a jagged keyline along an outline."""
    length, step = outline.length(), max(5.0, 15 * k)
    count = max(8, round(length / step))
    line = QPainterPath()
    for number in range(count + 1):
        share = (number % count) / count
        point, angle = outline.pointAtPercent(share), outline.angleAtPercent(share)
        aside = QTransform().rotate(-angle).map(QPointF(0, (5 if number % 2 else -5) * k))
        goal = point + aside
        if number:
            line.lineTo(goal)
        else:
            line.moveTo(goal)
    painter.strokePath(line, outline_pen(colour, max(2.0, 4.5 * k)))


def paint_form_numbers(
    painter: QPainter, paint: Paint, corner: QPointF, room: float, k: float, look: FormLook, names: tuple[str, str]
) -> None:
    """Paint Buffers and Charges as pips with their numbers, the baseline at the corner's height."""
    theme = paint.theme
    floor = 12 if paint.scale.layout != "wall" else 1
    size = max(floor, round(32 * k))
    font, x = strong_font(size), corner.x()
    half = room / 2
    for name, sign, (have, most) in zip(names, ("buffer", "charge"), (look.buffers, look.charges), strict=True):
        figure = f"{have}/{most}"
        at = x + paint_text(painter, x, corner.y(), name, font, theme.text) + 10 * k + 4
        at += paint_text(painter, at, corner.y(), figure, text_font(size), theme.soft) + 10 * k + 4
        left = max(0.0, x + half - at - 10 * k)
        pip = min(size * 1.1, left / max(1, most) / 1.28)
        for number in range(most if pip >= 6 else 0):
            place = at + number * pip * 1.28
            if number < have:
                paint_sign(painter, sign, place, corner.y() - size * 0.9, pip, theme.text)
            else:
                paint_sign_outline(painter, sign, place, corner.y() - size * 0.9, pip, theme.edge, 1.4)
        x += half
