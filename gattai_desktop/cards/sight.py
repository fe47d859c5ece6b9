"""What a seat may see (RULES 2.18). The one place where secrets are cut out.

A face-up card is seen by everybody, a face-down card by the seats that the zone names; in a closed zone (a Deck)
nothing is seen. A hidden card becomes the Back of its Deck and has no identity, so that no view can follow it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from gattai_desktop.cards.card import RANK_NAMES, Card, NotKnown, Suit, back_of
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import AGENDA
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import ALL, Lying, Seat, Zone

ZonesOf = Callable[[State], Mapping[str, Zone]]
HiddenOf = Callable[[State, Seat], Callable[[str], bool]]
"""Returns, for a table and a seat, a function that says whether a value path is hidden from the seat."""


class SeenValues(dict[str, Value]):
    """Values as a seat sees them: asking for one that is hidden raises NotKnown.

    `get` gives None for it, as for a value that is not there; `known` tells the two apart.
    """

    __slots__ = ("hides",)

    def __init__(self, values: Mapping[str, Value], hides: Callable[[str], bool] = lambda _path: False) -> None:
        super().__init__(values)
        self.hides = hides

    def __missing__(self, path: str) -> Value:
        raise NotKnown(f"{path} is hidden.")

    def __copy__(self) -> "SeenValues":
        return SeenValues(self, self.hides)


class SeenZones(dict[str, tuple[Lying, ...]]):
    """Zones as a seat sees them, for rules: a zone whose cards the seat may not count raises NotKnown."""

    __slots__ = ("uncounted",)

    def __init__(self, zones: Mapping[str, tuple[Lying, ...]], uncounted: frozenset[str]) -> None:
        super().__init__(zones)
        self.uncounted = uncounted

    def get(self, zone: str, default: Any = None) -> Any:  # noqa: ANN401 - as dict has it
        if zone in self.uncounted:
            raise NotKnown(f"How many cards lie in {zone} is hidden.")
        return super().get(zone, default)

    def __getitem__(self, zone: str) -> tuple[Lying, ...]:
        if zone in self.uncounted:
            raise NotKnown(f"How many cards lie in {zone} is hidden.")
        return super().__getitem__(zone)

    def __copy__(self) -> "SeenZones":
        return SeenZones(dict(self.items()), self.uncounted)


def known(values: Mapping[str, Value], path: str) -> Value:
    """The value, None where there is none. Raises NotKnown where it is hidden from the seat whose values these are."""
    value = values.get(path)
    if value is None and isinstance(values, SeenValues) and values.hides(path):
        raise NotKnown(f"{path} is hidden.")
    return value


def to_play_on(seen: Sight) -> State:
    """The table as rules may play on it for a seat: what is hidden from the seat raises NotKnown."""
    # No State keeps an empty zone: where a sight has one, the seat may not count what lies there.
    uncounted = frozenset(zone for zone, lying in seen.zones.items() if not lying)
    return State(SeenZones(seen.zones, uncounted) if uncounted else seen.zones, seen.values)


def _sees(zone: Zone | None, up: bool, seat: Seat) -> bool:
    if seat == ALL:
        return True
    if zone is None or zone.closed:
        return False
    # Cards that may not be counted may not be seen either.
    return (up and zone.counted) or seat in zone.seen_by


def _counts(zone: Zone | None, seat: Seat) -> bool:
    """Whether the seat may know that cards lie in a zone at all."""
    return zone is None or zone.counted or seat in zone.seen_by


def _veiled(lying: tuple[Lying, ...], zone: Zone | None, seat: Seat) -> tuple[Lying, ...]:
    if zone is not None and not zone.counted and seat not in zone.seen_by:
        return ()
    if zone is None or zone.closed:  # in a Deck not even the facing shows: it would tell where the Jokers lie
        return tuple([_hidden(card.deck) for card, _ in lying])
    if seat in zone.seen_by:
        return lying
    return tuple([one if one[1] else _hidden(one[0].deck) for one in lying])


@lru_cache(maxsize=64)
def _hidden(deck: str) -> Lying:
    """A card of a Deck of which nothing is seen but its back."""
    return Lying(back_of(deck), up=False)


def sight(
    state: State,
    seat: Seat,
    zones: Mapping[str, Zone],
    hidden: Callable[[str], bool],
    secrets: Iterable[str] | None = None,
) -> Sight:
    """Return the table as the seat sees it. secrets: the paths of all values that may be hidden; any where none say."""
    if seat == ALL:
        return Sight(seat, state.zones, SeenValues(state.values))
    seen = {name: _veiled(lying, zones.get(name), seat) for name, lying in state.zones.items()}
    # A zone that may not be counted is there, and empty, whether anything lies in it or not.
    seen |= {name: () for name, zone in zones.items() if not zone.counted and seat not in zone.seen_by}
    values = SeenValues(state.values, hidden)
    for path in filter(hidden, state.values if secrets is None else secrets):
        values.pop(path, None)
    return Sight(seat, seen, values)


def by_itself(seen: Sight, hidden: HiddenOf) -> Sight:
    """Return the same sight with nothing in it that leads back to the table: what it hides is told from itself."""
    values = SeenValues(seen.values, hidden(State(seen.zones, dict(seen.values)), seen.seat))
    return Sight(seen.seat, seen.zones, values)


def with_covered(seen: Sight, public: Sight) -> Sight:
    """Return a seat's sight in which no card shows its face that not everybody sees."""
    return evolve(seen, zones=public.zones)


def _cut(card: Card, *seen: bool) -> Card:
    return card if any(seen) else back_of(card.deck)


def sight_of_facts(
    state: State, facts: Iterable[Fact], seat: Seat, zones_of: ZonesOf, hidden_of: HiddenOf
) -> Iterator[tuple[int, Fact]]:
    """Yield the facts as the seat sees them, each with its number; `state` is the table before the first of them.

    A value that the seat may not see, and words that are not for it, are left out.
    """
    if seat == ALL:
        yield from enumerate(facts)
        return
    lying, values = dict(state.zones), dict(state.values)  # of nobody else, so that each fact can change them in place
    table = State(lying, values)
    zones = zones_of(table)
    for number, fact in enumerate(facts):
        # What was still to be done shows in a fact, too, that takes it off the agenda.
        was_hidden = isinstance(fact, ValueChanged) and fact.path == AGENDA and hidden_of(table, seat)(AGENDA)
        fact.apply(lying, values)
        table.forget()
        zones_after = zones_of(table)
        if isinstance(fact, CardsMoved):
            moved = _moved_as_seen(fact, zones.get(fact.origin), zones_after.get(fact.target), seat)
            if moved is not None:
                yield number, moved
        elif isinstance(fact, CardsTurned):
            zone = zones_after.get(fact.zone)
            turned = tuple(_cut(card, _sees(zone, True, seat)) for card in fact.cards)
            yield number, evolve(fact, cards=turned)
        elif isinstance(fact, ZoneShuffled):
            zone = zones_after.get(fact.zone)
            order = _veiled(fact.before, zone, seat), _veiled(fact.after, zone, seat)
            yield number, evolve(fact, before=order[0], after=order[1])
        elif isinstance(fact, ValueChanged):
            if not was_hidden and not hidden_of(table, seat)(fact.path):
                yield number, fact
        elif not isinstance(fact, Announced) or not fact.seen_by or seat in fact.seen_by:
            yield number, fact
        zones = zones_after


def _moved_as_seen(fact: CardsMoved, origin: Zone | None, target: Zone | None, seat: Seat) -> CardsMoved | None:
    """Return cards that moved as the seat sees them: each where it sees it before or after the move.

    Between zones that the seat may not count nothing moves for it.
    """
    leaves, comes = _counts(origin, seat), _counts(target, seat)
    if not (leaves or comes):
        return None
    cards = tuple(
        _cut(card, _sees(origin, was, seat), _sees(target, up, seat))
        for card, was, up in zip(fact.cards, fact.was_up, fact.up, strict=True)
    )
    nowhere = (0,) * len(cards)  # a place among cards that may not be counted would count them
    return evolve(fact, cards=cards, places=fact.places if leaves else nowhere, lands=fact.lands if comes else nowhere)


A_CARD: Final = "[a card]"
"""What stands in the place of a card."""

_CODED: Final = r"(?<![\w.])(?:10|[2-9TJQKA])(?:[♠♥♦♣][PC]?|[SHDC][PC])(?!\w)"
_SPOKEN: Final = rf"\b(?:{'|'.join(RANK_NAMES.values())}) of (?:{'|'.join(suit.name for suit in Suit)})\b"
_JOKER: Final = r"\bJoker[12][PC]?\b"
_RANK: Final = r"\b(?:rank|suit)=[^,)\s]+"
_NAMED: Final = f"{_CODED}|{_SPOKEN}|{_JOKER}|{_RANK}"


def veiled(text: str) -> str:
    """Return the text with every card in it taken out, however it is named: "9♦P", "9DP", "Nine of Diamonds"."""
    return re.sub(_NAMED, A_CARD, text, flags=re.IGNORECASE)
