"""Says where the parts of a fight stand in the middle of the table, for a grid (LOOK 24).

From above: the Count, the battlefield, the test strip, the row of actions; below them from left to right the process
that acts, the hand, the Interrupt. While all pick, a plate for each seat stands over a smaller battlefield, and the own
picks beside it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.scale import Scale
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.kit.table_layout import TableGrid

COUNT: Final = {"full": 116.0, "small": 92.0, "wall": 116.0}
STRIP: Final = {"full": 58.0, "small": 46.0, "wall": 58.0}
SEATS: Final = {"full": 158.0, "small": 108.0, "wall": 158.0}
SIDE: Final = {"full": 372.0, "small": 244.0, "wall": 372.0}
"""Width of the process that acts."""
PLATE: Final = {"full": 324.0, "small": 236.0, "wall": 324.0}
"""Width of the Interrupt."""
PICKS: Final = 0.37
"""Share of the middle's width for the own picks, while all pick."""
_GAP: Final = 12.0


@frozen
class FightGrid:
    """The places of the parts of a fight, in the window; all lengths are device-independent pixels."""

    count: QRectF
    field: QRectF
    strip: QRectF
    actions: QRectF
    process: QRectF
    interrupt: QRectF
    hand: QRectF
    seats: QRectF
    """While all pick: a plate for each seat."""
    small_field: QRectF
    picks: QRectF
    """While all pick: the own picks, beside the smaller battlefield."""


def fight_grid(grid: TableGrid) -> FightGrid:
    """Return the places for a table's grid; what stands above a question ends there."""
    scale, layout = grid.scale, grid.scale.layout
    px, middle = scale.px, grid.middle
    gap = px(_GAP)
    x, wide = middle.x(), middle.width()
    count = QRectF(x, middle.y() + px(6), wide, px(COUNT[layout]))
    actions = QRectF(grid.drives)
    strip_high = px(STRIP[layout])
    strip = QRectF(x, actions.top() - gap - strip_high, wide, strip_high)
    question = grid.open_field.bottom()
    end = min(strip.top() - gap, question)
    field = QRectF(x, count.bottom() + gap, wide, max(1.0, end - count.bottom() - gap))
    foot = QRectF(x, actions.bottom() + gap, wide, max(1.0, middle.bottom() - actions.bottom() - 2 * gap))
    process = QRectF(foot.x(), foot.y(), px(SIDE[layout]), foot.height())
    plate = px(PLATE[layout])
    interrupt = QRectF(foot.right() - plate, foot.y(), plate, foot.height())
    hand = QRectF(grid.hand)
    hand.setLeft(process.right() + gap)
    hand.setRight(interrupt.left() - gap)
    seats = QRectF(x, field.y(), wide, px(SEATS[layout]))
    end = min(actions.top() - gap, question)
    below = QRectF(x, seats.bottom() + gap, wide, max(1.0, end - seats.bottom() - gap))
    picks = QRectF(below)
    picks.setLeft(below.right() - wide * PICKS)
    small_field = QRectF(below)
    small_field.setRight(picks.left() - gap)
    return FightGrid(count, field, strip, actions, process, interrupt, hand, seats, small_field, picks)


def hand_box(grid: TableGrid) -> QRectF:
    """Return the place of the hand between the two blocks at the foot."""
    return fight_grid(grid).hand


def is_small(scale: Scale) -> bool:
    """Whether words are cut to what is needed: rows of three lines, areas by their signs."""
    return scale.layout == "small"
