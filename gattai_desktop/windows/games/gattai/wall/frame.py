"""Draws the frame of the wall: Harmony left, Omens right, the banner at the foot; and an Omen that fills the wall."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from gattai_desktop.board.drawing import plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_glow, paint_harmony
from gattai_desktop.board.speech import called, speak, translated
from gattai_desktop.board.theme import Theme, card_colour, harmony
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.told import Moment, aloud
from gattai_desktop.windows.games.gattai.parts.deck_tray import deck_title
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook
from gattai_desktop.windows.games.gattai.wall.wall_looks import HandCount, WallLook
from gattai_desktop.windows.wall.wall_grid import BANNER, MARGIN, WallDrawing, WallGrid

_OMEN: Final = 196.0
_SCHISM: Final = 7
_RINGS: Final = 7


def paint_frame(painter: QPainter, paint: Paint, grid: WallGrid, look: WallLook) -> None:
    """Paint Harmony, Omens and the banner; the painter is scaled to drawing pixels."""
    draw, middle = WallDrawing.of(paint, grid, painter), 300.0 + (grid.high - 1080) / 2
    # In a Rumble the Final Form and the BGM replace Harmony and Omens: Harmony is locked while they fight.
    if look.rumble is None and look.harmony is not None:
        _draw_harmony(draw.within(70, middle), look.harmony.value, look.harmony.schism)
    if look.rumble is None and look.omens:
        draw_omens(draw, grid.wide - MARGIN, middle, _OMEN, look)
        words = speak("wall", "Omens {number}", number=look.active_omens)
        draw.text(grid.wide - MARGIN, middle + 2 * _OMEN + 74, words, strong(34), align="end")
    _draw_banner(draw.within(0, grid.high - BANNER), look)


def _draw_harmony(draw: WallDrawing, value: int, schism: int) -> None:
    paint_harmony(draw.pen, draw.paint.theme, value, draw.box.x(), draw.box.y(), 190, numeral=True)
    draw.text(95, 246, translated(harmony(value).name), title(52), align="middle")
    for place in range(_SCHISM):
        left, foot = -14 + place * 32, 302
        corners = (left, foot), (left + 13, foot - 26), (left + 26, foot)
        if place < schism:
            draw.shape(*corners, fill="refused")
        else:
            draw.shape(*corners, edge="edge", line=2.5)
    draw.text(95, 342, speak("wall", "Schism {number}", number=schism), plain(32), "soft", align="middle")


def draw_omens(draw: WallDrawing, right: float, y: float, high: float, look: WallLook) -> None:
    """Draw the four places of Omens, the Coach's row above, left of this edge."""
    wide = card_width(high)
    gap, below = 18 * high / _OMEN, 26 * high / _OMEN
    for row, faces in enumerate(look.omens):
        for place in range(2):
            face = faces[place] if place < len(faces) else None
            x, top = right - (2 - place) * wide - (1 - place) * gap, y + row * (high + below)
            if face is not None:
                draw.card(face, x, top, high)
            else:
                draw.well(x, top, high, "omen", 0.28, 2.4)


def _draw_banner(draw: WallDrawing, look: WallLook) -> None:
    banner, counts = look.banner, look.hands
    draw.fill(0, 0, draw.wide, BANNER, "rail")
    draw.fill(0, 0, draw.wide, 6, banner.side)
    draw.crest(banner.seat, MARGIN, 30, 120)
    right = _draw_location(draw, look.location) if look.location else draw.wide - MARGIN
    # Words come first: the hand counts move together where a sentence is long.
    said = 212 + max(draw.width(banner.title, title(62)), draw.width(banner.line, plain(38)))
    left = min(max(860.0, said + 40), right - 100 - 82.0 * len(counts))
    room = left - 242
    style = draw.fitted(banner.line, plain(38), room)
    lines: tuple[str, ...] = (banner.line,)
    if draw.width(banner.line, style) > room:
        style, lines = draw.in_lines(banner.line, plain(34), room, 2)
    base = 112 if not banner.line else 92 if len(lines) == 1 else 74
    draw.text(212, base, banner.title, title(62), room=room, fit=True)
    for place, line in enumerate(lines):
        draw.text(214, base + (54 if len(lines) == 1 else 46) + place * 42, line, style, "soft", room=room)
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
    wide = 98 + min(420.0, max(draw.width(look.name, strong(36)), draw.width(called(look.state), plain(32))))
    x = draw.wide - MARGIN - max(wide, 296)
    draw.building(look.state, x, 52, 76, look.quiet)
    draw.text(x + 98, 86, look.name, strong(36), room=draw.wide - MARGIN - x - 98, fit=True)
    draw.text(x + 98, 126, called(look.state), plain(32), look.quiet)
    return x


# ---------------------------------------------------------------------- an Omen


def omen_ink(theme: Theme) -> QColor:
    """Return the colour of the large word: the star's own is too pale for light ground."""
    return theme.price if theme.light else card_colour("omen_light")


def paint_omen(painter: QPainter, paint: Paint, grid: WallGrid, look: WallLook, moment: Moment, share: float) -> None:
    """Paint an Omen's moment over the whole wall; the painter counts in pixels of the screen."""
    k, side = grid.unit, moment.ink
    x, y = grid.wide / 2, 470 + (grid.high - 1080) / 2
    paint_glow(painter, paint.theme, QRectF((x - 620) * k, (y - 520) * k, 1240 * k, 1040 * k))
    painter.scale(k, k)
    draw, opacity = WallDrawing.of(paint, grid, painter), painter.opacity()
    for ring in range(_RINGS, 0, -1):
        half = 150 * ring * (0.8 + 0.2 * share if paint.motion.flies() else 1.0)
        painter.setOpacity(opacity * (0.75 - ring * 0.09))
        # The line is as thin in every ring: 3.3 of 300.
        draw.outline("omen", x - half, y - half, 2 * half, card_colour("omen_glow"), 3.3)
    painter.setOpacity(opacity)
    draw.card(f"omen-{side}", x - 600 * 5 / 14, y - 350, 600, shadow="hover")
    said = aloud(moment.title, translated).upper()
    draw.letters(x, y + 320, said, 150, omen_ink(paint.theme), align="middle", bar=17)
    draw.text(x, y + 546, aloud(moment.text, translated), plain(40), align="middle", room=grid.wide)
    top, place = y - 140, 0 if side == "pilots" else 1
    count, jokers = look.decks[place], look.jokers[place]
    if count:
        draw.deck(side, 110, top, 260, count)
    draw.text(110, top + 330, deck_title(side), title(40))
    left = speak("wall", ("no Joker left", "one Joker left", "two Jokers left")[jokers])
    words = speak("wall", "{count} cards, {jokers}", count=count, jokers=left)
    draw.text(110, top + 382, words, plain(34), "soft")
    right = grid.wide - 110
    draw_omens(draw, right, top, 170, look)
    draw.letters(right, top + 412, look.active_omens, 72, align="end")
    sign = "text" if paint.theme.light else card_colour("omen_glow")
    draw.letters(right - 80, top + 412, "Ω", 72, sign, align="end", bar=15)
