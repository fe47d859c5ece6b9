"""What a new table can be laid with, as the window that asks for one shows it."""

from collections.abc import Mapping

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat


@frozen
class EditionOffer:
    """An edition that a table may play by."""

    key: str
    name: str
    source: str
    """Where it comes from, in a sentence."""


@frozen(kw_only=True)
class TableOffer:
    """One thing to play: a scenario, or a way of playing."""

    key: str
    """What `GamePacks.new_table` calls it."""
    name: Words
    line: Words
    session: Words
    """What the session is called where nobody gives it a name."""
    order: tuple[Seat, ...]
    """Every seat, who sits down first before the others."""
    count: int
    """How many sit down where nobody says."""
    ready: Mapping[Seat, str] = field(factory=dict)
    """What those are called who wait in a seat."""
    fewest: int = 1
    most: int = 99
    refused: Words = say("")
    """Why it cannot begin with fewer or more."""
    players: Words
    """The heading above those who play."""
    kind: Words
    """The heading above the editions, or above the source where there are none."""
    editions: tuple[EditionOffer, ...] = ()
    source: str = ""
    """Whose work it is, in a game without editions."""
    led: bool = False
    """It leads beginners, so that the first window offers it by itself and asks for nothing but who plays."""
    story: str = ""
    """What it is about, in paragraphs."""
