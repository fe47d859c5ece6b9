"""A record as a value: what the table is set up with, and then line by line what is done and expected."""

from typing import Any

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import Move
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
    expectation: Expectation


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
