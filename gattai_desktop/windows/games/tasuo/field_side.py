"""Knows whose side of a showdown lies below, for the field and for the gauges beside it."""

from typing import Self

from PySide6.QtCore import QObject, Signal

from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.values import active
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class FieldSide(QObject):
    """Whose side lies below: that of whoever sat down last for a turn of her own, or always the same.

    Signals:
        changed(): another side lies below.
    """

    changed = Signal()

    def __init__(self, requests: Requests) -> None:
        super().__init__(requests)
        self.below = ""
        """Whose side that is; "" before anybody was seen."""
        self._stays = False

    @classmethod
    def of(cls, requests: Requests) -> Self:
        """Return the one of a window."""
        return requests.findChild(cls) or cls(requests)

    def follow(self, seen: SeatView, *, turns: bool) -> None:
        """Lay the side below whose turn it is, once she sits there; a look at the other's cards turns nothing.

        turns: whether people wish that at this computer.
        """
        now, seat = active(seen.sight), seen.seat if seen.seat in zones.SEATS else ""
        sits = bool(seat) and seat == (now or seat)
        if not self.below or (turns and sits and not self._stays):
            self._lay(seat or self.below or zones.RED)

    def turn(self) -> None:
        """Lay the other side below, and let it stay there for as long as this window is open; or let it turn again."""
        self._stays = not self._stays
        self._lay(zones.foe(self.below))

    def _lay(self, below: str) -> None:
        if below != self.below:
            self.below = below
            self.changed.emit()
