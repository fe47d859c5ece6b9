"""The plates of the Final Form's figure: the outline of each, where its words stand, and how far they may reach.

Lengths are those of the figure's drawing, a box of 864 x 602.
"""

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF

from gattai_desktop.board.signs import painter_path
from gattai_desktop.cards.frozen import frozen

_RIM: Final = 6.0
"""What stays free between words or Endurance and the rim of their part."""


@frozen
class PartShape:
    """A plate of the figure: its outline, the place and width of its words, the area to press."""

    outline: str
    x: float
    y: float
    room: float
    touch: tuple[float, float, float, float]
    crest: tuple[float, float, float] | None = None
    """Where its crest is from there on, and how large; without it it stands beside the title."""


SHAPES: Final = {
    "wing": PartShape(
        "M306 160L176 22L40 -6L56 122L116 188L306 244ZM554 160L684 22L820 -6L804 122L744 188L554 244Z", 96, 86, 146,
        (66, 40, 206, 140), (576, 2, 48),
    ),
    "foot": PartShape(
        "M306 384H424V596H262L290 500ZM436 384H554L570 500L598 596H436Z", 312, 476, 104, (282, 400, 296, 192),
    ),
    "heart": PartShape("M290 166H570L604 236L556 372H304L256 236Z", 306, 212, 248, (290, 170, 280, 198)),
    "head": PartShape("M366 14L398 0H462L494 14L528 60V124L490 154H370L332 124V60Z", 352, 58, 156, (338, 4, 184, 150)),
    "aegis": PartShape("M10 226H226L246 268L232 432L122 536L10 432Z", 34, 274, 174, (14, 230, 222, 240)),
    "sword": PartShape(
        "M634 226H806V66L830 30L854 66V400H624L610 300Z", 650, 274, 170, (626, 230, 226, 168),
    ),
    "hand": PartShape("M634 414H854V520L824 552H664L634 520Z", 656, 456, 172, (638, 418, 212, 130)),
}  # fmt: skip
"""The plates in the order in which they are painted."""


@cache
def inside(position: str, top: int, foot: int) -> tuple[float, float]:
    """Return from where to where a row of its words lies within a part, however low its letters push it."""
    shape = SHAPES[position]
    outline, (high, low) = painter_path(shape.outline), (shape.y + top, shape.y + foot)

    def within(x: float) -> bool:
        return outline.contains(QPointF(shape.x + x, high)) and outline.contains(QPointF(shape.x + x, low))

    wide = round(shape.room)
    left = next((x for x in range(wide) if within(x - _RIM)), 0)
    right = next((x for x in range(wide, left, -1) if within(x + _RIM)), wide)
    return float(left), float(right)
