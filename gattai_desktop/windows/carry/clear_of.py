"""Finds where the bubble about a card stands, so that what the table shows of that stays in sight."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect

from gattai_desktop.board.beside import beside, nearest_free
from gattai_desktop.board.bubble import PreviewBubble

_SPARED: Final = 20.0
"""What a square pixel weighs that is to stay in sight, where one of another place weighs 1."""


def stand_clear(
    bubble: PreviewBubble, here: QRect, boxes: Sequence[QRect], spared: Sequence[QRect], room: QRect, gap: int
) -> None:
    """Move the bubble beside a place, to where it covers least, or farther away to where it covers nothing.

    boxes: where the card may go as well. spared: what is to stay in sight. room: the pane. All in the window.
    """
    size = bubble.plate_box().size()
    around = next((one for one in spared if one.contains(here)), here)
    near = [*((one, 1.0) for one in boxes), *((one, _SPARED) for one in spared)]
    stands, kept = QRect(beside(size, here, around, room, near, gap), size), [*boxes, *spared]
    if any(map(stands.intersects, kept)):  # farther away it may cover nothing; below lies what may be done
        above = QRect(room)
        above.setBottom(min(room.bottom(), max(one.bottom() for one in kept)))
        free = nearest_free(size, here, above, kept)
        stands.moveTopLeft(free if free is not None else stands.topLeft())
    bubble.stand_at(stands)
