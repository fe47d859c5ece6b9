"""The past of a session, as it may be shown: entries from the session file, the newest kept at hand. No Qt."""

from collections import OrderedDict
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from heapq import nlargest
from typing import Final

from gattai_desktop.cards.difference_of_tables import NoBridge, bridge
from gattai_desktop.cards.encoding import MAX_FACTS
from gattai_desktop.cards.facts import Fact, FactDoesNotFit
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move, write
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.verdict import Reason, Verdict
from gattai_desktop.model.happened import Happened, Sights
from gattai_desktop.model.journal import SessionLog
from gattai_desktop.records.record import EVERYTHING, Entry, Naming
from gattai_desktop.records.undone_entries import Course, Gone, Leg, leg
from gattai_desktop.sessions.errors import SessionDamaged

_REMEMBERED: Final = 256
"""Entries that can be shown again without asking the session file."""
MOST_TOLD: Final = 6
"""Most moves that are told of what goes, or comes again; the newest."""


@frozen
class Going:
    """What taking back would do: how many moves would hold no more, how many again, and the newest of these."""

    gone: int
    again: int
    newest_again: tuple[int, ...]


class Chronicle:
    """Reads a journal for a seat's eyes. Whatever reads the file raises `SessionError` where it cannot be read."""

    def __init__(self, game: Game, journal: SessionLog, veil: Callable[[Seat], Seat]) -> None:
        self._game = game
        self._journal = journal
        self._veil = veil
        self._sights = Sights(game)
        self._remembered: OrderedDict[int, Happened] = OrderedDict()
        self._gone: tuple[int, AbstractSet[int]] = (-1, frozenset())
        self._legs: dict[tuple[int, int], bool] = {}
        self._under_way = (0, -1)

    def page(self, first: int, last: int, naming: Naming, taken_back: Callable[[int], bool]) -> tuple[Happened, ...]:
        """The entries from `first` to `last`, both included, as far as they exist; or those that hold and name this."""
        first, last = max(1, first), min(last, self._journal.last)
        if naming is EVERYTHING:
            return tuple(self._happened(number) for number in range(first, last + 1))
        found = self._journal.naming(naming, first, last)
        return tuple(self._happened(number) for number in found if not taken_back(number))

    def written(self, entry: Entry, before: State, carried_from: Place) -> Happened:
        """Return what may be shown of an entry that was just written; `before` is the table before it."""
        happened = self._remember(Happened(entry, before, self._game, self._veil, self._sights))
        happened.carried_from = carried_from
        return happened

    def going_on(
        self, move: Move, facts: tuple[Fact, ...], verdict: Verdict, narration: str, because: str, at: int
    ) -> Entry:
        """Return the entry of a move that was played; because: why the Coach allowed it, if that was needed."""
        against = tuple(f"{reason.rule}: {reason.text}" for reason in verdict.reasons)
        return Entry(
            number=self._journal.last + 1,
            move=write(move),
            facts=facts,
            by=move.seat,
            at=at,
            narration=narration,
            against=against,
            allowed_because=because if against else "",
        )

    def is_taken_back(self, entry: int) -> bool:
        """Whether the entry's facts no longer hold."""
        if self._gone[0] != self._journal.last:
            self._gone = self._journal.last, self._journal.taken_back()
        return entry in self._gone[1]

    def way_back(self, entry: int) -> range:
        """The entries that took something back together, of which this is one; the entry alone where it took nothing.

        What is more than one entry can hold was written as several, each of which goes as far as it can.
        """
        backs = dict(self._journal.backs())
        first = last = entry
        while {first - 1, first} <= backs.keys() and self._is_leg(first - 1, backs[first]):
            first -= 1
        while {last, last + 1} <= backs.keys() and self._is_leg(last, backs[last + 1]):
            last += 1
        return range(first, last + 1)

    def _is_leg(self, entry: int, goal: int) -> bool:
        """Whether an entry that took back went as far as it could on the way to where the next one goes."""
        if (entry, goal) not in self._legs:
            backs = self._journal.backs()
            to = dict(backs)[entry]
            # What ends before its goal is large; of whatever is not, nobody need work it out.
            known = to != goal < entry and len(self._journal.entry(entry).facts) > MAX_FACTS // 10
            if known:
                course = Course(one for one in backs if one[0] < entry)
                known = leg(course, self._journal.entry, entry - 1, goal).to == to
            self._legs[entry, goal] = known
        return self._legs[entry, goal]

    def going(self, entry: int) -> Going:
        """What taking back an entry and all that followed it would do to the moves of a session.

        Those hold again that were taken back since; what was brought to life since goes with the rest.
        """
        backs = self._journal.backs()
        gone, later = Gone(backs), Gone((*backs, (self._journal.last + 1, entry - 1)))
        both, steps = gone.shared(later), {number for number, _ in backs}
        leaving = len(later) - both - sum(one in later and one not in gone for one in steps)
        coming = len(gone) - both - sum(one in gone and one not in later for one in steps)
        again = (one for one in gone if one not in later and one not in steps) if coming else ()
        return Going(leaving, coming, tuple(nlargest(MOST_TOLD, again)))

    def going_back(self, goal: int, because: str, against: Reason | None, at: int) -> Entry:
        """Return the entry that brings the table back to where it stood after the entry `goal`, or on the way there.

        It goes as far as one entry can hold; its `back_to` says how far. against: what the table's rules had against
        it; because: why it is done all the same; at: the time.
        """
        last = self._journal.last
        found = leg(Course(self._journal.backs()), self._journal.entry, last, goal)
        if not self._leads_there(found):
            # A file that was mended, or that a stranger wrote, may say of an entry that it took back what it did not.
            found = self._bridge(goal)
        if self._under_way == (last, goal):
            self._legs[last, found.to] = True  # which needs not be worked out from the file
        self._under_way = last + 1, goal
        return Entry(
            number=last + 1,
            move="",
            facts=found.facts,
            against=() if against is None else (f"{against.rule}: {against.text}",),
            allowed_because=because,
            back_to=found.to,
            at=at,
        )

    def _leads_there(self, found: Leg) -> bool:
        try:
            return self._journal.state().after(found.facts) == self._journal.state_before(found.to + 1)
        except FactDoesNotFit:
            return False

    def _bridge(self, goal: int) -> Leg:
        try:
            return Leg(bridge(self._journal.state(), self._journal.state_before(goal + 1), rule="ED-6"), goal)
        except NoBridge:
            raise SessionDamaged(
                "The table after move {number} had other cards than the table now, so nothing leads back to it. "
                "Nothing was changed; play can go on as it stands.",
                number=goal,
            ) from None

    def _happened(self, number: int) -> Happened:
        known = self._remembered.get(number)
        if known is not None:
            return known
        entry, before = self._journal.entry(number), self._journal.state_before(number)
        return self._remember(Happened(entry, before, self._game, self._veil, self._sights))

    def _remember(self, happened: Happened) -> Happened:
        self._remembered[happened.entry] = happened
        while len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)
        return happened
