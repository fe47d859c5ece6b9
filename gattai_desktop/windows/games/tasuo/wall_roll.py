"""Shows on the wall what a chain roll came to: both dice, their sum, what was needed, and what may follow."""

from typing import Final

from gattai_desktop.board.drawing import plain, strong, title
from gattai_desktop.windows.games.tasuo.chain_looks import RolledLook
from gattai_desktop.windows.games.tasuo.chain_plate import draw_die
from gattai_desktop.windows.wall.wall_grid import WallDrawing

_LEFT, _WIDE, _HIGH = 64.0, 1340.0, 118.0
"""The plate lies where the Queue does, and leaves the Arena its place at the right."""
_DIE: Final = 78.0


def draw_wall_roll(draw: WallDrawing, look: RolledLook, top: float) -> None:
    """Draw the plate with its upper edge at a height of the wall."""
    ink = "legal" if look.made else "refused"
    draw.plate(_LEFT, top - 6, _WIDE, _HIGH, fill="panel", edge=ink, line=3.0, cut=18)
    x = _LEFT + 26
    for number in look.dice or ():
        draw_die(draw.within(x, top - 6 + (_HIGH - _DIE) / 2, _DIE, _DIE), number)
        x += _DIE + 18
    words = f"= {look.rolled}" if look.dice else str(look.rolled)
    x += draw.text(x, top + 76, words, title(72), ink) + 34
    used = draw.text(x, top + (42 if look.follows else 66), look.title, strong(38), ink)
    line, room = top + (42 if look.follows else 66), _LEFT + _WIDE - x - 20
    draw.text(x + used + 18, line, look.line, plain(34), "soft", room=room - used - 18, fit=True)
    if look.follows:
        draw.text(x, top + 90, look.follows, plain(34), room=room, fit=True)
