"""Shows the Queue of a showdown on the wall as a row: what resolves first at the left, who negates joined to whom."""

from itertools import pairwise
from typing import Final

from gattai_desktop.board.drawing import plain, strong
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook
from gattai_desktop.windows.wall.wall_grid import WallDrawing

_LEFT: Final = 64.0
_WIDE, _WIDEST, _HIGH = 374.0, 560.0, 106.0
"""How wide an entry is where as many as have room lie there, and at most; and how high."""
_GAP: Final = 17.0
_FOLDED: Final = 62.0
"""Room for the number of entries that are folded between two others."""
_LINE: Final = 15.0
"""How far below the row a line of negation runs."""
MOST: Final = 4
"""Entries that have room beside the Arena."""
END: Final = _LEFT + MOST * _WIDE + (MOST - 1) * _GAP
"""Where the last of them ends."""


def kept_on_wall(looks: tuple[QueueLook, ...]) -> tuple[QueueLook, ...]:
    """Return the entries that are drawn: what resolves next, what all else answers, and both ends of a negation."""
    if len(looks) <= MOST:
        return looks
    most = MOST - 1  # the numbers of the others need room as well
    wanted = [looks[0], looks[-1]]
    for one in looks:
        if one.negated_by and len(wanted) < most:
            wanted += [looks[one.negated_by - 1], one]
    wanted += looks
    kept = {one.place for one in list(dict.fromkeys(wanted))[:most]}
    return tuple(one for one in looks if one.place in kept)


def draw_wall_queue(draw: WallDrawing, looks: tuple[QueueLook, ...], top: float) -> None:
    """Draw the row with its upper edge at a height of the wall."""
    kept, x, before, middles = kept_on_wall(looks), _LEFT, 0, dict[int, float]()
    numbers = _FOLDED * sum(other.place != one.place + 1 for one, other in pairwise(kept))
    wide = min(_WIDEST, (END - _LEFT - numbers + _GAP) / max(1, len(kept)) - _GAP)
    for look in kept:
        folded = look.place - before - 1
        if folded:
            draw.text(x, top + 66, f"+{folded}", strong(40), "soft", room=_FOLDED - 8)
            x += _FOLDED
        middles[look.place] = x + wide / 2
        _draw_entry(draw.within(x, top, wide, _HIGH), look)
        x, before = x + wide + _GAP, look.place
    for look in looks:
        if look.place in middles and look.negated_by in middles:
            _draw_negation(draw, middles[look.negated_by], middles[look.place], top + _HIGH)


def _draw_entry(draw: WallDrawing, look: QueueLook) -> None:
    """Draw an entry over the whole part: its number, whose it is and its name, and below them what it does."""
    draw.plate(fill="panel", edge="live" if look.place == 1 else "edge", line=3.0, cut=18)
    if look.negated:
        draw.within(4, 4, draw.wide - 8, _HIGH - 8).refused()
    draw.letters(16, 14, look.place, 38)
    draw.crest(look.seat, 46, 13, 40)
    ink, left = "soft" if look.negated else "text", 94
    wide = draw.text(left, 45, look.name, strong(32), ink, room=draw.wide - left - 12, fit=True)
    if look.negated:
        draw.stroke(left, 35, left + wide, 35, "refused", 4)
    line = speak("tasuo", "negated by {place}", place=look.negated_by) if look.negated_by else look.line
    room = draw.wide - 28
    if draw.width(line, draw.fitted(line, plain(30), room)) > room:
        line = line.partition(",")[0]  # what it costs besides stands at the table
    draw.text(16, 88, line, plain(30), "price" if look.answers else "soft", room=room, fit=True)


def _draw_negation(draw: WallDrawing, start: float, goal: float, foot: float) -> None:
    """Draw the bent line from who negates to whom, which ends in a cross."""
    low = foot + _LINE
    for line in ((start, foot, start, low), (start, low, goal, low), (goal, low, goal, foot + 4)):
        draw.stroke(*line, "price", 4.0)
    draw.fill(goal - 17, foot - 17, 34, 34, "panel")
    draw.sign("cross", goal - 15, foot - 15, 30, "price")
