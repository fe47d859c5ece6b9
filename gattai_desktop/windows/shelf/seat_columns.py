"""Says where the parts of the rows of seats stand, for a width: crest, role, names, and what is brought to the Team."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize

from gattai_desktop.board.drawing import Style, plain
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import frozen

_WIDE: Final = 620.0
"""Least width, drawing pixels, with roles and what each Pilot brings."""
_LEAST_PITCH: Final = 36.0
"""Least distance of two rows where they must be pressed, device-independent pixels."""


@frozen
class SeatColumns:
    """Where everything stands; lengths are drawing pixels."""

    unit: float
    pitch: float
    """From one row to the next."""
    high: float
    size: float
    role: float
    role_room: float
    name_x: float
    name_room: float
    person_x: float
    person_room: float
    brings: bool
    sums: bool
    first: float
    """The left edge of what is brought."""
    step: float
    free_x: float

    @classmethod
    def pitch_of(cls, paint: Paint, wide: float) -> float:
        """Return the distance of two rows."""
        drawn = 62.0 if not paint.scale.small else 43.0 if wide > 800 else 38.0
        return max(drawn, _LEAST_PITCH / paint.px(1.0))

    @classmethod
    def of(cls, paint: Paint, size: QSize, rows: int, *, coached: bool) -> SeatColumns:
        """Return them for the size of the whole, device-independent pixels, and so many rows."""
        unit = paint.px(1.0)
        wide, high, small = size.width() / unit, size.height() / unit, paint.scale.small
        pitch = min(cls.pitch_of(paint, wide), high / (rows + 1))
        tall = min(pitch - (3 if small else 8), 46.0 if not small else 38.0)
        narrow = wide < _WIDE
        x = tall + (16 if not small else 10)
        role = 0.0 if narrow else 200.0 if not small else 164.0 if wide > 800 else 150.0
        step = (96.0 if not small else 56.0 if wide > 800 else 48.0) if not narrow else wide / 5
        first = wide - 4 * step
        name_x, gap = x + role, 18.0 if not small else 10.0
        room = (wide if narrow else first - 16) - name_x - (gap if coached else 0)
        each = min(room / 2 if coached else room, 300.0 if not small else 210.0) if not narrow else room / (1 + coached)
        label = 170.0 if not small else 100.0
        return cls(
            unit=unit, pitch=pitch, high=tall, size=15.0 if not small else 13.0, role=x, role_room=max(0.0, role - 10),
            name_x=name_x, name_room=each, person_x=name_x + each + gap, person_room=each, brings=not narrow,
            sums=not narrow, first=first, step=step, free_x=label,
        )  # fmt: skip

    @property
    def words(self) -> Style:
        return plain(self.size)

    def middle(self, row: int) -> float:
        """Return the middle of a row."""
        return self.pitch * (row + 0.5)

    def brought(self, place: int) -> float:
        """Return the left edge of a column of what is brought."""
        return self.first + self.step * place

    def crest(self, row: int) -> QRect:
        return self._box(0, row, self.high)

    def name(self, row: int) -> QRect:
        return self._box(self.name_x, row, self.name_room)

    def person(self, row: int) -> QRect:
        return self._box(self.person_x, row, self.person_room)

    def coach(self, row: int) -> QRect:
        """Return the place of the Coach's name, which is as wide as two where there is no room for more words."""
        if self.role_room:
            return self.person(row)
        return self._box(self.name_x, row, self.person_x + self.person_room - self.name_x)

    def free(self, row: int, place: int) -> QRect:
        """Return the place of a free seat's crest below the rows."""
        return self._box(self.free_x + place * (self.high + 6), row, self.high)

    def _box(self, x: float, row: int, wide: float) -> QRect:
        k = self.unit
        return QRectF(x * k, (self.middle(row) - self.high / 2) * k, wide * k, self.high * k).toAlignedRect()
