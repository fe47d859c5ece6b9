"""Draws attack against defence on a scale, and critical hits against the number needed, for table and wall."""

from typing import Final

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.windows.games.rumblebots.looks import DuelLook

_LEAST: Final = 20
"""Least number at the end of the scale."""
_MOST_SIGNS: Final = 9


def draw_duel(draw: Drawing, x: float, y: float, wide: float, high: float, look: DuelLook) -> None:
    """Draw the scale; its mark is at the defence, because equal is not enough."""
    most = max(_LEAST, look.defence + 4, look.attack + look.ghost + 2)
    step = wide / most
    token = look.attacker if is_pilot(look.attacker) else "live"
    screen = high * draw.unit
    draw.plate(x, y, wide, high, fill="well", edge="edge", cut=high * 0.3, both=False)
    if look.attack:
        draw.plate(x, y, min(wide, look.attack * step), high, fill=token, cut=0, radius=4, both=False)
    for tick in range(1, most):
        ink = draw.paint.theme.on(token) if tick < look.attack else "edge"
        at = x + tick * step
        draw.stroke(at, y + high * (0.78 if tick % 5 else 0.6), at, y + high, ink, max(1.0, screen * 0.044))
    if look.ghost:
        inset = 3 / draw.unit
        line, left = max(1.6, screen * 0.07), x + look.attack * step
        draw.plate(
            left, y + inset, look.ghost * step, high - 2 * inset, edge="price", line=line, cut=0, radius=2, both=False,
            dashes=(7, 5),
        )  # fmt: skip
    at = x + look.defence * step
    draw.fill(at - high * 0.09, y - high * 0.34, high * 0.18, high * 1.68, "text")
    draw.sign("rampart", at - high * 0.3, y - high * 0.95, high * 0.6)


def draw_criticals(draw: Drawing, x: float, y: float, size: float, step: float, look: DuelLook) -> float:
    """Draw the hits against the number needed and return their right end."""
    shown = min(_MOST_SIGNS, max(look.needed, look.criticals))
    for place in range(shown):
        if place < look.criticals:
            draw.sign("crit", x + place * step, y, size)
        else:
            draw.outline("crit", x + place * step, y, size, "edge", max(1.4, size * draw.unit * 0.07))
    return x + shown * step
