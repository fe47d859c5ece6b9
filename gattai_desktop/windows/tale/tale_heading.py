"""Draws what stands at the top of a tale as SVG: the picture of what was played, and the title in cut letters."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.letters import can_be_cut, width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.theme import load_theme
from gattai_desktop.windows.kit.scene_picture import paint_scene
from gattai_desktop.windows.tale.painted_svg import drawn_svg
from gattai_desktop.windows.tale.tale_pictures import cut, framed, own_picture, sized

SCENE: Final = QSize(1280, 300)
"""The box of the picture at the top."""
_BESIDE: Final = 0.3
"""How much of the width at the top is left to the title."""


def title_lines(title: str) -> tuple[str, ...]:
    """Return the title in lines of about so many letters; none where it cannot be cut."""
    if not title.strip() or not all(can_be_cut(one) for one in title.upper() if one != " "):
        return ()
    words = title.split()
    room = max(12, min(18, max(map(len, words))))
    for rows in range(1, 5):
        lines = _in_rows(words, rows)
        if len(lines) == rows and max(map(len, lines)) <= room:
            return lines
    return ()


def _in_rows(words: Sequence[str], rows: int) -> tuple[str, ...]:
    """Return the words in so many lines, the longest as short as can be."""
    if rows == 1 or len(words) <= rows:
        return (" ".join(words),) if rows == 1 else tuple(words)
    ways = ((" ".join(words[:first]), *_in_rows(words[first:], rows - 1)) for first in range(1, len(words) - rows + 2))
    return min(ways, key=lambda lines: max(map(len, lines)))


def title_picture(lines: Sequence[str], words: str) -> str:
    """Return the title in cut letters, as light as the words on a dark ground."""
    ink, cap = load_theme("dark").text.name(), 60.0
    wide = max(width_of(line, cap) for line in lines)
    inner = "".join(cut(line, 0, place * cap * 1.32, cap, ink) for place, line in enumerate(lines))
    return sized(framed(wide + 2, cap * (1 + 1.32 * (len(lines) - 1)) + 4, inner, words), wide + 2)


def scene_svg(paint: Paint, picture: str) -> str:
    """Return the picture of what was played; at its left is room for the title."""
    wide, high = SCENE.width(), SCENE.height()
    left = wide * _BESIDE
    ground = f'<path d="M0 0H{wide}V{high}H0Z" fill="{load_theme("dark").well.name()}"/>'

    def draw(painter: QPainter) -> None:
        paint_scene(Drawing(paint, QRectF(left, 0, wide - left, high), painter, unit=1.0), picture, 22.0)

    own = own_picture(picture, wide - left, high)
    inner = f'<g transform="translate({left} 0)">{own}</g>' if own else drawn_svg(SCENE, draw)
    return framed(wide, high, ground + inner, "")
