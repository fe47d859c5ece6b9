"""Registers the bundled fonts and returns them by their use: Inter for words, Inter Display for titles."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.resources import resource

FILES: Final = ("Inter-Regular.otf", "Inter-SemiBold.otf", "InterDisplay-Bold.otf")
TEXT_FAMILY: Final = "Inter"
DISPLAY_FAMILY: Final = "Inter Display"


class FontUnreadableError(RuntimeError):
    """A bundled font could not be loaded."""


@lru_cache(maxsize=1)
def register_fonts() -> tuple[str, ...]:
    """Load the bundled fonts into this program and return their families. Needs a QGuiApplication."""
    families: list[str] = []
    for name in FILES:
        number = QFontDatabase.addApplicationFont(str(resource(f"fonts/{name}")))
        if number < 0:
            raise FontUnreadableError(
                f"The font {name} could not be read. Install the program again; nothing of yours is touched."
            )
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


@lru_cache(maxsize=256)
def _font(family: str, weight: QFont.Weight, size: int, tracking: float) -> QFont:
    register_fonts()
    font = QFont([family, "Noto Sans", "sans-serif"])
    font.setPixelSize(max(TEXT_FLOOR, size))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("tnum"), 1)
    if tracking:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + tracking * 100)
    return font


def text_font(size: int) -> QFont:
    """Return the font of plain words; size in device-independent pixels, at least 12."""
    return _font(TEXT_FAMILY, QFont.Weight.Normal, size, 0.0)


def strong_font(size: int) -> QFont:
    """Return the font of names and figures in a sentence."""
    return _font(TEXT_FAMILY, QFont.Weight.DemiBold, size, 0.0)


def display_font(size: int) -> QFont:
    """Return the font of titles."""
    return _font(DISPLAY_FAMILY, QFont.Weight.Bold, size, 0.0)


def caps_font(size: int) -> QFont:
    """Return the font of the few words that are set in capitals."""
    return _font(TEXT_FAMILY, QFont.Weight.DemiBold, size, 0.10)


@lru_cache(maxsize=16_384)
def width_in(font: QFont, words: str) -> float:
    """Return how wide the words are, in device-independent pixels."""
    return QFontMetricsF(font).horizontalAdvance(words)


def fitting(font_of: Callable[[int], QFont], size: int, words: str, room: float) -> QFont:
    """Return the font for a title, smaller where a longer word of another language wants it, never below 12."""
    font = font_of(size)
    while size > TEXT_FLOOR and width_in(font, words) > room:
        size -= 1
        font = font_of(size)
    return font


def shortened(font: QFont, words: str, room: float) -> str:
    """Return the words, cut with an ellipsis where they are wider than the room."""
    if width_in(font, words) <= room:
        return words
    return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, room))
