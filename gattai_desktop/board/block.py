"""Fits words into a box: over more lines where one is too short, then smaller, never below 12 pixels."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from gattai_desktop.board.hyphens import hyphened
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.words import DrawnWords, PlainText, WordsPiece, broken, paint_text, words_width, wrapped

LEADING: Final = 1.2
"""Distance of two baselines, as a part of the words' size."""


@lru_cache(maxsize=2048)
def block(
    font_of: Callable[[int], QFont], size: int, line: str, room: float, high: float
) -> tuple[QFont, tuple[str, ...]]:
    """Return the largest font, up to that size, and the lines in which words fit into a room of that height.

    A word that is longer than a line even then goes on in the next. Where nothing helps, the words are as small as they
    may be and end in an ellipsis.
    """
    whole = " ".join(line.split())
    smaller = max(size, TEXT_FLOOR)
    while True:
        font = font_of(smaller)
        lines = wrapped(whole, font, room, _rows(smaller, high))
        if " ".join(lines) == whole:
            return font, lines
        if smaller == TEXT_FLOOR:
            break
        smaller -= 1
    torn = " ".join(part for word in whole.split() for part in hyphened(font, word, room))
    return font, wrapped(torn, font, room, _rows(smaller, high))


def _rows(size: int, high: float) -> int:
    """Return how many lines have room."""
    return 1 + max(0, int((high - size) / (size * LEADING)))


@lru_cache(maxsize=2048)
def words_block(line: DrawnWords | str, size: int, room: float, high: float) -> tuple[int, tuple[DrawnWords, ...]]:
    """Return the largest size and the lines of words with cards and signs between them, as `block` does for plain text.

    Where it does not fit at any size, the last line holds all that is left and has to be cut.
    """
    smaller = max(size, TEXT_FLOOR)
    while True:
        rows = _rows(smaller, high)
        lines = broken(line, smaller, room)
        if (
            len(lines) <= rows
            and smaller <= max(high, TEXT_FLOOR)
            and all(words_width(one, smaller) <= room + 0.5 for one in lines)
        ):
            return smaller, lines
        if smaller == TEXT_FLOOR:
            break
        smaller -= 1
    return smaller, (*lines[: rows - 1], _joined(lines[rows - 1 :]))


def _joined(lines: tuple[DrawnWords, ...]) -> DrawnWords:
    """Join lines with spaces; one text is cut with an ellipsis, many are not."""
    found: list[WordsPiece] = []
    for piece in (piece for line in lines for piece in (*line, PlainText(" "))):
        before = found[-1] if found else None
        if isinstance(piece, PlainText) and isinstance(before, PlainText) and piece.strong == before.strong:
            found[-1] = PlainText(before.words + piece.words, piece.strong)
        else:
            found.append(piece)
    return tuple(found)


def paint_block(
    painter: QPainter,
    box: QRectF,
    line: str,
    font_of: Callable[[int], QFont],
    size: int,
    colour: QColor,
    *,
    middle: bool = False,
) -> None:
    """Write words into a box, from its top or in its middle."""
    room = round(box.width(), 1)
    font, lines = block(font_of, size, line, room, round(box.height(), 1))
    high = font.pixelSize()
    y = box.y() + high * 0.86
    if middle:
        y = box.center().y() + high * (0.36 - LEADING / 2 * (len(lines) - 1))
    for row in lines:
        paint_text(painter, box.x(), y, row, font, colour, room=room)
        y += high * LEADING
