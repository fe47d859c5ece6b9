"""Finds where a note stands beside what it is about, so that it covers as little as possible of what lies around."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

Near = tuple[QRect, float]
"""What lies around: its place, and how much a square pixel of it weighs that is covered."""
_ITSELF: Final = 20.0
"""The weight of the thing itself."""


def beside(size: QSize, about: QRect, around: QRect, room: QRect, others: Iterable[Near], gap: int) -> QPoint:
    """Return the corner of a note of that size: to the right where nothing is covered there, else where least is.

    about: the thing itself, which is never covered where that can be. around: the part that it stands in.
    """
    near = [(place, weight) for place, weight in others if place.intersects(room)]
    places = _places(size, about, around, room, [place for place, _ in near], gap)
    return min(places, key=lambda at: covered(QRect(at, size), about, near))


def nearest_free(size: QSize, about: QRect, room: QRect, others: Sequence[QRect]) -> QPoint | None:
    """Return the corner of a note of that size nearest to a thing where nothing is covered; None where none is so."""
    wide, high = size.width(), size.height()
    xs = [room.left(), room.right() - wide, about.left(), about.right() - wide + 1]
    ys = [room.top(), room.bottom() - high, about.top(), about.bottom() - high + 1]
    xs += (x for one in others for x in (one.left() - wide, one.right() + 1))
    ys += (y for one in others for y in (one.top() - high, one.bottom() + 1))
    notes = (QRect(QPoint(x, y), size) for x in xs for y in ys)
    free = (one for one in notes if room.contains(one) and not any(map(one.intersects, (about, *others))))
    found = min(free, key=lambda one: (one.center() - about.center()).manhattanLength(), default=None)
    return found.topLeft() if found is not None else None


def _places(
    size: QSize, about: QRect, around: QRect, room: QRect, others: Sequence[QRect], gap: int
) -> Iterator[QPoint]:
    """Yield the places beside it inside the room, those that are tried first before the others.

    At last it ends where something else begins or begins where that ends, as long as it still is beside the thing.
    """
    wide, high = size.width(), size.height()
    middle = about.center()
    ys = [y for one in others for y in (one.bottom() + 1, one.top() - high) if abs(y + high // 2 - middle.y()) < high]
    xs = [x for one in others for x in (one.right() + 1, one.left() - wide) if abs(x + wide // 2 - middle.x()) < wide]
    for box in (about, around):
        rows = (
            middle.y() - high // 2, about.top(), about.bottom() - high, around.top() - high, around.bottom(), *ys
        )  # fmt: skip
        for x in (box.right() + gap, box.left() - gap - wide):
            yield from (_inside(x, y, size, room) for y in rows)
    for y in (around.bottom() + gap, around.top() - gap - high):
        for x in (middle.x() - wide // 2, around.left(), around.right() - wide, *xs):
            yield _inside(x, y, size, room)


def _inside(x: int, y: int, size: QSize, room: QRect) -> QPoint:
    return QPoint(
        max(room.left(), min(x, room.right() - size.width())), max(room.top(), min(y, room.bottom() - size.height()))
    )


def covered(note: QRect, about: QRect, others: Sequence[Near]) -> float:
    """Return how much of others a note covers, in square pixels by their weights; the thing itself weighs most."""
    return sum(weight * _shared(note, place) for place, weight in others) + _ITSELF * _shared(note, about)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0
