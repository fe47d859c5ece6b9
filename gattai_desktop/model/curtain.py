"""Who sits at the computer, and whether the curtain is down before the Hand (RULES INFO-2, INFO-11). No Qt."""

from typing import Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.seating import ONE_HAND, SIDES

LONGEST_LOOK: Final = 20_000
"""Milliseconds for which a Hand lies open while its key is held; then it is covered, as if the key were let go."""


@frozen
class CurtainState:
    """The seat whose turn at the computer it is. While the curtain is down, nobody's secrets may be drawn.

    `looking`: the seat holds the key that shows its Hand, and nothing else of what it knows.
    `covered`: the seat sits there, but the cards of its Hand show their backs until it takes them up again.
    `before`: the seat that sat there last while the curtain was up; "" where nobody did.
    """

    seat: Seat
    down: bool = True
    looking: bool = False
    covered: bool = False
    before: Seat = ""

    def passed_to(self, seat: Seat, *, stays_up: bool, covered: bool) -> "CurtainState":
        """The computer goes to another seat: the curtain falls at once, unless it stays up."""
        before = self.before if self.down else self.seat
        return CurtainState(seat, down=not stays_up, covered=covered, before=before)

    def raised(self) -> "CurtainState":
        """The seat said "it's me"."""
        return evolve(self, down=False, looking=False, covered=False)

    def over_hand(self, *, on: bool) -> "CurtainState":
        """The Hand lies with its backs up, or is taken up again; whose seat it is stays as it is."""
        return evolve(self, covered=on)

    def looked(self, looking: bool) -> "CurtainState":
        """The seat holds the key that shows its Hand, or lets it go."""
        return evolve(self, looking=looking)

    def veil(self, seat: Seat) -> Seat:
        """Return the seat whose sight may be shown when that of `seat` is asked for: its own, or everybody's."""
        return seat if seat == self.seat and not self.down else PUBLIC

    def shows_hand_of(self, seat: Seat) -> bool:
        """Whether the faces of that seat's Hand may be drawn now."""
        return seat == self.seat and (self.looking or not (self.down or self.covered))


@frozen
class Sitting:
    """How people sit round the computer, and what follows for the curtain (RULES INFO-11).

    `seating`: one of `games.seating`, "" while nobody has said.
    `secrets`: whether any seat knows something now that others must not see.
    `one_person`: the seats that one person plays; she has nothing to hide from herself.
    """

    seating: str
    sides: tuple[tuple[Seat, ...], ...]
    secrets: bool
    one_person: tuple[tuple[Seat, ...], ...] = ()

    @property
    def needs_curtain(self) -> bool:
        """Whether a curtain falls at all when the computer is passed."""
        return self.secrets and self.seating != ONE_HAND

    @property
    def openly(self) -> bool:
        """Whether the Coach sits beside whoever is at the computer, and can be asked without a curtain."""
        return not self.needs_curtain or self.seating == SIDES

    def falls(self, here: Seat, there: Seat, *, behind: bool) -> bool:
        """Whether the curtain falls when a seat gets the computer.

        Not between two of one side in the open, nor where a person goes on with another seat of hers.
        behind: the curtain is down already, and stays so.
        """
        both = {here, there}
        open_to = self.sides if self.seating == SIDES else ()
        together = any(both <= set(side) for side in open_to) or (
            here != there and any(both <= set(seats) for seats in self.one_person)
        )
        return self.needs_curtain and (behind or not together)

    def pass_on(self, curtain: CurtainState, seat: Seat, *, newly_secret: bool = False) -> CurtainState:
        """Give the computer to a seat. With one hand on the mouse its Hand lies with its backs up until asked for.

        newly_secret: nothing was secret so far, so anybody may be looking at the screen.
        """
        covered = self.secrets and self.seating == ONE_HAND
        falls = self.falls(curtain.seat, seat, behind=curtain.down or newly_secret)
        return curtain.passed_to(seat, stays_up=not falls, covered=covered)
