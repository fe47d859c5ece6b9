"""What frames the wall in each moment: Harmony left, Omens right, the banner at the foot."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.drawing import plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_harmony
from gattai_desktop.board.signs import outline_pen, paint_building
from gattai_desktop.board.speech import speak, translated
from gattai_desktop.board.theme import harmony
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook
from gattai_desktop.windows.games.gattai.wall.wall_looks import HandCount, WallLook
from gattai_desktop.windows.wall.wall_grid import BANNER, MARGIN, WallDrawing, WallGrid

_OMEN: Final = 196.0
_SCHISM: Final = 7


def paint_frame(painter: QPainter, paint: Paint, grid: WallGrid, look: WallLook) -> None:
    """Paint Harmony, Omens and the banner; the painter is scaled to drawing pixels."""
    draw, middle = WallDrawing.of(paint, grid, painter), 300.0 + (grid.high - 1080) / 2
    # In a Rumble the Final Form and the BGM stand where Harmony and Omens were: Harmony is locked while they fight.
    if look.rumble is None and look.harmony is not None:
        _draw_harmony(draw.within(70, middle), look.harmony.value, look.harmony.schism)
    if look.rumble is None and look.omens:
        draw_omens(draw, grid.wide - MARGIN, middle, _OMEN, look)
        words = speak("wall", "Omens {number}", number=look.active_omens)
        draw.text(grid.wide - MARGIN, middle + 2 * _OMEN + 74, words, strong(34), align="end")
    _draw_banner(draw.within(0, grid.high - BANNER), look)


def _draw_harmony(draw: WallDrawing, value: int, schism: int) -> None:
    assert draw.painter is not None
    paint_harmony(draw.painter, draw.paint.theme, value, draw.box.x(), draw.box.y(), 190, numeral=True)
    draw.text(95, 246, translated(harmony(value).name), title(52), align="middle")
    for place in range(_SCHISM):
        left, top = draw.box.x() - 14 + place * 32, draw.box.y() + 276
        pip = QPainterPath(QPointF(left, top + 26))
        pip.lineTo(left + 13, top)
        pip.lineTo(left + 26, top + 26)
        pip.closeSubpath()
        if place < schism:
            draw.painter.fillPath(pip, draw.ink("refused"))
        else:
            draw.painter.strokePath(pip, outline_pen(draw.ink("edge"), 2.5))
    draw.text(95, 342, speak("wall", "Schism {number}", number=schism), plain(32), "soft", align="middle")


def draw_omens(draw: WallDrawing, right: float, y: float, high: float, look: WallLook) -> None:
    """Draw the four places of Omens, the Coach's row above, with their right edge there."""
    wide, size = card_width(high), high * 0.28
    gap, below = 18 * high / _OMEN, 26 * high / _OMEN
    for row, faces in enumerate(look.omens):
        for place in range(2):
            face = faces[place] if place < len(faces) else None
            x, top = right - (2 - place) * wide - (1 - place) * gap, y + row * (high + below)
            if face is not None:
                draw.card(face, x, top, high)
                continue
            draw.well(x, top, high)
            draw.outline("omen", x + (wide - size) / 2, top + (high - size) / 2, size, "edge", 2.4)


def _draw_banner(draw: WallDrawing, look: WallLook) -> None:
    banner, counts = look.banner, look.hands
    draw.fill(0, 0, draw.wide, BANNER, "rail")
    draw.fill(0, 0, draw.wide, 6, banner.side)
    draw.crest(banner.seat, MARGIN, 30, 120)
    right = _draw_location(draw, look.location) if look.location else draw.wide - MARGIN
    # Words come first: the hand counts move together where a sentence is long.
    said = 212 + max(draw.width(banner.title, title(62)), draw.width(banner.line, plain(38)))
    left = min(max(860.0, said + 40), right - 100 - 82.0 * len(counts))
    draw.text(212, 92 if banner.line else 112, banner.title, title(62), room=left - 242)
    draw.text(214, 146, banner.line, plain(38), "soft", room=left - 242)
    if counts:
        _draw_hands(draw.within(left, 30, right - 40 - left, 120), counts)


def _draw_hands(draw: WallDrawing, counts: tuple[HandCount, ...]) -> None:
    step = min(132.0, draw.wide / (len(counts) + 0.4))
    k = min(1.0, step / 132)
    for place, one in enumerate(counts):
        last = one.seat == COACH_SEAT and len(counts) > 1
        x, y = place * step + (46 * k if last and step >= 120 else 0), 22 + (1 - k) * 38
        draw.crest(one.seat, x, y, 76 * k, one.sign)
        draw.sign("hand", x + 84 * k, y + 12 * k, 26 * k, "soft")
        draw.letters(x + 86 * k, y + 46 * k, one.cards, 28 * k)


def _draw_location(draw: WallDrawing, look: LocationLook) -> float:
    """Draw where the table is and return its left edge."""
    token = {"Standing": "soft", "Damaged": "price", "Razed": "refused"}[look.state]
    wide = 98 + min(420.0, max(draw.width(look.name, strong(36)), draw.width(look.state, plain(32))))
    x = draw.wide - MARGIN - max(wide, 296)
    if draw.painter is not None:
        at = draw.rect(x, 52, 76, 76)
        paint_building(draw.painter, look.state, at.x(), at.y(), at.width(), draw.ink(token))
    draw.text(x + 98, 86, look.name, strong(36), room=draw.wide - MARGIN - x - 98)
    draw.text(x + 98, 126, look.state, plain(32), token)
    return x
