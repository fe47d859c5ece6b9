"""Draws the machines on Bots' cards: a body for each faction, taller and better armed with the tier (LOOK 17).

Drawn in a box of 100 by 120, in ink and in the faction's colour.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QColor, QPainter

from gattai_desktop.board.signs import outline_pen, painter_path
from gattai_desktop.board.theme import card_colour
from gattai_desktop.cards.frozen import frozen

_LAMP: Final = "#FFE66B"


@frozen
class Shape:
    """One part of a machine: its path, its colour (ink, own, shade, face, lamp), and a line's width, 0 for filled.

    tier: from which on a machine has it.
    """

    path: str
    colour: str
    line: float = 0.0
    tier: int = 1


_MACHINES: Final[Mapping[str, tuple[Shape, ...]]] = {
    "brine": (
        Shape("M14 118L22 84H78L86 118Z", "ink"),
        Shape("M0 74H22V108H6ZM100 74H78V108H94Z", "own", tier=2),
        Shape("M50 16A34 34 0 1 1 49.9 16Z", "own"),
        Shape("M50 28A22 22 0 1 1 49.9 28Z", "ink"),
        Shape("M50 36A14 14 0 1 1 49.9 36Z", "shade"),
        Shape("M46 44H54V56H46Z", "ink"),
        Shape("M42 4H58V18H42Z", "ink"),
        Shape("M20 22L4 0L12 34ZM80 22L96 0L88 34Z", "own", tier=3),
    ),
    "cinder": (
        Shape("M18 118V92H82V118Z", "ink"),
        Shape("M10 96L22 30H78L90 96Z", "own"),
        Shape("M28 58H72L76 88H24Z", "ink"),
        Shape("M32 64H40V82H30ZM46 64H54V82H46ZM60 64H68L70 82H60Z", "lamp"),
        Shape("M30 38H46V50H28ZM54 38H70L72 50H54Z", "ink"),
        Shape("M58 30V2H76V30Z", "ink"),
        Shape("M24 30V14H38V30Z", "ink", tier=2),
        Shape("M0 60L14 52L10 84L-4 80ZM100 60L86 52L90 84L104 80Z", "own", tier=3),
    ),
    "static": (
        Shape("M30 118L36 90H64L70 118Z", "ink"),
        Shape("M50 36L28 4M50 36L72 4", "ink", 6),
        Shape("M22 0H34V12H22ZM66 0H78V12H66Z", "own"),
        Shape("M8 34H92V94H8Z", "own"),
        Shape("M16 42H84V86H16Z", "ink"),
        Shape("M26 50H42V62H26ZM58 50H74V62H58Z", "face"),
        Shape("M26 76L34 70L42 78L50 70L58 78L66 70L74 76", "own", 5),
        Shape("M-4 52H8V78H-4ZM92 52H104V78H92Z", "ink", tier=2),
        Shape("M4 24C-6 10 -6 0 -2 -10M96 24C106 10 106 0 102 -10", "own", 6, tier=3),
    ),
    "chime": (
        Shape("M30 118V96H44V118ZM56 118V96H70V118Z", "ink"),
        Shape("M44 0H56V12H44Z", "ink"),
        Shape("M50 8C78 10 84 34 84 60L94 98H6L16 60C16 34 22 10 50 8Z", "own"),
        Shape("M50 30A23 23 0 1 1 49.9 30Z", "ink"),
        Shape("M50 36A17 17 0 1 1 49.9 36Z", "face"),
        Shape("M50 42V53L59 59", "ink", 5),
        Shape("M28 84H72V90H28Z", "ink"),
        Shape("M4 60L-6 74L4 88L12 74ZM96 60L106 74L96 88L88 74Z", "ink", tier=2),
        Shape("M24 6L12 -6L30 -2ZM76 6L88 -6L70 -2Z", "own", tier=3),
    ),
    "thicket": (
        Shape("M24 118L30 96H44L40 118ZM60 118L56 96H70L76 118Z", "ink"),
        Shape("M50 36L30 6L54 14L76 0L66 30Z", "own"),
        Shape("M22 40L-4 30L6 54ZM78 40L104 30L94 54Z", "own", tier=2),
        Shape("M12 38H88L78 100H22Z", "own"),
        Shape("M22 46H78L74 70H26Z", "ink"),
        Shape("M34 52H46V64H34ZM56 52H66V64H56Z", "face"),
        Shape("M34 82H66M38 91H62", "ink", 5),
        Shape("M8 14L20 30L2 36ZM92 14L80 30L98 36Z", "own", tier=3),
    ),
}
"""The parts of the machine of each faction, from back to front."""


def paint_machine(painter: QPainter, faction: str, tier: int, own: QColor) -> None:
    """Draw the machine of a faction at a tier, in the box of 100 by 120 at 0, 0."""
    face = card_colour("face")
    colours = {
        "ink": card_colour("face_ink"),
        "own": own,
        "shade": card_colour("face_shade"),
        "face": face,
        "lamp": QColor(_LAMP),
    }
    for shape in (one for one in _MACHINES[faction] if tier >= one.tier):
        path = painter_path(shape.path)
        if shape.line:
            painter.strokePath(path, outline_pen(face, shape.line + 2.4))
            painter.strokePath(path, outline_pen(colours[shape.colour], shape.line))
        else:
            painter.fillPath(path, colours[shape.colour])
            painter.strokePath(path, outline_pen(face, 2.4))
