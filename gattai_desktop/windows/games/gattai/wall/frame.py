"""What frames the wall in each moment: Harmony left, Omens right, the banner at the foot."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from gattai_desktop.board.faces import card_width, paint_well
from gattai_desktop.board.fonts import display_font, strong_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.location_view import LocationLook
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_crest, paint_harmony
from gattai_desktop.board.signs import outline_pen, paint_building, paint_sign, paint_sign_outline
from gattai_desktop.board.speech import speak, translated
from gattai_desktop.board.theme import harmony
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.windows.games.gattai.wall.looks import Banner, HandCount, WallLook
from gattai_desktop.windows.wall.wall_grid import BANNER, MARGIN, WallGrid, wall_card

_OMEN: Final = 196.0
_SCHISM: Final = 7


def paint_frame(painter: QPainter, paint: Paint, grid: WallGrid, look: WallLook) -> None:
    """Paint Harmony, Omens and the banner; the painter is scaled to drawn pixels."""
    middle = 300.0 + (grid.high - 1080) / 2
    if look.rumble is not None:
        # The Final Form and the BGM stand where Harmony and Omens were: Harmony is locked for as long as they fight.
        _paint_banner(painter, paint, grid, look)
        return
    if look.harmony is not None:
        _paint_harmony(painter, paint, 70, middle, look.harmony.value, look.harmony.schism)
    if look.omens:
        paint_omens(painter, paint, grid.wide - MARGIN, middle, _OMEN, look)
        words = speak("wall", "Omens {number}", number=look.active_omens)
        gap = 26.0
        y = middle + 2 * _OMEN + gap + 48
        paint_text(painter, grid.wide - MARGIN, y, words, strong_font(paint.words(34)), paint.theme.text, "end")
    _paint_banner(painter, paint, grid, look)


def _paint_harmony(painter: QPainter, paint: Paint, x: float, y: float, value: int, schism: int) -> None:
    theme = paint.theme
    paint_harmony(painter, theme, value, x, y, 190, numeral=True)
    paint_text(painter, x + 95, y + 246, translated(harmony(value).name), display_font(52), theme.text, "middle")
    for place in range(_SCHISM):
        left, top = x - 14 + place * 32, y + 276
        pip = QPainterPath(QPointF(left, top + 26))
        pip.lineTo(left + 13, top)
        pip.lineTo(left + 26, top + 26)
        pip.closeSubpath()
        if place < schism:
            painter.fillPath(pip, theme.refused)
        else:
            painter.strokePath(pip, outline_pen(theme.edge, 2.5))
    paint_text(
        painter,
        x + 95,
        y + 342,
        speak("wall", "Schism {number}", number=schism),
        text_font(paint.words(32)),
        theme.soft,
        "middle",
    )


def paint_omens(painter: QPainter, paint: Paint, right: float, y: float, high: float, look: WallLook) -> None:
    """Paint the four places of Omens, the Coach's row above, with their right edge there."""
    theme, wide = paint.theme, card_width(high)
    gap, below = 18 * high / _OMEN, 26 * high / _OMEN
    for row, faces in enumerate(look.omens):
        for place in range(2):
            face = faces[place] if place < len(faces) else None
            x, top = right - (2 - place) * wide - (1 - place) * gap, y + row * (high + below)
            if face is not None:
                wall_card(painter, paint, face, x, top, high)
                continue
            paint_well(painter, theme, x, top, high)
            size = high * 0.28
            middle = QPointF(x + (wide - size) / 2, top + (high - size) / 2)
            paint_sign_outline(painter, "omen", middle.x(), middle.y(), size, theme.edge, 2.4)


def _paint_banner(painter: QPainter, paint: Paint, grid: WallGrid, look: WallLook) -> None:
    theme, banner = paint.theme, look.banner
    top = grid.high - BANNER
    painter.fillRect(QRectF(0, top, grid.wide, BANNER), theme.rail)
    painter.fillRect(QRectF(0, top, grid.wide, 6), theme.colour(banner.side))
    paint_crest(painter, theme, banner.seat, MARGIN, top + 30, 120)
    right = _paint_location(painter, paint, grid, look.location) if look.location else grid.wide - MARGIN
    counts = look.hands
    # Words come first: the hand counts move together where a sentence is long.
    needed = 82.0 * len(counts) + 60
    left = min(max(860.0, _said_to(paint, banner) + 40), right - 40 - needed)
    _paint_said(painter, paint, banner, top, left - 30)
    if counts:
        _paint_hands(painter, paint, counts, QRectF(left, top + 30, right - 40 - left, 120))


def _said_to(paint: Paint, banner: Banner) -> float:
    """Where the banner's words end."""
    return 212 + max(width_in(display_font(62), banner.title), width_in(text_font(paint.words(38)), banner.line))


def _paint_said(painter: QPainter, paint: Paint, banner: Banner, top: float, right: float) -> None:
    theme, room = paint.theme, right - 212
    if banner.line:
        paint_text(painter, 212, top + 92, banner.title, display_font(62), theme.text, room=room)
        paint_text(painter, 214, top + 146, banner.line, text_font(paint.words(38)), theme.soft, room=room)
    else:
        paint_text(painter, 212, top + 112, banner.title, display_font(62), theme.text, room=room)


def _paint_hands(painter: QPainter, paint: Paint, counts: tuple[HandCount, ...], box: QRectF) -> None:
    theme = paint.theme
    step = min(132.0, box.width() / (len(counts) + 0.4))
    k = min(1.0, step / 132)
    for place, one in enumerate(counts):
        last = one.seat == COACH_SEAT and len(counts) > 1
        x = box.x() + place * step + (46 * k if last and step >= 120 else 0)
        y = box.y() + 22 + (1 - k) * 38
        paint_crest(painter, theme, one.seat, x, y, 76 * k, one.sign)
        paint_sign(painter, "hand", x + 84 * k, y + 12 * k, 26 * k, theme.soft)
        paint_cut(painter, x + 86 * k, y + 46 * k, one.cards, 28 * k, theme.text)


def _paint_location(painter: QPainter, paint: Paint, grid: WallGrid, look: LocationLook) -> float:
    """Paint where the table is and return its left edge."""
    theme = paint.theme
    top = grid.high - BANNER + 52
    token = {"Standing": "soft", "Damaged": "price", "Razed": "refused"}[look.state]
    name, state = strong_font(paint.words(36)), text_font(paint.words(32))
    wide = 98 + min(420.0, max(width_in(name, look.name), width_in(state, look.state)))
    x = grid.wide - MARGIN - max(wide, 296)
    paint_building(painter, look.state, x, top, 76, theme.colour(token))
    paint_text(painter, x + 98, top + 34, look.name, name, theme.text, room=grid.wide - MARGIN - x - 98)
    paint_text(painter, x + 98, top + 74, look.state, state, theme.colour(token))
    return x
