"""Where play is: in a line for the shelf, and the moments of a session that a replay can jump to."""

from collections.abc import Callable, Mapping

from gattai_desktop.cards.facts import Announced, Fact
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value, Values
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.team import Team


@frozen
class Landmark:
    """A kind of landmark: its name for people, the sign and the colour token it is drawn with."""

    key: str
    name: str
    sign: str
    token: str = "live"  # noqa: S105 (a colour token)


def announced(keys: Mapping[str, str]) -> Callable[[tuple[Fact, ...]], tuple[str, ...]]:
    """Return what finds landmarks among facts by what is announced: the words of a fact, and the key of its kind."""

    def found(facts: tuple[Fact, ...]) -> tuple[str, ...]:
        told = (keys.get(fact.words) for fact in facts if isinstance(fact, Announced))
        return tuple(dict.fromkeys(key for key in told if key is not None))

    return found


@frozen
class Landmarks:
    """How a game's sessions are cut up.

    kinds: in the order in which they are offered, nine at most. found: the keys of the kinds that lie among the facts
    of one entry, as everybody saw them. part: what kind of scene the table is in, by its key in `parts` ("" for
    none); parts: name and sign of each. turn: another value for each turn within a part. ended: whether the session
    is over, so that nothing of it need be a secret any more. counted: the kind whose landmarks are the first, second
    and so on of a game, such as rounds; "" for none. An end, where there is one, lets them begin anew.
    """

    kinds: tuple[Landmark, ...] = ()
    found: Callable[[tuple[Fact, ...]], tuple[str, ...]] = lambda _facts: ()
    part: Callable[[Values], str] = lambda _values: ""
    parts: Mapping[str, tuple[str, str]] = field(factory=dict)
    turn: Callable[[Values], Value] = lambda _values: ""
    ended: Callable[[Values], bool] = lambda _values: False
    counted: str = ""


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
