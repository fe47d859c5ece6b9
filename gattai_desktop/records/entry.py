"""One entry of a session: a move and the facts that it led to; and a search for entries by what they name."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.zone import COACH_SEAT, Seat


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
