"""Says where the parts of a fight stand in the middle of the table, for a grid (LOOK 24).

From above: the Count, the battlefield, the test strip, the row of actions; below them from left to right the process
that acts, the hand, the Interrupt. While all pick, the plates of the seats stand in the place of the test strip and the
own picks in that of the process: the battlefield keeps its place and its size through a whole round.
"""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.kit.table_layout import TableGrid

COUNT: Final = {"full": 116.0, "small": 92.0}
END: Final = {"full": 116.0, "small": 100.0}
"""Height of the Count, and of what stands in its place once the fight is over."""
STRIP: Final = {"full": 58.0, "small": 46.0}
SIDE: Final = {"full": 372.0, "small": 244.0}
"""Width of the process that acts."""
PLATE: Final = {"full": 324.0, "small": 236.0}
"""Width of the Interrupt."""
WORD: Final = {"full": 250.0, "small": 236.0}
"""Width of the word that interrupts, beside the actions."""
LEAST_WORD: Final = 140.0
"""The least of it in device-independent pixels: its title in the smallest letters, and its key."""
FOOT: Final = {"full": 240.0, "small": 136.0}
"""Least height of the foot, where the process, the hand and the Interrupt stand."""
FIELD: Final = {"full": 250.0, "small": 230.0}
"""Least height of the battlefield, before the guide takes the place of the test strip or the seats."""
_RING: Final = 3.0
"""How far the ring round an action reaches towards the foot, in device-independent pixels."""
_GAP: Final = {"full": 12.0, "small": 8.0}


@frozen
class FightGrid:
    """The places of the parts of a fight, in the window; all lengths are device-independent pixels."""

    count: QRectF
    field: QRectF
    strip: QRectF
    """Empty where the guide has its place."""
    actions: QRectF
    process: QRectF
    interrupt: QRectF
    hand: QRectF
    guide: QRectF
    seats: QRectF
    """While all pick: the plates of the seats, in the place of the test strip."""
    word: QRectF
    """The word that interrupts; empty where the left rail has it in sight."""


def fight_grid(
    grid: TableGrid,
    *,
    picking: bool,
    guide: float = 0.0,
    looks_back: bool = False,
    over: bool = False,
    word: bool = False,
) -> FightGrid:
    """Return the places for a table's grid; what stands above a question ends there.

    picking: whether all pick; the hand then has the place of the Interrupt too. guide: height of the guide's plate,
    which stands below the battlefield. looks_back: nobody acts, as in a replay, and the battlefield has the room of all
    that one would act with. over: nothing is tested any more. word: the word that interrupts stands beside the actions.
    """
    scale, layout = grid.scale, grid.scale.layout
    px, middle = scale.px, grid.middle
    gap, least = px(_GAP[layout]), px(FIELD[layout])
    x, wide = middle.x(), middle.width()
    count = QRectF(x, middle.y() + px(6), wide, px((END if over else COUNT)[layout]))
    low = middle.bottom() if looks_back else foot_of(grid)
    high = 0.0 if looks_back else grid.drives.height()
    actions = QRectF(x, low - high, wide, high)
    beside = QRectF()
    if word:
        wider = max(px(WORD[layout]), LEAST_WORD)
        beside = QRectF(actions.right() - wider, actions.y(), wider, high)
        actions.setRight(beside.left() - gap)
    foot = QRectF(x, low + gap + _RING, wide, max(1.0, middle.bottom() - low - 2 * gap - _RING))
    process = QRectF(foot.x(), foot.y(), px(SIDE[layout]), foot.height())
    plate = px(PLATE[layout])
    interrupt = QRectF(foot.right() - plate, foot.y(), plate, foot.height())
    hand = QRectF(x, low, wide, middle.bottom() - low)
    hand.setLeft(process.right() + gap)
    if not picking:
        hand.setRight(interrupt.left() - gap)
    above = guide + gap if guide else 0.0
    field = QRectF(x, count.bottom() + gap, wide, 0.0)
    field.setBottom(actions.top() - gap - above)
    seats, strip = QRectF(), QRectF()
    if not looks_back and not over and (not guide or field.height() - px(STRIP[layout]) - gap >= least):
        strip = QRectF(x, actions.top() - gap - px(STRIP[layout]), wide, px(STRIP[layout]))
        field.setBottom(strip.top() - gap - above)
    if picking:
        seats, strip = strip, seats
    field.setBottom(max(field.top() + 1.0, min(field.bottom(), grid.open_field.bottom())))
    guided = QRectF(x, field.bottom() + gap, wide, guide)
    return FightGrid(count, field, strip, actions, process, interrupt, hand, guided, seats, beside)


def foot_of(grid: TableGrid) -> float:
    """Return where the hand begins and all that stands beside it: a question ends above it."""
    return grid.middle.bottom() - max(grid.hand.height(), grid.scale.px(FOOT[grid.scale.layout]))
