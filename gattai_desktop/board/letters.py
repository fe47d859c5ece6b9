"""Draws words and numbers whose strokes are one bar: ranks, scores, the names of big moments.

A letter is a line 18 wide in a box 100 high, with 45 degree corners; `width_of` measures in parts of the
cap height. Words with a character that was never cut fall back to the display font at the same cap height.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QTransform

from gattai_desktop.board import written
from gattai_desktop.board.bar import bar_along
from gattai_desktop.board.fonts import display_font
from gattai_desktop.board.signs import shapes
from gattai_desktop.board.svg_path import painter_path

Anchor = Literal["start", "middle", "end"]
GAP: Final = 8.0  # between two letters, in the box of 100
# The strokes of these two meet so sharply that round joins would overshoot the cap height.
_BEVELLED: Final = frozenset("MN")


def _letters(words: str) -> tuple[str, ...] | None:
    """Return the words as keys of the cut letters; None where one is missing."""
    cut = shapes()["glyphs"]
    if words in cut:
        return (words,)
    plain = "".join(c for c in unicodedata.normalize("NFKD", words.upper()) if not unicodedata.combining(c))
    return tuple(plain) if plain and all(letter in cut for letter in plain) else None


@lru_cache(maxsize=256)
def cut_path(words: str, bar: float | None = None) -> tuple[QPainterPath, float]:
    """Return the words as a filled path with a cap height of 100, and their width.

    bar: thickness of the line in the box of 100; the shapes' own when None.
    """
    letters = _letters(words)
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    if letters is None:
        return _in_display_font(words)
    width = bar if bar is not None else float(shapes()["glyph_bar"])
    x = 0.0
    for letter in letters:
        row = shapes()["glyphs"][letter]
        whole.addPath(_cut(letter, width).translated(x, 0))
        x += row["width"] + GAP
    return whole, max(0.0, x - GAP)


@lru_cache(maxsize=256)
def _cut(letter: str, bar: float) -> QPainterPath:
    return bar_along(painter_path(shapes()["glyphs"][letter]["path"], even_odd=False), bar, bevel=letter in _BEVELLED)


@lru_cache(maxsize=256)
def _width(words: str) -> float:
    """Return the width of words at a cap height of 100, for any bar, without making their outlines."""
    letters = _letters(words)
    if letters is None:
        return _in_display_font(words)[1]
    return float(max(0.0, sum(shapes()["glyphs"][letter]["width"] + GAP for letter in letters) - GAP))


def _in_display_font(words: str) -> tuple[QPainterPath, float]:
    font = display_font(100)
    metrics = QFontMetricsF(font)
    k = 100 / max(1.0, metrics.capHeight())
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, metrics.capHeight(), font, words)
    return QTransform.fromScale(k, k).map(path), metrics.horizontalAdvance(words) * k


def width_of(words: str | int, cap: float) -> float:
    """Return how wide the words are at that cap height."""
    return _width(str(words)) * cap / 100


def paint_cut(
    painter: QPainter,
    x: float,
    y: float,
    words: str | int,
    cap: float,
    colour: QColor,
    anchor: Anchor = "start",
    bar: float | None = None,
) -> float:
    """Draw cut letters with their top at y and return their width; x is their start, middle or end."""
    path, width = cut_path(str(words), bar)
    k = cap / 100
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor] * k
    painter.fillPath(QTransform.fromTranslate(left, y).scale(k, k).map(path), colour)
    written.tell(painter, QRectF(left, y, width * k, cap), str(words), str(words))
    return width * k
