"""What the shelf shows of a session: where play stopped, in a line, and what lies on the table for its picture."""

from collections.abc import Mapping

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.team import Team


@frozen
class ShelfLine:
    """A session on the shelf, as everybody may see its table."""

    line: Words
    """Where play stopped."""
    seats: tuple[Seat, ...] = ()
    """Whose crests stand on the picture."""
    cards: tuple[Lying, ...] = ()
    """The cards in the middle of the picture, the oldest first; where there are none, the decks stand there."""
    decks: tuple[tuple[str, int], ...] = ()
    """The decks by their backs, each with how many cards lie in it."""
    picture: str = ""
    """What is drawn where neither cards nor decks lie: the name of a picture of what is played."""
    jokers: tuple[Lying, ...] = ()
    """The small cards in the corner."""
    ring: int = 0
    """How many corners the ring in the other corner has; 0 for none."""
    team: Team | None = None
    """The Team that it has made for the next session."""
    colours: Mapping[Seat, str] = field(factory=dict)
    """The colour that each seat wears which is not called after one, and which the program may not know."""


def plain_shelf_line(table: Table) -> ShelfLine:
    """Return the line of a game that says nothing of its own: who sits there."""
    return ShelfLine(say(""), table.listed("seats"))
