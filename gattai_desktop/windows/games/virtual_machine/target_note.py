"""Lets the note of a target stand where it covers least of the map: as wide, and as high, as its place asks for."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect

from gattai_desktop.board.beside import Near, beside, covered
from gattai_desktop.board.bubble import NARROWEST, WIDEST, BubbleLook, PreviewBubble

_WIDTHS: Final = (0.0, 0.25, 0.5, 1.0)
"""How wide a note may be, between the narrowest and the widest."""


def stand(
    bubble: PreviewBubble, look: BubbleLook, about: QRect, around: QRect, room: QRect, others: Sequence[Near], gap: int
) -> None:
    """Show a note beside a target, all as `beside` has it, in the coordinates of the bubble's parent.

    It is as wide as there is room at a side of the target; where it would cover something there, another width may not.
    Its shadow may lie on anything.
    """
    sides = [bubble.words_in(side - gap) for side in (room.right() - about.right(), about.left() - room.left())]
    usual = min(next((side for side in sides if side >= NARROWEST), WIDEST), WIDEST)
    best: tuple[float, float, QRect] | None = None
    for widest in (usual, *(NARROWEST + (WIDEST - NARROWEST) * share for share in _WIDTHS)):
        bubble.widest = widest
        bubble.show_beside(look, about)
        size = bubble.plate_box().size()
        place = QRect(beside(size, about, around, room, others, gap), size)
        cost = covered(place, about, others)
        if best is None or cost < best[0]:
            best = cost, widest, place
        if not cost:
            break
    if best is not None:
        bubble.widest = best[1]
        bubble.stand_at(best[2])
