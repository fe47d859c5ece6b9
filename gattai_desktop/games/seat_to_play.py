"""A seat that the program plays itself, as its player is handed it."""

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move


@frozen
class SeatToPlay:
    """A seat of the program that may do something: what it sees and is offered, and nothing else.

    player: the name of its player. options: at least one. waited_for: whether play waits for the seat.
    """

    seat: Seat
    player: str
    sight: Sight
    options: tuple[Move, ...]
    waited_for: bool
