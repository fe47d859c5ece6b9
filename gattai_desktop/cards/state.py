"""The table as a value: which cards lie where, and what each named value is.

Zones and values are flat: `zones["hand.red"]`, `values["team.harmony"]`. Facts, saving, taking back, sight and the
final state of a record need to know nothing else, whatever the game; games read them through typed views of
their own (`harmony(state)`, `Pilot(state, "red")`). A value that is not there is None.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, MutableMapping
from typing import Any, Final, NewType, TypeVar

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat

T = TypeVar("T")

Heads = NewType("Heads", frozenset[str])
"""Which values something follows from; made by `heads`."""

Known = MutableMapping[Heads, dict[Hashable, Any]]
"""What has been worked out about a table: by the values that it follows from, then by the question."""

WHOLE: Final = Heads(frozenset())
"""Stands for what follows from the table as a whole."""

_WITH: Final[dict[str, dict[str, list[Heads]]]] = {}
"""Every `Heads` that was made: by the first word of the paths that it names, then by their last, "" for any."""
_UNKNOWN: Final = object()


def heads(*paths: str) -> Heads:
    """Return the values from which something follows that is worked out once.

    "seats" names every path whose first word that is, "pilot.*.status" those of them that end so.
    """
    made = Heads(frozenset(paths))
    for path in made:
        head, _, last = path.partition(".*.")
        others = _WITH.setdefault(head, {}).setdefault(last, [])
        if made not in others:
            others.append(made)
    return made


def forget(known: Known, head: str, path: str) -> None:
    """Forget what followed from the value at a path, which begins with `head`, now that it has changed."""
    known.pop(WHOLE, None)
    named = _WITH.get(head)
    if named is not None:
        for last in ("", path.rpartition(".")[2]):
            for these in named.get(last, ()):
                known.pop(these, None)


def _nothing_known() -> Known:
    return {}


class Thought:
    """Something about which can be worked out what follows from it, each thing once.

    `known` is what has been worked out; it is no part of what the table is.
    """

    __slots__ = ()
    known: Known

    def once(self, question: Hashable, answer: Callable[[], T], *, of: Heads = WHOLE) -> T:
        """Return what follows from the table, its agenda left out; worked out the first time that it is asked.

        of: what follows from these values alone stays known on the tables of the moves to come, until one of them
        changes. Neither cards nor other values may be looked at for it.
        """
        known = self.known.get(of)
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

    def after(self, facts: Iterable[Fact]) -> "State":
        """Return the table after these facts. Raises FactDoesNotFit."""
        zones, values = dict(self.zones), dict(self.values)
        for fact in facts:
            fact.apply(zones, values)
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

    def where(self, card: Card) -> str | None:
        """The zone in which a card lies; None for a card that is not on the table."""
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

    def cards(self, zone: str) -> tuple[Card, ...]:
        """The cards of a zone from the bottom to the top, Backs where they are hidden."""
        return tuple([card for card, _ in self.zones.get(zone, ())])

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones.get(zone, ()))
