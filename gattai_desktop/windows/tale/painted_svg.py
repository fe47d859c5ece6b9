"""Turns what is painted into the inside of an SVG that looks the same where its letters are not installed."""

import re
from collections.abc import Callable
from html import unescape
from typing import Final

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

_INNER: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_TEXT: Final = re.compile(
    r'<text ([^>]*font-family="(?P<family>[^",]*)[^>]*font-size="(?P<size>\d+)"'
    r' font-weight="(?P<weight>\d+)"[^>]*)>(?P<words>[^<]*)</text>'
)


def inside_of(svg: str) -> str:
    """Return what stands within an SVG."""
    found = _INNER.search(svg)
    return found[1] if found else ""


def drawn_svg(size: QSize, draw: Callable[[QPainter], object]) -> str:
    """Return what is painted, as the inside of an SVG."""
    held = QBuffer()
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    made = QSvgGenerator()
    made.setOutputDevice(held)
    made.setSize(size)
    made.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(made)
    draw(painter)
    painter.end()
    return _TEXT.sub(_as_wide, _plain(inside_of(bytes(held.data().data()).decode())))


def _plain(inner: str) -> str:
    """Leave out what Qt writes about the picture, and where nothing is drawn."""
    inner = re.sub(r"<(title|desc)>.*?</\1>", "", inner, flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", " ", inner).strip()


def _as_wide(found: re.Match[str]) -> str:
    """Return a text that is as wide as it was painted, in whatever letters a reader has: else it ran over its card."""
    words = found["words"].strip()
    if not words:
        return found[0]
    font = QFont(found["family"])
    font.setPixelSize(int(found["size"]))
    font.setWeight(QFont.Weight(int(found["weight"])))
    wide = QFontMetricsF(font).horizontalAdvance(unescape(words))
    return f'<text {found[1].strip()} textLength="{wide:.1f}" lengthAdjust="spacingAndGlyphs">{words}</text>'
