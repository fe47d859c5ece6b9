"""The table as a value: which cards lie where, and what each named value is.

Zones and values are flat: `zones["hand.red"]`, `values["team.harmony"]`. Facts, saving, taking back, sight and the
final state of a record need to know nothing else, whatever the game; games read them through typed views of
their own (`harmony(state)`, `Pilot(state, "red")`). A value that is not there is None.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache, wraps
from typing import Any, Final, NewType, TypeVar

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.facts import Fact, FactDoesNotFit
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.limits import TooMuch, check_counts
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat

T = TypeVar("T")
Q = TypeVar("Q", bound=Callable[..., Any])

Paths = NewType("Paths", frozenset[str])
"""Which values and zones an answer depends on; made by `paths`."""

Kept = dict[Paths, dict[Hashable, Any]]
"""Answers about a table: by the values and zones that they depend on, then by the question."""

THIS_TABLE: Final = Paths(frozenset())
"""Stands for an answer that depends on the whole table."""

_MADE: Final[dict[Paths, Paths]] = {}
"""Every `Paths` that was made, once."""
_UNKNOWN: Final = object()
_MOST_TEXTS: Final = 2048
"""How many paths of one form are remembered."""


def paths(*names: str) -> Paths:
    """Name the values and zones that a cached answer depends on.

    "seats" names every path whose first word that is, "pilot.*.status" those of them that end so, "hand.red" this one.
    """
    made = Paths(frozenset(names))
    if made not in _MADE:
        _MADE[made] = made
        INVALIDATED.clear()
    return _MADE[made]


def path_to(template: str) -> Callable[..., str]:
    """Return a function that names the path or zone of a seat or thing: `path_to("hand.{}")("red")` is "hand.red".

    It returns the same text each time, as which a path is found sooner.
    """

    # A function of its own: asked about a builtin's text, as `lru_cache` does, the toolkit compiles its explanations.
    def path(*names: object) -> str:
        return template.format(*names)

    return lru_cache(maxsize=_MOST_TEXTS)(path)


presence: Final = path_to("any.{}")
"""By which name something depends on whether any cards lie in a zone, whichever they are."""


class _Invalidated(dict[str, tuple[frozenset[str], tuple[Paths, ...]]]):
    """By path, the names by which a value or zone is touched when it changes, and which answers no longer hold then.

    It is touched as itself and by its first word. Answers about the whole table never hold then.
    """

    def __missing__(self, path: str) -> tuple[frozenset[str], tuple[Paths, ...]]:
        if len(self) >= _MOST_INVALIDATED:
            self.clear()
        head, _, rest = path.partition(".")
        names = {head, path, f"{head}.*.{rest.rpartition('.')[2]}"}
        found = frozenset((path, head)), tuple(made for made in _MADE if not names.isdisjoint(made))
        self[path] = found
        return found


INVALIDATED: Final = _Invalidated()
_MOST_INVALIDATED: Final = 8192


def cached(*, depends_on: Paths = THIS_TABLE) -> Callable[[Q], Q]:
    """Keep what a function returns for a table, or for a table and one other value, as `Memo.cached` does.

    depends_on: the values and zones that the function looks at; without it the answer holds for this table alone.
    """

    def kept(answer: Q) -> Q:
        def of_table(table: Memo) -> Any:  # noqa: ANN401 - what the function returns
            try:
                return (table.kept[depends_on] if depends_on else table.for_this_table)[answer]
            except KeyError:
                answers = table.kept.setdefault(depends_on, {}) if depends_on else table.for_this_table
                found = answers[answer] = answer(table)
                return found

        def of_both(table: Memo, about: Hashable) -> Any:  # noqa: ANN401 - what the function returns
            try:
                return (table.kept[depends_on] if depends_on else table.for_this_table)[answer, about]
            except KeyError:
                answers = table.kept.setdefault(depends_on, {}) if depends_on else table.for_this_table
                found = answers[answer, about] = answer(table, about)
                return found

        return wraps(answer)(of_table if answer.__code__.co_argcount == 1 else of_both)  # type: ignore[return-value]

    return kept


def _nothing_kept() -> Kept:
    return {}


def _nothing() -> dict[Hashable, Any]:
    return {}


class Memo:
    """Caches answers about a table.

    `kept` holds those that depend on some values and zones, `for_this_table` those that depend on the whole table; they
    are no part of what the table is.
    """

    __slots__ = ()
    zones: Mapping[str, tuple[Lying, ...]]
    values: Mapping[str, Value]
    kept: Kept
    for_this_table: dict[Hashable, Any]

    def number(self, path: str) -> int:
        """A value that is a whole number; 0 where it is not there."""
        return self.values.get(path) or 0  # type: ignore[return-value]

    def text(self, path: str) -> str:
        """A value that is a word or a text; "" where it is not there."""
        return str(self.values.get(path) or "")

    def listed(self, path: str) -> tuple[str, ...]:
        """The names that a value lists, in their order; none where it is not there."""
        return self.values.get(path) or ()  # type: ignore[return-value]

    def has_cards(self, zone: str) -> bool:
        """Whether cards lie in a zone: all that an answer may ask that depends on its `presence`."""
        return bool(self.zones.get(zone))

    def forget(self) -> None:
        self.kept.clear()
        self.for_this_table.clear()

    def cached(self, question: Hashable, answer: Callable[[], T], *, depends_on: Paths = THIS_TABLE) -> T:
        """Return the answer to a question about the table, and keep it. No answer may depend on the agenda.

        depends_on: an answer that looks at these values and zones alone is kept on the tables of the moves to come,
        until one of them changes.
        """
        answers = self.kept.get(depends_on) if depends_on else self.for_this_table
        if answers is None:
            answers = self.kept[depends_on] = {}
        found = answers.get(question, _UNKNOWN)
        if found is _UNKNOWN:
            found = answers[question] = answer()
        return found  # type: ignore[no-any-return]


@frozen
class State(Memo):
    """The whole table at one moment. Never changed in place: `after` returns the next one."""

    zones: Mapping[str, tuple[Lying, ...]]
    values: Mapping[str, Value]
    kept: Kept = field(factory=_nothing_kept, eq=False, repr=False)
    for_this_table: dict[Hashable, Any] = field(factory=_nothing, eq=False, repr=False)

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
class Sight(Memo):
    """The table as one seat sees it: hidden cards are Backs, hidden values are not there.

    Made by `gattai_desktop.cards.sight.sight` and by nothing else.
    """

    seat: Seat
    zones: Mapping[str, tuple[Lying, ...]]
    values: Mapping[str, Value]
    kept: Kept = field(factory=_nothing_kept, eq=False, repr=False)
    for_this_table: dict[Hashable, Any] = field(factory=_nothing, eq=False, repr=False)

    def cards(self, zone: str) -> tuple[Card, ...]:
        """The cards of a zone from the bottom to the top, Backs where they are hidden."""
        return tuple([card for card, _ in self.zones.get(zone, ())])

    def count(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones.get(zone, ()))


Table = State | Sight
"""The table, whole or as a seat sees it: what rules read that also run on sights."""
