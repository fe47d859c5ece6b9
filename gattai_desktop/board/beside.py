"""Finds where a note stands beside what it is about, so that it covers as little as possible of what lies around."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize


def beside(size: QSize, about: QRect, around: QRect, room: QRect, others: Iterable[QRect], gap: int) -> QPoint:
    """Return the corner of a note of that size: to the right where nothing is covered there, else where least is.

    about: the thing itself, which is never covered where that can be. around: the part that it stands in.
    """
    near = [one for one in others if one.intersects(room)]
    return min(_places(size, about, around, room, gap), key=lambda at: covered(QRect(at, size), about, near))


def _places(size: QSize, about: QRect, around: QRect, room: QRect, gap: int) -> Iterator[QPoint]:
    """Yield the places beside it inside the room, those that are tried first before the others."""
    wide, high = size.width(), size.height()
    for box in (about, around):
        rows = (
            about.center().y() - high // 2, about.top(), about.bottom() - high, around.top() - high, around.bottom()
        )  # fmt: skip
        for x in (box.right() + gap, box.left() - gap - wide):
            yield from (_inside(x, y, size, room) for y in rows)
    for y in (around.bottom() + gap, around.top() - gap - high):
        for x in (about.center().x() - wide // 2, around.left(), around.right() - wide):
            yield _inside(x, y, size, room)


def _inside(x: int, y: int, size: QSize, room: QRect) -> QPoint:
    return QPoint(
        max(room.left(), min(x, room.right() - size.width())), max(room.top(), min(y, room.bottom() - size.height()))
    )


def covered(note: QRect, about: QRect, others: Sequence[QRect]) -> float:
    """Return how much of others a note covers, in square pixels; the thing itself counts most."""
    return sum(_shared(note, one) for one in others) + 20.0 * _shared(note, about)


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0
