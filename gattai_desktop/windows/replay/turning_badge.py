"""Draws the number of a turning point, alike on its plate, its chart and the timeline."""

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
