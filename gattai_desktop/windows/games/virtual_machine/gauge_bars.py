"""Draws the gauges of a process: HP as a bar, the meter as ten cells, Move Points as chevrons."""

from gattai_desktop.board.drawing import Drawing, Ink, plain, strong
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES


def draw_hp(draw: Drawing, hp: int, most: int, *, to_come: int | None = None) -> None:
    """Draw a bar over the whole part: filled as far as there are HP; what is about to go is dashed."""
    draw.fill(0, 0, draw.wide, draw.high, "well")
    draw.plate(edge="edge", line=1.0, cut=0, radius=0)
    share = max(0.0, min(1.0, hp / max(1, most)))
    draw.fill(1, 1, max(0.0, draw.wide - 2) * share, draw.high - 2, "text")
    if to_come is not None and to_come < hp:
        left = max(0.0, to_come / max(1, most))
        x = draw.wide * left
        draw.fill(x, 1, draw.wide * share - x, draw.high - 2, "well")
        draw.plate(x, 0, max(2.0, draw.wide * share - x), draw.high, edge="price", line=1.2, cut=0, dashes=(3, 2))


def draw_of_most(draw: Drawing, right: float, base: float, now: int, most: int, ink: Ink = "text") -> float:
    """Write "90 / 100" up to its right edge, what there is stronger than what there may be; return its width."""
    used = draw.text(right, base, f" / {most}", plain(14), "soft", align="end")
    return used + draw.text(right - used, base, str(now), strong(14), ink, align="end")


def draw_meter(draw: Drawing, charges: int, *, to_come: int = 0) -> None:
    """Draw the ten cells of a meter over the whole part; dashed what a considered move would add."""
    step = draw.wide / MOST_CHARGES
    wide = min(step - 2.5, draw.high * 1.3)
    for cell in range(MOST_CHARGES):
        x = cell * step
        if cell < charges:
            draw.fill(x, 0, wide, draw.high, "text")
        elif cell < charges + to_come:
            draw.plate(x, 0, wide, draw.high, edge="price", line=1.3, cut=0, radius=0, dashes=(2, 2))
        else:
            draw.plate(x, 0, wide, draw.high, edge="edge", line=1.0, cut=0, radius=0)


def draw_move(draw: Drawing, points: int, most: int, *, spent: int = 0) -> None:
    """Draw Move Points as chevrons over the whole part; those that a considered move spends are in `price`."""
    size = min(draw.high, draw.wide / max(1, most))
    for place in range(most):
        x = place * min(size * 1.5, draw.wide / max(1, most))
        if place < points - spent:
            draw.sign("vmMove", x, 0, size, "text")
        elif place < points:
            draw.sign("vmMove", x, 0, size, "price")
        else:
            draw.outline("vmMove", x, 0, size, "edge", 1.2)
