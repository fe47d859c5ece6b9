"""Works out where a sheet stands: in the middle of its room, or next to the place that it is about."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize


def stood_beside(place: QRect | None, size: QSize, room: QRect, gap: int) -> QRect:
    """Return where a sheet of this size stands: right of a place, left, below or above; without one in the middle.

    It stays inside the room, so that a place with no room around it is covered in part.
    """
    box = QRect(QPoint(0, 0), size)
    box.moveCenter(room.center())
    if place is None:
        return box
    right, left = place.right() + gap, place.left() - gap - size.width()
    above = place.top() - gap - size.height()
    x, y = max(room.left(), right), place.top()
    if x + size.width() > room.right():
        x = left
        if left < room.left():
            below = place.bottom() + gap
            x, y = place.center().x() - size.width() // 2, below if below + size.height() <= room.bottom() else above
    box.moveTo(x, y)
    dx = max(0, room.left() - box.left()) - max(0, box.right() - room.right())
    dy = max(0, room.top() - box.top()) - max(0, box.bottom() - room.bottom())
    return box.translated(dx, dy)
