"""Draws a Rumble on the wall: the Final Form left of the Pile, the BGM and the Location right of it.

Lengths are drawing pixels of a picture 1080 high.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import plain, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.games.gattai.looks.rumble import GiantLook, form_look, form_sides, giant_look
from gattai_desktop.windows.games.gattai.looks.where import in_rumble
from gattai_desktop.windows.games.gattai.parts.final_form import FormLook, FormPlace, paint_form, paint_form_numbers
from gattai_desktop.windows.games.gattai.parts.location_view import TOKENS, LocationLook
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.wall.wall_grid import WallDrawing

PILE: Final = QRectF(960, 253, 660, 624)
"""The place of the Pile in a Rumble against the Coach."""
BETWEEN: Final = QRectF(640, 253, 640, 624)
"""The place of the Pile between two Final Forms."""
_FORM: Final = QRectF(52, 245, 812, 566)


@frozen
class RumbleBoard:
    """A Rumble on the wall. forms: one, or two where Pilots fight Pilots."""

    forms: tuple[FormLook, ...]
    giant: GiantLook | None = None
    location: LocationLook | None = None

    @property
    def pile(self) -> QRectF:
        return PILE if len(self.forms) == 1 else BETWEEN


def rumble_board(seen: SeatView, location: LocationLook | None) -> RumbleBoard | None:
    """Return the Rumble as everybody sees it; None outside of one."""
    if not in_rumble(seen):
        return None
    forms = tuple(form_look(seen, side) for side in form_sides(seen))
    return RumbleBoard(forms, giant_look(seen), location)


def paint_rumble(painter: QPainter, paint: Paint, wide: float, down: float, look: RumbleBoard) -> None:
    """Paint the Rumble; wide: width of the wall, down: how far a wall of another shape moves it."""
    if len(look.forms) > 1:
        for number, form in enumerate(look.forms):
            box = QRectF(40 if not number else wide - 600, 330 + down, 560, 400)
            _paint_form(painter, paint, box, form, QPointF(box.x(), 800 + down), 560, 0.8)
        return
    for form in look.forms:
        _paint_form(painter, paint, _FORM.translated(0, down), form, QPointF(56, 868 + down), 900, 1.0)
    draw = WallDrawing(paint, QRectF(wide - 280, 322 + down, 256, 600), painter)
    y = _draw_giant(draw, look.giant) if look.giant is not None else 0.0
    if look.location is not None:
        _draw_location(draw.within(0, y), look.location)


def _paint_form(
    painter: QPainter, paint: Paint, box: QRectF, form: FormLook, numbers: QPointF, room: float, k: float
) -> None:
    paint_form(painter, paint, FormPlace.within(box), form)
    if form.buffers[1] or form.charges[1]:
        paint_form_numbers(painter, paint, numbers, room, k, form)


def _draw_giant(draw: WallDrawing, look: GiantLook) -> float:
    """Draw the BGM, larger once it has grown; return the lower end."""
    side, fill, edge, ink = (216.0, "coach", None, "on_side") if look.grown else (150.0, None, "coach", "coach")
    draw.plate(0, 0, side, side, fill=fill, edge=edge, line=4, cut=side * 0.22)
    draw.sign(look.sign, side / 6, side * 0.14, side * 2 / 3, ink)
    y = draw.paragraph(0, 270, look.name, title(30), room=draw.wide, most=2, step=38)
    draw.text(0, y + 2, look.line, plain(28), "soft", room=draw.wide)
    return y + 46


def _draw_location(draw: WallDrawing, place: LocationLook) -> None:
    draw.building(place.state, 0, 0, 70, TOKENS[place.state])
    room, style = draw.wide - 88, plain(28)
    first = 30 if len(draw.wrapped(place.name, style, room, 2)) == 1 else 14
    y = draw.paragraph(88, first, place.name, style, room=room, most=2, step=32)
    draw.text(88, y + 2, called(place.state), style, place.quiet, room=room)
