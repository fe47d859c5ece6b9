"""Draws the number of a turning point, alike on its plate, its chart and the timeline."""

import math
from collections.abc import Sequence
from typing import Final

from gattai_desktop.board.drawing import Drawing, title
from gattai_desktop.board.speech import called

ON_COURSE: Final = 24.0
"""Side of the mark of a turning point on the course of a session, drawing pixels."""


def draw_badges(draw: Drawing, places: Sequence[float]) -> None:
    """Draw the numbers of the turning points on the course of a session; places: where each begins, in pixels."""
    for number, left in enumerate(places, 1):
        badge(draw, left / draw.unit, 0, ON_COURSE, number)


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


def badges_within(middles: Sequence[float], side: float, wide: float) -> tuple[float, ...]:
    """Return the same where there is so much room: those at its end move left together."""
    places = badge_places(middles, side)
    beyond = max(0.0, max(places, default=0.0) + side - wide)
    return tuple(one - beyond if one + side > wide - len(places) * side else one for one in places)
