"""An Omen on the wall: the Joker with its star to the edges, its Deck, and where all Omens lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import plain, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_glow
from gattai_desktop.board.signs import paint_sign_outline
from gattai_desktop.board.speech import translated
from gattai_desktop.board.theme import card_colour
from gattai_desktop.games.told import Moment, aloud
from gattai_desktop.windows.games.gattai.wall.frame import draw_omens
from gattai_desktop.windows.games.gattai.wall.wall_looks import WallLook
from gattai_desktop.windows.wall.wall_grid import WallDrawing, WallGrid

translate = QCoreApplication.translate


_RINGS: Final = 7


def paint_omen(painter: QPainter, paint: Paint, grid: WallGrid, look: WallLook, moment: Moment, share: float) -> None:
    """Paint an Omen's moment over the whole wall; the painter counts in pixels of the screen."""
    k, side = grid.unit, moment.ink
    x, y = grid.wide / 2, 470 + (grid.high - 1080) / 2
    paint_glow(painter, paint.theme, QRectF((x - 620) * k, (y - 520) * k, 1240 * k, 1040 * k))
    painter.scale(k, k)
    opacity = painter.opacity()
    for ring in range(_RINGS, 0, -1):
        half = 150 * ring * (0.8 + 0.2 * share if paint.motion.flies() else 1.0)
        painter.setOpacity(opacity * (0.75 - ring * 0.09))
        # The line is as thin in every ring: 3.3 of 300.
        paint_sign_outline(painter, "omen", x - half, y - half, 2 * half, card_colour("omen_glow"), 3.3)
    painter.setOpacity(opacity)
    draw = WallDrawing.of(paint, grid, painter)
    draw.card(f"omen-{side}", x - 600 * 5 / 14, y - 350, 600, shadow="hover")
    words = aloud(moment.title, translated).upper()
    draw.letters(x, y + 320, words, 150, card_colour("omen_light"), align="middle", bar=17)
    draw.text(x, y + 546, aloud(moment.text, translated), plain(40), align="middle", room=grid.wide)
    top, place = y - 140, 0 if side == "pilots" else 1
    count, jokers = look.decks[place], look.jokers[place]
    if count:
        draw.deck(side, 110, top, 260, count)
    name = translate("wall", "Pilots' Deck") if place == 0 else translate("wall", "Coach's Deck")
    draw.text(110, top + 330, name, title(40))
    left = (
        translate("wall", "no Joker left"),
        translate("wall", "one Joker left"),
        translate("wall", "two Jokers left"),
    )
    words = translate("wall", "{count} cards, {jokers}").replace("{count}", str(count))
    draw.text(110, top + 382, words.replace("{jokers}", left[jokers]), plain(34), "soft")
    right = grid.wide - 110
    draw_omens(draw, right, top, 170, look)
    draw.letters(right, top + 412, look.active_omens, 72, align="end")
    draw.letters(right - 80, top + 412, "Ω", 72, card_colour("omen_glow"), align="end", bar=15)
