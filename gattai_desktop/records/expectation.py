"""The clauses of a record that say something of the table, and checks whether it is true.

The same clauses stand under "given", where the table is laid as they say, and under "then", where they are held
against it. Each `unmet` returns None where the clause is true, else what was found instead.
"""

from collections.abc import Mapping
from typing import Protocol

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.facts import Announced, Fact
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.box import Box
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.records.written import WrittenCards, written_cards, written_value


@frozen
class ReplayedMoment:
    """The table after a line of the script, and the facts of the last move."""

    state: State
    facts: tuple[Fact, ...]
    box: Box = field(repr=False)


class Expectation(Protocol):
    """A clause that is true or false at a moment of the replay."""

    def unmet(self, moment: ReplayedMoment) -> str | None:
        """Return what was found instead, None where it is as expected."""


@frozen
class ZoneHolds:
    """The cards of a zone. A Deck is written top first, every other zone from the bottom to the top."""

    zone: str
    written: WrittenCards
    kind: str = ""

    @property
    def lying_as_written(self) -> tuple[tuple[Card, bool | None], ...]:
        """The named cards from the bottom to the top, each with its facing where that is said."""
        sides = self.written.facing or (None,) * len(self.written.cards)
        pairs = tuple(zip(self.written.cards, sides, strict=True))
        return pairs[::-1] if self.top_first else pairs

    @property
    def top_first(self) -> bool:
        """Whether the zone is written from its top."""
        return self.zone.startswith("deck.")

    def unmet(self, moment: ReplayedMoment) -> str | None:
        return self.unmet_by(moment.state.zones.get(self.zone, ()))

    def unmet_by(self, lying: tuple[Lying, ...]) -> str | None:
        """Compare the clause with the cards of the zone as a seat sees them; None where they agree."""
        if self.written.count is not None:
            return None if len(lying) == self.written.count else f"{len(lying)} cards"
        wanted = self.lying_as_written
        here = lying
        if (self.top_first and not self.written.only) or self.written.rest:
            here = lying[len(lying) - len(wanted) :] if wanted else ()
        if self.zone.startswith("hand."):
            # A Hand has no order that matters.
            here = tuple(sorted(here, key=lambda one: one.card.key))
            wanted = tuple(sorted(wanted, key=lambda pair: pair[0].key))
        same = len(here) == len(wanted) and all(
            one.card is card and up in (None, one.up) for one, (card, up) in zip(here, wanted, strict=False)
        )
        if same:
            return None
        shown = here[::-1] if self.top_first else here
        sides = tuple(one.up for one in shown) if any(up is not None for _, up in wanted) else ()
        return written_cards(tuple(one.card for one in shown), sides)


@frozen
class LiesOnTop:
    """A card is the top card of a zone."""

    card: Card
    zone: str

    def unmet(self, moment: ReplayedMoment) -> str | None:
        top = moment.state.top(self.zone)
        return None if top is self.card else (top.code if top else "an empty zone")


@frozen
class GaugeShows:
    """A gauge of a subject stands at an amount, with this maximum where one is written."""

    gauge: RecordGauge
    key: str
    amount: Value
    most: int | None = None

    def unmet(self, moment: ReplayedMoment) -> str | None:
        found = moment.state.values.get(self.gauge.path.format(key=self.key), self.gauge.absent)
        most = self.gauge.most(moment.state, self.key) if self.gauge.most and self.most is not None else None
        if same(found, self.amount) and most == self.most:
            return None
        return written_value(found) + (f"/{most}" if most is not None else "")


@frozen
class ValuesAre:
    """Values by their paths; None for a value that is not there. by_path: the clause names the path itself."""

    values: Mapping[str, Value]
    by_path: bool = False

    def unmet(self, moment: ReplayedMoment) -> str | None:
        wrong = {
            path: moment.state.values.get(path)
            for path, value in self.values.items()
            if not same(moment.state.values.get(path), value)
        }
        return "; ".join(f"{path} = {written_value(value)}" for path, value in wrong.items()) or None


@frozen
class Asked:
    """These questions are open, the first to be answered first: (seat, kind). None is open where it is empty."""

    asks: tuple[tuple[Seat, str], ...]

    def unmet(self, moment: ReplayedMoment) -> str | None:
        found = tuple((ask.seat, ask.kind) for ask in moment.box.game.asks(moment.state))
        if found[: len(self.asks)] == self.asks and bool(found) == bool(self.asks):
            return None
        return ", ".join(f"{seat.capitalize()} {kind}" for seat, kind in found) or "nobody is asked"


@frozen
class WasAnnounced:
    """The last move announced something ("dissonant"), with at least these values; or did not, where `never`."""

    words: str
    values: Mapping[str, Value]
    never: bool = False

    def unmet(self, moment: ReplayedMoment) -> str | None:
        said = [fact for fact in moment.facts if isinstance(fact, Announced)]
        found = any(
            one.words == self.words and all(same(one.by_name.get(name), v) for name, v in self.values.items())
            for one in said
        )
        if found is not self.never:
            return None
        return "announced " + (", ".join(_announcement(one) for one in said) or "nothing")


def _announcement(fact: Announced) -> str:
    return " ".join((fact.words, *(f"{name}={written_value(value)}" for name, value in fact.values)))


@frozen
class Sees:
    """A seat (or "public") sees the cards of a zone like this: hidden ones are Backs."""

    seat: Seat
    holds: ZoneHolds

    def unmet(self, moment: ReplayedMoment) -> str | None:
        return self.holds.unmet_by(moment.box.game.sight(moment.state, self.seat).zones.get(self.holds.zone, ()))


@frozen
class SeesNot:
    """A value is hidden from a seat (or from "public")."""

    seat: Seat
    path: str

    def unmet(self, moment: ReplayedMoment) -> str | None:
        if self.path not in moment.state.values:
            return f"there is no {self.path}"
        try:
            found = moment.box.game.sight(moment.state, self.seat).values[self.path]
        except NotKnown:
            return None
        return written_value(found)


def same(found: Value, expected: Value) -> bool:
    """Whether two values are the same; true is not 1."""
    return found == expected and type(found) is type(expected)
