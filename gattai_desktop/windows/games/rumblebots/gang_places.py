"""Gives both gangs of a clash and the attacker's deck their places, between the sums and what lies below (LOOK 17)."""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.card_widget import LIFT
from gattai_desktop.board.faces import card_width
from gattai_desktop.cards.frozen import frozen

STAND: Final = 350.0
"""The height of a card that attacks, drawing pixels; those of a defence lie, and are a little smaller."""
_STRIP: Final = 100.0
_LEAST_SEEN: Final = 0.38
"""Share of its width that shows of a covered card of the attack gang."""
_LIE: Final = 328.0
_LEAST_LYING: Final = 0.25
"""The part of the room for a wall that each of its cards takes at least."""


@frozen
class GangPlaces:
    """Where the cards of a clash lie. All but the counts in device-independent pixels."""

    wide: float
    """The width of the pane."""
    unit: float
    """A drawing pixel."""
    wall_top: float
    gang_top: float
    foot: float
    """How far down the cards may reach."""
    attackers: int
    defenders: int
    least_down: float
    """The least distance between the rows of two lying cards, so that no name beside them runs into another."""

    def wall(self) -> tuple[QRectF, float]:
        """Return the place of the first lying card, and the distance down to the next."""
        count, room = max(1, self.defenders), self.foot - self.wall_top
        # Beside each row stands its name: where many lie they are smaller.
        across = min(room / (1.0 if count == 1 else 1.5), room - (count - 1) * self.least_down)
        most = _LIE * self.unit
        high = min(most, most * max(across, room * _LEAST_LYING) / card_width(most))
        step = min(96.0 * self.unit, (room - card_width(high)) / max(1, count - 1)) if count > 1 else 0.0
        aside = max(10 * self.unit, LIFT * high)  # a lying card rises to the right below a pointer
        return QRectF(self.wide - high - aside, self.wall_top, high, card_width(high)), step

    def attack(self) -> tuple[QRectF, float]:
        """Return the place of the first standing card, and the distance right to the next."""
        count, room = max(1, self.attackers), self.wall()[0].x() - (190 + 250) * self.unit
        # A large gang has smaller cards, so that the corner with the figures shows of each.
        wide = min(
            card_width(min(STAND * self.unit, self.foot - self.gang_top)), room / (1 + _LEAST_SEEN * (count - 1))
        )
        step = min(_STRIP * self.unit, (room - wide) / (count - 1)) if count > 1 else 0.0
        return QRectF(6 * self.unit, self.gang_top, wide, wide * STAND / card_width(STAND)), step

    def deck(self, top: float) -> QRectF:
        """Return the place of the deck beside the cards that attack; top: its upper end."""
        box, step = self.attack()
        x = box.x() + (box.width() + (self.attackers - 1) * step + 44 * self.unit if self.attackers else 60 * self.unit)
        high = min(224 * self.unit, self.foot - self.gang_top)
        return QRectF(x, top, card_width(high), high)
