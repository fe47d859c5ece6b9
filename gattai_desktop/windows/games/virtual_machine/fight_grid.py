"""Says where the parts of a fight stand in the middle of the table, for a grid (LOOK 24).

From above: the Count, the battlefield, the test strip, the row of actions; below them from left to right the process
that acts, the hand, the Interrupt. While all pick, a plate for each seat stands over a smaller battlefield, and the own
picks beside it.
"""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.kit.table_layout import TableGrid

COUNT: Final = {"full": 116.0, "small": 92.0, "wall": 116.0}
END: Final = {"full": 116.0, "small": 116.0, "wall": 116.0}
"""Height of the Count, and of what stands in its place once the fight is over."""
STRIP: Final = {"full": 58.0, "small": 46.0, "wall": 58.0}
SEATS: Final = {"full": 158.0, "small": 108.0, "wall": 158.0}
HEADS: Final = {"full": 72.0, "small": 52.0, "wall": 72.0}
"""Height of the plates of the seats without their cards."""
SIDE: Final = {"full": 372.0, "small": 244.0, "wall": 372.0}
"""Width of the process that acts."""
PLATE: Final = {"full": 324.0, "small": 236.0, "wall": 324.0}
"""Width of the Interrupt."""
FOOT: Final = {"full": 240.0, "small": 136.0, "wall": 240.0}
"""Least height of the foot, where the process, the hand and the Interrupt stand."""
FIELD: Final = {"full": 250.0, "small": 230.0, "wall": 250.0}
"""Least height of the battlefield, before the guide takes the place of the test strip, and heads show the seats."""
PICKS: Final = {"full": 0.37, "small": 0.3, "wall": 0.37}
"""Share of the middle's width that the own picks have at most, while all pick."""
_RING: Final = 3.0
"""How far the ring round an action reaches towards the foot, in device-independent pixels."""
_GAP: Final = {"full": 12.0, "small": 8.0, "wall": 12.0}


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
    """While all pick: a plate for each seat."""
    picks: QRectF
    """While all pick: the own picks, beside the smaller battlefield."""


def fight_grid(
    grid: TableGrid,
    *,
    picking: bool = False,
    picks: float = 0.0,
    guide: float = 0.0,
    looks_back: bool = False,
    over: bool = False,
) -> FightGrid:
    """Return the places for a table's grid; what stands above a question ends there.

    picking: whether all pick. picks: the width that the own picks need, in device-independent pixels. guide: height of
    the guide's plate, which stands below the battlefield. looks_back: nobody acts, as in a replay, and the battlefield
    has the room of all that one would act with. over: nothing is tested any more.
    """
    scale, layout = grid.scale, grid.scale.layout
    px, middle = scale.px, grid.middle
    gap, least = px(_GAP[layout]), px(FIELD[layout])
    x, wide = middle.x(), middle.width()
    count = QRectF(x, middle.y() + px(6), wide, px((END if over else COUNT)[layout]))
    low = middle.bottom() if looks_back else foot_of(grid, picking=picking)
    high = 0.0 if looks_back else grid.drives.height()
    actions = QRectF(x, low - high, wide, high)
    foot = QRectF(x, low + gap + _RING, wide, max(1.0, middle.bottom() - low - 2 * gap - _RING))
    process = QRectF(foot.x(), foot.y(), px(SIDE[layout]), foot.height())
    plate = px(PLATE[layout])
    interrupt = QRectF(foot.right() - plate, foot.y(), plate, foot.height())
    hand = QRectF(x, low, wide, middle.bottom() - low)
    if not picking:
        hand.setLeft(process.right() + gap)
        hand.setRight(interrupt.left() - gap)
    above = guide + gap if guide else 0.0
    field = QRectF(x, count.bottom() + gap, wide, 0.0)
    field.setBottom(actions.top() - gap - above)
    seats, strip = QRectF(), QRectF()
    if picking:
        few = field.height() - px(SEATS[layout]) - gap < max(least, FIELD["small"])
        seats = QRectF(x, field.y(), wide, px((HEADS if few else SEATS)[layout]))
        field.setTop(seats.bottom() + gap)
    elif not looks_back and not over and (not guide or field.height() - px(STRIP[layout]) - gap >= least):
        strip = QRectF(x, actions.top() - gap - px(STRIP[layout]), wide, px(STRIP[layout]))
        field.setBottom(strip.top() - gap - above)
    field.setBottom(max(field.top() + 1.0, min(field.bottom(), grid.open_field.bottom())))
    guided = QRectF(x, field.bottom() + gap, wide, guide)
    beside = QRectF(field)
    if picking:
        beside.setLeft(field.right() - min(picks or wide, wide * PICKS[layout]))
        field.setRight(beside.left() - gap)
    return FightGrid(count, field, strip, actions, process, interrupt, hand, guided, seats, beside)


def foot_of(grid: TableGrid, *, picking: bool = False) -> float:
    """Return where the hand begins and all that stands beside it: a question ends above it."""
    high = grid.hand.height() if picking else max(grid.hand.height(), grid.scale.px(FOOT[grid.scale.layout]))
    return grid.middle.bottom() - high
