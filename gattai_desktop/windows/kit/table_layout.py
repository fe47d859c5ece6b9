"""Lays out the table window at any size: header, rails, middle and hand.

Lengths in this module are drawing pixels (a full table is drawn 1080 high, a small one 768) until the window's
scale turns them into device-independent pixels. The middle stands between the rails; what a moment lays out there
fits between its fixed bands: score and ladder at the top, Strike scale, Drives and hand at the foot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.scale import TARGET_FLOOR, Layout, Scale
from gattai_desktop.cards.frozen import evolve, frozen

LEAST_WIDTH: Final = 1024
LEAST_HEIGHT: Final = 560
"""Height of a window on a screen of 1024 by 600, without frame and title; in lower ones the rails become drawers."""
LEAST_DRIVES: Final = 66.0
"""Height of the Drives in device-independent pixels: a title and three lines of words at their smallest."""
LEAST_MIDDLE: Final = 840
"""Width of the middle in drawing pixels below which the rails become drawers: six Drives with their titles."""
LEAST_FIELD: Final = 0.6
"""Least part of its drawn height that the Pile keeps in an enlarged window."""
ZOOM_BACK: Final = 0.05
WIDE: Final = 2.0
"""Width by height beyond which the middle keeps 16 : 9 and the rails grow."""
WIDEST_RAIL: Final = 1.4
"""Width of a rail in cu in a very wide window."""
_LARGEST: Final = 1.4
"""How many times words alone are enlarged at most: larger ones would run into each other."""


@frozen
class Drawn:
    """The lengths of one layout in drawing pixels."""

    header: float
    rail: float
    """Width of a rail's ground."""
    left_pad: float
    right_pad: float
    rail_top: float
    gap: float
    """Distance between a rail and the middle."""
    top: float
    """Height of score and ladder, from the header down to the line that names the stage."""
    strike: float
    above_strike: float
    drives: float
    above_drives: float
    hand: float
    """Height from the Drives to the lower edge: marks and the visible part of the cards."""
    field: float
    """Least height of the Pile with its crests and bar, before the hand sinks."""
    ask: float
    """Height of the plate with a question."""
    above_ask: float
    """Height above the middle of Strike scale and Drives."""


DRAWN: Final[Mapping[Layout, Drawn]] = {  # a table is never laid out for the wall
    "full": Drawn(46, 304, 24, 24, 22, 32, 158, 50, 24, 76, 28, 302, 396, 200, 4),
    "small": Drawn(38, 218, 16, 14, 16, 16, 128, 38, 18, 60, 18, 204, 264, 156, 4),
}


@frozen
class TableGrid:
    """The places of all parts, in device-independent pixels of the window."""

    scale: Scale
    header: QRectF
    left: QRectF
    right: QRectF
    left_in: QRectF
    """The part of the rail for words and signs."""
    right_in: QRectF
    log: QRectF | None
    """The log's own column in a very wide window; None where the log is in the right rail."""
    middle: QRectF
    top: QRectF
    field: QRectF
    strike: QRectF
    drives: QRectF
    hand: QRectF
    ask: QRectF
    open_field: QRectF
    """Top, field and Strike scale in one, for moments without a Pile."""
    drawers: bool
    """Whether the rails are drawers that cover the middle while they are open."""
    zoom: float = 1.0
    """How much everything is enlarged: as asked for, as far as there is room."""

    def ending_at(self, top: float | None) -> TableGrid:
        """Return the places of the parts above a question whose plate begins at `top`; None for no question."""
        if top is None:
            return self
        foot, field, whole = top - self.scale.px(8), QRectF(self.field), QRectF(self.open_field)
        field.setBottom(min(field.bottom(), foot))
        whole.setBottom(min(whole.bottom(), foot))
        return evolve(self, field=field, open_field=whole)


def lay_out(
    width: float, height: float, zoom: float = 1.0, foot: float = 0.0, *, least_field: float = LEAST_FIELD
) -> TableGrid:
    """Return the grid of a table window of that size; zoom is 0.7 to 3.0, as Ctrl and plus set it.

    foot: height of a strip below the middle, which is part of the window; the rails stand beside it, down to its foot,
    or above it where they are drawers.
    A window enlarges only as far as the Pile keeps its room: larger words would leave no Pile to read them on.
    least_field: the least part of its drawn height that it keeps, or what else stands there.
    """
    grid = _laid(width, height, zoom, foot)
    while zoom > 1.0 and grid.field.height() < grid.scale.px(DRAWN[grid.scale.layout].field) * least_field:
        zoom = max(1.0, zoom - ZOOM_BACK)
        grid = _laid(width, height, zoom, foot)
    beside = 0.0 if grid.drawers else foot
    longer = {name: getattr(grid, name).adjusted(0, 0, 0, beside) for name in ("left", "right", "left_in", "right_in")}
    log = grid.log.adjusted(0, 0, 0, foot) if grid.log is not None else None
    return evolve(grid, zoom=zoom, log=log, **longer)


def words_larger(grid: TableGrid | None) -> float:
    """Return how many times words are as large as drawn in a pane that fills its room already, and grows no more."""
    return min(_LARGEST, max(1.0, grid.zoom)) if grid is not None else 1.0


def _laid(width: float, whole: float, zoom: float, foot: float) -> TableGrid:
    height = whole - foot
    scale = Scale.for_table(max(320.0, width), max(240.0, height), zoom)
    drawn, px = DRAWN[scale.layout], scale.px
    rail = px(drawn.rail)
    log_wide = 0.0
    if width > WIDE * height:
        spare = max(0.0, width - height * 16 / 9)
        grown = min(scale.of(WIDEST_RAIL), rail + spare / 2)
        log_wide = min(scale.of(WIDEST_RAIL), max(0.0, spare - 2 * (grown - rail)))
        rail = grown
        log_wide = log_wide if log_wide > px(180) else 0.0
    drawers = width < LEAST_WIDTH or whole < LEAST_HEIGHT or width - 2 * rail - log_wide < px(LEAST_MIDDLE)
    header = QRectF(0, 0, width, max(TARGET_FLOOR, px(drawn.header)))
    below = height - header.height()
    left = QRectF(0, header.bottom(), rail, below)
    right = QRectF(width - rail, header.bottom(), rail, below)
    log = QRectF(right.left() - log_wide, header.bottom(), log_wide, below) if log_wide and not drawers else None
    gap = px(drawn.gap)
    start = gap if drawers else left.right() + gap
    end = width - gap if drawers else (log or right).left() - gap
    middle = QRectF(start, header.bottom(), max(1.0, end - start), below)
    return _bands(scale, drawn, header, left, right, log, middle, drawers=drawers)


def _bands(
    scale: Scale,
    drawn: Drawn,
    header: QRectF,
    left: QRectF,
    right: QRectF,
    log: QRectF | None,
    middle: QRectF,
    *,
    drawers: bool,
) -> TableGrid:
    px = scale.px
    x, wide, bottom = middle.x(), middle.width(), middle.bottom()
    hand_high = px(drawn.hand)
    drives_high = max(px(drawn.drives), LEAST_DRIVES)
    fixed = px(drawn.top + drawn.strike + drawn.above_strike + drawn.above_drives) + drives_high
    spare = middle.height() - fixed - hand_high
    if spare < px(drawn.field):  # in a low or much enlarged window the hand sinks first, then the Pile shrinks
        hand_high = max(px(drawn.hand) * 0.45, hand_high - (px(drawn.field) - spare))
    hand = QRectF(x, bottom - hand_high, wide, hand_high)
    drives = QRectF(x, hand.top() - drives_high, wide, drives_high)
    strike = QRectF(x, drives.top() - px(drawn.above_drives + drawn.strike), wide, px(drawn.strike))
    top = QRectF(x, middle.top(), wide, px(drawn.top))
    field = QRectF(x, top.bottom(), wide, max(px(60), strike.top() - px(drawn.above_strike) - top.bottom()))
    ask = QRectF(x, 0, wide, px(drawn.ask))
    ask.moveTop(strike.top() - px(drawn.above_ask))
    left_in = left.adjusted(px(drawn.left_pad), px(drawn.rail_top), -px(drawn.left_pad * 0.67), -px(drawn.rail_top))
    right_in = right.adjusted(px(drawn.right_pad), px(drawn.rail_top), -px(drawn.right_pad), -px(drawn.rail_top))
    open_field = QRectF(x, middle.top(), wide, max(1.0, drives.top() - middle.top()))
    return TableGrid(
        scale, header, left, right, left_in, right_in, log, middle, top, field, strike, drives, hand, ask, open_field,
        drawers,
    )  # fmt: skip
