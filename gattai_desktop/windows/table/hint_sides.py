"""Finds where the plate of a hint stands from left to right: it must cover nothing that it speaks of."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.table.hint_plate import HintPlate


@frozen(eq=False)
class HintSide:
    """A place in which the plate may stand, in pixels of the window.

    at_right: its right edge stays where it is while the plate grows, with the buttons at that end.
    """

    place: QRectF
    at_right: bool


def sides(span: QRectF, window: float, wide: float, lit: Sequence[QRectF], gap: float) -> Iterator[HintSide]:
    """Yield the places for a plate of that width, the most usual first.

    These are the ends of the span, then beside what is lit, then over a rail.
    span: between the rails, and as high as the plate may be. window: its width. lit: what is spoken of.
    """

    def at(x: float, *, at_right: bool) -> HintSide:
        return HintSide(QRectF(x, span.y(), wide, span.height()), at_right)

    last = span.right() - wide
    yield at(last, at_right=True)
    yield at(span.left(), at_right=False)
    beside = [(one.left() - gap - wide, True) for one in lit] + [(one.right() + gap, False) for one in lit]
    inside = [(x, at_right) for x, at_right in beside if span.left() <= x <= last]
    # What is nearest to an end leaves most of the middle in sight.
    for x, at_right in sorted(inside, key=lambda one: min(one[0] - span.left(), last - one[0])):
        yield at(x, at_right=at_right)
    yield at(window - gap - wide, at_right=True)
    yield at(gap, at_right=False)


def stand_beside(plate: HintPlate, places: Iterable[HintSide], lit: Sequence[QRectF]) -> None:
    """Let the plate stand in the first of the places in which it covers nothing that is lit, or else the least."""
    least: tuple[float, HintSide] | None = None
    for side in places:
        plate.stand(side.place, at_right=side.at_right)
        shared = (QRectF(plate.geometry()).intersected(one) for one in lit)
        covered = sum(one.width() * one.height() for one in shared)
        if not covered:
            return
        if least is None or covered < least[0]:
            least = covered, side
    if least is not None:
        plate.stand(least[1].place, at_right=least[1].at_right)
