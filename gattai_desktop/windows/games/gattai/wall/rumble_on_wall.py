"""The Rumble on the wall: the Final Form left of the Pile, the BGM and where they fight right of it.

Lengths are drawing pixels of a picture 1080 high.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.signs import paint_building, paint_sign
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.games.gattai.looks.rumble import GiantLook, form_look, form_sides, giant_look, in_rumble
from gattai_desktop.windows.games.gattai.parts.final_form import FormLook, FormPlace, paint_form, paint_form_numbers
from gattai_desktop.windows.games.gattai.parts.location_view import TOKENS, LocationLook
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate

PILE: Final = QRectF(960, 253, 660, 624)
"""Where the Pile lies in a Rumble against the Coach."""
BETWEEN: Final = QRectF(640, 253, 640, 624)
"""Where it lies between two Final Forms."""
_FORM: Final = QRectF(52, 245, 812, 566)
_NUMBERS: Final = 868.0


@frozen
class RumbleBoard:
    """A Rumble on the wall. forms: one, or two where Pilots fight Pilots."""

    forms: tuple[FormLook, ...]
    giant: GiantLook | None = None
    location: LocationLook | None = None

    @property
    def pile(self) -> QRectF:
        """Where the Pile lies."""
        return PILE if len(self.forms) == 1 else BETWEEN


def rumble_board(seen: SeatView, location: LocationLook | None) -> RumbleBoard | None:
    """Return the Rumble as everybody sees it; None outside of one."""
    if not in_rumble(seen):
        return None
    forms = tuple(form_look(seen, side) for side in form_sides(seen))
    return RumbleBoard(forms, giant_look(seen), location)


def paint_rumble(painter: QPainter, paint: Paint, wide: float, down: float, look: RumbleBoard) -> None:
    """Paint it; wide: of the wall, down: how far a wall of another shape moves it."""
    if len(look.forms) > 1:
        for number, form in enumerate(look.forms):
            box = QRectF(40 if not number else wide - 600, 330 + down, 560, 400)
            paint_form(painter, paint, FormPlace.within(box), form)
            if form.buffers[1] or form.charges[1]:
                paint_form_numbers(painter, paint, QPointF(box.x(), 800 + down), 560, 0.8, form)
        return
    for form in look.forms:
        paint_form(painter, paint, FormPlace.within(_FORM.translated(0, down)), form)
        if form.buffers[1] or form.charges[1]:
            paint_form_numbers(painter, paint, QPointF(56, _NUMBERS + down), 900, 1.0, form)
    _paint_giant(painter, paint, wide - 280, 322 + down, look)


def _paint_giant(painter: QPainter, paint: Paint, x: float, y: float, look: RumbleBoard) -> None:
    theme, room = paint.theme, 256.0
    if look.giant is not None:
        side = 216.0 if look.giant.grown else 150.0
        edge = None if look.giant.grown else theme.coach
        fill = theme.coach if look.giant.grown else None
        paint_plate(painter, QRectF(x, y, side, side), fill=fill, edge=edge, width=4, cut=side * 0.22)
        ink = theme.on_side if look.giant.grown else theme.coach
        paint_sign(painter, look.giant.sign, x + side / 6, y + side * 0.14, side * 2 / 3, ink)
        y += 270
        for line in wrapped(look.giant.name, display_font(paint.words(30)), room, 2):
            paint_text(painter, x, y, line, display_font(paint.words(30)), theme.text, room=room)
            y += 38
        paint_text(painter, x, y + 2, look.giant.line, text_font(paint.words(28)), theme.soft, room=room)
        y += 46
    if look.location is not None:
        place = look.location
        paint_building(painter, place.state, x, y, 70, theme.colour(TOKENS[place.state]))
        words = wrapped(place.name, text_font(paint.words(28)), room - 88, 2)
        y += 30 if len(words) == 1 else 14
        for line in words:
            paint_text(painter, x + 88, y, line, text_font(paint.words(28)), theme.text, room=room - 88)
            y += 32
        ink = theme.soft if place.state == "Standing" else theme.colour(TOKENS[place.state])
        paint_text(painter, x + 88, y + 2, place.state, text_font(paint.words(28)), ink, room=room - 88)
