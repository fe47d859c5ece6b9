"""Who sits at the computer, and whether the curtain is down before the Hand (RULES INFO-2, INFO-11). No Qt."""

from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import PUBLIC, Seat

LONGEST_LOOK: Final = 20_000
"""Milliseconds for which a Hand lies open while its key is held; then it is covered, as if the key were let go."""


@frozen
class CurtainState:
    """The seat whose turn at the computer it is. While the curtain is down, nobody's secrets may be drawn.

    `looking`: the seat holds the key that shows its Hand, and nothing else of what it knows.
    `covered`: the seat sits there, but what it alone knows is hidden until it takes its Hand up again.
    """

    seat: Seat
    down: bool = True
    looking: bool = False
    covered: bool = False

    def passed_to(self, seat: Seat, *, stays_up: bool = False) -> "CurtainState":
        """The computer goes to another seat: the curtain falls at once."""
        return CurtainState(seat, down=not stays_up)

    def raised(self) -> "CurtainState":
        """The seat said "it's me"."""
        return evolve(self, down=False, looking=False, covered=False)

    def over_hand(self, *, on: bool) -> "CurtainState":
        """The Hand lies with its backs up, or is taken up again; whose seat it is stays as it is."""
        return evolve(self, covered=on)

    @property
    def veils(self) -> bool:
        """Whether nothing may be shown but what everybody knows."""
        return self.down or self.covered

    def looked(self, looking: bool) -> "CurtainState":
        """The seat holds the key that shows its Hand, or lets it go."""
        return evolve(self, looking=looking)

    def veil(self, seat: Seat) -> Seat:
        """Return the seat whose sight may be shown when that of `seat` is asked for: its own, or everybody's."""
        return seat if seat == self.seat and not self.veils else PUBLIC

    def shows_hand_of(self, seat: Seat) -> bool:
        """Whether the faces of that seat's Hand may be drawn now."""
        return seat == self.seat and (self.looking or not self.veils)
