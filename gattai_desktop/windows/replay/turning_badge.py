"""Draws the number of a turning point, alike on its plate, its chart and the timeline."""

import math
from collections.abc import Sequence
from typing import Final

from gattai_desktop.board.drawing import Drawing, title
from gattai_desktop.board.speech import called


def badge(draw: Drawing, x: float, y: float, side: float, number: int) -> None:
    """Draw the number of a turning point on its yellow plate."""
    draw.plate(x, y, side, side, fill="price", cut=side * 0.24, radius=3)
    style = title(side * 0.6)
    draw.text(
        x + side / 2,
        draw.base(y + side / 2, style),
        called(number),
        style,
        draw.paint.theme.on("price"),
        align="middle",
    )


_GAP: Final = 3.0
"""Room between two badges, pixels."""


def badge_places(middles: Sequence[float], side: float) -> tuple[float, ...]:
    """Return where badges of that side begin: below their middles, or further right where one lies there already."""
    places: dict[int, float] = {}
    taken = -math.inf
    for number in sorted(range(len(middles)), key=middles.__getitem__):
        places[number] = max(middles[number] - side / 2, taken)
        taken = places[number] + side + _GAP
    return tuple(places[number] for number in range(len(middles)))
