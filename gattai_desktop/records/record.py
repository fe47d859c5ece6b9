"""A record as a value, line by line; and an entry of a session, with a search for entries by what they name."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import evolve, field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import Move

if TYPE_CHECKING:
    from gattai_desktop.records.expectation import Expectation


@frozen(kw_only=True)
class Scripted:
    """One line of the script; `line` is where it stands, from 1."""

    line: int = 0


@frozen(kw_only=True)
class Done(Scripted):
    """A move is made, and happens. Where the Coach allows it, `allowed_because` is his reason or ""."""

    move: Move
    by: Seat = COACH_SEAT
    allowed: bool = False
    allowed_because: str = ""
    narration: str = ""


@frozen(kw_only=True)
class ScriptedRefusal(Scripted):
    """A move is tried and refused, for these rules at least (or rulings, by their ids); nothing changes."""

    move: Move
    rules: tuple[str, ...] = ()


@frozen(kw_only=True)
class ScriptedOffer(Scripted):
    """A move is among those that the rules offer to its seat."""

    move: Move


@frozen(kw_only=True)
class TakenBack(Scripted):
    """The table takes back everything after the entry `to`, 0 is the start; `allowed` by Coach, against the rules."""

    to: int
    because: str = ""
    allowed: bool = False


@frozen(kw_only=True)
class ScriptedFacts(Scripted):
    """Facts that no move led to, such as those that bridge a gap in a damaged session; `because` says why."""

    facts: tuple[Fact, ...]
    because: str = ""


@frozen(kw_only=True)
class Shuffled(Scripted):
    """The order of the next shuffle of a zone, top first; the cards not named lie below as they come."""

    zone: str
    cards: tuple[Card, ...]


@frozen(kw_only=True)
class Expected(Scripted):
    """Something is so now; `text` is how the record says it."""

    text: str
    expectation: "Expectation"


@frozen(kw_only=True)
class Record:
    """A record that was read without a fault.

    `file` is the name under which faults are told, `title` the comment with which it begins, `start` the table that
    `setup` begins with. `seed` makes the shuffles for which no order is given.
    """

    file: str
    title: str
    box: Box
    setup: Any
    start: State = field(repr=False)
    seed: int = 1
    script: tuple[Scripted, ...] = ()


@frozen(kw_only=True)
class Entry:
    """A move and what happened, as it stands in a session file for ever.

    `number` counts from 1. `move` is in the words of the game ("Red counters with 3♦P"), empty where the table took
    entries back; `by` is the seat that made it, which need not be the seat that it is for. `against` are the rules'
    own reasons against a move that the Coach allowed ("THROW-29: K♥ does not beat A♠."), `allowed_because` his reason;
    both are logged (RULES ED-4). `narration` is the player's own words (ED-7). `back_to` is the entry after which the
    table stood as it stands again, where entries were taken back (ED-6). `at` is the time in milliseconds since 1970,
    0 where nobody looked at a clock.
    """

    number: int
    move: str
    facts: tuple[Fact, ...]
    by: Seat = COACH_SEAT
    at: int = 0
    narration: str = ""
    against: tuple[str, ...] = ()
    allowed_because: str = ""
    back_to: int | None = None

    @property
    def overruled(self) -> bool:
        """Whether the Coach allowed a move that the rules were against."""
        return bool(self.against)


def taken_back(entries: Iterable[Entry]) -> tuple[Fact, ...]:
    """Return the facts that take these entries back, which are given oldest first. Nothing is deleted."""
    facts = [fact for entry in entries for fact in entry.facts]
    return tuple(evolve(fact.inverse(), rule="ED-6", cause=-1) for fact in reversed(facts))


@frozen
class Naming:
    """Texts to look for in the words of a move, or in its facts as files have them (`cards.encoding`).

    It finds every entry that is about a path, a card's key or a kind of move, and may find others, because a path can
    be part of a longer one. Check what it finds.
    """

    moves: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()

    def named_in(self, move: str, facts: str) -> bool:
        """Whether the words of a move, or its facts as files have them, hold one of the texts."""
        return any(one in move for one in self.moves) or any(one in facts for one in self.facts)


EVERYTHING: Final = Naming()
"""Nothing is looked for: every entry."""
