"""Draws words and numbers whose strokes are one bar: ranks, scores, the names of big moments.

A letter is a line 18 wide in a box 100 high, with 45 degree corners; `width_of` measures in parts of the
cap height. Words with a character that was never cut fall back to the display font at the same cap height.

Qt's own stroker tears the inner side of a corner whose next piece is shorter than the bar (the 3 has one).
Here every piece is a rectangle and every corner a wedge on its outer side; together they are the letter. A point is a
complex number.
"""

import math
import unicodedata
from cmath import phase, rect
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPolygonF, QTransform

from gattai_desktop.board import written
from gattai_desktop.board.fonts import display_font
from gattai_desktop.board.signs import painter_path, shapes

_STEP: Final = math.radians(7.5)  # of a rounded corner


def bar_along(line: QPainterPath, width: float, *, bevel: bool = False) -> QPainterPath:
    """Return the outline of a bar of that width along a path of straight lines; ends are cut off flat.

    bevel: cut the corners instead of rounding them.
    """
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    for points, closed in _lines(line):
        half = width / 2
        for start, end in pairwise(points):
            across = _normal(start, end) * half
            _add(outline, [start + across, end + across, end - across, start - across])
        around = [points[-2], *points] if closed else points
        for before, here, after in zip(around, around[1:], around[2:], strict=False):
            _add(outline, _corner(before, here, after, half, bevel=bevel))
    return outline


def _lines(path: QPainterPath) -> list[tuple[list[complex], bool]]:
    """Return the lines of a path, each without points that repeat, and whether it closes."""
    found: list[list[complex]] = []
    for place in range(path.elementCount()):
        element = path.elementAt(place)
        point = complex(element.x, element.y)
        if element.isMoveTo():
            found.append([point])
        elif abs(point - found[-1][-1]) > 1e-6:
            found[-1].append(point)
    return [(points, abs(points[0] - points[-1]) < 1e-6) for points in found if len(points) > 1]


def _normal(start: complex, end: complex) -> complex:
    way = end - start
    length = abs(way)
    return complex(-way.imag / length, way.real / length)


def _corner(before: complex, here: complex, after: complex, half: float, *, bevel: bool) -> list[complex]:
    """Return the wedge that fills the outer side of a corner."""
    first, last = _normal(before, here), _normal(here, after)
    turn = _cross(first, last)
    side = -1 if turn > 0 else 1  # the outer side lies away from the turn
    begin = phase(first * side)
    sweep = math.remainder(phase(last * side) - begin, 2 * math.pi)
    if abs(turn) < 1e-9 and sweep:  # the line runs back on itself: the corner goes round its tip
        sweep = -math.pi
    steps = 1 if bevel else max(1, math.ceil(abs(sweep) / _STEP))
    return [here, *(here + rect(half, begin + sweep * step / steps) for step in range(steps + 1))]


def _add(outline: QPainterPath, corners: list[complex]) -> None:
    """Add a piece, turned so that all pieces run the same way round and their sum has no holes."""
    area = sum(_cross(a, b) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True))
    if abs(area) > 1e-6:
        ordered = corners if area > 0 else corners[::-1]
        outline.addPolygon(QPolygonF([QPointF(one.real, one.imag) for one in (*ordered, ordered[0])]))


def _cross(one: complex, other: complex) -> float:
    return one.real * other.imag - one.imag * other.real


Anchor = Literal["start", "middle", "end"]
GAP: Final = 8.0  # between two letters, in the box of 100
_DOTS: Final = "\u0308"
"""What the two dots of an umlaut are called behind their letter, once that is taken apart."""
_LOWER: Final = 25.0
"""By how much a letter below two dots is lower, in the box of 100."""
# The strokes of these two meet so sharply that round joins would overshoot the cap height.
_BEVELLED: Final = frozenset("MN")


def _letters(words: str, *, number: bool) -> tuple[str, ...] | None:
    """Return the words as keys of the cut letters; None where one is missing.

    number: it is written figure by figure; the rank of a card is cut as one letter, whose 1 and 0 touch.
    """
    cut = shapes()["glyphs"]
    if words in cut and not number:
        return (words,)
    found: list[str] = []
    for one in unicodedata.normalize("NFKD", words.upper()):
        if one == _DOTS and found:
            found[-1] += one  # "Grün" without its dots is another word; other signs are left out
        elif not unicodedata.combining(one):
            found.append(one)
    return tuple(found) if found and all(letter[0] in cut for letter in found) else None


@lru_cache(maxsize=256)
def cut_path(words: str, bar: float | None = None, *, number: bool = False) -> tuple[QPainterPath, float]:
    """Return the words as a filled path with a cap height of 100, and their width.

    bar: thickness of the line in the box of 100; the shapes' own when None. number: they are one, and no rank.
    """
    letters = _letters(words, number=number)
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    if letters is None:
        return _in_display_font(words)
    width = bar if bar is not None else float(shapes()["glyph_bar"])
    x = 0.0
    for letter in letters:
        row = shapes()["glyphs"][letter[0] if letter.endswith(_DOTS) else letter]
        whole.addPath((_dotted if letter.endswith(_DOTS) else _cut)(letter, width).translated(x, 0))
        x += row["width"] + GAP
    return whole, max(0.0, x - GAP)


@lru_cache(maxsize=256)
def _cut(letter: str, bar: float) -> QPainterPath:
    return bar_along(painter_path(shapes()["glyphs"][letter]["path"], even_odd=False), bar, bevel=letter in _BEVELLED)


@lru_cache(maxsize=256)
def _dotted(letter: str, bar: float) -> QPainterPath:
    """Return a letter with two dots above it, all of it as high as the others: the letter is lower by that."""
    row = shapes()["glyphs"][letter[0]]
    foot = 100 - float(shapes()["glyph_bar"]) / 2  # there the middle of its lowest bar stays
    k = 1 - _LOWER / (2 * foot - 100)
    lower = QTransform.fromTranslate(0, foot * (1 - k)).scale(1, k)
    path = bar_along(lower.map(painter_path(row["path"], even_odd=False)), bar, bevel=letter[0] in _BEVELLED)
    high = min(bar, _LOWER - GAP)
    for middle in (0.27, 0.73):
        path.addRect(QRectF(row["width"] * middle - bar / 2, 0, bar, high))
    return path


@lru_cache(maxsize=256)
def _width(words: str, *, number: bool) -> float:
    """Return the width of words at a cap height of 100, for any bar, without making their outlines."""
    letters = _letters(words, number=number)
    if letters is None:
        return _in_display_font(words)[1]
    cut = shapes()["glyphs"]
    wide = (cut[letter[0] if letter.endswith(_DOTS) else letter]["width"] + GAP for letter in letters)
    return float(max(0.0, sum(wide) - GAP))


def _in_display_font(words: str) -> tuple[QPainterPath, float]:
    font = display_font(100)
    metrics = QFontMetricsF(font)
    k = 100 / max(1.0, metrics.capHeight())
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, metrics.capHeight(), font, words)
    return QTransform.fromScale(k, k).map(path), metrics.horizontalAdvance(words) * k


def can_be_cut(words: str) -> bool:
    """Whether each of the letters was cut as it is written, without a sign above it."""
    return words in shapes()["glyphs"] or all(letter in shapes()["glyphs"] for letter in words)


def width_of(words: str | int, cap: float) -> float:
    """Return how wide the words are at that cap height."""
    return _width(str(words), number=isinstance(words, int)) * cap / 100


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
    path, width = cut_path(str(words), bar, number=isinstance(words, int))
    k = cap / 100
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor] * k
    painter.fillPath(QTransform.fromTranslate(left, y).scale(k, k).map(path), colour)
    written.tell(painter, QRectF(left, y, width * k, cap), str(words), str(words))
    return width * k
