"""The table as a value: which cards lie where, and what each named value is.

Zones and values are flat: `zones["hand.red"]`, `values["team.harmony"]`. Facts, saving, taking back, sight and the
final state of a record need to know nothing else, whatever the game; games read them through typed views of
their own (`harmony(state)`, `Pilot(state, "red")`). A value that is not there is None.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, NewType, TypeVar

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.facts import Fact, FactDoesNotFit
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.limits import TooMuch, check_counts
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat

T = TypeVar("T")

Heads = NewType("Heads", frozenset[str])
"""Which values and zones something follows from; made by `heads`."""

Known = dict[Heads, dict[Hashable, Any]]
"""What has been worked out about a table: by the values that it follows from, then by the question."""

WHOLE: Final = Heads(frozenset())
"""Stands for what follows from the table as a whole."""

_MADE: Final[dict[Heads, Heads]] = {}
"""Every `Heads` that was made, once."""
_UNKNOWN: Final = object()


def heads(*paths: str) -> Heads:
    """Return the values and zones from which something follows that is worked out once.

    "seats" names every path whose first word that is, "pilot.*.status" those of them that end so, "hand.red" this one.
    """
    made = Heads(frozenset(paths))
    if made not in _MADE:
        _MADE[made] = made
        TRACES.clear()
    return _MADE[made]


@lru_cache(maxsize=1024)
def presence(zone: str) -> str:
    """Return the name by which something follows from whether any cards lie in a zone, whichever they are."""
    return f"any.{zone}"


Traces = tuple[frozenset[str], tuple[Heads, ...]]

TRACES: Final[dict[str, Traces]] = {}
"""What `traces` has said."""
_MOST_TRACES: Final = 8192


def traces(path: str) -> Traces:
    """Return as what a value or zone counts as touched when it changes, and all that no longer holds then.

    It is touched as itself and by its first word. What follows from the whole table never holds then.
    """
    found = TRACES.get(path)
    if found is None:
        if len(TRACES) >= _MOST_TRACES:
            TRACES.clear()
        head, _, rest = path.partition(".")
        names = {head, path, f"{head}.*.{rest.rpartition('.')[2]}"}
        found = TRACES[path] = frozenset((path, head)), tuple(made for made in _MADE if not names.isdisjoint(made))
    return found


def _nothing_known() -> Known:
    return {}


def _nothing() -> dict[Hashable, Any]:
    return {}


class Thought:
    """Something about which can be worked out what follows from it, each thing once.

    `known` is what has been worked out from some values and zones, `whole` what follows from the table as a whole; they
    are no part of what the table is.
    """

    __slots__ = ()
    zones: Mapping[str, tuple[Lying, ...]]
    known: Known
    whole: dict[Hashable, Any]

    def has_cards(self, zone: str) -> bool:
        """Whether cards lie in a zone, which is all that an answer needs that follows from its `presence`."""
        return bool(self.zones.get(zone))

    def forget(self) -> None:
        """Forget all that has been worked out."""
        self.known.clear()
        self.whole.clear()

    def once(self, question: Hashable, answer: Callable[[], T], *, of: Heads = WHOLE) -> T:
        """Return what follows from the table, its agenda left out; worked out the first time that it is asked.

        of: what follows from these values and zones alone stays known on the tables of the moves to come, until one of
        them changes. No others may be looked at for it.
        """
        known = self.known.get(of) if of else self.whole
        if known is None:
            known = self.known[of] = {}
        found = known.get(question, _UNKNOWN)
        if found is _UNKNOWN:
            found = known[question] = answer()
        return found  # type: ignore[no-any-return]


@frozen
class State(Thought):
    """The whole table at one moment. Never changed in place: `after` returns the next one."""

    zones: Mapping[str, tuple[Lying, ...]]
    values: Mapping[str, Value]
    known: Known = field(factory=_nothing_known, eq=False, repr=False)
    whole: dict[Hashable, Any] = field(factory=_nothing, eq=False, repr=False)

    def after(self, facts: Iterable[Fact]) -> "State":
        """Return the table after these facts. Raises FactDoesNotFit."""
        zones, values = dict(self.zones), dict(self.values)
        for fact in facts:
            fact.apply(zones, values)
        try:
            check_counts(zones, values)
        except TooMuch as wrong:
            raise FactDoesNotFit(wrong.words) from None
        return State(zones, values)

    def before(self, facts: Iterable[Fact]) -> "State":
        """Return the table as it was before these facts, which are given in the order in which they happened."""
        return self.after(fact.inverse() for fact in reversed(tuple(facts)))

    def cards(self, zone: str) -> tuple[Card, ...]:
        """The cards of a zone from the bottom to the top; none where the zone is empty."""
        return tuple([card for card, _ in self.zones.get(zone, ())])

    def top(self, zone: str) -> Card | None:
        """The top card of a zone."""
        lying = self.zones.get(zone)
        return lying[-1].card if lying else None

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones.get(zone, ()))

    def where(self, card: Card, *likely: str) -> str | None:
        """The zone in which a card lies, looked for in the `likely` ones first; None where it is not on the table."""
        for zone in likely:
            try:
                lying = self.zones.get(zone, ())
            except NotKnown:  # on a sight that may not count them, and shows none
                continue
            for one, _ in lying:
                if one is card:
                    return zone
        for zone, lying in self.zones.items():
            for one, _ in lying:
                if one is card:
                    return zone
        return None


@frozen
class Sight(Thought):
    """The table as one seat sees it: hidden cards are Backs, hidden values are not there.

    Made by `gattai_desktop.cards.sight.sight` and by nothing else.
    """

    seat: Seat
    zones: Mapping[str, tuple[Lying, ...]]
    values: Mapping[str, Value]
    known: Known = field(factory=_nothing_known, eq=False, repr=False)
    whole: dict[Hashable, Any] = field(factory=_nothing, eq=False, repr=False)

    def cards(self, zone: str) -> tuple[Card, ...]:
        """The cards of a zone from the bottom to the top, Backs where they are hidden."""
        return tuple([card for card, _ in self.zones.get(zone, ())])

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones.get(zone, ()))
